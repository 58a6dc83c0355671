/** Reads and writes the rows of check-ins; their texts are encrypted with their owner's key. */
import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { CheckInAnswers } from '#shared/contract/shapes.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { type Db, prepareOnce } from '../../db/database.ts';
import { checkIns, dialogues, users } from '../../db/schema.ts';
import { DecryptionError, rowNames, type UserCipher } from '../../privacy/user-cipher.ts';
import type { DialogueRef } from '../dialogue-rows.ts';
import { createColumns } from '../encrypted-rows.ts';

type EncryptedCheckIn = typeof checkIns.$inferSelect;

/** A check-in without its texts. */
export type CheckInRow = Pick<EncryptedCheckIn, 'sessionId' | 'dueAt' | 'remind' | 'doneAt'> & {
  hasPrediction: boolean;
};

export interface CheckInTexts {
  prediction: string | null;
  answers: CheckInAnswers | null;
}

const columnsWithoutTexts = {
  sessionId: checkIns.sessionId,
  dueAt: checkIns.dueAt,
  remind: checkIns.remind,
  doneAt: checkIns.doneAt,
  hasPrediction: sql<boolean>`${checkIns.prediction} is not null`,
};

const isOfDialogue = (ref: DialogueRef) =>
  and(eq(checkIns.userId, ref.userId), eq(checkIns.sessionId, ref.sessionId));
const isOpen = isNull(checkIns.doneAt);
const createTextColumns = (cipher: UserCipher, sessionId: string) =>
  createColumns(cipher, 'check_ins', rowNames.check_ins({ sessionId }));

export async function findCheckIn(db: Db, ref: DialogueRef): Promise<CheckInRow | undefined> {
  const [row] = await db.select(columnsWithoutTexts).from(checkIns).where(isOfDialogue(ref));
  return row;
}

const selectBySessions = prepareOnce('check_ins_of', ['userId', 'sessionIds'], (db, { userId, sessionIds }) =>
  db
    .select(columnsWithoutTexts)
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), sql`${checkIns.sessionId} = any(${sessionIds}::text[])`)),
);

/** The check-ins of these dialogues, by session id. */
export async function listCheckInsOfDialogues(
  db: Db,
  userId: string,
  sessionIds: string[],
): Promise<Map<string, CheckInRow>> {
  if (!sessionIds.length) return new Map();
  const rows = await selectBySessions(db, { userId, sessionIds });
  return new Map(rows.map((row) => [row.sessionId, row]));
}

/** A user's open check-ins of finished dialogues, earliest first. */
export function listOpenCheckIns(db: Db, userId: string): Promise<CheckInRow[]> {
  const isSameDialogue = and(
    eq(dialogues.userId, checkIns.userId),
    eq(dialogues.sessionId, checkIns.sessionId),
  );
  return db
    .select(columnsWithoutTexts)
    .from(checkIns)
    .innerJoin(dialogues, and(isSameDialogue, isNotNull(dialogues.summary)))
    .where(and(eq(checkIns.userId, userId), isOpen))
    .orderBy(asc(checkIns.dueAt), asc(checkIns.sessionId));
}

export interface CheckInPlan {
  dueAt: Date;
  remind: boolean;
  /** Language of the email. */
  locale: Locale;
}

/** Plans a check-in, or moves one that is not done. Returns undefined if it is done. */
export async function storeCheckInPlan(
  db: Db,
  ref: DialogueRef,
  plan: CheckInPlan,
  now: Date,
): Promise<CheckInRow | undefined> {
  const fields = {
    ...plan,
    remindAt: plan.remind ? plan.dueAt : null,
    remindTries: 0,
    ...(plan.remind && { stoppedAt: null }),
  };
  const [row] = await db
    .insert(checkIns)
    .values({ ...ref, ...fields, createdAt: now })
    .onConflictDoUpdate({ target: [checkIns.userId, checkIns.sessionId], set: fields, setWhere: isOpen })
    .returning(columnsWithoutTexts);
  return row;
}

