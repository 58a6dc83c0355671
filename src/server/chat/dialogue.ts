import { createHash } from 'node:crypto';
import type { AiResponse, Reading, RiskKind, Understanding, UserResponse } from '#shared/contract/shapes.ts';
import { limits } from '#shared/timing.ts';
import type { Db } from '../db/database.ts';
import type { AnsweredRound, Guide, GuideInput, GuideStep } from '../guide/guide.ts';
import { assessAll } from '../guide/safety.ts';
import { ownTexts } from '../guide/understanding.ts';
import { AppError } from '../http/app-error.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
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

export interface FinishInput {
  sessionId: string;
  round?: number | undefined;
}

/** What a text speaks of: nothing, or risk of a level, and of which kind where that is known. */
export interface CareSign {
  care?: 'low' | 'high';
  careKind?: RiskKind;
}

/** What a turn needs once the rules have let it through. */
export interface TurnJob {
  ref: DialogueRef;
  kind: 'start' | 'message' | 'finish';
  input: GuideInput;
  /** The answer that is stored together with what the guide writes; none for a start or an end. */
  answer: { round: number; response: UserResponse } | undefined;
  /** Low at most: with high no turn begins. */
  care: CareSign;
}

/** The gravest of what the texts of a person are screened for. */
export function careOf(texts: (string | undefined)[]): CareSign {
  const { level, kind } = assessAll(texts);
  return level === 'none' ? {} : { care: level, ...(kind && { careKind: kind }) };
}

/** A turn goes on beside a card: what was high in an earlier text stops nothing now. */
function cardOf(texts: string[], before: CareSign | undefined): CareSign {
  const sign = careOf(texts);
  const shown = sign.care ? sign : (before ?? {});
  return shown.care ? { ...shown, care: 'low' } : {};
}

/** Everything a person wrote to begin a dialogue. */
export function textsOfStart(input: StartInput): (string | undefined)[] {
  return [input.question, input.reading?.a, input.reading?.b, input.reading?.act];
}

/** High risk: the guided flow stops, no guide writes, nothing is stored. */
export function careAnswer(sessionId: string, guide: string, careKind: RiskKind | undefined): AiResponse {
  return { sessionId, guide, care: 'high', ...(careKind && { careKind }) };
}

function isChoiceOf(round: KnownRound, letter: Letter, message: string): boolean {
  const option = round.options[letters.indexOf(letter)];
  return option !== undefined && (message.toUpperCase() === letter || message === option.trim());
}

