/** Reads and writes the texts of dialogues, rounds and turns, encrypted with their owner's key. No other code does. */
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type {
  AiResponse,
  ChatRound,
  Clarity,
  EarlierReflection,
  Reading,
  Understanding,
  UserResponse,
} from '#shared/contract/shapes.ts';
import { keepSupportedLines } from '#shared/quotes.ts';
import type { Summary } from '#shared/summary.ts';
import { type Db, nullablePlaceholder, prepareOnce } from '../db/database.ts';
import { dialogues, rounds, turns } from '../db/schema.ts';
import type { AnsweredRound, GuideReport, GuideRound } from '../guide/guide.ts';
import type { RiskAssessment } from '../guide/safety/assess.ts';
import { AppError } from '../http/app-error.ts';
import { DecryptionError, type UserCipher } from '../privacy/user-cipher.ts';
import {
  type DialogueRow,
  decryptAnswer,
  decryptClarity,
  decryptDialogue,
  decryptListed,
  decryptOutline,
  decryptResult,
  decryptRound,
  encryptAnswer,
  encryptBeginning,
  encryptClarity,
  encryptDialogue,
  encryptResult,
  encryptStep,
  encryptSummary,
  encryptUnderstanding,
  type RoundRow,
  type RoundTexts,
} from './encrypted-rows.ts';

export type { DialogueRow, RoundRow } from './encrypted-rows.ts';

/** Identifies a dialogue: `sessionId` is its id, chosen by the browser. Without its owner's id, it is not found. */
export interface DialogueRef {
  readonly userId: string;
  readonly sessionId: string;
}

const clarityColumns = {
  sessionId: dialogues.sessionId,
  clarityBefore: dialogues.clarityBefore,
  clarityAfter: dialogues.clarityAfter,
};

const ownDialogue = (ref: DialogueRef) =>
  and(eq(dialogues.userId, ref.userId), eq(dialogues.sessionId, ref.sessionId));
const ownRounds = (ref: DialogueRef) =>
  and(eq(rounds.userId, ref.userId), eq(rounds.sessionId, ref.sessionId));
const ownRound = (ref: DialogueRef, number: number) => and(ownRounds(ref), eq(rounds.number, number));

export async function hasDialogue(db: Db, ref: DialogueRef): Promise<boolean> {
  const rows = await db.select({ id: dialogues.sessionId }).from(dialogues).where(ownDialogue(ref));
  return rows.length === 1;
}

/** Whether a dialogue is finished. Throws `not_found`. */
export async function hasSummary(db: Db, ref: DialogueRef): Promise<boolean> {
  const finished = sql<boolean>`${dialogues.summary} is not null`;
  const [row] = await db.select({ finished }).from(dialogues).where(ownDialogue(ref));
  if (!row) throw new AppError('not_found');
  return row.finished;
}

export async function findDialogue(
  db: Db,
  cipher: UserCipher,
  ref: DialogueRef,
): Promise<DialogueRow | undefined> {
  const [row] = await db.select().from(dialogues).where(ownDialogue(ref));
  return row && decryptDialogue(cipher, row);
}

const selectLocked = prepareOnce('lock_dialogue', ['userId', 'sessionId'], (db, { userId, sessionId }) =>
  db
    .select()
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), eq(dialogues.sessionId, sessionId)))
    .for('update'),
);

/** Like `findDialogue`, but locks the dialogue until the transaction ends. */
export async function lockDialogue(
  tx: Db,
  cipher: UserCipher,
  { userId, sessionId }: DialogueRef,
): Promise<DialogueRow | undefined> {
  const [row] = await selectLocked(tx, { userId, sessionId });
  return row && decryptDialogue(cipher, row);
}

/** Stores a new dialogue, or replaces one for which the guide has not asked any question yet. */
export async function storeDialogue(
  tx: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  texts: { question: string; reading: Reading; guide: string; earlier?: EarlierReflection | undefined },
  now: Date,
): Promise<void> {
  const columns = { ...encryptBeginning(cipher, ref.sessionId, texts), guide: texts.guide };
  await upsertDialogue(tx, { ...ref, ...columns, now });
}

const upsertDialogue = prepareOnce(
  'store_dialogue',
  ['userId', 'sessionId', 'question', 'reading', 'earlier', 'guide', 'now'],
  (db, { userId, sessionId, now, ...given }) => {
    const { question, reading, guide, updatedAt } = dialogues;
    const columns = {
      question: nullablePlaceholder(given.question, question),
      reading: nullablePlaceholder(given.reading, reading),
      earlier: nullablePlaceholder(given.earlier, dialogues.earlier),
      guide: nullablePlaceholder(given.guide, guide),
      understanding: null,
      updatedAt: nullablePlaceholder(now, updatedAt),
    };
    return db
      .insert(dialogues)
      .values({ userId, sessionId, ...columns, createdAt: now })
      .onConflictDoUpdate({ target: [dialogues.userId, dialogues.sessionId], set: columns });
  },
);

