/**
 * The list of a user's dialogues, and one dialogue: reading it, deleting it, and going back in it. The API calls a
 * dialogue a session.
 */
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { errors } from '#shared/contract/errors.ts';
import type { CheckInBrief } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import { packSummary, summaryLines } from '#shared/summary.ts';
import type { Participant } from '../billing/subscriptions.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import { listCheckInsOfDialogues, readDoneCheckInTexts } from './check-ins/check-in-rows.ts';
import { findCheckInWithTexts, toCheckInBrief } from './check-ins/check-ins.ts';
import { findRoundToReopen } from './dialogue.ts';
import {
  type DialogueOverview,
  type DialogueRef,
  deleteDialogue,
  findDialogue,
  findTurnResult,
  type ListedDialogue,
  listDialogues,
  listRounds,
  lockDialogue,
  readSearchableDialogues,
  reopenRound,
  type SearchableDialogue,
  toChatRound,
} from './dialogue-rows.ts';
import { findNewestTurn, findTurnState, forgetUndoneTurns, lockUser } from './turns/turn-rows.ts';
import type { TurnDeps } from './turns/turns.ts';

/** Dialogues on a page of the list, if the call names no limit. */
const pageSize = 20;

/** Check-ins count their days on the clock of billing, which the sandbox can move forward. */
interface CheckInClock {
  billingNow: () => Date;
}

/** What the API says about a dialogue, in the list and on its own page. */
function toOverview<C extends CheckInBrief>(row: DialogueOverview, checkIn: C | undefined) {
  const { summary, earlier } = row;
  const [insight] = summary?.insights ?? [];
  return {
    sessionId: row.sessionId,
    question: row.question,
    status: row.finished ? ('finished' as const) : ('active' as const),
    rounds: row.rounds,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(insight && { insight }),
    ...(summary?.mood && { moodPhrase: summary.mood }),
    ...(earlier && { continues: earlier.sessionId }),
    ...(row.clarity && { clarity: row.clarity }),
    ...(checkIn && { checkIn }),
  };
}

/** Converts dialogues to entries of the list, each with its check-in. */
async function toListed(
  deps: Pick<TurnDeps, 'db'> & CheckInClock,
  userId: string,
  rows: readonly ListedDialogue[],
): Promise<ResponseBody<'listSessions'>['sessions']> {
  const ids = rows.map(({ sessionId }) => sessionId);
  const checkIns = await listCheckInsOfDialogues(deps.db, userId, ids);
  const now = deps.billingNow();
  const findBrief = (sessionId: string) => {
    const checkIn = checkIns.get(sessionId);
    return checkIn && toCheckInBrief(checkIn, now);
  };
  return rows.map((row) => ({
    ...toOverview(row, findBrief(row.sessionId)),
    turn: row.turn,
    ...(row.unreadable && { unreadable: true as const }),
  }));
}

/** The position of a dialogue in the list; the call for the next page sends it back. */
function toCursor(row: DialogueOverview): string {
  return Buffer.from(`${row.createdAt.toISOString()} ${row.sessionId}`).toString('base64url');
}

/** Throws `invalid_input` for a text that `toCursor` did not write. */
function parseCursor(cursor: string): { createdAt: Date; sessionId: string } {
  const [time = '', sessionId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !/^[\w.:-]{1,128}$/.test(sessionId)) {
    throw new AppError('invalid_input', { fields: { cursor: 'is not one of ours' } });
  }
  return { createdAt, sessionId };
}

/** A page of a user's dialogues, newest first. */
export async function listSessions(
  deps: Pick<TurnDeps, 'db' | 'keyStore'> & CheckInClock,
  userId: string,
  page: { cursor?: string | undefined; limit?: number | undefined },
): Promise<ResponseBody<'listSessions'>> {
  const limit = page.limit ?? pageSize;
  const after = page.cursor ? parseCursor(page.cursor) : undefined;
  const cipher = await deps.keyStore.getCipher(userId);
  // One more than asked for shows whether there is a next page.
  const rows = await listDialogues(deps.db, cipher, userId, { after, limit: limit + 1 });
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  return {
    sessions: await toListed(deps, userId, pageRows),
    nextCursor: rows.length > limit && last ? toCursor(last) : null,
  };
}

/** The guide that wrote the summary, from the newest turn of a finished dialogue. */
async function findSummaryGuide(db: Db, cipher: UserCipher, ref: DialogueRef): Promise<string | undefined> {
  const row = await findNewestTurn(db, ref);
  return row && (await findTurnResult(db, cipher, row.id))?.guide;
}

/**
 * One of the user's own dialogues, complete. `includeSealed`: with the prediction of a check-in whose day has
 * not come, for an export. Throws `not_found`.
 */
export async function getSession(
  deps: Pick<TurnDeps, 'db' | 'keyStore' | 'turnLog' | 'runner'> & CheckInClock,
  ref: DialogueRef,
  options?: { includeSealed: boolean },
): Promise<ResponseBody<'getSession'>> {
  // Read before the rounds: a turn that ends in between must not appear as still running.
  const turn = await findTurnState(deps, ref);
  const cipher = await deps.keyStore.getCipher(ref.userId);
  const dialogue = await findDialogue(deps.db, cipher, ref);
  if (!dialogue) throw new AppError('not_found');
  const rounds = await listRounds(deps.db, cipher, ref);
  const checkIn = await findCheckInWithTexts(deps, cipher, ref, options);
  const frontendDisplay = dialogue.summary && packSummary(dialogue.summary);
  const finished = frontendDisplay !== null;
  const summaryGuide = finished ? await findSummaryGuide(deps.db, cipher, ref) : undefined;
  return {
    ...toOverview({ ...dialogue, finished, rounds: rounds.length }, checkIn),
    reading: dialogue.reading,
    turn,
    history: rounds.map(toChatRound),
    frontendDisplay,
    understanding: dialogue.understanding,
    ...(dialogue.earlier && { memory: dialogue.earlier.memory }),
    guide: dialogue.guide,
    ...(summaryGuide !== undefined && { summaryGuide }),
  };
}

