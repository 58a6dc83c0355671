/** Kept apart from the code of the dialogue, which the pages for an account and a subscription do without. */
import { readJson, type Store, tabStore } from './storage.ts';

/** As in `tabKeys` of session.ts. */
const turnKey = (sessionId: string) => `turn_${sessionId}`;

/** The question of the dialogue or confirm page at this address. An unstored one is in session storage instead. */
export function questionAt(url: string | undefined, store: Store = tabStore): string | undefined {
  const query = new URLSearchParams(url?.split('?')[1]);
  const turn = readJson(store, turnKey(query.get('sessionId') ?? ''));
  const unstored = typeof turn === 'object' && turn !== null && Reflect.get(turn, 'kind') === 'start';
  const text = query.get('message') ?? (unstored ? Reflect.get(turn, 'text') : undefined);
  return (typeof text === 'string' && text.trim()) || undefined;
}
