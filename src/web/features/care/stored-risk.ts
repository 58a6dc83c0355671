/**
 * Reads the risk that risk-in-tab.ts has stored, without its code: the pay page would otherwise load the code of the
 * help.
 */
import { readJson, type Store, tabStore } from '../../lib/storage.ts';
import type { RiskInTab } from './risk-in-tab.ts';

/** Undefined if no text in this tab spoke of a risk. */
export function readStoredRisk(store: Store = tabStore): RiskInTab | undefined {
  const noted = readJson(store, 'care_seen') as Partial<RiskInTab> | null | undefined;
  return noted?.level ? { level: noted.level, kind: noted.kind } : undefined;
}
