/** Hands out people's seals, and remembers each for a short while. */
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { findKeyRow, makeKeyRow, unwrapKey } from './data-keys.ts';
import type { MasterKeys } from './master-key.ts';
import { createUserCipher, type UserCipher } from './user-cipher.ts';

export interface Vault {
  /**
   * A person's cipher; their key is made when they have none. It asks the database by itself, so never inside a
   * transaction: a key of a transaction that failed would be remembered and lost. Throws `not_found` when there is
   * no such person.
   */
  getCipher(userId: string): Promise<UserCipher>;
  /** To be called when a person is deleted: this process forgets their key. Others do so within a minute. */
  forget(userId: string): void;
}

interface VaultDeps {
  db: Db;
  masterKeys: MasterKeys;
  now: () => Date;
  /** Milliseconds of a clock that nobody sets. */
  elapsedMs?: () => number;
  /** How many people's keys are remembered; the oldest gives way. */
  most?: number;
}

const rememberedMs = 60_000;

async function loadCipher({ db, masterKeys, now }: VaultDeps, userId: string): Promise<UserCipher> {
  let row = await findKeyRow(db, userId);
  if (!row) {
    await makeKeyRow(db, masterKeys, userId, now());
    row = await findKeyRow(db, userId);
  }
  if (!row) throw new AppError('not_found');
  return createUserCipher(userId, unwrapKey(masterKeys, row));
}

export function createVault(deps: VaultDeps): Vault {
  const { elapsedMs = () => performance.now(), most = 10_000 } = deps;
  /** In the order of their coming, which is the order of their ending. */
  const remembered = new Map<string, { cipher: Promise<UserCipher>; until: number }>();
  const forgetWhile = (mustGo: (until: number) => boolean) => {
    for (const [userId, { until }] of remembered) {
      if (!mustGo(until)) return;
      remembered.delete(userId);
    }
  };
  return {
    getCipher: (userId) => {
      const at = elapsedMs();
      forgetWhile((until) => until <= at);
      const known = remembered.get(userId);
      if (known) return known.cipher;
      forgetWhile(() => remembered.size >= most);
      const entry = { cipher: loadCipher(deps, userId), until: at + rememberedMs };
      remembered.set(userId, entry);
      entry.cipher.catch(() => {
        if (remembered.get(userId) === entry) remembered.delete(userId);
      });
      return entry.cipher;
    },
    forget: (userId) => void remembered.delete(userId),
  };
}
