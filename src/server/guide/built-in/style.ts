/** How a person seems to decide, by what the answers are about; the same in every language. */
import type { Answer } from '../answers.ts';
import type { Tag } from '../tags.ts';

export type Style = 'relational' | 'methodical' | 'balanced';

const peopleTags: readonly Tag[] = ['people', 'closeness', 'others', 'ally', 'talk', 'image', 'kind'];
const planTags: readonly Tag[] = [
  'deadline',
  'security',
  'noplan',
  'facts',
  'prepared',
  'fact',
  'trial',
  'soon',
  'weekend',
];

/** Undefined when nothing said points to people or to plans. */
export function styleOf({ answers }: { answers: readonly Answer[] }): Style | undefined {
  const count = (tags: readonly Tag[]) => answers.filter(({ tag }) => tag && tags.includes(tag)).length;
  if (count(peopleTags) + count(planTags) === 0) return undefined;
  const difference = count(peopleTags) - count(planTags);
  if (difference >= 1) return 'relational';
  return difference <= -2 ? 'methodical' : 'balanced';
}