/** Deletes one of the user's own dialogues and stops its running turn. Throws `not_found`. */
export async function deleteSession(
  deps: Pick<TurnDeps, 'db' | 'turnLog'>,
  ref: DialogueRef,
): Promise<ResponseBody<'deleteSession'>> {
  const deleted = await deps.db.transaction(async (tx) => {
    await lockUser(tx, ref.userId);
    return deleteDialogue(tx, ref);
  });
  if (!deleted) throw new AppError('not_found');
  await deps.turnLog.forget(ref.userId, ref.sessionId);
  return { success: true };
}

/**
 * Goes back by a number of rounds: question n - back is open again without its answer, and later ones are
 * deleted. A refusal is a response with `success: false`; throws `not_found`, `turn_running` and
 * `invalid_input`.
 */
export async function goBack(
  deps: Pick<TurnDeps, 'db' | 'keyStore' | 'now' | 'turnLog' | 'runner'>,
  participant: Participant,
  input: { sessionId: string; back: boolean | number },
): Promise<ResponseBody<'goBack'>> {
  const ref = { userId: participant.userId, sessionId: input.sessionId };
  const back = Number(input.back);
  if (back < 1) throw new AppError('invalid_input', { fields: { back: 'must be true or at least 1' } });
  const cipher = await deps.keyStore.getCipher(ref.userId);
  const response = await deps.db.transaction(async (tx) => {
    await lockUser(tx, ref.userId);
    const dialogue = await lockDialogue(tx, cipher, ref);
    if (!dialogue) throw new AppError('not_found');
    if ((await findTurnState(deps, ref, tx)) === 'running') throw new AppError('turn_running');
    if (dialogue.summary) return { success: false, error: errors.dialogue_finished.message };
    const target = findRoundToReopen(await listRounds(tx, cipher, ref), back);
    if ('error' in target) return { success: false, error: target.error };
    await reopenRound(tx, cipher, ref, target.round, deps.now());
    await forgetUndoneTurns(tx, ref);
    return { success: true };
  });
  if (response.success) await deps.turnLog.forget(ref.userId, ref.sessionId);
  return response;
}

// ---- Searches a user's reflections. All of them are decrypted for each search, and nothing of it is kept;
// see docs/decisions/0031-library.md.

/** Ignores case, and the width of letters in Chinese texts. */
const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/** Characters of an excerpt: about two lines of a card. */
const excerptChars = 110;

/** The part of a text around a word, on one line. */
function cutExcerpt(text: string, word: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptChars) return line;
  const wordStart = Math.max(0, normalize(line).indexOf(word));
  // A third of the excerpt is before the word.
  const rest = line.slice(Math.max(0, wordStart - excerptChars / 3));
  // Begins with a whole word, where the script has any.
  const start = rest.length === line.length ? rest : `… ${rest.replace(/^[\p{Script=Latin}\d'’]+\s/u, '')}`;
  return start.length <= excerptChars ? start : `${start.slice(0, excerptChars).trimEnd()} …`;
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/**
 * Undefined if the dialogue lacks one of the words. There is no excerpt if all of them are in the question or the first
 * insight, which the card shows anyway.
 */
function findMatch(
  dialogue: SearchableDialogue,
  atCheckIn: readonly string[],
  words: readonly string[],
): { excerpt?: string } | undefined {
  const { question, answers, summary } = dialogue;
  const insight = summary?.insights[0] ?? '';
  const visibleText = normalize(`${insight}\n${question}`);
  if (hasAll(visibleText, words)) return {};
  const hiddenTexts = [...answers, ...(summary ? summaryLines(summary) : []), ...atCheckIn];
  const normalized = hiddenTexts.map(normalize);
  if (!hasAll([visibleText, ...normalized].join('\n'), words)) return undefined;
  const missing = words.find((word) => !visibleText.includes(word)) ?? '';
  const found = normalized.findIndex((text) => text.includes(missing));
  return { excerpt: cutExcerpt(hiddenTexts[found] ?? '', missing) };
}

/**
 * The dialogues that contain every word of the query, newest first, at most `limits.searchMatches`. `more`: there are
 * further ones.
 */
export async function searchReflections(
  deps: Pick<Deps, 'db' | 'keyStore' | 'billingNow'>,
  userId: string,
  query: string,
): Promise<ResponseBody<'searchReflections'>> {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const cipher = await deps.keyStore.getCipher(userId);
  const atCheckIns = await readDoneCheckInTexts(deps.db, cipher);
  const found = new Map<string, { excerpt?: string }>();
  let more = false;
  for await (const dialogue of readSearchableDialogues(deps.db, cipher)) {
    const matched = findMatch(dialogue, atCheckIns.get(dialogue.sessionId) ?? [], words);
    if (!matched) continue;
    more = found.size === limits.searchMatches;
    if (more) break;
    found.set(dialogue.sessionId, matched);
  }
  const only = [...found.keys()];
  const rows = only.length ? await listDialogues(deps.db, cipher, userId, { only, limit: only.length }) : [];
  const sessions = await toListed(deps, userId, rows);
  return { sessions: sessions.map((session) => ({ ...session, ...found.get(session.sessionId) })), more };
}
