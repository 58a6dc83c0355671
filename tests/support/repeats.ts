/**
 * What a test repeats with other data, e.g. for each payment provider, whose own tests compare both. `npm test` runs the
 * first, the long suite all: the files are listed in `vitest.config.ts`.
 */
export function repeats<const Case>(cases: readonly Case[]): readonly Case[] {
  return process.env.LONG_TESTS ? cases : cases.slice(0, 1);
}
