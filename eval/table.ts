/** The figures as text for a terminal. */
import { barText, judge, judgedIn, percent } from './bars.ts';
import type { Change } from './compare.ts';
import type { Figures, PerLanguage } from './figures.ts';
import type { PromptFigures, Spread } from './measures/steps.ts';

export const standInWarning =
  'NO REAL MODEL: a server on this machine simulated the provider. These figures say nothing about any model.';

const countsText = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none';

const shareText = (some: number, all: number): string =>
  `${some}/${all} (${percent(all === 0 ? Number.NaN : some / all)})`;

const msText = (ms: number): string => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));

const spreadText = ({ p50, p95, max }: Spread): string =>
  `p50 ${msText(p50)} ms, p95 ${msText(p95)} ms, slowest ${msText(max)} ms`;

const dollars = (micros: number): string => `$${(micros / 1e6).toFixed(4)}`;

/** Pads the cells of each column to one width. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}

function promptCells(row: PromptFigures): string[] {
  const { inputTokens, cachedTokens, outputTokens, reasoningTokens } = row.usage;
  return [
    [row.guide, row.model, row.promptVersion].filter((part) => part !== null).join(' '),
    row.kind,
    shareText(row.failed, row.all),
    countsText(row.byCheck),
    String(row.tries),
    countsText(row.fellBack),
    countsText(row.failedInTries),
    `${inputTokens} (${cachedTokens} cached) / ${outputTokens} (${reasoningTokens} reasoning)`,
    `${dollars(row.costMicros)}${row.costUnknown > 0 ? `, unknown for ${row.costUnknown}` : ''}`,
  ];
}

const promptHead = [
  'guide, model, prompt',
  'step',
  'rubric failed',
  'checks',
  'tries',
  'fell back',
  'failed in a try',
  'tokens in / out',
  'cost',
];

/** Name and figure of what is counted for one language. */
function languageRows({ dialogues, reading, gates, rounds, summaries }: PerLanguage): [string, string][] {
  return [
    ['dialogues', String(dialogues)],
    ...gates.map(({ name, part, whole, bar }): [string, string] => {
      const { isMet, share, counts } = judge(name, part, whole, bar);
      return [name, `${percent(share)}, ${counts}${isMet ? '' : ', missed'}`];
    }),
    ['frame read right', shareText(reading.framesRight, reading.questions)],
    ['slots read right', shareText(reading.slotsRight, reading.slots)],
    ['rounds that fail the rubric', `${shareText(rounds.failed, rounds.all)}: ${countsText(rounds.byCheck)}`],
    [
      'summaries that fail the rubric',
      `${shareText(summaries.failed, summaries.all)}: ${countsText(summaries.byCheck)}`,
    ],
  ];
}

function generalRows(figures: Figures): [string, string][] {
  const { quotes, evidence } = figures;
  return [
    ['dialogues', `${figures.dialogues.all}: ${countsText(figures.dialogues.byPerson)}`],
    ['… again, with another seed', String(figures.dialogues.replays)],
    ['ended in', countsText(figures.dialogues.ends)],
    ['answers in a dialogue', countsText(figures.roundsPerDialogue)],
    ['quotes in rounds that are untrue', shareText(quotes.rounds.untrue.length, quotes.rounds.quotes)],
    ['claims of summaries with a true quote', shareText(evidence.proved, evidence.claims)],
    ['untrue pieces of evidence', String(evidence.untrue)],
    ['to the first thinking', spreadText(figures.firstMs)],
    ['to the whole step', spreadText(figures.stepMs)],
  ];
}

const changeText = ({ name, before, now }: Change): [string, string] => [
  name,
  `${Number(before.toPrecision(3))} -> ${Number(now.toPrecision(3))}`,
];

function missLines(figures: Figures): string[] {
  const reading = Object.values(figures.byLanguage).flatMap((one) =>
    one.reading.misses.map(({ id, wanted, read }) => `  ${id}: ${wanted}  <-  ${read}`),
  );
  const untrue = [...figures.quotes.summaries.untrue, ...figures.quotes.rounds.untrue];
  return [
    '',
    'read otherwise (who looks at them and changes the parser has used the set up):',
    ...reading,
    'untrue quotes:',
    ...untrue.map((quote) => `  ${quote}`),
    ...figures.gates.flatMap(({ name, misses }) => [
      `${name}:`,
      ...misses.map(({ id, text }) => `  ${id}: ${text}`),
    ]),
  ];
}

function headOf({ run }: Figures): string {
  const { set, label, commit, date } = run;
  return `${label}; questions read: ${set}; ${date}, commit ${commit ?? 'unknown'}`;
}

export function tableOf(
  figures: Figures,
  { changes, misses }: { changes?: readonly Change[] | undefined; misses?: boolean } = {},
): string {
  const bars = judgedIn(figures).map(({ name, share, counts, bar, isMet }) => [
    isMet ? 'ok  ' : 'MISS',
    name,
    percent(share),
    counts,
    barText(bar),
  ]);
  const perLanguage = Object.entries(figures.byLanguage).flatMap(([language, one]) => [
    '',
    language,
    ...columns(languageRows(one)),
  ]);
  return [
    ...(figures.run.noRealModel ? [standInWarning] : []),
    headOf(figures),
    '',
    ...columns(bars),
    '',
    ...columns(generalRows(figures)),
    ...perLanguage,
    '',
    'by guide, model and prompt version',
    ...columns([promptHead, ...figures.byPrompt.map(promptCells)]),
    ...(changes ? ['', 'since the earlier run', ...columns(changes.map(changeText))] : []),
    ...(misses ? missLines(figures) : []),
  ].join('\n');
}
