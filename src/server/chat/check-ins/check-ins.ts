/**
 * Check-ins: a user looks back at a dialogue on a day that they chose. They can write a prediction for that day, which
 * is sealed: it is not shown before.
 */

import type { ResponseBody, Validated } from '#shared/contract/endpoints.ts';
import type { CheckInAnswers, CheckInBrief } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { cut, measureWidth } from '#shared/quotes.ts';
import { evidenceFor, type Summary } from '#shared/summary.ts';
import { timing } from '#shared/timing.ts';
import type { Db } from '../../db/database.ts';
import { assessRisk, type RiskAssessment } from '../../guide/safety/assess.ts';
import { AppError } from '../../http/app-error.ts';
import { DecryptionError, type UserCipher } from '../../privacy/user-cipher.ts';
import type { UserKeyStore } from '../../privacy/user-keys.ts';
import type { GuideMetrics } from '../../telemetry/metrics.ts';
import { toCareFields } from '../dialogue.ts';
import {
  type DialogueRef,
  type DialogueRow,
  findDialogue,
  hasDialogue,
  hasSummary,
  listRounds,
  type RoundRow,
  storeClarity,
} from '../dialogue-rows.ts';
import {
  type CheckInRow,
  countPlannedCheckIns,
  deleteCheckIn,
  findCheckIn,
  listOpenCheckIns,
  readCheckInTexts,
  startAllReminders,
  stopAllReminders,
  storeCheckInAnswers,
  storeCheckInPlan,
  storePrediction,
} from './check-in-rows.ts';

export interface CheckInDeps {
  db: Db;
  keyStore: UserKeyStore;
  /** Days of check-ins pass on the billing clock, which the sandbox can move forward. */
  billingNow: () => Date;
  metrics: Pick<GuideMetrics, 'careShown'>;
}

/** The day and state of a check-in. */
export function toCheckInBrief({ dueAt, doneAt, remind }: CheckInRow, now: Date): CheckInBrief {
  const status = doneAt ? 'done' : dueAt <= now ? 'due' : 'planned';
  return { dueAt: dueAt.toISOString(), status, remind };
}

const toCheckInState = (row: CheckInRow, now: Date) => ({
  ...toCheckInBrief(row, now),
  hasPrediction: row.hasPrediction,
});

/** Stores how clear the question is to the user. Throws `not_found`, also for an unstored dialogue. */
export async function saveClarity(
  { db, keyStore }: CheckInDeps,
  userId: string,
  { sessionId, when, value }: Validated<'saveClarity'>['body'],
): Promise<ResponseBody<'saveClarity'>> {
  const cipher = await keyStore.getCipher(userId);
  const clarity = await storeClarity(db, cipher, { userId, sessionId }, when, value);
  if (!clarity) throw new AppError('not_found');
  return { clarity };
}

/**
 * The moment at which a check-in on this day is due. Throws `invalid_input` for a day not after today, or too far away.
 */
function requireDueTime(date: string, timeZone: string | undefined, now: Date): Date {
  const dueAt = toDueTime(date, timeZone);
  const aheadMs = dueAt.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > limits.checkInMaxDays * dayMs)
    throw new AppError('invalid_input', { fields: { date: 'must be after today, within two years' } });
  return dueAt;
}

async function requireDialogue(db: Db, ref: DialogueRef): Promise<void> {
  if (!(await hasDialogue(db, ref))) throw new AppError('not_found');
}

