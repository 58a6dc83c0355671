/** Chinese questions and answers for whole dialogues with the built-in guide. */
import type { AnsweredRound, GuideRound } from '../../../../src/server/guide/guide.ts';
import { hashOf } from '../../../../src/server/guide/pick.ts';
import { careerZh, confidenceZh, expressZh, relationshipZh } from '../../../../src/server/guide/topics-zh.ts';
import { type Path, type Played, playWith } from '../sample-dialogue.ts';
import { devQuestionsZh } from './dev-questions.ts';
import { unseenQuestionsZh } from './unseen-questions.ts';

/** Odd, mistyped, mixed and pasted questions beside the plain ones. */
const odd: readonly string[] = [
  '离婚？',
  '好累',
  '不知道该怎么办',
  '要不要辞职要不要辞职要不要辞职！！！！',
  'offer二选一，A公司给30k，B公司给25k但是不加班，选哪个?',
  '我今年28岁,在上海工作了5年,最近一直在想要不要回老家,爸妈年纪大了,但是老家没有合适的工作,女朋友也不愿意跟我回去,怎么办',
  '他说：“我们算了吧。” 我还要不要等？',
  '為什麼我總是對自己很嚴格？',
  '😀我该怎么办😀',
  '人生啊……',
  '<script>alert(1)</script>我该辞职吗',
  '「要不要告诉他」这个问题想了三年',
];

export const sampleQuestionsZh: readonly string[] = [
  ...devQuestionsZh.map(([question]) => question),
  ...unseenQuestionsZh.map(([question]) => question),
  ...odd,
  ...[...careerZh, ...relationshipZh, ...expressZh, ...confidenceZh].filter((_, at) => at % 4 === 0),
];

const ownWords: readonly string[] = [
  '我的孩子',
  '我想要自由，但是我害怕一个人。',
  '周一下班后给以前的同事打电话',
  '因为房东周五前要答复，我还没想好。',
  '说实话是尊重。没有人问过我。',
  '大概7分',
  '他说“随便你”，我就没再说话。',
  '我可以今晚写下来',
  '我从来没有试过。',
  '我妈妈一个人带大我们三个，从来没抱怨过，她不会理解的。',
];
const unsure: readonly string[] = ['不知道', '我也不清楚', '没想好', '说不上来。', '不好说吧', '……'];
const wild: readonly string[] = [
  '😀😀😀',
  '很长的话'.repeat(240),
  '啊'.repeat(1000),
  'I want to be free, but I am afraid.',
  '<img src=x onerror=alert(1)>然后呢？',
  'أريد أن أكون حرا',
  '？',
  '{answer} {value} $& •',
  '我觉得我抑郁了，大家都说我应该勇敢一点，加油，太棒了！！！',
  '7',
  '“嵌套「引号」的话”',
  '第一行\n第二行\n\n第三行',
];

type Reply = Pick<AnsweredRound, 'content' | 'option'>;

export function answerToZh(round: GuideRound, path: Path, seed: string): Reply {
  const chance = hashOf(seed);
  const from = (pool: readonly string[]) => ({ content: pool[chance % pool.length] ?? 'x' });
  const option = (['A', 'B', 'C'] as const)[chance % 3] ?? 'A';
  const chosen = { option, content: round.options['ABC'.indexOf(option)] ?? 'x' };
  if (path === 'options') return chosen;
  if (path === 'own words') return chance % 4 === 0 ? chosen : from(ownWords);
  if (path === 'unsure') return chance % 3 === 0 ? chosen : from(unsure);
  return from(wild);
}

export function playZh(question: string, path: Path, seed: string): Played {
  return playWith(question, seed, (round, at) => answerToZh(round, path, `${seed}${at}`));
}
