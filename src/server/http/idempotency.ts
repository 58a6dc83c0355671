/**
 * Runs a call once per `Idempotency-Key` of a user. A call claims its key by inserting a row, and then runs. While it
 * runs, a heartbeat renews the row's `createdAt`. When it has succeeded, the row gets the response, and repeated calls
 * receive it. When it has failed, the row is deleted. A repeated call waits while another one runs, and takes the claim
 * over when the heartbeat is too old, because the other process has crashed then.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { AppError } from './app-error.ts';
import { crashedAfterMs, startHeartbeat } from './heartbeat.ts';

/** How long a key is kept. A user's expired keys are deleted with their next call. */
const keyLifetimeMs = 24 * 3_600_000;
const firstPauseMs = 40;
const maxPauseMs = 500;
/** How long a repeated call waits for the first one; then it gets a `Retry-After`. */
const maxWaitMs = 30_000;

/** Encrypts the stored responses of one user. A response can only be decrypted with the `Idempotency-Key` of its row. */
export interface ResponseCipher {
  /** Equal for equal texts of this user, and reveals nothing without the user's secret key. */
  mac(text: string): string;
  encrypt(idempotencyKey: string, text: string): Uint8Array;
  decrypt(idempotencyKey: string, ciphertext: Uint8Array): string;
}

interface IdempotencyDeps {
  db: Db;
  now: () => Date;
  getCipher(userId: string): Promise<ResponseCipher>;
  log: Pick<FastifyBaseLogger, 'error'>;
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

/** Recursively, so that the order of fields makes no difference to the hash. */
function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sortFields(v)]));
}

function hashCall(cipher: ResponseCipher, call: IdempotentCall): string {
  return cipher.mac(JSON.stringify([call.endpoint, sortFields(call.body ?? null)]));
}

function whereKey(claim: { userId: string; key: string }) {
  return and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, claim.key));
}

/** Matches no row if another process has taken the claim over since `lastBeat`. */
function whereOwnRun(claim: Claim, lastBeat: Date) {
  return and(whereKey(claim), eq(idempotencyKeys.createdAt, lastBeat), isNull(idempotencyKeys.response));
}

async function insertKey(db: Db, claim: Claim, at: Date): Promise<boolean> {
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, claim.userId),
        lt(idempotencyKeys.createdAt, new Date(at.getTime() - keyLifetimeMs)),
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
    .where(whereOwnRun(claim, row.createdAt))
    .returning({ key: idempotencyKeys.key });
  return updated.length > 0;
}

type ClaimResult =
  | { kind: 'run'; startedAt: Date }
  | { kind: 'replay'; response: unknown }
  | { kind: 'wait' };

async function claimKey(
  { db, now }: IdempotencyDeps,
  cipher: ResponseCipher,
  claim: Claim,
): Promise<ClaimResult> {
  const at = now();
  if (await insertKey(db, claim, at)) return { kind: 'run', startedAt: at };
  const [row] = await db.select().from(idempotencyKeys).where(whereKey(claim));
  // The other call has just failed and deleted the row.
  if (!row) return { kind: 'wait' };
  if (row.requestHash !== claim.requestHash) throw new AppError('idempotency_conflict');
  if (row.response !== null)
    return { kind: 'replay', response: JSON.parse(cipher.decrypt(claim.key, row.response)) };
  return (await takeOver(db, claim, row, at)) ? { kind: 'run', startedAt: at } : { kind: 'wait' };
}

async function waitForClaim(
  deps: IdempotencyDeps,
  cipher: ResponseCipher,
  claim: Claim,
): Promise<Exclude<ClaimResult, { kind: 'wait' }>> {
  const startedMs = performance.now();
  let pauseMs = firstPauseMs;
  for (;;) {
    const result = await claimKey(deps, cipher, claim);
    if (result.kind !== 'wait') return result;
    if (performance.now() - startedMs >= maxWaitMs) throw new AppError('busy', { retryAfterS: 5 });
    await pause(pauseMs);
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
  }
}

/** Renews the row's `createdAt` until `stop`, which returns the last time that was saved. */
function startClaimHeartbeat({ db, now }: IdempotencyDeps, claim: Claim, startedAt: Date) {
  let lastBeat = startedAt;
  const stop = startHeartbeat(async () => {
    const next = now();
    const saved = await db
      .update(idempotencyKeys)
      .set({ createdAt: next })
      .where(whereOwnRun(claim, lastBeat))
      .returning({ key: idempotencyKeys.key });
    if (saved.length) lastBeat = next;
  });
  return {
    stop: async () => {
      await stop();
      return lastBeat;
    },
  };
}

async function runClaimed<T extends object>(
  deps: IdempotencyDeps,
  cipher: ResponseCipher,
  claim: Claim,
  startedAt: Date,
  run: () => Promise<T>,
): Promise<T> {
  const { db, log } = deps;
  const heartbeat = startClaimHeartbeat(deps, claim, startedAt);
  let response: T;
  try {
    response = await run();
  } catch (error) {
    const ownRun = whereOwnRun(claim, await heartbeat.stop());
    // The caller needs the error of the call, not of this query.
    await db
      .delete(idempotencyKeys)
      .where(ownRun)
      .catch((err: unknown) => log.error({ err }, 'the idempotency key of a failed call was not deleted'));
    throw error;
  }
  const ownRun = whereOwnRun(claim, await heartbeat.stop());
  try {
    const ciphertext = Buffer.from(cipher.encrypt(claim.key, JSON.stringify(response)));
    await db.update(idempotencyKeys).set({ response: ciphertext }).where(ownRun);
  } catch (err) {
    // The call has succeeded. With an error instead of the response, the caller would repeat it.
    log.error({ err }, 'the response to an idempotent call was not saved');
  }
  return response;
}

/**
 * Returns the response of `run`, or a JSON copy of the first response if the call is a repeat. Throws
 * `idempotency_conflict` if the key was used for another request.
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
  const result = await waitForClaim(deps, cipher, claim);
  if (result.kind === 'replay') return result.response as T;
  return runClaimed(deps, cipher, claim, result.startedAt, run);
}