/** An answer to the open round: one of its options, by letter or by its text, or the person's own words. */
export function readAnswer(round: KnownRound, input: MessageInput, now: Date): UserResponse {
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

/** The answered rounds, as a guide sees them. */
export function answered(rounds: KnownRound[]) {
  return rounds.flatMap((round) => (round.answer ? [toAnsweredRound(round, round.answer)] : []));
}

/** The wording varies between dialogues and stays when a turn is written again. */
function seedOf({ userId, sessionId }: DialogueRef): string {
  return createHash('sha256').update(`${userId} ${sessionId}`).digest('hex');
}

/** The last question as long as it has no answer. */
export function openRound(rounds: KnownRound[]): KnownRound | undefined {
  const last = rounds.at(-1);
  return last?.answer ? undefined : last;
}

/** What the first question is written from. */
export function startJob(ref: DialogueRef, guide: Guide, body: StartInput): TurnJob {
  const question = body.question.trim();
  const reading = body.reading ?? guide.read(question);
  return {
    ref,
    kind: 'start',
    input: { question, reading, rounds: [], seed: seedOf(ref) },
    answer: undefined,
    care: cardOf(
      textsOfStart(body).filter((text) => text !== undefined),
      undefined,
    ),
  };
}

/** Writes the new dialogue. A dialogue without any question (its first turn failed) may be begun anew. */
export async function prepareStart(
  tx: Db,
  cipher: UserCipher,
  input: { ref: DialogueRef; dialogue: DialogueRow | undefined; guide: Guide; body: StartInput; now: Date },
): Promise<TurnJob> {
  const { ref, dialogue, guide, body, now } = input;
  if (dialogue && (await listRounds(tx, cipher, ref)).length) throw new AppError('dialogue_exists');
  const job = startJob(ref, guide, body);
  const { question, reading } = job.input;
  await storeDialogue(tx, cipher, ref, { question, reading, guide: guide.kind }, now);
  return job;
}

/** What the rules look at, wherever it is kept. */
export type KnownDialogue = Pick<DialogueRow, 'question' | 'reading' | 'understanding' | 'summary'>;
export type KnownRound = Pick<RoundRow, 'number' | 'kind' | 'stage' | 'question' | 'options' | 'answer'>;

/** A dialogue as a turn finds it. */
export interface Stand {
  ref: DialogueRef;
  dialogue: KnownDialogue;
  rounds: KnownRound[];
  /** What an earlier turn showed a card for, beside what the texts are screened for. */
  before: CareSign | undefined;
}

/** The open question. Throws when there is none, or when it is not the one that is meant. */
function requireOpen({ dialogue, rounds }: Stand, round: number | undefined): KnownRound {
  if (dialogue.summary) throw new AppError('dialogue_finished');
  const open = openRound(rounds);
  if (!open || (round !== undefined && round !== open.number)) throw new AppError('round_stale');
  return open;
}

/** All that a guide is told of a dialogue. */
export function inputOf(
  { ref, dialogue }: Pick<Stand, 'ref' | 'dialogue'>,
  rounds: AnsweredRound[],
): GuideInput {
  const { question, reading, understanding } = dialogue;
  return { question, reading, rounds, seed: seedOf(ref), ...(understanding && { understanding }) };
}

/** A card of care stays for the whole dialogue: one harmless answer does not take it back. */
function careOfStand({ dialogue, before }: Stand, rounds: AnsweredRound[]): CareSign {
  const answers = rounds.map(({ content }) => content);
  return cardOf([dialogue.question, ...answers, ...ownTexts(dialogue.understanding)], before);
}

/** Checks that the message answers the open round; stores nothing. */
export function prepareMessage(
  stand: Stand,
  input: {
    body: MessageInput;
    /** The question that the message is for, where that is known. */
    round: number | undefined;
    now: Date;
  },
): TurnJob {
  const open = requireOpen(stand, input.round);
  const response = readAnswer(open, input.body, input.now);
  const rounds = [...answered(stand.rounds), toAnsweredRound(open, response)];
  return {
    ref: stand.ref,
    kind: 'message',
    input: inputOf(stand, rounds),
    answer: { round: open.number, response },
    care: careOfStand(stand, rounds),
  };
}

/** 'Enough for now': checks that there is enough to end with; the open question stays without an answer. */
export function prepareFinish(stand: Stand, body: FinishInput): TurnJob {
  const open = requireOpen(stand, body.round);
  if (open.number < limits.enoughFromRound) throw new AppError('finish_too_early');
  const rounds = answered(stand.rounds);
  return {
    ref: stand.ref,
    kind: 'finish',
    input: { ...inputOf(stand, rounds), finish: true },
    answer: undefined,
    care: careOfStand(stand, rounds),
  };
}

/** Whether the guide may end here with this step: after the last allowed answer only a summary is taken. */
export function isAllowedStep(job: TurnJob, step: GuideStep): boolean {
  if (step.kind === 'summary') return job.kind !== 'start';
  return job.kind !== 'finish' && job.input.rounds.length < limits.maxRounds && step.question.trim() !== '';
}

/** The graver of two signs; what a guide sees may raise, never lower. */
function raised(
  sign: CareSign,
  risk: { level: 'low' | 'high'; kind: RiskKind | undefined } | undefined,
): CareSign {
  if (!risk || (sign.care && risk.level === 'low')) return sign;
  return { care: risk.level, ...(risk.kind && { careKind: risk.kind }) };
}

/** The answer of a turn, as the person gets it and as a repeat gets it again. */
export function toAiResponse(
  job: TurnJob,
  written: {
    step: GuideStep;
    risk: { level: 'low' | 'high'; kind: RiskKind | undefined } | undefined;
    understanding: Understanding | undefined;
  },
  guide: string,
): AiResponse {
  const { step, understanding } = written;
  const common = {
    sessionId: job.ref.sessionId,
    thinking: step.reflection,
    guide,
    ...(understanding && { understanding }),
    ...raised(job.care, written.risk),
  };
  if (step.kind === 'summary') return { ...common, frontendDisplay: step.display };
  return {
    ...common,
    newQuestion: step.question,
    kind: step.roundKind,
    options: step.options,
    supportMessage: step.support,
    currentRound: job.input.rounds.length + 1,
  };
}

/** The round that is open after going back, or why there is none. `back` counts rounds. */
export function backTarget(
  rounds: KnownRound[],
  back: number,
): { round: number } | { error: 'The First Question' } {
  const target = rounds.length - back;
  return target < 1 ? { error: 'The First Question' } : { round: target };
}
