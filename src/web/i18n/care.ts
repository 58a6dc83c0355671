import { catalogue } from './catalogue.ts';

/** Written by people and fixed: no model ever words these. What differs by kind is in care-kinds.ts. */
export const careTexts = catalogue({
  en: {
    getHelp: 'Get help now',
    panelTitle: 'Help is close',
    software: (product: string) =>
      `${product} is software. It isn't therapy, it isn't for emergencies, and it can't look after you. A person can, right now.`,
    emergencyLead: 'In danger right now? Call',
    emergencyNow: 'Call now:',
    police: 'Police:',
    emergencyUnknown: 'In danger right now? Call the emergency number where you are.',
    linesTitle: 'People who will listen',
    country: 'Help lines for',
    otherCountry: 'Another country',
    call: (name: string, number: string) => `Call ${name}, ${number}`,
    website: 'Website',
    directoryLead: 'Lines in other countries:',
    listedOn: (date: string) =>
      `Numbers and hours last checked on ${date} or later. If a line doesn't answer, call the emergency number.`,
    notStored:
      "What you wrote wasn't passed on to the guide, and it wasn't stored. Your words are still here.",
    backToWords: 'Back to my words',
    close: 'Close',
    cardTitle: 'A word before you go on',
    cardText:
      'Some of what you wrote sounds hard to carry. If it gets too much, there are people who will listen.',
    yes: 'Yes',
    no: 'No',
    answerStays: "Your answer stays in this tab. It isn't sent or stored.",
    afterNo: 'Thank you. This stays here, in case that changes.',
    closedTitle: "Let's stop here for now",
    closed:
      "After what you wrote, we won't try to sell you anything in this tab. The help below is free, and you don't need an account. The guide can wait for another day.",
    backHome: 'Back to Home',
  },
  zh: {
    getHelp: '立即求助',
    panelTitle: '帮助就在身边',
    software: (product: string) =>
      `${product} 是一款软件，不是心理治疗，不用于紧急情况，也无法照顾你。现在就有人可以。`,
    emergencyLead: '正处于危险之中？请拨打',
    emergencyNow: '请立即拨打：',
    police: '报警：',
    emergencyUnknown: '正处于危险之中？请拨打你所在地的紧急电话。',
    linesTitle: '愿意倾听的人',
    country: '求助热线所在地',
    otherCountry: '其他国家或地区',
    call: (name: string, number: string) => `致电${name}，${number}`,
    website: '网站',
    directoryLead: '其他国家和地区的热线：',
    listedOn: (date: string) => `号码和时间最近核对于 ${date} 或之后。如果热线无人接听，请拨打紧急电话。`,
    notStored: '你写的内容没有传给引导，也没有保存。你写的文字仍然在这里。',
    backToWords: '回到我写的内容',
    close: '关闭',
    cardTitle: '继续之前，想对你说',
    cardText: '你写下的一些内容听起来很难承受。如果太难了，有人愿意倾听。',
    yes: '是',
    no: '不是',
    answerStays: '你的回答只留在这个标签页，不会发送，也不会保存。',
    afterNo: '谢谢你。这里会一直在，以防情况有变。',
    closedTitle: '我们先到这里',
    closed:
      '看到你写的内容之后，这个标签页里不会出售任何东西。下面的帮助是免费的，不需要账户。引导可以改天再说。',
    backHome: '返回首页',
  },
});
