/**
 * The keys of users' texts. Each user has a random key (`user_keys`), wrapped by a master key derived from the
 * application secret. When the secret changes, only these keys are wrapped again, not the texts.
 */
import { randomBytes } from 'node:crypto';
import { and, count, eq, min, ne, notInArray, sql } from 'drizzle-orm';
import { ConfigError } from '../config/config.ts';
import { deriveKey } from '../config/secrets.ts';
import type { Db } from '../db/database.ts';
import { userKeys } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { createUserCipher, decryptBytes, encryptBytes, type UserCipher } from './user-cipher.ts';

interface MasterKey {
  /** Identifies the secret without revealing it. */
  readonly id: string;
  readonly key: Buffer;
}

export interface MasterKeys {
  /** Wraps new keys. */
  readonly current: MasterKey;
  find(id: string): MasterKey | undefined;
  ids(): string[];
}

function deriveMasterKey(appSecret: string): MasterKey {
  const id = deriveKey(appSecret, 'master-key-id').toString('hex').slice(0, 16);
  return { id, key: deriveKey(appSecret, 'master-key') };
}

/** The keys of the current secret and of those in APP_SECRET_PREVIOUS. */
export function createMasterKeys(appSecret: string, retiredSecrets: string[] = []): MasterKeys {
  const current = deriveMasterKey(appSecret);
  const all = new Map(
    [current, ...retiredSecrets.map(deriveMasterKey)].map((masterKey) => [masterKey.id, masterKey]),
  );
  return { current, find: (id) => all.get(id), ids: () => [...all.keys()] };
}

type KeyRow = Pick<typeof userKeys.$inferSelect, 'userId' | 'masterKeyId' | 'wrapped'>;

/** Binds a wrapped key to its user and master key. */
const createKeyContext = (userId: string, masterKeyId: string) =>
  JSON.stringify(['user_keys', userId, masterKeyId]);

/** Wraps a user's key with the current master key. */
export function wrapKey({ current }: MasterKeys, userId: string, dataKey: Uint8Array): KeyRow {
  const { id: masterKeyId, key } = current;
  return { userId, masterKeyId, wrapped: encryptBytes(key, createKeyContext(userId, masterKeyId), dataKey) };
}

/**
 * Throws `DecryptionError`, and `restarting` if the master key belongs to no configured secret: the secret was changed
 * while this process ran, and a restarted process can unwrap the key.
 */
export function unwrapKey(masterKeys: MasterKeys, { userId, masterKeyId, wrapped }: KeyRow): Buffer {
  const masterKey = masterKeys.find(masterKeyId);
  if (!masterKey) {
    const cause = new Error(`no secret gives the master key ${masterKeyId}`);
    throw new AppError('restarting', { cause });
  }
  return decryptBytes(masterKey.key, createKeyContext(userId, masterKeyId), wrapped);
}

async function findKeyRow(db: Db, userId: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(userKeys).where(eq(userKeys.userId, userId));
  return row;
}

/** Creates a user's key unless they have one; concurrent calls create only one. A user who is being deleted gets none. */
async function createKeyRow(db: Db, masterKeys: MasterKeys, userId: string, now: Date): Promise<void> {
  const { masterKeyId, wrapped } = wrapKey(masterKeys, userId, randomBytes(32));
  await db.execute(sql`
    insert into user_keys (user_id, master_key_id, wrapped, created_at)
    select id, ${masterKeyId}::text, ${wrapped}::bytea, ${now.toISOString()}::timestamptz
    from users where id = ${userId} for key share
    on conflict (user_id) do nothing`);
}

export interface UserKeyStore {
  /**
   * The cipher of a user; creates their key if they have none. Never call it inside a transaction: it queries the
   * database on its own, and a key that the transaction rolls back would stay cached. Throws `not_found` when the
   * user does not exist.
   */
  getCipher(userId: string): Promise<UserCipher>;
  /** Call it when a user is deleted: drops the key from this process's cache. Others drop it within a minute. */
  forget(userId: string): void;
}

