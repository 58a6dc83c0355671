/** The bars that the figures of a guide are held against, beside the gates. */
import type { Figures, PerLanguage } from './figures.ts';
import type { Bar } from './gates/gate.ts';

export interface Judged {
  name: string;
  /** Between 0 and 1. */
  share: number;
  counts: string;
  bar: Bar;
  isMet: boolean;
}

/** Where nothing was counted, nothing is met. */
export function judge(name: string, part: number, whole: number, bar: Bar): Judged {
  const share = whole === 0 ? Number.NaN : part / whole;
  const isMet = 'least' in bar ? share >= bar.least : 'below' in bar ? share < bar.below : share <= bar.most;
  return { name, share, counts: `${Number.isInteger(part) ? part : part.toFixed(1)}/${whole}`, bar, isMet };
}

function barsOf(figures: Figures): Judged[] {
  const languages = Object.values(figures.byLanguage);
  const sum = (of: (one: PerLanguage) => number) => languages.reduce((total, one) => total + of(one), 0);
  const { rounds, summaries, quotes, evidence, dialogues } = figures;
  return [
    judge(
      'frame read right',
      sum(({ reading }) => reading.framesRight),
      sum(({ reading }) => reading.questions),
      { least: 0.9 },
    ),
    judge(
      'slots read right',
      sum(({ reading }) => reading.slotsRight),
      sum(({ reading }) => reading.slots),
      { least: 0.85 },
    ),
    judge('rounds that fail the rubric', rounds.failed, rounds.all, { below: 0.005 }),
    judge('summaries that fail the rubric', summaries.failed, summaries.all, { below: 0.01 }),
    judge(
      "quotes in summaries that are the person's own",
      quotes.summaries.quotes - quotes.summaries.untrue.length,
      quotes.summaries.quotes,
      { least: 1 },
    ),
    judge('summaries with all their evidence', evidence.complete, evidence.summaries, { least: 1 }),
    judge('dialogues that ended in a summary', dialogues.ends.summary ?? 0, dialogues.all, { least: 1 }),
  ];
}

/** The gates first. */
export const judgedIn = (figures: Figures): Judged[] => [
  ...figures.gates.map(({ name, part, whole, bar }) => judge(name, part, whole, bar)),
  ...barsOf(figures),
];

export const percent = (share: number): string =>
  Number.isNaN(share) ? 'none' : `${(share * 100).toFixed(share > 0 && share < 0.1 ? 2 : 1)} %`;

export function barText(bar: Bar): string {
  if ('least' in bar) return `at least ${bar.least * 100} %`;
  if ('below' in bar) return `under ${bar.below * 100} %`;
  return bar.most === 0 ? 'none' : `at most ${bar.most * 100} %`;
}
