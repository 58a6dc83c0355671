/** What the guide says in Chinese before a summary that was asked for early: it is a stop on the way. */
import type { Topic } from '../../tags.ts';

/** What the last answered round asked after. */
export const stopTopicsZh: Record<Topic, string> = {
  reason: '为什么是现在',
  matter: '想留住什么',
  obstacle: '什么拦在路上',
  confidence: '准备到几分',
  step: '第一步',
  time: '放在什么时候',
};
/** For a round that another guide wrote. */
export const otherStopTopicZh = '最后那一问';

export const stopLeadsZh: readonly string[] = [
  '最后看的是{asked}，你放在那里的是{answer}。',
  '说到{asked}，你走到了{answer}。',
  '最新的一块，关于{asked}：{answer}。',
  '轮到{asked}，你留下的话是{answer}。',
];
/** After an "I don't know", a bare "no" or a sign. */
export const stopUnknownLeadsZh: readonly string[] = [
  '关于{asked}，现在还不多，可以就这样。',
  '{asked}这里还只有一点，没有替你补什么。',
  '{asked}，眼下知道得还少，也没有编。',
  '说到{asked}的部分还很薄，薄着也行。',
];

export const stopClosingsZh: readonly string[] = [
  '这是路上的一站，不是终点。下面只用你已经说过的。',
  '在半路停一停。没问到的，会写明还没问到。',
  '先歇在这里，路还在。剩下的先开着。',
  '先到这里，不等于走完了。后面只来自你的回答。',
];
