import type { Stage } from './stage.ts';

/** One thing that has to hold; `run` throws when it does not, and tells in a few words what was seen. */
export interface Check {
  name: string;
  /** Holds only if both servers answered some of its calls. */
  both?: true;
  run(stage: Stage): Promise<string>;
}

export function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

export function expectSame(seen: unknown, wanted: unknown, what: string): void {
  const [a, b] = [seen, wanted].map((value) => JSON.stringify(value));
  expect(a === b, `${what}: ${a} instead of ${b}`);
}
