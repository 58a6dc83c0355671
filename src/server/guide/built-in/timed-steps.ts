/** Steps that are offered together with their time: "This week I could …". */
import { pick } from '../pick.ts';
import { isStepTag, type StepTag, type Tag } from '../tags.ts';

const times: Record<StepTag, readonly string[]> = {
  fact: ['Tonight', 'Tomorrow evening'],
  trial: ['This week', 'Before the week is over'],
  talk: ['Tomorrow at noon', 'On Monday'],
};

/** The first half of a plan, by the time that was offered. */
const moments: Readonly<Record<string, string>> = {
  Tonight: 'I sit down at my own table tonight',
  'Tomorrow evening': 'tomorrow evening comes and I have a quiet half hour',
  'This week': 'the first free hour of this week comes',
  'Before the week is over': 'the week is nearly over and this is still undone',
  'Tomorrow at noon': 'it is noon tomorrow',
  'On Monday': 'Monday comes',
};

export function withTime(step: string, tag: Tag, seed: string): string {
  return isStepTag(tag) ? `${pick(times[tag], `${seed}time${tag}`, 0)} ${step}` : step;
}

/** Takes an offered plan apart; undefined when it is none. */
export function timedStep(text: string): { moment: string; step: string } | undefined {
  const found = /^(\D+?) (I could .+)$/su.exec(text);
  const moment = moments[found?.[1] ?? ''];
  return moment !== undefined && found?.[2] ? { moment, step: found[2] } : undefined;
}
