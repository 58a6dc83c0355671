import { createHash } from 'node:crypto';
import type { AiResponse, Reading, RiskKind, Understanding, UserResponse } from '#shared/contract/shapes.ts';
import { packSummary } from '#shared/summary.ts';
import { limits } from '#shared/timing.ts';
import type { Db } from '../db/database.ts';
import type { AnsweredRound, Guide, GuideInput, GuideStep } from '../guide/guide.ts';
import { assessRisk, type RiskAssessment } from '../guide/safety.ts';
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

/** What a turn needs after it passed the rules. */
export interface TurnJob {
  ref: DialogueRef;
  kind: 'start' | 'message' | 'finish';
  input: GuideInput;
  /** Stored together with what the guide writes; undefined for a start or an end. */
  answer: { round: number; response: UserResponse } | undefined;
  /** Always `low`: with high risk no turn begins. */
  risk: RiskAssessment | undefined;
}

/** A risk as the fields of an answer. */
export function toCareFields(risk: RiskAssessment | undefined): {
  care?: 'low' | 'high';
  careKind?: RiskKind;
} {
  return risk ? { care: risk.level, ...(risk.kind && { careKind: risk.kind }) } : {};
}

/** A running dialogue shows a card at most: high risk in an earlier text was answered when it was written. */
function asCard(risk: RiskAssessment | undefined): RiskAssessment | undefined {
  return risk && { ...risk, level: 'low' };
}

/** Everything a person wrote to begin a dialogue. */
export function textsOfStart(input: StartInput): (string | undefined)[] {
  return [input.question, input.reading?.a, input.reading?.b, input.reading?.act];
}

/** High risk: the dialogue stops, no guide writes, nothing is stored. */
export function careAnswer(sessionId: string, guide: string, careKind: RiskKind | undefined): AiResponse {
  return { sessionId, guide, care: 'high', ...(careKind && { careKind }) };
}

function isChoice(round: KnownRound, letter: Letter, message: string): boolean {
  const option = round.options[letters.indexOf(letter)];
  return option !== undefined && (message.toUpperCase() === letter || message === option.trim());
}

/** An answer to the open round: one of its options, by letter or by its text, or the person's own words. */
export function readAnswer(round: KnownRound, input: MessageInput, now: Date): UserResponse {
  const message = input.message.trim();
  const timestamp = now.toISOString();
  const candidates = input.option ? [input.option] : letters;
  const option = candidates.find((letter) => isChoice(round, letter, message));
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
function createSeed({ userId, sessionId }: DialogueRef): string {
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
    input: { question, reading, rounds: [], seed: createSeed(ref) },
    answer: undefined,
    risk: asCard(assessRisk(textsOfStart(body))),
  };
}

/** Writes the new dialogue. A dialogue without any question (its first turn failed) may start again. */
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

/** The part of a dialogue that the rules need, stored or not. */
export type KnownDialogue = Pick<DialogueRow, 'question' | 'reading' | 'understanding' | 'summary'>;
export type KnownRound = Pick<RoundRow, 'number' | 'kind' | 'stage' | 'question' | 'options' | 'answer'>;

/** A dialogue at the start of a turn. */
export interface DialogueState {
  ref: DialogueRef;
  dialogue: KnownDialogue;
  rounds: KnownRound[];
  /** The risk that an earlier turn showed a card for; a guide may have seen it where the texts do not show it. */
  shownRisk: RiskAssessment | undefined;
}

/** The open question. Throws when there is none, or when it is not the one that is meant. */
function requireOpenRound({ dialogue, rounds }: DialogueState, round: number | undefined): KnownRound {
  if (dialogue.summary) throw new AppError('dialogue_finished');
  const open = openRound(rounds);
  if (!open || (round !== undefined && round !== open.number)) throw new AppError('round_stale');
  return open;
}

/** What the guide gets of a dialogue. */
export function toGuideInput(
  { ref, dialogue }: Pick<DialogueState, 'ref' | 'dialogue'>,
  rounds: AnsweredRound[],
): GuideInput {
  const { question, reading, understanding } = dialogue;
  return { question, reading, rounds, seed: createSeed(ref), ...(understanding && { understanding }) };
}

/** A card stays for the whole dialogue: a harmless answer does not remove it. */
function assessDialogue(
  { dialogue, shownRisk }: DialogueState,
  rounds: AnsweredRound[],
): RiskAssessment | undefined {
  const answers = rounds.map(({ content }) => content);
  const texts = [dialogue.question, ...answers, ...ownTexts(dialogue.understanding)];
  return asCard(assessRisk(texts) ?? shownRisk);
}

/** Checks that the message answers the open round; stores nothing. */
export function prepareMessage(
  state: DialogueState,
  input: {
    body: MessageInput;
    /** The question that the message is for, where that is known. */
    round: number | undefined;
    now: Date;
  },
): TurnJob {
  const open = requireOpenRound(state, input.round);
  const response = readAnswer(open, input.body, input.now);
  const rounds = [...answered(state.rounds), toAnsweredRound(open, response)];
  return {
    ref: state.ref,
    kind: 'message',
    input: toGuideInput(state, rounds),
    answer: { round: open.number, response },
    risk: assessDialogue(state, rounds),
  };
}

/** 'Enough for now': checks that there is enough to end with; the open question stays without an answer. */
export function prepareFinish(state: DialogueState, body: FinishInput): TurnJob {
  const open = requireOpenRound(state, body.round);
  if (open.number < limits.enoughFromRound) throw new AppError('finish_too_early');
  const rounds = answered(state.rounds);
  return {
    ref: state.ref,
    kind: 'finish',
    input: { ...toGuideInput(state, rounds), finish: true },
    answer: undefined,
    risk: assessDialogue(state, rounds),
  };
}

/** Whether the guide may end here with this step: after the last allowed answer only a summary is taken. */
export function isAllowedStep(job: TurnJob, step: GuideStep): boolean {
  if (step.kind === 'summary') return job.kind !== 'start';
  return job.kind !== 'finish' && job.input.rounds.length < limits.maxRounds && step.question.trim() !== '';
}

/** The answer of a turn, as the person gets it and as a repeat gets it again. */
export function toAiResponse(
  job: TurnJob,
  written: {
    step: GuideStep;
    /** What the guide saw: low at most. */
    risk: RiskAssessment | undefined;
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
    ...toCareFields(job.risk ?? written.risk),
  };
  if (step.kind === 'summary') return { ...common, frontendDisplay: packSummary(step.summary) };
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
