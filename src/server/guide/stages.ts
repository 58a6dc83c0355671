/** Code, not wording, picks the method of each round (docs/guide-method.md has the evidence of each). */
import type { Reading } from '#shared/contract/shapes.ts';
import { limits } from '#shared/timing.ts';
import type { Answer } from './answers.ts';
import { type Method, type Tag, type Topic, topicOf } from './tags.ts';

export interface NextStage {
  method: Method;
  small: boolean;
}

/** Which method looks for what is in the way. */
export const obstacleMethod: Record<Reading['frame'], Method> = {
  choice: 'premortem',
  whether: 'friend',
  how: 'friend',
  pattern: 'exception',
  open: 'exception',
};

/** What the summary cannot do without. */
const needed: readonly Topic[] = ['matter', 'obstacle', 'step'];

function covered(answers: readonly Answer[]): Set<Topic> {
  return new Set(answers.flatMap((answer) => answer.topics));
}

function asked(answers: readonly Answer[]): Set<Topic> {
  return new Set(answers.flatMap((answer) => (answer.method ? [topicOf[answer.method]] : [])));
}

/** Whether the guide knows what matters, the obstacle and a next step; it asks for a time if a round is left. */
function isEnough(answers: readonly Answer[]): boolean {
  const known = covered(answers);
  const tried = asked(answers);
  return needed.every((topic) => known.has(topic)) && (known.has('time') || tried.has('time'));
}

function obstacleTag(answers: readonly Answer[]): Tag | undefined {
  return answers.findLast((answer) => answer.method && topicOf[answer.method] === 'obstacle')?.tag;
}

/** Whether the obstacle implies a next step: something to find out, to prepare, or to share. */
const wayOn: readonly (Tag | undefined)[] = ['facts', 'prepared', 'ally', 'noplan'];

/** Readiness is only worth a round when the previous answer left doubt. */
function worthScaling(answers: readonly Answer[]): boolean {
  const tag = obstacleTag(answers);
  return tag !== 'kind' && !wayOn.includes(tag);
}

/** Whether to ask for step and time together: the person is nearly ready, or has named a next step. */
function canPlanAtOnce(answers: readonly Answer[]): boolean {
  const ready = answers.some(({ method, fits, tag }) => method === 'scale' && fits && tag === 'highs');
  return ready || wayOn.includes(obstacleTag(answers));
}

function planOf(frame: Reading['frame'], answers: readonly Answer[]): Method[] {
  const known = covered(answers);
  const tried = asked(answers);
  const open = (method: Method) => !known.has(topicOf[method]) && !tried.has(topicOf[method]);
  const ending: Method[] = canPlanAtOnce(answers) && !known.has('time') ? ['plan'] : ['step', 'when'];
  const all: Method[] = ['why', 'protect', obstacleMethod[frame], 'scale', ...ending];
  // The offered plans include a time; a plan in the person's own words may lack one.
  if (tried.has('step') && !ending.includes('when')) all.push('when');
  const idle = (method: Method) =>
    (method === 'scale' && !worthScaling(answers)) ||
    // Without a step there is nothing to schedule.
    (method === 'when' && tried.has('step') && !known.has('step'));
  const plan = all.filter((method) => open(method) && !idle(method));
  const left = limits.maxRounds - answers.length;
  return plan.length > left ? plan.filter((method) => method !== 'scale') : plan;
}

/** Undefined when the dialogue is over. `answers` are all rounds so far, oldest first. */
export function nextStage(frame: Reading['frame'], answers: readonly Answer[]): NextStage | undefined {
  if (answers.length >= limits.maxRounds) return undefined;
  if (answers.length >= limits.minRounds && isEnough(answers)) return undefined;
  const plan = planOf(frame, answers);
  const last = answers.at(-1);
  const left = limits.maxRounds - answers.length;
  const smaller =
    last?.unknown && last.method && !last.small && plan.filter((method) => method !== 'scale').length < left;
  if (smaller && last.method) return { method: last.method, small: true };
  const next = plan[0] ?? (answers.length < limits.minRounds ? spare(answers) : undefined);
  return next && { method: next, small: false };
}

/** When everything was said before the third round: ask how sure they are, then when. */
function spare(answers: readonly Answer[]): Method | undefined {
  const tried = asked(answers);
  return (['scale', 'when', 'protect', 'step'] as const).find((method) => !tried.has(topicOf[method]));
}
