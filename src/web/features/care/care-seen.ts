/**
 * Whether help was shown in this tab. Separate from care-memory.ts, so that the pay page does not load the code of the
 * help for it.
 */
import { readJson, type Store, tabStore } from '../../lib/storage.ts';
import type { CareSeen } from './care-memory.ts';

/** What care-memory.ts has noted in this tab. */
export function readCareSeen(store: Store = tabStore): CareSeen | undefined {
  const noted = readJson(store, 'care_seen') as Partial<CareSeen> | null | undefined;
  return noted?.level ? { level: noted.level, kind: noted.kind } : undefined;
}