const selectRounds = prepareOnce('list_rounds', ['userId', 'sessionId'], (db, { userId, sessionId }) =>
  db
    .select()
    .from(rounds)
    .where(and(eq(rounds.userId, userId), eq(rounds.sessionId, sessionId)))
    .orderBy(asc(rounds.number)),
);

export async function listRounds(
  db: Db,
  cipher: UserCipher,
  { userId, sessionId }: DialogueRef,
): Promise<RoundRow[]> {
  const rows = await selectRounds(db, { userId, sessionId });
  return rows.map((row) => decryptRound(cipher, row));
}

const updateAnswer = prepareOnce(
  'store_answer',
  ['userId', 'sessionId', 'number', 'answer'],
  (db, { userId, sessionId, number, answer }) =>
    db
      .update(rounds)
      .set({ answer: nullablePlaceholder(answer, rounds.answer) })
      .where(
        and(
          eq(rounds.userId, userId),
          eq(rounds.sessionId, sessionId),
          eq(rounds.number, number),
          isNull(rounds.answer),
        ),
      )
      .returning({ number: rounds.number }),
);

/** Stores the answer of an open round. Returns false if the round is missing or answered. */
export async function storeAnswer(
  tx: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  number: number,
  answer: UserResponse,
): Promise<boolean> {
  const { userId, sessionId } = ref;
  const encrypted = encryptAnswer(cipher, { sessionId, number }, answer);
  return (await updateAnswer(tx, { userId, sessionId, number, answer: encrypted })).length === 1;
}

const insertRound = prepareOnce(
  'store_round',
  [
    'userId',
    'sessionId',
    'number',
    'guide',
    'model',
    'promptVersion',
    'kind',
    'stage',
    'now',
    'question',
    'options',
    'reflection',
    'support',
  ],
  (db, { now, ...given }) => db.insert(rounds).values({ ...given, createdAt: now }),
);

export async function storeRound(
  tx: Db,
  cipher: UserCipher,
  { userId, sessionId }: DialogueRef,
  round: { number: number; guide: string; step: GuideRound; report: GuideReport | undefined },
  now: Date,
): Promise<void> {
  const { number, guide, report, step } = round;
  await insertRound(tx, {
    userId,
    sessionId,
    number,
    guide,
    now,
    model: report?.model ?? null,
    promptVersion: report?.promptVersion ?? null,
    kind: step.roundKind,
    stage: step.stage,
    ...encryptStep(cipher, { sessionId, number }, step),
  });
}

const updateDialogueTexts = prepareOnce(
  'store_dialogue_changes',
  ['userId', 'sessionId', 'understanding', 'summary', 'now'],
  (db, { userId, sessionId, now, ...given }) => {
    const { understanding, summary, updatedAt } = dialogues;
    return db
      .update(dialogues)
      .set({
        understanding: sql`coalesce(${nullablePlaceholder(given.understanding, understanding)}, ${understanding})`,
        summary: sql`coalesce(${nullablePlaceholder(given.summary, summary)}, ${summary})`,
        updatedAt: nullablePlaceholder(now, updatedAt),
      })
      .where(and(eq(dialogues.userId, userId), eq(dialogues.sessionId, sessionId)));
  },
);

/** Stores what a turn changed in its dialogue. What is left out stays as it is. */
export async function storeDialogueChanges(
  tx: Db,
  cipher: UserCipher,
  { userId, sessionId }: DialogueRef,
  changed: { understanding?: Understanding | undefined; summary?: Summary | undefined },
  now: Date,
): Promise<void> {
  const { understanding = null, summary } = changed;
  await updateDialogueTexts(tx, {
    userId,
    sessionId,
    now,
    understanding: encryptUnderstanding(cipher, sessionId, understanding),
    summary: summary ? encryptSummary(cipher, sessionId, summary) : null,
  });
}

export async function storeUnderstanding(
  tx: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  understanding: Understanding | null,
  now: Date,
): Promise<void> {
  const ciphertext = encryptUnderstanding(cipher, ref.sessionId, understanding);
  await tx.update(dialogues).set({ understanding: ciphertext, updatedAt: now }).where(ownDialogue(ref));
}

