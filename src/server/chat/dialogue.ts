import { createHash } from 'node:crypto';
import type { AiResponse, Reading, UserResponse } from '#shared/shapes.ts';
import { limits } from '#shared/timing.ts';
import type { Db } from '../db/database.ts';
import type { Guide, GuideInput, GuideStep } from '../guide/guide.ts';
import { screen } from '../guide/safety.ts';
import { AppError } from '../http/app-error.ts';
import {
  type DialogueRef,
  type DialogueRow,
  listRounds,
  type RoundRow,
  storeDialogue,
  toAnsweredRound,
} from './transcripts.ts';

const letters = ['A', 'B', 'C'] as const;
type Letter = (typeof letters)[number];

export interface StartInput {
  sessionId: string;
  question: string;
  reading?: Reading | undefined;
}

export interface MessageInput {
  sessionId: string;
  message: string;
  option?: Letter | undefined;
  round?: number | undefined;
}

/** What a turn needs once the rules have let it through. */
export interface TurnJob {
  ref: DialogueRef;
  kind: 'start' | 'message';
  input: GuideInput;
  /** The answer that is stored together with what the guide writes; none for a start. */
  answer: { round: number; response: UserResponse } | undefined;
  care: 'low' | undefined;
}

/** The graver of what the texts of a person are screened for. */
export function careOf(texts: (string | undefined)[]): 'low' | 'high' | undefined {
  const found = new Set(texts.filter((text) => text !== undefined).map(screen));
  if (found.has('high')) return 'high';
  return found.has('low') ? 'low' : undefined;
}

/** Everything a person wrote to begin a dialogue. */
export function textsOfStart(input: StartInput): (string | undefined)[] {
  return [input.question, input.reading?.a, input.reading?.b, input.reading?.act];
}

/** High risk: the guided flow stops, no guide writes, nothing is stored. */
export function careAnswer(sessionId: string, guide: string): AiResponse {
  return { sessionId, guide, care: 'high' };
}

function isChoiceOf(round: RoundRow, letter: Letter, message: string): boolean {
  const option = round.options[letters.indexOf(letter)];
  return option !== undefined && (message.toUpperCase() === letter || message === option.trim());
}

/** An answer to the open round: one of its options, by letter or by its text, or the person's own words. */
export function readAnswer(round: RoundRow, input: MessageInput, now: Date): UserResponse {
  const message = input.message.trim();
  const timestamp = now.toISOString();
  const candidates = input.option ? [input.option] : letters;
  const option = candidates.find((letter) => isChoiceOf(round, letter, message));
  if (option) {
    const content = round.options[letters.indexOf(option)] ?? message;
    return { type: 'option', option, content, timestamp };
  }
  if (input.option) {
    throw new AppError('invalid_input', { fields: { option: 'does not belong to the message' } });
  }
  return { type: 'custom', content: message, timestamp };
}

function answered(rounds: RoundRow[]) {
  return rounds.flatMap((round) => (round.answer ? [toAnsweredRound(round, round.answer)] : []));
}

/** The wording varies between dialogues and stays when a turn is written again. */
function seedOf({ userId, sessionId }: DialogueRef): string {
  return createHash('sha256').update(`${userId} ${sessionId}`).digest('hex');
}

/** The last question as long as it has no answer. */
export function openRound(rounds: RoundRow[]): RoundRow | undefined {
  const last = rounds.at(-1);
  return last?.answer ? undefined : last;
}

/** Writes the new dialogue. A dialogue without any question (its first turn failed) may be begun anew. */
export async function prepareStart(
  tx: Db,
  input: { ref: DialogueRef; dialogue: DialogueRow | undefined; guide: Guide; body: StartInput; now: Date },
): Promise<TurnJob> {
  const { ref, dialogue, guide, body, now } = input;
  if (dialogue && (await listRounds(tx, ref)).length) throw new AppError('dialogue_exists');
  const question = body.question.trim();
  const reading = body.reading ?? guide.read(question);
  await storeDialogue(tx, ref, { question, reading, guide: guide.kind }, now);
  const care = careOf(textsOfStart(body)) && 'low';
  return {
    ref,
    kind: 'start',
    input: { question, reading, rounds: [], seed: seedOf(ref) },
    answer: undefined,
    care,
  };
}

/** Checks that the message answers the open round; stores nothing. */
export function prepareMessage(input: {
  ref: DialogueRef;
  dialogue: DialogueRow;
  rounds: RoundRow[];
  body: MessageInput;
  /** The question that the message is for, where that is known. */
  round: number | undefined;
  now: Date;
}): TurnJob {
  const { ref, dialogue, rounds, body, round, now } = input;
  if (dialogue.summary) throw new AppError('dialogue_finished');
  const open = openRound(rounds);
  if (!open || (round !== undefined && round !== open.number)) throw new AppError('round_stale');
  const response = readAnswer(open, body, now);
  const earlier = answered(rounds);
  const written = [dialogue.question, ...earlier.map(({ content }) => content), response.content];
  return {
    ref,
    kind: 'message',
    input: {
      question: dialogue.question,
      reading: dialogue.reading,
      rounds: [...earlier, toAnsweredRound(open, response)],
      seed: seedOf(ref),
    },
    answer: { round: open.number, response },
    // A card of care stays for the whole dialogue: one harmless answer does not take it back.
    care: careOf(written) && 'low',
  };
}

/** Whether the guide may end here with this step: after the last allowed answer only a summary is taken. */
export function isAllowedStep(job: TurnJob, step: GuideStep): boolean {
  if (step.kind === 'summary') return job.kind === 'message';
  return job.input.rounds.length < limits.maxRounds && step.question.trim() !== '';
}

/** The answer of a turn, as the person gets it and as a repeat gets it again. */
export function toAiResponse(job: TurnJob, step: GuideStep, guide: string): AiResponse {
  const common = {
    sessionId: job.ref.sessionId,
    thinking: step.reflection,
    guide,
    ...(job.care && { care: job.care }),
  };
  if (step.kind === 'summary') return { ...common, frontendDisplay: step.display };
  return {
    ...common,
    newQuestion: step.question,
    options: step.options,
    supportMessage: step.support,
    currentRound: job.input.rounds.length + 1,
  };
}

/** The round that is open after going back, or why there is none. `back` counts rounds. */
export function backTarget(
  rounds: RoundRow[],
  back: number,
): { round: number } | { error: 'The First Question' } {
  const target = rounds.length - back;
  return target < 1 ? { error: 'The First Question' } : { round: target };
}
