const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;
const latestMs = 3_000;

/**
 * Starts what can wait until the first screen stands: at the first sign of a person, or three seconds after the
 * page has loaded. Nothing of it is in the first load; without it the sky stays as tokens.css paints it.
 */
export function startLater(): void {
  const wait = () => {
    const begin = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, begin);
      import('./late.ts').then(({ startLate }) => startLate()).catch(() => undefined);
    };
    const timer = setTimeout(begin, latestMs);
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
