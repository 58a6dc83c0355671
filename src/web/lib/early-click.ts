/** What the landing page's first script (scripts/build-pages.mjs) leaves behind. */
type Keeper = NonNullable<Document['onclick']> & { target?: EventTarget | null };

/** A button that was pressed before the app had begun is pressed again now, once; from now on the app hears all keys. */
export function repeatEarlyClick(): void {
  const target = (document.onclick as Keeper | null)?.target;
  document.onclick = null;
  document.onkeydown = null;
  if (target instanceof Element) target.closest('button')?.click();
}
