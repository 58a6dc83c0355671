/** The rows of `user_keys`: a random key for each person, wrapped by a master key. */
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { userKeys } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { decryptBytes, encryptBytes } from './aes-gcm.ts';
import type { MasterKeys } from './master-key.ts';

export type KeyRow = Pick<typeof userKeys.$inferSelect, 'userId' | 'masterKeyId' | 'wrapped'>;

/** A wrapped key opens only for its person and under the master key that the row names. */
const placeOf = (userId: string, masterKeyId: string) => JSON.stringify(['user_keys', userId, masterKeyId]);

/** Wraps a person's key with the current master key. */
export function wrapKey({ current }: MasterKeys, userId: string, dataKey: Uint8Array): KeyRow {
  const { id: masterKeyId, key } = current;
  return { userId, masterKeyId, wrapped: encryptBytes(key, placeOf(userId, masterKeyId), dataKey) };
}

/**
 * Throws `DecryptionError`, and `restarting` when no configured secret gives the master key that the row names: the secret
 * was changed while this process ran, and another one opens it.
 */
export function unwrapKey(masterKeys: MasterKeys, { userId, masterKeyId, wrapped }: KeyRow): Buffer {
  const master = masterKeys.find(masterKeyId);
  if (!master) {
    const cause = new Error(`no secret gives the master key ${masterKeyId}`);
    throw new AppError('restarting', { cause });
  }
  return decryptBytes(master.key, placeOf(userId, masterKeyId), wrapped);
}

export async function findKeyRow(db: Db, userId: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(userKeys).where(eq(userKeys.userId, userId));
  return row;
}

/**
 * Makes a person's key, unless there is one: of several callers at once one makes it. A person who is just being
 * deleted gets none.
 */
export async function makeKeyRow(db: Db, masterKeys: MasterKeys, userId: string, now: Date): Promise<void> {
  const { masterKeyId, wrapped } = wrapKey(masterKeys, userId, randomBytes(32));
  await db.execute(sql`
    insert into user_keys (user_id, master_key_id, wrapped, created_at)
    select id, ${masterKeyId}::text, ${wrapped}::bytea, ${now.toISOString()}::timestamptz
    from users where id = ${userId} for key share
    on conflict (user_id) do nothing`);
}
