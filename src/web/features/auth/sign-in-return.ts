import { readJson, tabStore, writeJson } from '../../lib/storage.ts';

/** What a sign-in elsewhere left in the address of /login for the page to deal with. */
export type SignInReturn =
  | { kind: 'idToken'; idToken: string }
  | { kind: 'googleFailed' }
  | { kind: 'failed'; code: string };

/** A sign-in that this tab has begun; an answer to anybody else's is ignored (security.md, O16). */
interface Pending {
  provider: 'google' | 'apple';
  state: string;
}

const pendingKey = 'signInPending';

/** False when the browser keeps nothing of it over the way to the provider and back. */
export function rememberPending(pending: Pending): boolean {
  writeJson(tabStore, pendingKey, pending);
  return tabStore.keeps(pendingKey);
}

/** True for the sign-in that this tab has begun; it counts once. */
export function takePending(provider: Pending['provider'], state?: string | null): boolean {
  const pending = (readJson(tabStore, pendingKey) ?? {}) as Partial<Pending>;
  const isOwn = pending.provider === provider && (state === undefined || pending.state === state);
  if (isOwn) tabStore.remove(pendingKey);
  return isOwn;
}

let returned: SignInReturn | undefined;

export const readReturn = (): SignInReturn | undefined => returned;

export function keepReturn(found: SignInReturn | undefined): void {
  returned = found;
}

/** The return, for the one who deals with it. */
export function consumeReturn(): SignInReturn | undefined {
  const found = returned;
  returned = undefined;
  return found;
}
