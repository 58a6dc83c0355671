/**
 * The rules of a dialogue, stored or not: which call may follow which, what the guide receives, and the
 * response in the format of the API.
 */
import { createHash } from 'node:crypto';
import type {
  AiResponse,
  EarlierReflection,
  Reading,
  RiskKind,
  Understanding,
  UserResponse,
} from '#shared/contract/shapes.ts';
import { type OptionLetter, optionLetters } from '#shared/kinds.ts';
import { limits } from '#shared/limits.ts';
import { packSummary } from '#shared/summary.ts';
import type { Db } from '../db/database.ts';
import type { AnsweredRound, Guide, GuideInput, GuideStep } from '../guide/guide.ts';
import { assessRisk, type RiskAssessment } from '../guide/safety/assess.ts';
import { plausibleToday } from '../guide/summary/next-step.ts';
import { ownLines } from '../guide/understanding.ts';
import { AppError } from '../http/app-error.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import {
  type DialogueRef,
  type DialogueRow,
  findDialogue,
  listRounds,
  type RoundRow,
  storeDialogue,
  toAnsweredRound,
} from './dialogue-rows.ts';

export interface StartInput {
  sessionId: string;
  question: string;
  reading?: Reading | undefined;
  continues?: EarlierReflection | undefined;
}

export interface MessageInput {
  sessionId: string;
  message: string;
  option?: OptionLetter | undefined;
  round?: number | undefined;
  today?: string | undefined;
}

export interface FinishInput {
  sessionId: string;
  round?: number | undefined;
  today?: string | undefined;
}

/** Everything that is needed to run a turn once its input has been checked. */
export interface TurnJob {
  ref: DialogueRef;
  kind: 'start' | 'message' | 'finish';
  input: GuideInput;
  /** Stored in the transaction that stores the guide's text; undefined when the dialogue starts or ends. */
  answer: { round: number; response: UserResponse } | undefined;
  /** Always `low`: with high risk no turn begins. */
  risk: RiskAssessment | undefined;
}

/**
 * Says in the response which help the page shows: `low`, a card beside the question; `high`, a page with help
 * lines.
 */
export function toCareFields(risk: RiskAssessment | undefined): {
  care?: 'low' | 'high';
  careKind?: RiskKind;
} {
  return risk ? { care: risk.level, ...(risk.kind && { careKind: risk.kind }) } : {};
}

/** A turn shows at most the help card: a text with high risk was answered with help lines, without a turn. */
function toCardRisk(risk: RiskAssessment | undefined): RiskAssessment | undefined {
  return risk && { ...risk, level: 'low' };
}

/** All texts of the user in the call that starts a dialogue. */
export function textsOfStart(input: StartInput): (string | undefined)[] {
  const { question, reading, continues } = input;
  return [question, reading?.a, reading?.b, reading?.act, ...(continues?.memory ?? [])];
}

/** The response to a text with high risk: no guide is called and nothing is stored. */
export function createCareResponse(
  sessionId: string,
  guide: string,
  careKind: RiskKind | undefined,
): AiResponse {
  return { sessionId, guide, care: 'high', ...(careKind && { careKind }) };
}

/** Whether a message chooses the option with this letter. */
function isChoice(round: RoundFields, letter: OptionLetter, message: string): boolean {
  const option = round.options[optionLetters.indexOf(letter)];
  return option !== undefined && (message.toUpperCase() === letter || message === option.trim());
}

/** Parses the answer to the open round: one of its options (by letter or text) or the user's own words. */
export function parseAnswer(
  round: RoundFields,
  input: Pick<MessageInput, 'message' | 'option'>,
  now: Date,
): UserResponse {
  const message = input.message.trim();
  const timestamp = now.toISOString();
  const candidates = input.option ? [input.option] : optionLetters;
  const option =
    round.kind === 'choice' ? candidates.find((letter) => isChoice(round, letter, message)) : undefined;
  if (option) {
    const content = round.options[optionLetters.indexOf(option)] ?? message;
    return { type: 'option', option, content, timestamp };
  }
  if (input.option) {
    throw new AppError('invalid_input', { fields: { option: 'does not belong to the message' } });
  }
  return { type: 'custom', content: message, timestamp };
}

/** The answered rounds in the form that guides receive. */
export function toAnsweredRounds(rounds: RoundFields[]) {
  return rounds.flatMap((round) => (round.answer ? [toAnsweredRound(round, round.answer)] : []));
}

/** Seeds the wording: it differs between dialogues, but not when a turn is repeated. */
function createSeed({ userId, sessionId }: DialogueRef): string {
  return createHash('sha256').update(`${userId} ${sessionId}`).digest('hex');
}

/** The last round, if it has no answer yet. */
export function findOpenRound(rounds: RoundFields[]): RoundFields | undefined {
  const last = rounds.at(-1);
  return last?.answer ? undefined : last;
}

/** What the guide remembers of an earlier reflection; a user may have removed every line of it. */
function toMemoryInput(earlier: EarlierReflection | null | undefined): Pick<GuideInput, 'memory'> {
  return earlier?.memory.length ? { memory: earlier.memory } : {};
}

/** The reflection that the new dialogue continues, unless it was deleted meanwhile or is not finished. */
async function findEarlier(
  tx: Db,
  cipher: UserCipher,
  { ref, body }: { ref: DialogueRef; body: StartInput },
): Promise<EarlierReflection | undefined> {
  const { continues } = body;
  const earlier =
    continues && (await findDialogue(tx, cipher, { userId: ref.userId, sessionId: continues.sessionId }));
  return earlier?.summary ? continues : undefined;
}

