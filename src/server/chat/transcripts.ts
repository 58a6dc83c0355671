/** The only reader and writer of the personal texts of dialogues, rounds and turns. */
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type {
  AiResponse,
  ChatRound,
  FrontendDisplay,
  Reading,
  RiskKind,
  Understanding,
  UserResponse,
} from '#shared/shapes.ts';
import type { Db } from '../db/database.ts';
import { dialogues, rounds, turns } from '../db/schema.ts';
import type { AnsweredRound, GuideReport, GuideRound } from '../guide/guide.ts';
import { understoodFrom } from '../guide/understanding.ts';

/** A dialogue is found only together with its owner: another person's id is an unknown one. */
export interface DialogueRef {
  readonly userId: string;
  readonly sessionId: string;
}

export type DialogueRow = typeof dialogues.$inferSelect;
export type RoundRow = typeof rounds.$inferSelect;

const ownDialogue = (ref: DialogueRef) =>
  and(eq(dialogues.userId, ref.userId), eq(dialogues.sessionId, ref.sessionId));
const ownRounds = (ref: DialogueRef) =>
  and(eq(rounds.userId, ref.userId), eq(rounds.sessionId, ref.sessionId));
const ownRound = (ref: DialogueRef, number: number) => and(ownRounds(ref), eq(rounds.number, number));

export async function findDialogue(db: Db, ref: DialogueRef): Promise<DialogueRow | undefined> {
  const [row] = await db.select().from(dialogues).where(ownDialogue(ref));
  return row;
}

/** As `findDialogue`, and nobody else changes the dialogue until the transaction ends. */
export async function lockDialogue(tx: Db, ref: DialogueRef): Promise<DialogueRow | undefined> {
  const [row] = await tx.select().from(dialogues).where(ownDialogue(ref)).for('update');
  return row;
}

/** Writes a new dialogue, or takes the place of one in which no question was ever asked. */
export async function storeDialogue(
  tx: Db,
  ref: DialogueRef,
  texts: { question: string; reading: Reading; guide: string },
  now: Date,
): Promise<void> {
  const fresh = { ...texts, understanding: null, updatedAt: now };
  await tx
    .insert(dialogues)
    .values({ ...ref, ...texts, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [dialogues.userId, dialogues.sessionId],
      set: fresh,
    });
}

export async function listRounds(db: Db, ref: DialogueRef): Promise<RoundRow[]> {
  return db.select().from(rounds).where(ownRounds(ref)).orderBy(asc(rounds.number));
}

/** Stores the answer of an open round; false when that round is not there or already answered. */
export async function storeAnswer(
  tx: Db,
  ref: DialogueRef,
  number: number,
  answer: UserResponse,
): Promise<boolean> {
  const stored = await tx
    .update(rounds)
    .set({ answer })
    .where(and(ownRound(ref, number), sql`${rounds.answer} is null`))
    .returning({ number: rounds.number });
  return stored.length === 1;
}

export async function storeRound(
  tx: Db,
  ref: DialogueRef,
  round: { number: number; guide: string; step: GuideRound; report: GuideReport | undefined },
  now: Date,
): Promise<void> {
  const { number, guide, report } = round;
  const { stage, question, options, lenses, reflection, support } = round.step;
  await tx.insert(rounds).values({
    ...ref,
    number,
    guide,
    model: report?.model ?? null,
    promptVersion: report?.promptVersion ?? null,
    ...{ stage, question, options, lenses: lenses ?? null, reflection, support },
    createdAt: now,
  });
  await tx.update(dialogues).set({ updatedAt: now }).where(ownDialogue(ref));
}

export async function storeUnderstanding(
  tx: Db,
  ref: DialogueRef,
  understanding: Understanding,
  now: Date,
): Promise<void> {
  await tx.update(dialogues).set({ understanding, updatedAt: now }).where(ownDialogue(ref));
}

/** Finishes a dialogue. */
export async function storeSummary(
  tx: Db,
  ref: DialogueRef,
  summary: FrontendDisplay,
  now: Date,
): Promise<void> {
  await tx.update(dialogues).set({ summary, updatedAt: now }).where(ownDialogue(ref));
}

/** What was understood, as far as the rounds that are left hold it. */
async function understoodSoFar(tx: Db, ref: DialogueRef): Promise<Understanding | null> {
  const dialogue = await findDialogue(tx, ref);
  if (!dialogue?.understanding) return null;
  const answers = (await listRounds(tx, ref)).flatMap(({ answer }) => (answer ? [answer.content] : []));
  return understoodFrom(dialogue.understanding, [dialogue.question, ...answers]);
}

