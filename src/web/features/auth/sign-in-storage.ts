/** What the sign-in keeps in this browser. */
import { readJson, tabStore, writeJson } from '../../lib/storage.ts';
import { signInKeys } from '../../lib/wipe.ts';

/** In local storage. */
export const keys = {
  ...signInKeys,
  redirectAfterLogin: 'redirectAfterLogin',
  pendingMessage: 'pendingMessage',
} as const;

/** The email typed at login, registration or reset survives a reload and the way between these pages. */
const typedEmailKey = 'typedEmail';

export const readTypedEmail = (): string => tabStore.read(typedEmailKey) ?? '';
export const keepTypedEmail = (email: string): void => tabStore.write(typedEmailKey, email);
export const forgetTypedEmail = (): void => tabStore.remove(typedEmailKey);

/** A sign-in that this tab has started. The answer to any other is ignored (docs/security.md). */
interface StartedSignIn {
  provider: 'google' | 'apple';
  state: string;
}

const startedKey = 'signInPending';

/** False when the browser does not keep it until the return from the provider. */
export function rememberStartedSignIn(started: StartedSignIn): boolean {
  writeJson(tabStore, startedKey, started);
  return tabStore.keeps(startedKey);
}

/** True, once, for a sign-in that this tab has started. */
export function takeStartedSignIn(provider: StartedSignIn['provider'], state?: string | null): boolean {
  const started = (readJson(tabStore, startedKey) ?? {}) as Partial<StartedSignIn>;
  const isOwn = started.provider === provider && (state === undefined || started.state === state);
  if (isOwn) tabStore.remove(startedKey);
  return isOwn;
}

/** What a provider's sign-in left in the address of /login for the page to handle. */
export type SignInReturn =
  | { kind: 'idToken'; idToken: string }
  | { kind: 'googleFailed' }
  | { kind: 'failed'; code: string };

/** In memory: a reload must not repeat it. */
let signInReturn: SignInReturn | undefined;

export const readReturn = (): SignInReturn | undefined => signInReturn;

export function keepReturn(found: SignInReturn | undefined): void {
  signInReturn = found;
}

export function takeReturn(): SignInReturn | undefined {
  const found = signInReturn;
  signInReturn = undefined;
  return found;
}
