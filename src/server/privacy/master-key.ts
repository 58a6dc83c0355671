/** The keys that wrap people's keys: each made from an application secret, the current one and retired ones. */
import { deriveKey } from '../config/secrets.ts';

interface MasterKey {
  /** Tells which secret it comes from, and nothing of it. */
  readonly id: string;
  readonly key: Buffer;
}

export interface MasterKeys {
  /** Wraps what is written now. */
  readonly current: MasterKey;
  find(id: string): MasterKey | undefined;
  ids(): string[];
}

function masterKeyOf(appSecret: string): MasterKey {
  const id = deriveKey(appSecret, 'master-key-id').toString('hex').slice(0, 16);
  return { id, key: deriveKey(appSecret, 'master-key') };
}

export function createMasterKeys(appSecret: string, retiredSecrets: string[] = []): MasterKeys {
  const current = masterKeyOf(appSecret);
  const all = new Map([current, ...retiredSecrets.map(masterKeyOf)].map((one) => [one.id, one]));
  return { current, find: (id) => all.get(id), ids: () => [...all.keys()] };
}
