/** The task of the model in one step: code picks the method, the model words it. */
import type { z } from 'zod';
import { answerOf } from '../answers.ts';
import type { GuideInput, GuideStep } from '../guide.ts';
import { isChinese, isEnglish } from '../reading/language.ts';
import { type NextStage, nextStage } from '../stages.ts';
import { type Drafted, readRound, readSummary } from './drafts.ts';
import { createModelChecks, type ModelChecks } from './own-checks.ts';
import { methodGoals } from './prompts/methods.ts';
import type { Prompt } from './prompts/prompt.ts';
import { roundPrompt } from './prompts/round.ts';
import { summaryPrompt } from './prompts/summary.ts';
import { toRound } from './round-step.ts';
import { type ModelSafety, roundSchema, summarySchema } from './schemas.ts';
import { toSummary } from './summary-step.ts';

/** A complete draft of the model: its risk, its reflection, and a function that builds the step. */
export interface Draft {
  safety: ModelSafety;
  reflection: string;
  repaired: boolean;
  /** Undefined when too few of its quotes are true. */
  step(reflection: string): GuideStep | undefined;
}

export interface Task {
  name: 'round' | 'summary';
  prompt: Prompt;
  /** The instruction for this step; contains no text of the person. */
  now: string;
  schema: z.ZodType;
  checks: ModelChecks;
  read(text: string): Draft | undefined;
}

export function languageLine({ question }: Pick<GuideInput, 'question'>): string {
  if (isChinese(question)) return 'Write in Simplified Chinese.';
  return isEnglish(question) ? 'Write in English.' : 'Write in the language of <user_text round="0">.';
}

function drafted<T extends { safety: ModelSafety; reflection: string }>(
  found: Drafted<T> | undefined,
  step: (value: T, reflection: string) => GuideStep | undefined,
): Draft | undefined {
  if (!found) return undefined;
  const { value, repaired } = found;
  return {
    safety: value.safety,
    reflection: value.reflection,
    repaired,
    step: (reflection) => step(value, reflection),
  };
}

function roundTask(input: GuideInput, stage: NextStage): Task {
  const now = [
    `Write round ${input.rounds.length + 1}.`,
    `Method: ${methodGoals[stage.method]}`,
    ...(stage.small
      ? ['They did not know what to answer: accept it and ask the same in a smaller, easier way.']
      : []),
    languageLine(input),
  ].join('\n');
  const checks = createModelChecks(input, roundPrompt.text);
  return {
    name: 'round',
    prompt: roundPrompt,
    now,
    schema: roundSchema,
    checks,
    read: (text) =>
      drafted(readRound(text), (value, reflection) => toRound(value, reflection, { input, stage, checks })),
  };
}

/** The rubric's rules for the language of the dialogue. */
function summaryForm(input: GuideInput): string[] {
  const count = input.rounds.length;
  if (isChinese(input.question))
    return ['Each plan line is “如果……，我就……” or “等到……，我就……”. Name a round as 第n轮.'];
  if (isEnglish(input.question)) return [];
  return [`style begins with a sentence that it comes from answers 1 to ${count}, from these answers only.`];
}

function summaryTask(input: GuideInput): Task {
  const count = input.rounds.length;
  const now = [
    `Write the summary. The answers are numbered 1 to ${count}; quote at least two of them.`,
    input.finish
      ? 'They ended early. Write what there is, and name in open at least one thing that was not come to: what matters, what stands in the way, a next step, or its time.'
      : 'open stays empty unless something is missing.',
    ...summaryForm(input),
    languageLine(input),
  ].join('\n');
  return {
    name: 'summary',
    prompt: summaryPrompt,
    now,
    schema: summarySchema,
    checks: createModelChecks(input, summaryPrompt.text),
    read: (text) => drafted(readSummary(text), (value, reflection) => toSummary(value, reflection, input)),
  };
}

export function taskOf(input: GuideInput): Task {
  const stage = input.finish ? undefined : nextStage(input.reading.frame, input.rounds.map(answerOf));
  return stage ? roundTask(input, stage) : summaryTask(input);
}

/** Ids of the checks that `step` fails; a summary without enough true lines fails S11. */
export function failuresOf(task: Task, step: GuideStep | undefined): string[] {
  if (!step) return ['S11'];
  return step.kind === 'round' ? task.checks.round(step) : task.checks.summary(step);
}
