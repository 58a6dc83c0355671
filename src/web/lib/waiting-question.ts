/**
 * The question that waits while the user signs in or subscribes. Separate from the code of the dialogue, which the
 * account and subscription pages do not load.
 */
import { readJson, type Store, tabStore, turnKey } from './storage.ts';

/** The question of the dialogue or confirm page at this address. An unstored one is in session storage instead. */
export function questionAt(url: string | undefined, store: Store = tabStore): string | undefined {
  const query = new URLSearchParams(url?.split('?')[1]);
  const turn = readJson(store, turnKey(query.get('sessionId') ?? ''));
  const unstored = typeof turn === 'object' && turn !== null && Reflect.get(turn, 'kind') === 'start';
  const text = query.get('message') ?? (unstored ? Reflect.get(turn, 'text') : undefined);
  return (typeof text === 'string' && text.trim()) || undefined;
}
