/** The app in its document: starts on top of the HTML that the server sent, reloads where it must, and stops. */

import { useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';
import { useAppConfig } from './app-config.ts';
import { tabStore } from './storage.ts';

let app: Root | undefined;

/** Called with React's root when the app starts, so that `unmountApp` can stop it. */
export function keepRoot(root: Root): void {
  app = root;
}

/** Stops the app with its timers, listeners and turns. */
export const unmountApp = (): void => app?.unmount();

/** The pages of a dialogue: from them, the browser's back button leads to the landing page. */
const pagesLeadingHome: readonly string[] = [pages.second, pages.third, pages.buffer, pages.confirm];

/**
 * Call it before the first render: this listener must run before the router's own, or the previous page flashes up.
 * Returns a function to call with each new path.
 */
export function goHomeOnBack(): (path: string) => void {
  let path = window.location.pathname;
  window.addEventListener('popstate', () => {
    if (pagesLeadingHome.includes(path)) navigate(pages.home, { replace: true });
  });
  return (next) => {
    path = next;
  };
}

/** What the inline script of a prerendered page (scripts/build-pages.mjs) leaves behind. */
type EarlyClick = NonNullable<Document['onclick']> & { target?: EventTarget | null };

/** Repeats the last click on a button before the app had started, and removes the inline script's listeners. */
export function repeatEarlyClick(): void {
  const target = (document.onclick as EarlyClick | null)?.target;
  document.onclick = null;
  document.onkeydown = null;
  if (target instanceof Element) target.closest('button')?.click();
}

const interactions = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;
/** How long after the page has loaded the work begins without an interaction. */
const latestMs = 3_000;

/**
 * Runs `work` at the first interaction, or three seconds after the page has loaded: it must not slow the first paint.
 */
export function deferUntilInteraction(work: () => void): void {
  const wait = () => {
    const begin = () => {
      clearTimeout(timer);
      for (const type of interactions) removeEventListener(type, begin);
      work();
    };
    const timer = setTimeout(begin, latestMs);
    for (const type of interactions) addEventListener(type, begin, { passive: true });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** The path that this document was loaded for; its security policy depends on it. */
const loadedFor = typeof window === 'undefined' ? '' : window.location.pathname;
/** In session storage: a link of the app, not a visit, led to the document of /login. */
const byLinkKey = 'loginByLink';

/**
 * When Google's script is used, /login must be a separate document, because only its policy allows the script. Returns
 * true while the browser reloads the document on entering or leaving /login.
 */
export function useLoginDocument(path: string): boolean {
  const isReal = useAppConfig()?.signIn.google === 'real';
  const crossing = isReal && (path === pages.login) !== (loadedFor === pages.login);
  useEffect(() => {
    if (!crossing) return;
    if (path === pages.login) tabStore.write(byLinkKey, '1');
    window.location.reload();
  }, [crossing, path]);
  return crossing;
}

/** Whether this document of /login was opened by a link of the app. True once: later calls return false. */
export function takeLoginByLink(): boolean {
  const isByLink = tabStore.read(byLinkKey) !== undefined;
  tabStore.remove(byLinkKey);
  return isByLink;
}

/** Chromium's event; other browsers have none. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let heldPrompt: InstallPrompt | undefined;

/**
 * Keeps the browser's own offer to install the app until the library makes it (features/library/install-offer.tsx). Call it
 * before the app starts: the event comes once, soon after the page has loaded.
 */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    heldPrompt = event as InstallPrompt;
  });
}

/** The browser's offer, if it made one. It can be shown once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const prompt = heldPrompt;
  heldPrompt = undefined;
  return prompt;
}

export const hasInstallPrompt = (): boolean => heldPrompt !== undefined;
