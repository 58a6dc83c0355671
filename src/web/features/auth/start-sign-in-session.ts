/** Loads the code of the sign-in session after the first paint. */
let started: Promise<unknown> | undefined;

/**
 * Loads the code of the sign-in session and starts it, once. All pages wait for it except the landing page, which stays
 * small without it.
 */
export function startSignInSession(): Promise<unknown> {
  if (typeof window === 'undefined') return Promise.resolve(); // Prerendering.
  started ??= import('./session.ts').then(
    ({ startAuth }) => startAuth(),
    (error: unknown) => {
      started = undefined; // The next page tries again.
      throw error;
    },
  );
  return started;
}