/** The job that writes the first question. */
export function createStartJob(ref: DialogueRef, guide: Guide, body: StartInput): TurnJob {
  const question = body.question.trim();
  const reading = body.reading ?? guide.read(question);
  return {
    ref,
    kind: 'start',
    input: { question, reading, rounds: [], seed: createSeed(ref), ...toMemoryInput(body.continues) },
    answer: undefined,
    risk: toCardRisk(assessRisk(textsOfStart(body))),
  };
}

/** Stores a new dialogue. One whose first turn failed, so that it has no question, may start again. */
export async function prepareStart(
  tx: Db,
  cipher: UserCipher,
  input: { ref: DialogueRef; dialogue: DialogueRow | undefined; guide: Guide; body: StartInput; now: Date },
): Promise<TurnJob> {
  const { ref, dialogue, guide, body, now } = input;
  if (dialogue && (await listRounds(tx, cipher, ref)).length) throw new AppError('dialogue_exists');
  const earlier = await findEarlier(tx, cipher, { ref, body });
  const job = createStartJob(ref, guide, { ...body, continues: earlier });
  const { question, reading } = job.input;
  await storeDialogue(tx, cipher, ref, { question, reading, guide: guide.kind, earlier }, now);
  return job;
}

/** The fields of a dialogue that the checks need, whether it is stored or not. */
export type DialogueFields = Pick<DialogueRow, 'question' | 'reading' | 'understanding' | 'summary'> &
  Partial<Pick<DialogueRow, 'earlier'>>;
/** The fields of a round that the checks need. An unstored round comes without its reflection. */
export type RoundFields = Pick<RoundRow, 'number' | 'kind' | 'stage' | 'question' | 'options' | 'answer'> &
  Partial<Pick<RoundRow, 'reflection'>>;

/** A dialogue before a turn. */
export interface DialogueState {
  ref: DialogueRef;
  dialogue: DialogueFields;
  rounds: RoundFields[];
  /**
   * The risk for which an earlier turn showed a help card. The guide may have noticed it where `assessRisk` does not.
   */
  shownRisk: RiskAssessment | undefined;
}

/** Throws if no question is open, or if the open one has another number. */
function requireOpenRound({ dialogue, rounds }: DialogueState, round: number | undefined): RoundFields {
  if (dialogue.summary) throw new AppError('dialogue_finished');
  const open = findOpenRound(rounds);
  if (!open || (round !== undefined && round !== open.number)) throw new AppError('round_stale');
  return open;
}

/** The dialogue as guides receive it. */
export function toGuideInput(
  { ref, dialogue }: Pick<DialogueState, 'ref' | 'dialogue'>,
  rounds: AnsweredRound[],
): GuideInput {
  const { question, reading, understanding, earlier } = dialogue;
  return {
    question,
    reading,
    rounds,
    seed: createSeed(ref),
    ...(understanding && { understanding }),
    ...toMemoryInput(earlier),
  };
}

/** The risk of the whole dialogue: once shown, a help card stays. */
function assessDialogue(
  { dialogue, shownRisk }: DialogueState,
  rounds: AnsweredRound[],
): RiskAssessment | undefined {
  const answers = rounds.map(({ content }) => content);
  const texts = [
    dialogue.question,
    ...answers,
    ...ownLines(dialogue.understanding),
    ...(dialogue.earlier?.memory ?? []),
  ];
  return toCardRisk(assessRisk(texts) ?? shownRisk);
}

/** Checks that the message answers the open round; stores nothing. */
export function prepareMessage(
  state: DialogueState,
  input: {
    body: MessageInput;
    /** The number of the question that the message answers, if known. */
    round: number | undefined;
    now: Date;
  },
): TurnJob {
  const open = requireOpenRound(state, input.round);
  const response = parseAnswer(open, input.body, input.now);
  const rounds = [...toAnsweredRounds(state.rounds), toAnsweredRound(open, response)];
  return {
    ref: state.ref,
    kind: 'message',
    input: { ...toGuideInput(state, rounds), today: plausibleToday(input.body.today, input.now) },
    answer: { round: open.number, response },
    risk: assessDialogue(state, rounds),
  };
}

/** 'Enough for now': checks that there are enough answers to end with. The open question stays unanswered. */
export function prepareFinish(state: DialogueState, body: FinishInput, now: Date): TurnJob {
  const open = requireOpenRound(state, body.round);
  if (open.number < limits.enoughFromRound) throw new AppError('finish_too_early');
  const rounds = toAnsweredRounds(state.rounds);
  return {
    ref: state.ref,
    kind: 'finish',
    input: { ...toGuideInput(state, rounds), finish: true, today: plausibleToday(body.today, now) },
    answer: undefined,
    risk: assessDialogue(state, rounds),
  };
}

/** Whether this step is allowed here: after the last answer, only a summary is. */
export function isAllowedStep(job: TurnJob, step: GuideStep): boolean {
  if (step.kind === 'summary') return job.kind !== 'start';
  return job.kind !== 'finish' && job.input.rounds.length < limits.maxRounds && step.question.trim() !== '';
}

/** Converts a turn's result to the response of the API, which repeated calls get, too. */
export function toAiResponse(
  job: TurnJob,
  written: {
    step: GuideStep;
    /** The risk that the guide noticed; at most low. */
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

/** The number of the round to reopen when going back by `back` rounds, or the error for the response. */
export function findRoundToReopen(
  rounds: RoundFields[],
  back: number,
): { round: number } | { error: 'The First Question' } {
  const target = rounds.length - back;
  return target < 1 ? { error: 'The First Question' } : { round: target };
}