export async function storeSummary(
  tx: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  summary: Summary,
  now: Date,
): Promise<void> {
  const ciphertext = encryptSummary(cipher, ref.sessionId, summary);
  await tx.update(dialogues).set({ summary: ciphertext, updatedAt: now }).where(ownDialogue(ref));
}

/** Stores how clear the question is to the user; null takes it back. Undefined if there is no dialogue. */
export async function storeClarity(
  db: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  when: keyof Clarity,
  value: number | null,
): Promise<Clarity | undefined> {
  const [row] = await db
    .update(dialogues)
    .set(encryptClarity(cipher, ref.sessionId, when, value))
    .where(ownDialogue(ref))
    .returning(clarityColumns);
  return row && (decryptClarity(cipher, row) ?? {});
}

/** What the guide has understood, without the lines that the remaining rounds no longer support. */
async function readSupportedUnderstanding(
  tx: Db,
  cipher: UserCipher,
  ref: DialogueRef,
): Promise<Understanding | null> {
  const dialogue = await findDialogue(tx, cipher, ref);
  if (!dialogue?.understanding) return null;
  const answers = (await listRounds(tx, cipher, ref)).flatMap(({ answer }) =>
    answer ? [answer.content] : [],
  );
  return keepSupportedLines(dialogue.understanding, [dialogue.question, ...answers]);
}

/** Opens a round again: deletes its answer and all later rounds. */
export async function reopenRound(
  tx: Db,
  cipher: UserCipher,
  ref: DialogueRef,
  number: number,
  now: Date,
): Promise<void> {
  await tx.delete(rounds).where(and(ownRounds(ref), gt(rounds.number, number)));
  await tx.update(rounds).set({ answer: null }).where(ownRound(ref, number));
  await storeUnderstanding(tx, cipher, ref, await readSupportedUnderstanding(tx, cipher, ref), now);
}

/** Marks a running turn as done and stores its answer. Returns false if it is no longer running. */
export async function storeTurnResult(
  tx: Db,
  cipher: UserCipher,
  turnId: string,
  { result, report }: { result: AiResponse; report: GuideReport | undefined },
  now: Date,
): Promise<boolean> {
  const encrypted = encryptResult(cipher, turnId, result);
  return (
    (await updateTurnResult(tx, { turnId, result: encrypted, report: report ?? null, now })).length === 1
  );
}

const updateTurnResult = prepareOnce(
  'store_turn_result',
  ['turnId', 'result', 'report', 'now'],
  (db, { turnId, result, report, now }) =>
    db
      .update(turns)
      .set({
        status: 'done',
        result: nullablePlaceholder(result, turns.result),
        report: nullablePlaceholder(report, turns.report),
        endedAt: nullablePlaceholder(now, turns.endedAt),
      })
      .where(and(eq(turns.id, turnId), eq(turns.status, 'running')))
      .returning({ id: turns.id }),
);

export async function findTurnResult(
  db: Db,
  cipher: UserCipher,
  turnId: string,
): Promise<AiResponse | undefined> {
  const [row] = await db.select({ result: turns.result }).from(turns).where(eq(turns.id, turnId));
  return row?.result ? decryptResult(cipher, turnId, row.result) : undefined;
}

/** All stored answers of a dialogue, oldest first, including those that were undone by going back. */
export async function listTurnResults(db: Db, cipher: UserCipher, ref: DialogueRef): Promise<AiResponse[]> {
  const rows = await db
    .select({ id: turns.id, result: turns.result })
    .from(turns)
    .where(and(eq(turns.userId, ref.userId), eq(turns.sessionId, ref.sessionId)))
    .orderBy(asc(turns.createdAt));
  return rows.flatMap(({ id, result }) => (result ? [decryptResult(cipher, id, result)] : []));
}

/**
 * The risk that the latest earlier answer showed a card for. It is read from the encrypted answers, because a plain
 * column would reveal who is at risk. `answers`: newest first.
 */
export function readShownRisk(
  cipher: UserCipher,
  answers: readonly { id: string; result: Uint8Array | null }[],
): RiskAssessment | undefined {
  for (const { id, result } of answers) {
    const { care, careKind } = result ? decryptResult(cipher, id, result) : {};
    if (care) return { level: care, kind: careKind };
  }
  return undefined;
}

/** Deletes a dialogue with its rounds and turns. Returns false if there is none. */
export async function deleteDialogue(tx: Db, ref: DialogueRef): Promise<boolean> {
  const deleted = await tx.delete(dialogues).where(ownDialogue(ref)).returning({ id: dialogues.sessionId });
  return deleted.length === 1;
}