interface UserKeyStoreDeps {
  db: Db;
  masterKeys: MasterKeys;
  now: () => Date;
  /** Monotonic clock, ms. */
  elapsedMs?: () => number;
  /** Size of the cache; the oldest key is dropped first. */
  maxCached?: number;
}

/** A key stays in the memory of a process for a minute. */
const cachedMs = 60_000;

async function loadCipher({ db, masterKeys, now }: UserKeyStoreDeps, userId: string): Promise<UserCipher> {
  let row = await findKeyRow(db, userId);
  if (!row) {
    await createKeyRow(db, masterKeys, userId, now());
    row = await findKeyRow(db, userId);
  }
  if (!row) throw new AppError('not_found');
  return createUserCipher(userId, unwrapKey(masterKeys, row));
}

export function createUserKeyStore(deps: UserKeyStoreDeps): UserKeyStore {
  const { elapsedMs = () => performance.now(), maxCached = 10_000 } = deps;
  /** Oldest first: all entries live equally long, so this is also the order in which they expire. */
  const cache = new Map<string, { cipher: Promise<UserCipher>; expiresAtMs: number }>();
  const dropOldestWhile = (condition: (expiresAtMs: number) => boolean) => {
    for (const [userId, { expiresAtMs }] of cache) {
      if (!condition(expiresAtMs)) return;
      cache.delete(userId);
    }
  };
  return {
    getCipher: (userId) => {
      const nowMs = elapsedMs();
      dropOldestWhile((expiresAtMs) => expiresAtMs <= nowMs);
      const cached = cache.get(userId);
      if (cached) return cached.cipher;
      dropOldestWhile(() => cache.size >= maxCached);
      const entry = { cipher: loadCipher(deps, userId), expiresAtMs: nowMs + cachedMs };
      cache.set(userId, entry);
      entry.cipher.catch(() => {
        if (cache.get(userId) === entry) cache.delete(userId);
      });
      return entry.cipher;
    },
    forget: (userId) => void cache.delete(userId),
  };
}

/** Throws `ConfigError` when a key is wrapped by a master key of no configured secret. Call it before serving. */
export async function requireMasterKeys(db: Db, masterKeys: MasterKeys): Promise<void> {
  const [unknown] = await db
    .select({ id: min(userKeys.masterKeyId), users: count() })
    .from(userKeys)
    .where(notInArray(userKeys.masterKeyId, masterKeys.ids()));
  if (!unknown?.id) return;
  throw new ConfigError([
    `APP_SECRET: the texts of ${unknown.users} people are encrypted under another secret (master key ${unknown.id}); ` +
      'set APP_SECRET to it, or add it to APP_SECRET_PREVIOUS',
  ]);
}

/** Keys per transaction. */
const rotationBatchSize = 500;

/** Wraps up to 500 keys again and returns their number. */
async function rotateBatch(tx: Db, masterKeys: MasterKeys): Promise<number> {
  const rows = await tx
    .select()
    .from(userKeys)
    .where(ne(userKeys.masterKeyId, masterKeys.current.id))
    .orderBy(userKeys.userId)
    .limit(rotationBatchSize)
    .for('update');
  for (const row of rows) {
    const { masterKeyId, wrapped } = wrapKey(masterKeys, row.userId, unwrapKey(masterKeys, row));
    const isThisKey = and(eq(userKeys.userId, row.userId), eq(userKeys.masterKeyId, row.masterKeyId));
    await tx.update(userKeys).set({ masterKeyId, wrapped }).where(isThisKey);
  }
  return rows.length;
}

/**
 * Wraps every key with the current master key and returns how many it changed. Servers may run meanwhile, and an
 * interrupted rotation continues with the next call. Throws `ConfigError` when a secret is missing.
 */
export async function rotateMasterKey(db: Db, masterKeys: MasterKeys): Promise<number> {
  await requireMasterKeys(db, masterKeys);
  let rotated = 0;
  for (let rows = rotationBatchSize; rows === rotationBatchSize; rotated += rows) {
    rows = await db.transaction((tx) => rotateBatch(tx, masterKeys));
  }
  return rotated;
}
