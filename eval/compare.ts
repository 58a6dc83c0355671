/** What changed since an earlier run. */
import { judgedIn } from './bars.ts';
import type { Figures } from './figures.ts';

export interface Change {
  name: string;
  before: number;
  now: number;
}

function numbersOf(figures: Figures): Map<string, number> {
  return new Map([
    ...judgedIn(figures).map(({ name, share }): [string, number] => [name, share]),
    ['first thinking, p95 ms', figures.firstMs.p95],
    ['whole step, p95 ms', figures.stepMs.p95],
    ['cost, US dollars', figures.byPrompt.reduce((sum, { costMicros }) => sum + costMicros, 0) / 1e6],
  ]);
}

/** Only what differs; a figure that one of both runs does not have is left out. */
export function compareFigures(before: Figures, now: Figures): Change[] {
  const earlier = numbersOf(before);
  return [...numbersOf(now)].flatMap(([name, value]) => {
    const old = earlier.get(name);
    const isSame = old === undefined || Number.isNaN(old) || Number.isNaN(value) || old === value;
    return isSame ? [] : [{ name, before: old, now: value }];
  });
}
