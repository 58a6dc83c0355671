let moved = false;

/** Told by the router at the first change of route: a page that was loaded by itself keeps the browser's focus. */
export function routeChanged(): void {
  moved = true;
  document.documentElement.dataset.moved = '';
}

/**
 * Starts a new screen: top of the page, focus on its h1, which screen readers then read. `always` is for a
 * screen that replaces another without a change of route.
 */
export function focusHeading({ always = false } = {}): void {
  if (!moved && !always) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
