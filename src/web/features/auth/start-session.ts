let started: Promise<unknown> | undefined;

/**
 * Starts the upkeep of the sign-in, once. Every page but the landing page waits for it (router.tsx): a visitor who
 * has not signed in and only looks at that page loads nothing for it.
 */
export function startSession(): Promise<unknown> {
  if (typeof window === 'undefined') return Promise.resolve(); // Pages painted at build time have nobody.
  started ??= import('./session.ts').then(
    ({ startTokenWatch }) => startTokenWatch(),
    (error: unknown) => {
      started = undefined; // The next page asks again.
      throw error;
    },
  );
  return started;
}
