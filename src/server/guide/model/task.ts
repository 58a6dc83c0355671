/** The task of the model in one step: a round, or the summary when the dialogue is over. */
import type { z } from 'zod';
import { limits } from '#shared/limits.ts';
import type { GuideInput, GuideStep } from '../guide.ts';
import { isChinese, isEnglish } from '../text/which-language.ts';
import { type Drafted, readRound, readSummary } from './drafts.ts';
import { createModelChecks, type ModelChecks } from './model-checks.ts';
import type { Prompt } from './prompts/prompt.ts';
import { roundPrompt } from './prompts/round.ts';
import { summaryPrompt } from './prompts/summary.ts';
import { toRound } from './round-step.ts';
import { type ModelSafety, roundSchema, summarySchema } from './schemas.ts';
import { toSummary } from './summary-step.ts';
import { coveredIn, isOver } from './topics.ts';

/** A complete draft of the model: its risk, its reflection, and a function that builds the step. */
export interface Draft {
  safety: ModelSafety;
  reflection: string;
  /** Whether the output was malformed. */
  repaired: boolean;
  /** The model says that nothing more is to be asked. */
  isEnough: boolean;
  /** Undefined when too few of its quotes are true. */
  step(reflection: string): GuideStep | undefined;
}

export interface Task {
  /** What is to be written. */
  name: 'round' | 'summary';
  prompt: Prompt;
  /** The instruction for this step; contains no text of the person. */
  instruction: string;
  schema: z.ZodType;
  checks: ModelChecks;
  /** Parses the model's output; undefined if it is of no use. */
  read(text: string): Draft | undefined;
  /** Whether the model says that nothing more is to be asked. `before`: its output before the reflection. */
  isEnough(before: string): boolean;
}

/** Tells the model in which language to write. */
export function languageLine({ question }: Pick<GuideInput, 'question'>): string {
  if (isChinese(question)) return 'Write in Simplified Chinese.';
  return isEnglish(question) ? 'Write in English.' : 'Write in the language of <user_text round="0">.';
}

function toDraft<T extends { safety: ModelSafety; reflection: string }>(
  found: Drafted<T> | undefined,
  step: (value: T, reflection: string) => GuideStep | undefined,
  isEnough = false,
): Draft | undefined {
  if (!found) return undefined;
  const { value, repaired } = found;
  return {
    safety: value.safety,
    reflection: value.reflection,
    repaired,
    isEnough,
    step: (reflection) => step(value, reflection),
  };
}

/** What the model must know for this round, in addition to the texts of the dialogue. */
function roundInstruction(input: GuideInput): string {
  const { rounds } = input;
  const { topics, noSteps } = coveredIn(rounds);
  const left = limits.maxRounds - rounds.length;
  return [
    `Write round ${rounds.length + 1} of at most ${limits.maxRounds}; ${left - 1} can follow it.`,
    ...(input.memory?.length && rounds.length === 0
      ? [
          'They go on from an earlier reflection. Say in one plain sentence that you remember it and what the step or the insight was; ask what has happened since.',
        ]
      : []),
    ...(topics.size > 0
      ? [`You said that these are covered: ${[...topics].join(', ')}. Do not ask for them again.`]
      : []),
    ...(noSteps ? ['They want no plan: no step, no time, no scale.'] : []),
    rounds.length < limits.minRounds
      ? 'It is too early to end: enough is false.'
      : 'If nothing more is to be asked, enough is true.',
    languageLine(input),
  ].join('\n');
}

function roundTask(input: GuideInput): Task {
  const checks = createModelChecks(input, roundPrompt.rules);
  const mayEnd = input.rounds.length >= limits.minRounds;
  return {
    name: 'round',
    prompt: roundPrompt,
    instruction: roundInstruction(input),
    schema: roundSchema,
    checks,
    read: (text) => {
      const found = readRound(text);
      const isEnough = mayEnd && found?.value.enough === true;
      return toDraft(found, (value, reflection) => toRound(value, reflection, { input, checks }), isEnough);
    },
    isEnough: (before) => mayEnd && /"enough"\s*:\s*true/.test(before),
  };
}

export function summaryTask(input: GuideInput): Task {
  const count = input.rounds.length;
  const instruction = [
    `Write the summary. The answers are numbered 1 to ${count}; the first question is 0.`,
    input.finish
      ? 'They ended early. Write what there is, and name in open at least one thing that was not come to.'
      : 'Name in open what they left open; if they left nothing open, leave it empty.',
    languageLine(input),
  ].join('\n');
  const checks = createModelChecks(input, summaryPrompt.rules);
  return {
    name: 'summary',
    prompt: summaryPrompt,
    instruction,
    schema: summarySchema,
    checks,
    read: (text) =>
      toDraft(readSummary(text), (value, reflection) => toSummary(value, reflection, { input, checks })),
    isEnough: () => false,
  };
}

export function taskOf(input: GuideInput): Task {
  return isOver(input) ? summaryTask(input) : roundTask(input);
}

/** Ids of the checks that `step` fails; a summary without enough true lines fails S11. */
export function failuresOf(task: Task, step: GuideStep | undefined): string[] {
  if (!step) return ['S11'];
  return step.kind === 'round' ? task.checks.round(step) : task.checks.summary(step);
}
