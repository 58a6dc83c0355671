/** What changed since an earlier run. */
import { barsOf } from './bars.ts';
import type { Figures, PerLanguage } from './figures.ts';

export interface Change {
  name: string;
  before: number;
  now: number;
}

const part = (some: number, all: number) => (all === 0 ? 0 : some / all);

function languageNumbers(language: string, one: PerLanguage): [string, number][] {
  const { questions, openings, options, sentences } = one.diversity;
  return [
    [`${language}: distinct questions`, part(questions.distinct, questions.all)],
    [`${language}: distinct openings`, part(openings.distinct, openings.all)],
    [`${language}: distinct options`, part(options.distinct, options.all)],
    [`${language}: sentences of one dialogue only`, part(sentences.onlyOnce, sentences.all)],
    [`${language}: sentences twice in a dialogue`, one.diversity.repeatedWithin],
  ];
}

function numbersOf(figures: Figures): Map<string, number> {
  const bars = barsOf(figures).map(({ name, share }): [string, number] => [name, share]);
  const perLanguage = Object.entries(figures.byLanguage).flatMap(([language, one]) =>
    languageNumbers(language, one),
  );
  const timed: [string, number][] = [
    ['first thinking, p95 ms', figures.firstMs.p95],
    ['whole step, p95 ms', figures.stepMs.p95],
    ['cost, US dollars', figures.byPrompt.reduce((sum, { costMicros }) => sum + costMicros, 0) / 1e6],
  ];
  return new Map([...bars, ...perLanguage, ...timed]);
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
