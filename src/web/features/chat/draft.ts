/** The own answer that is being written: survives a reload, until its turn has been taken. */
import { readJson, type Store, tabStore, writeJson } from '../../lib/storage.ts';
import { tabKeys } from './session.ts';

export interface Draft {
  open: boolean;
  text: string;
}

const closed: Draft = { open: false, text: '' };

export function readDraft(sessionId: string, round: number, store: Store = tabStore): Draft {
  const stored = readJson(store, tabKeys.draft(sessionId, round));
  if (typeof stored !== 'object' || stored === null) return closed;
  const { open, text } = stored as Partial<Draft>;
  return { open: open === true, text: typeof text === 'string' ? text : '' };
}

export function writeDraft(sessionId: string, round: number, draft: Draft, store: Store = tabStore): void {
  const key = tabKeys.draft(sessionId, round);
  if (draft.open) writeJson(store, key, draft);
  else store.remove(key);
}

export function forgetDraft(sessionId: string, round: number, store: Store = tabStore): void {
  store.remove(tabKeys.draft(sessionId, round));
}