async function requireCheckIn(db: Db, ref: DialogueRef): Promise<CheckInRow> {
  const row = await findCheckIn(db, ref);
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Chooses the day of a check-in, or another one. Throws `not_found`, `invalid_input`, `check_in_early` before the
 * summary, and `check_in_done`.
 */
export async function planCheckIn(
  { db, billingNow }: CheckInDeps,
  ref: DialogueRef,
  { date, remind, timeZone, locale = defaultLocale }: Validated<'planCheckIn'>['body'],
): Promise<ResponseBody<'planCheckIn'>> {
  const now = billingNow();
  const dueAt = requireDueTime(date, timeZone, now);
  if (!(await hasSummary(db, ref))) throw new AppError('check_in_early');
  const row = await storeCheckInPlan(db, ref, { dueAt, remind, locale }, now);
  if (!row) throw new AppError('check_in_done');
  return toCheckInState(row, now);
}

/** Deletes a check-in. Throws `not_found` and `check_in_done`. */
export async function cancelCheckIn(
  { db }: CheckInDeps,
  ref: DialogueRef,
): Promise<ResponseBody<'cancelCheckIn'>> {
  if (await deleteCheckIn(db, ref)) return { success: true };
  await requireCheckIn(db, ref);
  throw new AppError('check_in_done');
}

/** Assesses what a user wrote, and counts the help that is shown for it. */
function assessAndCount({ metrics }: CheckInDeps, texts: string[]): RiskAssessment | undefined {
  const risk = assessRisk(texts);
  if (risk) metrics.careShown(risk.level, risk.kind);
  return risk;
}

/**
 * Stores or replaces a prediction, and plans a check-in for it if there is none. Texts with high risk are not stored.
 * Throws `not_found`, and `check_in_due` from the day of the check-in on.
 */
export async function sealPrediction(
  deps: CheckInDeps,
  ref: DialogueRef,
  {
    text,
    timeZone,
    locale = defaultLocale,
  }: { text: string; timeZone?: string | undefined; locale?: Locale | undefined },
): Promise<ResponseBody<'sealPrediction'>> {
  const { db, keyStore, billingNow } = deps;
  const risk = assessAndCount(deps, [text]);
  await requireDialogue(db, ref);
  const now = billingNow();
  if (risk?.level === 'high') {
    const existing = await findCheckIn(db, ref);
    return { ...(existing && { checkIn: toCheckInState(existing, now) }), ...toCareFields(risk) };
  }
  const cipher = await keyStore.getCipher(ref.userId);
  const plan = { dueAt: toDueTime(getDefaultDay(now, timeZone), timeZone), remind: false, locale };
  const row = await storePrediction(db, cipher, ref, { text: text.trim(), plan }, now);
  if (!row) throw new AppError('check_in_due');
  return { checkIn: toCheckInState(row, now), ...toCareFields(risk) };
}

/**
 * A check-in with its texts. `includeSealed`: also a prediction whose day has not come; only for the export
 * of an account, which contains everything that is stored.
 */
export async function findCheckInWithTexts(
  { db, billingNow }: Pick<CheckInDeps, 'db' | 'billingNow'>,
  cipher: UserCipher,
  ref: DialogueRef,
  { includeSealed = false } = {},
) {
  const row = await findCheckIn(db, ref);
  if (!row) return undefined;
  const brief = toCheckInBrief(row, billingNow());
  const { prediction, answers } = await readCheckInTexts(db, cipher, ref);
  return {
    ...brief,
    ...((includeSealed || brief.status !== 'planned') && prediction !== null && { prediction }),
    ...(answers && { answers }),
    ...(row.doneAt && { doneAt: row.doneAt.toISOString() }),
  };
}

/** A check-in in a list, with what it shows of the dialogue. */
function toListed(row: CheckInRow, { question, summary }: DialogueRow, now: Date) {
  const insight = summary?.insights[0];
  const nextStep = summary?.nextStep;
  return {
    ...toCheckInState(row, now),
    sessionId: row.sessionId,
    question,
    ...(insight && { insight }),
    ...(nextStep && { nextStep }),
  };
}

/** Undefined for a dialogue whose key is lost: it must not hide the others. */
function skipUnreadable(error: unknown): undefined {
  if (!(error instanceof DecryptionError)) throw error;
}

/** The check-ins that are not done: first those that are due, then those to come. */
export async function listCheckIns(
  { db, keyStore, billingNow }: CheckInDeps,
  userId: string,
): Promise<ResponseBody<'listCheckIns'>> {
  const now = billingNow();
  const rows = await listOpenCheckIns(db, userId);
  const cipher = await keyStore.getCipher(userId);
  const listed = await Promise.all(
    rows.map(async (row) => {
      const ref = { userId, sessionId: row.sessionId };
      const dialogue = await findDialogue(db, cipher, ref).catch(skipUnreadable);
      return dialogue && toListed(row, dialogue, now);
    }),
  );
  return { checkIns: listed.filter((checkIn) => checkIn !== undefined) };
}

/** As measured by `measureWidth`: about three lines on a phone. */
const quoteWidth = 60;
const shorten = (text: string) => cut(text, (start) => measureWidth(start) <= quoteWidth);

/**
 * What the user said in the dialogue (`earlier`) beside what they say now. Undefined unless there are both.
 */
function findQuotes(earlier: string | undefined, answers: CheckInAnswers) {
  const later = answers.known || answers.changed;
  return earlier && later ? { earlier: shorten(earlier), later: shorten(later) } : undefined;
}

/** The user's words that support the insight, or else their last answer. */
function findEarlierWords(summary: Summary | null, rounds: RoundRow[]): string | undefined {
  const quoted = summary && evidenceFor(summary, { part: 'insight', index: 0 }).at(-1)?.quote;
  return quoted || rounds.findLast(({ answer }) => answer)?.answer?.content;
}

/** A check-in with what its page shows of the dialogue. Throws `not_found`. */
export async function getCheckIn(
  { db, keyStore, billingNow }: CheckInDeps,
  ref: DialogueRef,
): Promise<ResponseBody<'getCheckIn'>> {
  const now = billingNow();
  const row = await requireCheckIn(db, ref);
  const cipher = await keyStore.getCipher(ref.userId);
  const dialogue = await findDialogue(db, cipher, ref);
  if (!dialogue) throw new AppError('not_found');
  const checkIn = await findCheckInWithTexts({ db, billingNow }, cipher, ref);
  const answers = checkIn?.answers;
  const quotes =
    answers && findQuotes(findEarlierWords(dialogue.summary, await listRounds(db, cipher, ref)), answers);
  return {
    ...toListed(row, dialogue, now),
    ...checkIn,
    createdAt: dialogue.createdAt.toISOString(),
    path: dialogue.summary?.steps ?? [],
    ...(dialogue.clarity && { clarity: dialogue.clarity }),
    ...(quotes && { quotes }),
  };
}

/**
 * Stores the answers of a check-in that is due. Answers with high risk are not stored. Throws `not_found`,
 * `check_in_early` and `check_in_done`.
 */
export async function answerCheckIn(
  deps: CheckInDeps,
  ref: DialogueRef,
  { step, changed, known, clarity }: Omit<Validated<'answerCheckIn'>['body'], 'sessionId'>,
): Promise<ResponseBody<'answerCheckIn'>> {
  const { db, keyStore, billingNow } = deps;
  const risk = assessAndCount(deps, [changed, known]);
  const now = billingNow();
  const { status } = toCheckInBrief(await requireCheckIn(db, ref), now);
  if (status === 'planned') throw new AppError('check_in_early');
  if (risk?.level !== 'high') {
    const cipher = await keyStore.getCipher(ref.userId);
    const answers = {
      step,
      changed: changed.trim(),
      known: known.trim(),
      ...(clarity !== undefined && { clarity }),
    };
    if (!(await storeCheckInAnswers(db, cipher, ref, answers, now))) throw new AppError('check_in_done');
  }
  return { checkIn: await getCheckIn(deps, ref), ...toCareFields(risk) };
}

/** Whether emails remind of the check-ins to come, and how many of these there are. */
export async function getReminders(
  { db, billingNow }: CheckInDeps,
  userId: string,
): Promise<ResponseBody<'getReminders'>> {
  const { planned, reminded } = await countPlannedCheckIns(db, userId, billingNow());
  return { planned, on: reminded > 0 };
}

/** Starts or stops the emails for all check-ins to come. */
export async function setReminders(
  { db, billingNow }: CheckInDeps,
  userId: string,
  on: boolean,
): Promise<ResponseBody<'setReminders'>> {
  await (on ? startAllReminders : stopAllReminders)(db, userId, billingNow());
  return { success: true };
}

// ---- The days of check-ins, in the user's own time zone

/** Local hour at which a check-in is due and its reminder is sent. */
const dueHour = 8;
const dayMs = 24 * 3_600_000;

/** Formats local times. An undefined zone, and one that this server does not know, count as UTC. */
function createLocalTimeFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const options = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: timeZone ?? 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}

/** The moment at which the check-in of a day (`2026-11-22`) is due. */
function toDueTime(date: string, timeZone: string | undefined): Date {
  const format = createLocalTimeFormat(timeZone);
  const localAsUtcMs = Date.parse(`${date}T00:00:00Z`) + dueHour * 3_600_000;
  // Swedish writes a local time as `2026-11-22 08:00:00`.
  const offsetMs = (atMs: number) => Date.parse(`${format.format(atMs).replace(' ', 'T')}Z`) - atMs;
  // Twice, because the clocks may change between the local time taken for UTC and the moment itself.
  const nearMs = localAsUtcMs - offsetMs(localAsUtcMs);
  return new Date(localAsUtcMs - offsetMs(nearMs));
}

/** The day (`2026-11-22`) of a check-in for which the user chose none. */
function getDefaultDay(now: Date, timeZone: string | undefined): string {
  return createLocalTimeFormat(timeZone)
    .format(now.getTime() + timing.checkInAfterDays * dayMs)
    .slice(0, 10);
}
