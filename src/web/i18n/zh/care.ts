import type { Texts } from '../texts.ts';

export const care: Texts['care'] = {
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
  hours: {
    'all-day': '每天 24 小时',
    'at-least-18-hours': '每日不少于 18 小时，各地不同',
    'differ-by-place': '服务时间各地不同',
    'every-day-11-to-21': '每天 11:00–21:00',
    'monday-to-saturday-14-to-20': '周一至周六 14:00–20:00',
    'office-hours-or-110': '多为工作日办公时间，其他时间请拨打 110',
  },
  notes: {
    '5-to-25': '面向 5 至 25 岁的人',
    'call-or-text': '可打电话或发短信',
    'domestic-and-sexual-violence': '家庭暴力和性暴力',
    'domestic-violence': '家庭暴力',
    'english-and-chinese': '也提供中文和英文服务',
    'under-18': '面向 18 岁以下的人',
    'under-19': '面向 19 岁以下的人',
    women: '面向遭受暴力的女性',
    young: '面向儿童和青少年',
  },
};

export const kind: Texts['kind'] = {
  'self-harm': {
    title: '你不必独自承受',
    acknowledge: '谢谢你把它说出来。你写下的内容很沉重，也很重要。',
    stepsTitle: '接下来的一小时',
    steps: [
      '和一个人待在一起。去找他，或请他一直和你通话。',
      '远离任何可能用来伤害自己的东西。离开那个房间，或请别人拿走。',
      '你可以只说一句话：“我现在不安全，请陪着我。”',
    ],
    someoneElse: '如果说的是另一个人：尽量陪在他身边，并一起拨打这些电话。',
    ask: '你是不是在想结束自己的生命，或者伤害自己？',
  },
  violence: {
    title: '先退后一步',
    acknowledge: '谢谢你说出来。这样的冲动会过去，你不必独自应付。',
    stepsTitle: '接下来的一小时',
    steps: [
      '和那个人拉开距离：去另一个房间、到外面、换一个地方。',
      '远离任何可能伤人的东西，请别人把它拿走。',
      '现在就告诉一个人，一句话就够：“我怕我会伤害别人。”',
    ],
    someoneElse: '如果此刻有人处于危险之中，请拨打紧急电话。',
    ask: '你是不是担心自己会伤害别人？',
  },
  abuse: {
    title: '发生在你身上的事，不是你的错',
    acknowledge: '谢谢你写下来。没有人有权利伤害你，或让你害怕。',
    stepsTitle: '怎样让自己更安全',
    steps: [
      '现在怎样才安全，你最清楚。今天什么都不必决定，也不必对那个人说什么。',
      '独自一人时，用没有人会查看的手机打电话或写信息。',
      '想好一个可以去的地方，和一个任何时候都能打电话找的人。',
    ],
    someoneElse: '如果说的是另一个人：相信他，问他需要什么。如果是孩子，请拨打这些电话。',
    ask: '是不是有人伤害你，或让你害怕？',
  },
  medical: {
    title: '这需要医生，而不是谈话',
    acknowledge: '你描述的情况可能很快变得危险。请先求助，其他的都可以等。',
    stepsTitle: '在救助到来之前',
    steps: [
      '现在就打电话，说清楚你的感觉。如果服用了什么，说明是什么、多少、什么时候。',
      '不要独自一人，不要自己开车。把门锁打开。',
      '如果让你等待而情况加重，请再打一次。',
    ],
    someoneElse: '如果说的是另一个人：留在他身边，替他打电话。',
    ask: '你的身体现在有危险，或正在加重吗？',
  },
  minor: {
    title: '这里是为成年人准备的',
    acknowledge: '从你写的内容看，你可能未满 18 岁。你值得有一个人来倾听，而且正有人在做这件事。',
    stepsTitle: '你可以这样做',
    steps: [
      '给其中一条热线打电话或写信息。可以匿名，再小的烦恼也可以说。',
      '告诉一个你信任的成年人：家里的、学校的、亲戚，或社团里的。',
      '如果你所在的地方不安全，请拨打紧急电话。',
    ],
    someoneElse: '如果你已年满 18 岁而我们看错了：很抱歉。请返回，换一种说法。',
    ask: '你未满 18 岁吗？',
  },
};

export const exit: Texts['exit'] = {
  leave: '立即离开此页',
  hint: (product: string) =>
    `会把这个页面和此浏览器里其他 ${product} 标签页都换成天气页面，并清除其中你写的内容。浏览器自己的历史记录会保留，里面的地址可能含有你的问题，请在安全的时候自行清除。`,
  signOut: '同时退出登录',
  signedOut: '账户里已保存的内容仍在账户里，重新登录后才能看到。',
  signedIn: (product: string) => `你会保持登录：任何人在这里打开 ${product}，都能看到账户里已保存的内容。`,
  title: '天气',
};
