/** Helps to start the app on top of the HTML that the server sent, and stops it. */
import type { Root } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';

let app: Root | undefined;

/** Called with React's root when the app starts, so that `unmountApp` can stop it. */
export function keepRoot(root: Root): void {
  app = root;
}

/** Stops the app with its timers, listeners and turns. */
export const unmountApp = (): void => app?.unmount();

/** The pages of a dialogue: from them, the browser's back button leads to the landing page. */
const leadingHome: readonly string[] = [pages.second, pages.third, pages.buffer, pages.confirm];

/**
 * Call it before the first render: this listener must run before the router's own, or the previous page flashes up.
 * Returns a function to call with each new path.
 */
export function watchBack(): (path: string) => void {
  let path = window.location.pathname;
  window.addEventListener('popstate', () => {
    if (leadingHome.includes(path)) navigate(pages.home, { replace: true });
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