/** What the list shows of a dialogue. */
export interface DialogueOverview {
  sessionId: string;
  question: string;
  finished: boolean;
  summary: Summary | null;
  earlier: EarlierReflection | null;
  /** How many there are. */
  rounds: number;
  createdAt: Date;
  updatedAt: Date;
  clarity: Clarity | undefined;
}

export interface ListedDialogue extends DialogueOverview {
  /** State of the last turn. A lost turn is noticed when its lease ends. */
  turn: 'idle' | 'running' | 'interrupted';
  /** Its key is lost, e.g. after a restore without keys, and `question` is empty. */
  unreadable: boolean;
}

/** SQL for the state of a dialogue's last turn: at most one turn has no result, and it is the last. */
function selectTurnState(db: Db) {
  const state = sql`case when ${turns.status} = 'running' and ${turns.leaseUntil} > clock_timestamp()
    then 'running' else 'interrupted' end`;
  const unfinished = db
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
  return sql<ListedDialogue['turn']>`coalesce(${unfinished}, 'idle')`;
}

/** SQL for the dialogues that come after a position in the list, which is the newest first. */
function comesAfter(after: { createdAt: Date; sessionId: string } | undefined) {
  return (
    after &&
    sql`(${dialogues.createdAt}, ${dialogues.sessionId}) < (${after.createdAt.toISOString()}, ${after.sessionId})`
  );
}

export interface DialoguePage {
  after?: { createdAt: Date; sessionId: string } | undefined;
  /** Session ids; all if left out. */
  only?: string[];
  limit: number;
}

function selectListed(
  db: Db,
  userId: string | Placeholder,
  chosen: SQL | undefined,
  limit: number | Placeholder,
) {
  const isOfDialogue = and(eq(rounds.userId, dialogues.userId), eq(rounds.sessionId, dialogues.sessionId));
  return db
    .select({
      ...clarityColumns,
      question: dialogues.question,
      finished: sql<boolean>`${dialogues.summary} is not null`,
      summary: dialogues.summary,
      earlier: dialogues.earlier,
      rounds: db.$count(rounds, isOfDialogue),
      turn: selectTurnState(db),
      createdAt: dialogues.createdAt,
      updatedAt: dialogues.updatedAt,
    })
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), chosen))
    .orderBy(desc(dialogues.createdAt), desc(dialogues.sessionId))
    .limit(limit);
}

/** The first page, which each visit of the library reads. */
const selectNewest = prepareOnce('newest_dialogues', ['userId', 'limit'], (db, { userId, limit }) =>
  selectListed(db, userId, undefined, limit),
);

/** The query for a later page of the list, still encrypted. Exported for a test of its query plan. */
export function selectDialogues(db: Db, userId: string, { after, only, limit }: DialoguePage) {
  return selectListed(db, userId, and(comesAfter(after), only && inArray(dialogues.sessionId, only)), limit);
}

/** Decrypts what the list shows. An unreadable dialogue must not hide the others. */
function decryptListedOrEmpty(
  cipher: UserCipher,
  row: Parameters<typeof decryptListed>[1] & Parameters<typeof decryptClarity>[1],
) {
  try {
    return { ...decryptListed(cipher, row), clarity: decryptClarity(cipher, row), unreadable: false };
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return { question: '', summary: null, earlier: null, clarity: undefined, unreadable: true };
  }
}

/**
 * Newest first, after the given cursor. Uses the index and counts row by row, because a grouping join would read all
 * of a user's dialogues for every page.
 */
export async function listDialogues(
  db: Db,
  cipher: UserCipher,
  userId: string,
  page: DialoguePage,
): Promise<ListedDialogue[]> {
  const { after, only, limit } = page;
  const rows = await (after || only
    ? selectDialogues(db, userId, page)
    : selectNewest(db, { userId, limit }));
  return rows.map((row) => ({ ...row, ...decryptListedOrEmpty(cipher, row) }));
}

/** The texts of a dialogue in which a user searches. */
export interface SearchableDialogue {
  sessionId: string;
  question: string;
  /** What the user answered, in order. */
  answers: string[];
  summary: Summary | null;
}

/** Dialogues that a search reads from the database at a time. */
const searchBatchSize = 200;

/**
 * All of a user's dialogues, newest first, read and decrypted in batches: memory stays small, and between two batches
 * the process serves others. Leaves out unreadable ones.
 */
