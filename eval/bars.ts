/** The bars that the figures of a guide are held against. */
import type { Figures, PerLanguage } from './figures.ts';

export interface Judged {
  name: string;
  /** Between 0 and 1. */
  share: number;
  counts: string;
  bar: { least: number } | { below: number };
  isMet: boolean;
}

function judge(name: string, part: number, whole: number, bar: Judged['bar']): Judged {
  const share = whole === 0 ? Number.NaN : part / whole;
  const isMet = 'least' in bar ? share >= bar.least : share < bar.below;
  return { name, share, counts: `${part}/${whole}`, bar, isMet };
}

/** Issue D, 'How it is judged', and the bars of the product for a guide. */
export function barsOf(figures: Figures): Judged[] {
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
    judge(
      'summaries that fit another question as well',
      sum(({ specificity }) => specificity.whole.misses.length),
      sum(({ specificity }) => specificity.whole.summaries),
      { below: 0.05 },
    ),
    judge('dialogues that ended in a summary', dialogues.ends.summary ?? 0, dialogues.all, { least: 1 }),
  ];
}

export const percent = (share: number): string =>
  Number.isNaN(share) ? 'none' : `${(share * 100).toFixed(share > 0 && share < 0.1 ? 2 : 1)} %`;

export const barText = (bar: Judged['bar']): string =>
  'least' in bar ? `at least ${bar.least * 100} %` : `under ${bar.below * 100} %`;
