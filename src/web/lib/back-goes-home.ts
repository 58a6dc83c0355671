import { navigate } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';

/** Spec 2: browser back on these pages replaces the route with the landing page. */
const leaving: readonly string[] = [pages.second, pages.third, pages.buffer, pages.confirm];

/**
 * Call before the first render: this listener must run before the router's own, or the page before flashes up.
 * Returns a function that tells where the person is now.
 */
export function watchBack(): (path: string) => void {
  let path = window.location.pathname;
  window.addEventListener('popstate', () => {
    if (leaving.includes(path)) navigate(pages.home, { replace: true });
  });
  return (next) => {
    path = next;
  };
}
