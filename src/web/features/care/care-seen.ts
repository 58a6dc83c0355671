/**
 * Whether help was shown in this tab. Separate from care-memory.ts, so that the pay page does not load the code of the
 * help for it.
 */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { readJson, type Store, tabStore } from '../../lib/storage.ts';

interface NotedCare {
  level: 'low' | 'high';
  kind: RiskKind | undefined;
}

/** What care-memory.ts has noted in this tab. */
export function readCareSeen(store: Store = tabStore): NotedCare | undefined {
  const noted = readJson(store, 'care_seen') as Partial<NotedCare> | null | undefined;
  return noted?.level ? { level: noted.level, kind: noted.kind } : undefined;
}
