/** A new application secret: people's keys are wrapped anew, their texts stay as they are. */
import { and, count, eq, min, ne, notInArray } from 'drizzle-orm';
import { ConfigError } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { userKeys } from '../db/schema.ts';
import { unwrapKey, wrapKey } from './data-keys.ts';
import type { MasterKeys } from './master-key.ts';

const batchRows = 500;

/**
 * Throws `ConfigError` when some key was wrapped under a secret that is not given: its texts could not be read. To be
 * called before a server serves.
 */
export async function requireMasterKeys(db: Db, masterKeys: MasterKeys): Promise<void> {
  const [unknown] = await db
    .select({ id: min(userKeys.masterKeyId), people: count() })
    .from(userKeys)
    .where(notInArray(userKeys.masterKeyId, masterKeys.ids()));
  if (!unknown?.id) return;
  throw new ConfigError([
    `APP_SECRET: the texts of ${unknown.people} people are sealed under another secret (master key ${unknown.id}); ` +
      'set APP_SECRET to it, or name it in APP_SECRET_PREVIOUS',
  ]);
}

/** Wraps some keys anew; gives how many. */
async function rotateBatch(tx: Db, masterKeys: MasterKeys): Promise<number> {
  const rows = await tx
    .select()
    .from(userKeys)
    .where(ne(userKeys.masterKeyId, masterKeys.current.id))
    .orderBy(userKeys.userId)
    .limit(batchRows)
    .for('update');
  for (const row of rows) {
    const { masterKeyId, wrapped } = wrapKey(masterKeys, row.userId, unwrapKey(masterKeys, row));
    const own = and(eq(userKeys.userId, row.userId), eq(userKeys.masterKeyId, row.masterKeyId));
    await tx.update(userKeys).set({ masterKeyId, wrapped }).where(own);
  }
  return rows.length;
}

/**
 * Wraps every key anew that another than the current master key wrapped; gives how many. Servers may run meanwhile, and
 * one that is stopped in between is carried on by the next call. Throws `ConfigError` when a secret is missing.
 */
export async function rotateMasterKey(db: Db, masterKeys: MasterKeys): Promise<number> {
  await requireMasterKeys(db, masterKeys);
  let rotated = 0;
  for (let rows = batchRows; rows === batchRows; rotated += rows) {
    rows = await db.transaction((tx) => rotateBatch(tx, masterKeys));
  }
  return rotated;
}
