/** What a dialogue did not come to, by topic. */
import { type Answer, answerFor } from '../answers.ts';
import type { GuideInput } from '../guide.ts';
import { pick } from '../pick.ts';
import { isChinese } from '../reading/language.ts';
import type { Topic } from '../tags.ts';
import { openTopicsZh, stillHoldsZh } from './zh/open-topics.ts';

type Asked = Pick<GuideInput, 'seed' | 'question'>;

const wordings: Record<Topic, readonly string[]> = {
  matter: ['What you most want to keep', 'What counts most for you in this'],
  obstacle: ['What stands in the way', 'What could go wrong, or what helps against it'],
  confidence: ['How ready you are', 'How sure you feel about it today'],
  step: ['A first small step', 'What you could do first'],
  time: ['A time for a first step', 'When you would begin'],
  reason: ['Why it asks for an answer now', 'What made it loud at this point'],
};

const stillHolds = 'Whether this still holds when some time has passed';

/** Without these a summary has a hole that the person should know of. */
const wanted: readonly Topic[] = ['matter', 'obstacle', 'step', 'time'];

export function openTopics(answers: readonly Answer[]): Topic[] {
  return wanted.filter((topic) => answerFor(answers, topic) === undefined);
}

export function openTopicLine(topic: Topic, { seed, question }: Asked): string {
  const pool = isChinese(question) ? openTopicsZh : wordings;
  return pick(pool[topic], `${seed}open${topic}`, 0);
}

/** For a summary that was asked for early; never empty: a dialogue that could go on has something left. */
export function stillOpen(asked: Asked, answers: readonly Answer[]): string[] {
  const missing = openTopics(answers);
  const rest = (['confidence', 'reason'] as const).filter((topic) => answerFor(answers, topic) === undefined);
  const topics: Topic[] = missing.length > 0 ? missing : rest.slice(0, 1);
  if (topics.length === 0) return [isChinese(asked.question) ? stillHoldsZh : stillHolds];
  return topics.map((topic) => openTopicLine(topic, asked));
}