/** Stores a prediction, with a plan if there is no check-in yet. Returns undefined if it is due or done. */
export async function storePrediction(
  db: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  { text, plan }: { text: string; plan: CheckInPlan },
  now: Date,
): Promise<CheckInRow | undefined> {
  const prediction = createTextColumns(cipher, ref.sessionId).encrypt('prediction', text);
  const [row] = await db
    .insert(checkIns)
    .values({ ...ref, ...plan, prediction, createdAt: now })
    .onConflictDoUpdate({
      target: [checkIns.userId, checkIns.sessionId],
      set: { prediction },
      setWhere: and(isOpen, gt(checkIns.dueAt, now)),
    })
    .returning(columnsWithoutTexts);
  return row;
}

/** Stores the check-in of an imported reflection. No email is sent, because the user did not ask for one here. */
export async function storeImportedCheckIn(
  db: Db,
  cipher: UserCipher,
  sessionId: string,
  { dueAt, doneAt, texts }: { dueAt: Date; doneAt: Date | null; texts: CheckInTexts },
  now: Date,
): Promise<void> {
  const { prediction, answers } = texts;
  const columns = createTextColumns(cipher, sessionId);
  await db.insert(checkIns).values({
    userId: cipher.userId,
    sessionId,
    dueAt,
    doneAt,
    remind: false,
    locale: defaultLocale,
    createdAt: now,
    prediction: prediction === null ? null : columns.encrypt('prediction', prediction),
    answers: answers && columns.encryptJson('answers', answers),
  });
}

/** Deletes a check-in that is not done. Returns false if there is none. */
export async function deleteCheckIn(db: Db, ref: DialogueRef): Promise<boolean> {
  const deleted = await db
    .delete(checkIns)
    .where(and(isOfDialogue(ref), isOpen))
    .returning({ id: checkIns.sessionId });
  return deleted.length === 1;
}

/** Stores the answers, which ends the check-in. Returns false if it is done already. */
export async function storeCheckInAnswers(
  db: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  answers: CheckInAnswers,
  now: Date,
): Promise<boolean> {
  const ciphertext = createTextColumns(cipher, ref.sessionId).encryptJson('answers', answers);
  const stored = await db
    .update(checkIns)
    .set({ answers: ciphertext, doneAt: now, remindAt: null })
    .where(and(isOfDialogue(ref), isOpen))
    .returning({ id: checkIns.sessionId });
  return stored.length === 1;
}

/** The texts of a check-in. The caller must not show a prediction before its day. */
export async function readCheckInTexts(db: Db, cipher: UserCipher, ref: DialogueRef): Promise<CheckInTexts> {
  const [row] = await db
    .select({ prediction: checkIns.prediction, answers: checkIns.answers })
    .from(checkIns)
    .where(isOfDialogue(ref));
  const columns = createTextColumns(cipher, ref.sessionId);
  return {
    prediction: row?.prediction ? columns.decrypt('prediction', row.prediction) : null,
    answers: row?.answers ? columns.decryptJson('answers', row.answers) : null,
  };
}

/** What a user wrote for check-ins that are done, by session id, for a search. Leaves out what is unreadable. */
export async function readDoneCheckInTexts(db: Db, cipher: UserCipher): Promise<Map<string, string[]>> {
  const { sessionId, prediction, answers } = checkIns;
  const rows = await db
    .select({ sessionId, prediction, answers })
    .from(checkIns)
    .where(and(eq(checkIns.userId, cipher.userId), isNotNull(checkIns.doneAt)));
  return new Map(rows.map((row) => [row.sessionId, decryptWritten(cipher, row)]));
}

function decryptWritten(
  cipher: UserCipher,
  { sessionId, prediction, answers }: Pick<EncryptedCheckIn, 'sessionId' | 'prediction' | 'answers'>,
): string[] {
  const columns = createTextColumns(cipher, sessionId);
  try {
    const said: CheckInAnswers | null = answers && columns.decryptJson('answers', answers);
    const texts = [prediction && columns.decrypt('prediction', prediction), said?.changed, said?.known];
    return texts.filter((text): text is string => Boolean(text));
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return [];
  }
}

