/**
 * Deletes data from this browser:
 * - at the start of every page, values that have expired;
 * - in every tab, everything about the user when they sign out, when another user signs in, and at a quick exit (the
 *   button that leaves for a harmless site at once).
 */
import { type Locale, localeFacts, locales } from '#shared/locales.ts';
import { pages } from '#shared/pages.ts';
import { timing } from '#shared/timing.ts';
import { forgetRequests } from './api.ts';
import { unmountApp } from './app-start.ts';
import { hasSignedInBeforeKey, signInKeys } from './sign-in-keys.ts';
import { closeStores, keyWithoutExpiry, localStore, numberKeysKey, tabStore, timeKey } from './storage.ts';

/** When this browser was last wiped. */
const wipedAtKey = 'wipedAt';
const wipedAt = () => Number(localStore.read(wipedAtKey) ?? 0);

/**
 * Removes entries older than a day, at the start of every page. Entries older than the last wipe are removed too,
 * because a reopened tab brings its old storage back. Entries without a time count as new: writing them again sets it.
 */
export function cleanStores(now = Date.now()): void {
  const since = Math.max(now - timing.localDataMs, wipedAt());
  for (const store of [localStore, tabStore]) {
    for (const key of store.keys()) {
      if (keyWithoutExpiry.test(key)) continue;
      const at = store.read(timeKey(key));
      if (at === undefined) store.write(key, store.read(key) ?? '');
      else if (Number(at) < since) store.remove(key);
    }
  }
}

/**
 * What is kept, because it belongs to the device and not to a user. All other keys are wiped. The deadline of the offer
 * is kept, so that signing out does not start it again.
 */
const deviceKeys: readonly string[] = ['locale', numberKeysKey, 'offerDeadline', 'offerInstall', wipedAtKey];

/** What a wipe keeps. */
export interface WipeOptions {
  /** The user stays signed in. */
  keepSignIn?: boolean;
  /** The record that somebody was signed in here before. */
  keepSignedInBefore?: boolean;
}

/** Wipes local storage and this tab's session storage, as OWASP ASVS 14.3.1 demands at a sign-out. */
export function wipeLocalData({ keepSignIn, keepSignedInBefore }: WipeOptions = {}): void {
  const keptKeys = [
    ...deviceKeys,
    ...(keepSignIn ? Object.values(signInKeys) : []),
    ...(keepSignedInBefore ? [hasSignedInBeforeKey] : []),
  ];
  for (const key of localStore.keys()) if (!keptKeys.includes(key)) localStore.remove(key);
  for (const key of tabStore.keys()) tabStore.remove(key);
}

/** Where the browser goes after a wipe: to the landing page, or at a quick exit to a harmless site in that language. */
export type LeavingTo = 'home' | Locale;

const getUrl = (to: LeavingTo): string => (to === 'home' ? pages.home : localeFacts[to].everydayPage);

let signOutOnServer: () => void = () => undefined;

/**
 * Sets how a quick exit ends the session on the server, without waiting for it. Called by the auth feature, because lib
 * must not import features.
 */
export function setQuickExitSignOut(signOut: () => void): void {
  signOutOnServer = signOut;
}

/** Written to local storage only for the event that other tabs get. */
const leavingKey = 'leaving';

let hiddenAt = 0;
const noteHidden = () => {
  hiddenAt = Date.now();
};

/** Stops everything in this document: no more requests, rendering or writes. */
function stopDocument(): void {
  // If the browser keeps this document in the back/forward cache, `checkShown` replaces it when it is shown again.
  window.removeEventListener('pagehide', noteHidden);
  closeStores();
  forgetRequests();
  unmountApp();
  document.body.replaceChildren();
  // The address must not contain the question until the next page has loaded. The new history entry also removes
  // forward entries, which may contain it.
  window.history.replaceState(null, '', pages.home);
  window.history.pushState(null, '', pages.home);
}

/**
 * Wipes this browser and blocks further writes of this tab. The other tabs, which hold private texts in memory and in
 * their session storage, wipe themselves when they get the event of `leavingKey`.
 */
export function wipeEverywhere(to: LeavingTo, wipe?: WipeOptions): void {
  wipeLocalData(wipe);
  localStore.write(wipedAtKey, String(Date.now()));
  localStore.write(leavingKey, to); // The storage event tells the other tabs.
  localStore.remove(leavingKey);
  closeStores();
}

/** For the quick exit: signs out, wipes and leaves. Waits for nothing and works without a network. */
export function leaveImmediately(to: LeavingTo, wipe: WipeOptions): void {
  if (!wipe.keepSignIn) signOutOnServer();
  wipeEverywhere(to, wipe);
  replacePage(to);
}

/** Replaces this page immediately. It wipes nothing: call `wipeEverywhere` first. */
export function replacePage(to: LeavingTo): void {
  stopDocument();
  window.location.replace(getUrl(to));
}

function isLeavingTo(value: string | null): value is LeavingTo {
  return value === 'home' || locales.some((locale) => locale === value);
}

function followWipe({ key, newValue }: StorageEvent): void {
  if (key !== leavingKey || !isLeavingTo(newValue)) return;
  wipeLocalData({ keepSignIn: true, keepSignedInBefore: true }); // The other tab has ended the session on the server, if needed.
  replacePage(newValue);
}

/**
 * A page in the back/forward cache received no event. If the browser was wiped meanwhile, the landing page replaces it,
 * because its own URL may contain the question.
 */
function checkShown({ persisted }: PageTransitionEvent): void {
  if (persisted && wipedAt() >= hiddenAt) replacePage('home');
}

/**
 * Call it at the start of every page: removes expired data and follows wipes in other tabs. Returns a function that
 * stops it, for tests.
 */
export function watchForWipes(): () => void {
  cleanStores();
  window.addEventListener('storage', followWipe);
  window.addEventListener('pagehide', noteHidden);
  window.addEventListener('pageshow', checkShown);
  return () => {
    window.removeEventListener('storage', followWipe);
    window.removeEventListener('pagehide', noteHidden);
    window.removeEventListener('pageshow', checkShown);
  };
}
