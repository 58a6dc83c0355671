import { catalogue } from './catalogue.ts';

export interface Topic {
  title: string;
  /** Until the day's questions have come. */
  question: string;
}

type Topics = readonly [Topic, Topic, Topic, Topic];

const enTopics: Topics = [
  { title: 'Career Decisions', question: 'Stay, leave, or change how I work?' },
  { title: 'Relationship Clarity', question: 'What do I need from the people close to me?' },
  { title: 'Express Yourself', question: 'How do I say the thing I keep putting off?' },
  { title: 'Confidence Boost', question: 'Why do I doubt what I already know?' },
];

const zhTopics: Topics = [
  { title: '职业抉择', question: '留下、离开，还是换一种工作方式？' },
  { title: '看清关系', question: '我需要身边的人给我什么？' },
  { title: '表达自己', question: '那件一直没说的事，我该怎么开口？' },
  { title: '建立自信', question: '我明明知道，为什么还是怀疑自己？' },
];

export const homeTexts = catalogue({
  en: {
    title: 'Hey there',
    subtitle: "What's on Your Mind?",
    placeholder: 'e.g. I feel stuck between two jobs...',
    start: 'Start Your Clarity Journey',
    popular: 'Popular Topics',
    updated: 'Updated Daily',
    topics: enTopics,
    questionsFailed: 'Loading questions failed, please try again later!',
    privacy: 'Private to you. Other people never see what you write.',
    privacyBuiltIn: 'Private to you. The guide is part of this server, and nothing you write leaves it.',
    privacyModel: (guide: string) =>
      `Private to you. What you write goes to ${guide}, which writes the questions, and to nobody else.`,
    promise:
      'What you write here stays between you and the guide. No one is watching, and nothing is scored.',
    promiseBy: 'Our privacy promise',
    notTherapy: (product: string) =>
      `${product} is software, not therapy or medical advice. For adults only, 18 and over.`,
  },
  zh: {
    title: '你好',
    subtitle: '此刻，你在想什么？',
    placeholder: '例如：我在两份工作之间拿不定主意……',
    start: '开始理清思绪',
    popular: '热门话题',
    updated: '每日更新',
    topics: zhTopics,
    questionsFailed: '问题加载失败，请稍后再试！',
    privacy: '仅你可见。其他人看不到你写的内容。',
    privacyBuiltIn: '仅你可见。引导程序就在本服务器上运行，你写的内容不会离开这里。',
    privacyModel: (guide: string) => `仅你可见。你写的内容只会发送给负责提问的 ${guide}，不会给其他任何人。`,
    promise: '你在这里写下的内容，只属于你和引导程序。没有人旁观，也没有评分。',
    promiseBy: '我们的隐私承诺',
    notTherapy: (product: string) =>
      `${product} 是一款软件，不是心理治疗或医疗建议。仅限 18 岁及以上成年人使用。`,
  },
});
