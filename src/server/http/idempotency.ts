import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { AppError } from './app-error.ts';
import { crashedAfterMs, startHeartbeat } from './heartbeat.ts';

/** How long a key is kept. A person's expired keys are deleted with their next call. */
const keptMs = 24 * 3_600_000;
const firstPauseMs = 40;
const maxPauseMs = 500;
/** How long a repeated call waits for the first one; then it gets a `Retry-After`. */
const maxWaitMs = 30_000;

/** Encrypts the stored responses of one person; `key` is the Idempotency-Key of the row. */
export interface AnswerCipher {
  /** Equal for equal texts of this person, and reveals nothing without the person's secret key. */
  mac(text: string): string;
  encrypt(key: string, text: string): Uint8Array;
  decrypt(key: string, ciphertext: Uint8Array): string;
}

interface IdempotencyDeps {
  db: Db;
  now: () => Date;
  getCipher(userId: string): Promise<AnswerCipher>;
}

export interface IdempotentCall {
  userId: string;
  /** The `Idempotency-Key` header. Without it, the call runs normally. */
  key: string | string[] | undefined;
  endpoint: string;
  body: unknown;
}

interface Claim {
  userId: string;
  key: string;
  endpoint: string;
  requestHash: string;
}

type Row = typeof idempotencyKeys.$inferSelect;

/** Parses the header. Throws `invalid_input` unless it is printable text of 1 to 200 characters. */
export function parseIdempotencyKey(key: string | string[]): string {
  if (typeof key === 'string' && /^[\x20-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('invalid_input', {
    fields: { 'Idempotency-Key': 'must have 1 to 200 printable characters' },
  });
}

/** Sorts the fields, so that their order makes no difference. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, canonical(v)]));
}

function hashCall(cipher: AnswerCipher, call: IdempotentCall): string {
  const request = JSON.stringify([call.endpoint, canonical(call.body ?? null)]);
  return cipher.mac(createHash('sha256').update(request).digest('hex'));
}

function isKey(claim: { userId: string; key: string }) {
  return and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, claim.key));
}

/** Matches this run's row. `createdAt` is its latest heartbeat and changes when another process takes over. */
function isRun(claim: Claim, startedAt: Date) {
  return and(isKey(claim), eq(idempotencyKeys.createdAt, startedAt), isNull(idempotencyKeys.response));
}

async function insertKey(db: Db, claim: Claim, at: Date): Promise<boolean> {
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, claim.userId),
        lt(idempotencyKeys.createdAt, new Date(at.getTime() - keptMs)),
      ),
    );
  const inserted = await db
    .insert(idempotencyKeys)
    .values({ ...claim, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

async function takeOver(db: Db, claim: Claim, row: Row, at: Date): Promise<boolean> {
  if (at.getTime() - row.createdAt.getTime() < crashedAfterMs) return false;
  const updated = await db
    .update(idempotencyKeys)
    .set({ createdAt: at })
    .where(isRun(claim, row.createdAt))
    .returning({ key: idempotencyKeys.key });
  return updated.length > 0;
}

type Outcome = { kind: 'run'; startedAt: Date } | { kind: 'answer'; response: unknown } | { kind: 'wait' };

async function claimKey({ db, now }: IdempotencyDeps, cipher: AnswerCipher, claim: Claim): Promise<Outcome> {
  const at = now();
  if (await insertKey(db, claim, at)) return { kind: 'run', startedAt: at };
  const [row] = await db.select().from(idempotencyKeys).where(isKey(claim));
  // A failed run has just deleted the row.
  if (!row) return { kind: 'wait' };
  if (row.requestHash !== claim.requestHash) throw new AppError('idempotency_conflict');
  if (row.response !== null)
    return { kind: 'answer', response: JSON.parse(cipher.decrypt(claim.key, row.response)) };
  return (await takeOver(db, claim, row, at)) ? { kind: 'run', startedAt: at } : { kind: 'wait' };
}

async function waitForClaim(
  deps: IdempotencyDeps,
  cipher: AnswerCipher,
  claim: Claim,
): Promise<Exclude<Outcome, { kind: 'wait' }>> {
  let waitedMs = 0;
  let pauseMs = firstPauseMs;
  while (waitedMs < maxWaitMs) {
    const outcome = await claimKey(deps, cipher, claim);
    if (outcome.kind !== 'wait') return outcome;
    await pause(pauseMs);
    waitedMs += pauseMs;
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
  }
  throw new AppError('busy', { retryAfterS: 5 });
}

/** Refreshes the time of a run's row until `stop`, which returns the last one. */
function startBeat({ db, now }: IdempotencyDeps, claim: Claim, startedAt: Date) {
  let at = startedAt;
  const stopBeat = startHeartbeat(async () => {
    const next = now();
    const saved = await db
      .update(idempotencyKeys)
      .set({ createdAt: next })
      .where(isRun(claim, at))
      .returning({ key: idempotencyKeys.key });
    if (saved.length) at = next;
  });
  return {
    stop: async () => {
      await stopBeat();
      return at;
    },
  };
}

async function runOnce<T extends object>(
  deps: IdempotencyDeps,
  cipher: AnswerCipher,
  claim: Claim,
  startedAt: Date,
  run: () => Promise<T>,
): Promise<T> {
  const beat = startBeat(deps, claim, startedAt);
  try {
    const response = await run();
    await deps.db
      .update(idempotencyKeys)
      .set({ response: Buffer.from(cipher.encrypt(claim.key, JSON.stringify(response))) })
      .where(isRun(claim, await beat.stop()));
    return response;
  } catch (error) {
    // A failed run deletes its key, so that the call can be tried again.
    await deps.db.delete(idempotencyKeys).where(isRun(claim, await beat.stop()));
    throw error;
  }
}

/**
 * Runs a call once per `Idempotency-Key` of a person: a repeated call gets the first response, even while the first is
 * still running. Throws `idempotency_conflict` if the key was used for another request.
 */
export async function withIdempotency<T extends object>(
  deps: IdempotencyDeps,
  call: IdempotentCall,
  run: () => Promise<T>,
): Promise<T> {
  if (call.key === undefined) return run();
  const { userId, endpoint } = call;
  const key = parseIdempotencyKey(call.key);
  const cipher = await deps.getCipher(userId);
  const claim = { userId, endpoint, key, requestHash: hashCall(cipher, call) };
  const outcome = await waitForClaim(deps, cipher, claim);
  // The stored answer is this function's own return value for the same request.
  if (outcome.kind === 'answer') return outcome.response as T;
  return runOnce(deps, cipher, claim, outcome.startedAt, run);
}