/** Opens a round again: its answer and every later round are gone. */
export async function reopenRound(tx: Db, ref: DialogueRef, number: number, now: Date): Promise<void> {
  await tx.delete(rounds).where(and(ownRounds(ref), gt(rounds.number, number)));
  await tx.update(rounds).set({ answer: null }).where(ownRound(ref, number));
  const understanding = await understoodSoFar(tx, ref);
  await tx.update(dialogues).set({ understanding, updatedAt: now }).where(ownDialogue(ref));
}

/** Marks a running turn as done, with its answer; false when it is not running any more. */
export async function storeTurnResult(
  tx: Db,
  turnId: string,
  { result, report }: { result: AiResponse; report: GuideReport | undefined },
  now: Date,
): Promise<boolean> {
  const stored = await tx
    .update(turns)
    .set({ status: 'done', result, report: report ?? null, endedAt: now })
    .where(and(eq(turns.id, turnId), eq(turns.status, 'running')))
    .returning({ id: turns.id });
  return stored.length === 1;
}

export async function findTurnResult(db: Db, turnId: string): Promise<AiResponse | undefined> {
  const [row] = await db.select({ result: turns.result }).from(turns).where(eq(turns.id, turnId));
  return row?.result ?? undefined;
}

/** What earlier answers of a dialogue showed a card of care for, the newest. */
export async function findCare(
  db: Db,
  ref: DialogueRef,
): Promise<{ care: 'low' | 'high'; careKind?: RiskKind } | undefined> {
  const [row] = await db
    .select({ result: turns.result })
    .from(turns)
    .where(
      and(
        eq(turns.userId, ref.userId),
        eq(turns.sessionId, ref.sessionId),
        sql`${turns.result} ->> 'care' is not null`,
      ),
    )
    .orderBy(desc(turns.createdAt))
    .limit(1);
  const { care, careKind } = row?.result ?? {};
  return care && { care, ...(careKind && { careKind }) };
}

export interface DialogueSummary {
  sessionId: string;
  question: string;
  finished: boolean;
  rounds: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface ListedDialogue extends DialogueSummary {
  /** What became of its last turn; a turn of this process that got lost is noticed when its lease ends. */
  turn: 'idle' | 'running' | 'interrupted';
}

/** A turn without a result is the newest of its dialogue, and there is at most one. */
function listedTurn(db: Db) {
  const state = sql`case when ${turns.status} = 'running' and ${turns.leaseUntil} > clock_timestamp()
    then 'running' else 'interrupted' end`;
  const undone = db
    .select({ state: sql`${state}` })
    .from(turns)
    .where(
      and(
        eq(turns.userId, dialogues.userId),
        eq(turns.sessionId, dialogues.sessionId),
        ne(turns.status, 'done'),
      ),
    )
    .limit(1);
  return sql<ListedDialogue['turn']>`coalesce(${undone}, 'idle')`;
}

/**
 * Newest first, after the given place. Read in the order of the index and counted row by row, so that a page costs
 * the same however many dialogues there are: a grouping join would read all of them first.
 */
export function listDialogues(
  db: Db,
  userId: string,
  page: { after: { createdAt: Date; sessionId: string } | undefined; limit: number },
): Promise<ListedDialogue[]> {
  const { after } = page;
  const older =
    after &&
    sql`(${dialogues.createdAt}, ${dialogues.sessionId}) < (${after.createdAt.toISOString()}, ${after.sessionId})`;
  const ofThis = and(eq(rounds.userId, dialogues.userId), eq(rounds.sessionId, dialogues.sessionId));
  return db
    .select({
      sessionId: dialogues.sessionId,
      question: dialogues.question,
      finished: sql<boolean>`${dialogues.summary} is not null`,
      rounds: db.$count(rounds, ofThis),
      turn: listedTurn(db),
      createdAt: dialogues.createdAt,
      updatedAt: dialogues.updatedAt,
    })
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), older))
    .orderBy(desc(dialogues.createdAt), desc(dialogues.sessionId))
    .limit(page.limit);
}

/** Deletes a dialogue with its rounds and turns; false when there is none. */
export async function deleteDialogue(tx: Db, ref: DialogueRef): Promise<boolean> {
  const deleted = await tx.delete(dialogues).where(ownDialogue(ref)).returning({ id: dialogues.sessionId });
  return deleted.length === 1;
}

/** A round as the guide sees it once it is answered. */
export function toAnsweredRound(row: RoundRow, answer: UserResponse): AnsweredRound {
  const { number, stage, question, options } = row;
  const { option, content } = answer;
  return { number, stage, question, options, content, ...(option && { option }) };
}

/** A round in the shape of the contract. */
export function toChatRound(row: RoundRow): ChatRound {
  return {
    id: `${row.sessionId}-${row.number}`,
    question: row.question,
    options: row.options,
    userResponse: row.answer,
    currentRound: row.number,
    timestamp: row.createdAt.toISOString(),
    thinkingContent: row.reflection,
    supportMessage: row.support,
    guide: row.guide,
  };
}