/** A reminder that this process may send now. */
export interface DueReminder {
  userId: string;
  sessionId: string;
  dueAt: Date;
  locale: Locale;
  /** Number of this try, from 1. */
  attempt: number;
}

/**
 * Takes reminders that are due, the oldest first. No process takes them again before `leaseUntil`. If this
 * process dies, they are due again from then on.
 */
export async function takeDueReminders(
  db: Db,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<DueReminder[]> {
  const due = db
    .select({ userId: checkIns.userId, sessionId: checkIns.sessionId })
    .from(checkIns)
    .where(lte(checkIns.remindAt, now))
    .orderBy(asc(checkIns.remindAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(checkIns)
    .set({ remindAt: leaseUntil, remindTries: sql`${checkIns.remindTries} + 1` })
    .where(sql`(${checkIns.userId}, ${checkIns.sessionId}) in ${due}`)
    .returning({
      userId: checkIns.userId,
      sessionId: checkIns.sessionId,
      dueAt: checkIns.dueAt,
      locale: checkIns.locale,
      attempt: checkIns.remindTries,
    });
}

interface TakenReminder extends DialogueRef {
  /** As passed to `takeDueReminders`. */
  leaseUntil: Date;
}

/** The email address for a reminder that was taken; undefined if it was stopped, moved or answered since. */
export async function findReminderAddress(
  db: Db,
  { leaseUntil, ...ref }: TakenReminder,
): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(checkIns)
    .innerJoin(users, eq(users.id, checkIns.userId))
    .where(and(isOfDialogue(ref), eq(checkIns.remindAt, leaseUntil)));
  return row?.email;
}

/** Marks a reminder as sent. */
export async function markReminderSent(
  db: Db,
  { leaseUntil, ...ref }: TakenReminder,
  remindedAt: Date,
): Promise<void> {
  await db
    .update(checkIns)
    .set({ remindAt: null, remindedAt })
    .where(and(isOfDialogue(ref), eq(checkIns.remindAt, leaseUntil)));
}

/**
 * For a mail that the mail server did not accept, perhaps after it was marked as sent (at `remindedAt`).
 * `next`: time of the next try; null: there is none.
 */
export async function postponeReminder(
  db: Db,
  { leaseUntil, ...ref }: TakenReminder,
  { remindedAt, next }: { remindedAt: Date; next: Date | null },
): Promise<void> {
  const isMarked = and(isNull(checkIns.remindAt), eq(checkIns.remindedAt, remindedAt));
  await db
    .update(checkIns)
    .set({ remindAt: next, remindedAt: null })
    .where(and(isOfDialogue(ref), or(eq(checkIns.remindAt, leaseUntil), isMarked)));
}

/** A user's check-ins to come that are not done: how many there are, and how many send an email. */
export async function countPlannedCheckIns(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({ planned: count(), reminded: sql<number>`count(*) filter (where ${checkIns.remind})::int` })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), isOpen, gt(checkIns.dueAt, now)));
  return { planned: row?.planned ?? 0, reminded: row?.reminded ?? 0 };
}

/** Stops every reminder of a user that is still to be sent. */
export async function stopAllReminders(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(checkIns)
    .set({ remind: false, remindAt: null, stoppedAt: now })
    .where(and(eq(checkIns.userId, userId), isOpen, checkIns.remind));
}

/** Makes every check-in of a user that is still to come send an email. */
export async function startAllReminders(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(checkIns)
    .set({ remind: true, remindAt: checkIns.dueAt, remindTries: 0, stoppedAt: null })
    .where(and(eq(checkIns.userId, userId), isOpen, gt(checkIns.dueAt, now), sql`not ${checkIns.remind}`));
}