export async function* readSearchableDialogues(
  db: Db,
  cipher: UserCipher,
): AsyncGenerator<SearchableDialogue> {
  let after: { createdAt: Date; sessionId: string } | undefined;
  do {
    const rows = await selectSearchBatch(db, cipher.userId, after);
    const answers = await selectAnswers(
      db,
      cipher.userId,
      rows.map(({ sessionId }) => sessionId),
    );
    for (const row of rows) {
      const searchable = toSearchable(cipher, row, answers.get(row.sessionId) ?? []);
      if (searchable) yield searchable;
    }
    after = rows.length === searchBatchSize ? rows.at(-1) : undefined;
  } while (after);
}

/** Decrypts the texts. Undefined for an unreadable dialogue. */
function toSearchable(
  cipher: UserCipher,
  row: Parameters<typeof decryptOutline>[1],
  answers: readonly { number: number; answer: Uint8Array }[],
): SearchableDialogue | undefined {
  const { sessionId } = row;
  try {
    return {
      sessionId,
      ...decryptOutline(cipher, row),
      answers: answers.map(
        ({ number, answer }) => decryptAnswer(cipher, { sessionId, number }, answer).content,
      ),
    };
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return undefined;
  }
}

function selectSearchBatch(
  db: Db,
  userId: string,
  after: { createdAt: Date; sessionId: string } | undefined,
) {
  const { sessionId, question, summary, createdAt } = dialogues;
  return db
    .select({ sessionId, question, summary, createdAt })
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), comesAfter(after)))
    .orderBy(desc(createdAt), desc(sessionId))
    .limit(searchBatchSize);
}

/** The encrypted answers of these dialogues, by session id. */
async function selectAnswers(db: Db, userId: string, sessionIds: string[]) {
  const { sessionId, number, answer } = rounds;
  const rows = sessionIds.length
    ? await db
        .select({ sessionId, number, answer })
        .from(rounds)
        .where(and(eq(rounds.userId, userId), inArray(sessionId, sessionIds), isNotNull(answer)))
        .orderBy(asc(sessionId), asc(number))
    : [];
  const bySession = new Map<string, { number: number; answer: Uint8Array }[]>();
  for (const row of rows) {
    const answers = bySession.get(row.sessionId) ?? [];
    if (row.answer) answers.push({ number: row.number, answer: row.answer });
    bySession.set(row.sessionId, answers);
  }
  return bySession;
}

export async function listSessionIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: dialogues.sessionId })
    .from(dialogues)
    .where(eq(dialogues.userId, userId));
  return rows.map(({ id }) => id);
}

/** A dialogue from a file, with everything that belongs to it. */
export interface ImportedDialogue {
  sessionId: string;
  texts: Parameters<typeof encryptDialogue>[2];
  clarity: Clarity | undefined;
  guide: string;
  rounds: (Pick<RoundRow, 'kind' | 'guide' | 'createdAt'> & RoundTexts)[];
  createdAt: Date;
  updatedAt: Date;
}

/** Stands for the stage of imported rounds. No guide knows it, so a guide goes on as after rounds of another guide. */
const importedStage = 'imported';

export async function storeImportedDialogue(
  tx: Db,
  cipher: UserCipher,
  dialogue: ImportedDialogue,
  importedAt: Date,
): Promise<void> {
  const { sessionId, texts, clarity, guide, createdAt, updatedAt } = dialogue;
  const { userId } = cipher;
  await tx.insert(dialogues).values({
    userId,
    sessionId,
    guide,
    importedAt,
    createdAt,
    updatedAt,
    ...encryptDialogue(cipher, sessionId, texts),
    ...encryptClarity(cipher, sessionId, 'before', clarity?.before ?? null),
    ...encryptClarity(cipher, sessionId, 'after', clarity?.after ?? null),
  });
  const rows = dialogue.rounds.map(({ kind, guide, createdAt, answer, ...step }, index) => {
    const position = { sessionId, number: index + 1 };
    return {
      ...position,
      userId,
      kind,
      stage: importedStage,
      guide,
      createdAt,
      ...encryptStep(cipher, position, step),
      answer: answer && encryptAnswer(cipher, position, answer),
    };
  });
  if (rows.length > 0) await tx.insert(rounds).values(rows);
}

/** A round as the guide receives it once it is answered. */
export function toAnsweredRound(
  row: Pick<RoundRow, 'number' | 'kind' | 'stage' | 'question' | 'options'> &
    Partial<Pick<RoundRow, 'reflection'>>,
  answer: UserResponse,
): AnsweredRound {
  const { number, kind, stage, reflection, question, options } = row;
  const { option, content } = answer;
  return {
    number,
    kind,
    stage,
    question,
    options,
    content,
    ...(reflection && { reflection }),
    ...(option && { option }),
  };
}

export function toChatRound(row: RoundRow): ChatRound {
  return {
    id: `${row.sessionId}-${row.number}`,
    kind: row.kind,
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
