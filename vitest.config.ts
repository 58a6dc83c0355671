import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['tests/support/forget-requests.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
    // Some tests mostly wait, for processes that were killed; each database test holds a PGlite of 300 MB.
    maxWorkers: 3,
    pool: 'threads', // Quicker to start than processes: an eighth of the whole run.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
