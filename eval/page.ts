/** The figures as one page that needs nothing else. */
import { barsOf, barText, percent } from './bars.ts';
import type { Change } from './compare.ts';
import type { Figures, PerLanguage } from './figures.ts';
import { type Bar, barChart, escapeHtml, gaugeChart, table } from './pictures.ts';
import {
  changeText,
  generalRows,
  headOf,
  languageRows,
  msText,
  promptCells,
  promptHead,
  standInWarning,
} from './table.ts';

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1c2421,#e6ebe8);--soft:light-dark(#5b6660,#9aa59f);--ground:light-dark(#fbfaf7,#161b19);
--line:light-dark(#d9dcd6,#333b37);--good:light-dark(#3d7a5e,#6fb592);--bad:light-dark(#b3472f,#e08a72);--plain:light-dark(#6b8299,#8ba6bf)}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2.5rem}p,figcaption{color:var(--soft)}figure{margin:1rem 0}
svg{width:100%;height:auto;font:13px system-ui,sans-serif}svg text{fill:var(--ink)}
.good{fill:var(--good)}.bad{fill:var(--bad)}.plain{fill:var(--plain)}.bar{stroke:var(--ink);stroke-width:2}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line)}
.warning{color:var(--ink);border:2px solid var(--bad);padding:.8rem 1rem;font-weight:600}`;

const section = (title: string, ...parts: string[]) => `<h2>${escapeHtml(title)}</h2>${parts.join('')}`;

const figure = (caption: string, svg: string) =>
  `<figure>${svg}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;

function barsSection(figures: Figures): string {
  const gauges = barsOf(figures).map(({ name, share, counts, bar, isMet }) => ({
    name,
    share,
    bar: 'least' in bar ? bar.least : bar.below,
    text: `${percent(share)} (${counts})`,
    isMet,
  }));
  const rows = barsOf(figures).map(({ name, share, counts, bar, isMet }) => [
    isMet ? 'met' : 'missed',
    name,
    percent(share),
    counts,
    barText(bar),
  ]);
  return section(
    'The bars',
    figure(
      'The line is the bar: figures of at least 85 % have to reach it, the others to stay below it.',
      gaugeChart('Figures against their bars', gauges),
    ),
    table(['', 'figure', 'share', 'count', 'bar'], rows),
  );
}

const countBars = (counts: Record<string, number>, whole: number, tone: Bar['tone'] = 'plain'): Bar[] =>
  Object.entries(counts).map(([name, value]) => ({
    name,
    value,
    text: `${value} (${percent(value / Math.max(1, whole))})`,
    tone,
  }));

function checksSection({ rounds, summaries }: Figures): string {
  const bars = [
    ...countBars(rounds.byCheck, rounds.all, 'bad'),
    ...countBars(summaries.byCheck, summaries.all, 'bad'),
  ];
  const chart =
    bars.length > 0
      ? figure('Rounds (R) and summaries (S) that fail each check.', barChart('Failed checks', bars))
      : '<p>No round and no summary failed a check.</p>';
  return section('Rubric', chart);
}

function lengthSection(figures: Figures): string {
  const whole = figures.dialogues.all;
  const bars = countBars(figures.roundsPerDialogue, whole).map((bar) => ({
    ...bar,
    name: `${bar.name} answers`,
  }));
  const { firstMs, stepMs } = figures;
  const times: Bar[] = [
    { name: 'first thinking, p50', value: firstMs.p50, text: `${msText(firstMs.p50)} ms` },
    { name: 'first thinking, p95', value: firstMs.p95, text: `${msText(firstMs.p95)} ms` },
    { name: 'whole step, p50', value: stepMs.p50, text: `${msText(stepMs.p50)} ms` },
    { name: 'whole step, p95', value: stepMs.p95, text: `${msText(stepMs.p95)} ms` },
  ];
  return section(
    'Length and time',
    figure('Answers in a dialogue.', barChart('Answers in a dialogue', bars)),
    figure('What the guide takes, without the network between.', barChart('Times', times)),
    table([], generalRows(figures)),
  );
}

function diversityBars({ diversity }: PerLanguage): Bar[] {
  const { questions, openings, options, sentences } = diversity;
  const bar = (name: string, some: number, all: number): Bar => {
    const share = all === 0 ? 0 : some / all;
    return { name, value: share, text: `${percent(share)} (${some}/${all})` };
  };
  return [
    bar('distinct questions', questions.distinct, questions.all),
    bar('distinct openings', openings.distinct, openings.all),
    bar('distinct options', options.distinct, options.all),
    bar('sentences of one dialogue only', sentences.onlyOnce, sentences.all),
  ];
}

function languageSection(language: string, one: PerLanguage, dialogues: number): string {
  const common = one.diversity.commonest.map(({ text, dialogues: count }) => [
    `${count} of ${dialogues}`,
    text,
  ]);
  return section(
    { en: 'English', zh: 'Chinese' }[language] ?? language,
    table([], languageRows(one)),
    figure(
      "Without the person's own words in them, which are left out.",
      barChart('Diversity', diversityBars(one), 1),
    ),
    '<p>The sentences that most dialogues share:</p>',
    table(['dialogues', 'sentence'], common),
  );
}

export function pageOf(figures: Figures, changes?: readonly Change[] | undefined): string {
  const languages = Object.entries(figures.byLanguage).map(([language, one]) =>
    languageSection(language, one, figures.dialogues.byLanguage[language] ?? 0),
  );
  const changed = changes
    ? [section('Since the earlier run', table(['figure', 'change'], changes.map(changeText)))]
    : [];
  const parts = [
    `<h1>Figures of a guide</h1><p>${escapeHtml(headOf(figures))}</p>`,
    ...(figures.run.noRealModel ? [`<p class="warning">${escapeHtml(standInWarning)}</p>`] : []),
    barsSection(figures),
    ...changed,
    checksSection(figures),
    lengthSection(figures),
    section('By guide, model and prompt version', table(promptHead, figures.byPrompt.map(promptCells))),
    ...languages,
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Figures of a guide</title><style>${style}</style><body>${parts.join('\n')}</body></html>\n`;
}
