/** A person's dialogues, as they are listed. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { dialogues, rounds, turns } from '../db/schema.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import { DecryptionError } from '../privacy/user-cipher.ts';
import { decryptQuestion } from './encrypted-rows.ts';

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
  /** Its key is lost, e.g. after a restore without keys: `question` is empty then. */
  unreadable: boolean;
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

/** What is listed, with the question as it is stored. Exported only to look at its plan. */
export function selectDialogues(
  db: Db,
  userId: string,
  page: { after: { createdAt: Date; sessionId: string } | undefined; limit: number },
) {
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

/** One that cannot be opened must not hide the others. */
function readQuestion(cipher: UserCipher, row: Parameters<typeof decryptQuestion>[1]) {
  try {
    return { question: decryptQuestion(cipher, row), unreadable: false };
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return { question: '', unreadable: true };
  }
}

/**
 * Newest first, after the given place. Read in the order of the index and counted row by row, so that a page costs
 * the same however many dialogues there are: a grouping join would read all of them first.
 */
export async function listDialogues(
  db: Db,
  cipher: UserCipher,
  userId: string,
  page: { after: { createdAt: Date; sessionId: string } | undefined; limit: number },
): Promise<ListedDialogue[]> {
  const rows = await selectDialogues(db, userId, page);
  return rows.map((row) => ({ ...row, ...readQuestion(cipher, row) }));
}
