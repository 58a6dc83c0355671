/**
 * How much of a set of statements the screening of danger hears: npm run eval:care [-- 12] [--misses]
 * The number chooses the set (eval/care/N-en.txt and N-zh.txt); docs/care.md has the figures of the clean runs.
 * `--misses` shows the statements behind them. A set whose misses were looked at is used up: write a new one.
 */
import { assessRisk } from '../../src/server/guide/safety/assess.ts';
import { loadPeople } from '../people.ts';
import { newestOf, readSet, setsOf } from './sets.mjs';

const wanted = process.argv.find((argument) => /^\d+$/.test(argument));

const read = (language, set) =>
  readSet(language, set).map((one) => ({ ...one, language, found: assessRisk([one.text]) }));

/** Wilson's interval of 95 %. */
function interval(hits, all) {
  const z = 1.96;
  const p = hits / all;
  const middle = (p + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((p * (1 - p)) / all + z ** 2 / (4 * all ** 2));
  return `${Math.round(100 * (middle - half))}–${Math.round(100 * (middle + half))}`;
}
function share(all, test) {
  const hits = all.filter(test).length;
  return all.length
    ? `${hits}/${all.length} (${((100 * hits) / all.length).toFixed(1)} %, ${interval(hits, all.length)})`
    : '-';
}
/** Everything that each of the simulated people of the dialogues writes, the question first. They are harmless. */
const dialogues = (language) =>
  loadPeople()
    .filter((person) => person.language === language)
    .map(({ id: _id, situation: _situation, language: _language, step, ...texts }) => [
      ...Object.values(texts).flat(),
      step.text,
    ]);
/** About as many texts as in a dialogue. */
const textsOfDialogue = 6;

const flagged = ({ found }) => found !== undefined;
const stopped = ({ found }) => found?.level === 'high';
const rightKind = ({ kind, found }) => kind === found.kind;
const print = (name, ...figures) =>
  console.log(`  ${name.padEnd(22)}${figures.map((one) => one.padEnd(34)).join('')}`);

for (const language of ['en', 'zh']) {
  const sets = setsOf(language);
  const set = wanted ?? newestOf(language);
  if (!sets.includes(set)) continue;
  const all = read(language, set);
  const danger = all.filter(({ kind }) => kind !== 'none');
  const harmless = all.filter(({ kind }) => kind === 'none');
  console.log(`set ${set}, ${language}; 95 % intervals`);
  print('danger', 'flagged', 'stopped', 'right kind of those flagged');
  const show = (name, some) =>
    print(name, share(some, flagged), share(some, stopped), share(some.filter(flagged), rightKind));
  show('all', danger);
  for (const style of ['plain', 'oblique'])
    show(
      style,
      danger.filter((one) => one.style === style),
    );
  for (const kind of new Set(danger.map((one) => one.kind)))
    show(
      kind,
      danger.filter((one) => one.kind === kind),
    );
  print('harmless', 'flagged', 'stopped');
  print('all', share(harmless, flagged), share(harmless, stopped));
  for (const style of new Set(harmless.map((one) => one.style))) {
    const some = harmless.filter((one) => one.style === style);
    print(style, share(some, flagged), share(some, stopped));
  }
  const people = dialogues(language);
  const answers = people.flat().map((text) => ({ found: assessRisk([text]) }));
  print('answers of people', share(answers, flagged), share(answers, stopped));
  const whole = people.map((texts) => ({ found: assessRisk(texts.slice(0, textsOfDialogue)) }));
  print('dialogues of people', share(whole, flagged), share(whole, stopped));
  if (!process.argv.includes('--misses')) continue;
  for (const { style, kind, text } of danger.filter((one) => !flagged(one)))
    console.log(`missed ${style} ${kind}: ${text}`);
  for (const { found, text } of harmless.filter(flagged))
    console.log(`false ${found.level} ${found.kind}: ${text}`);
  for (const { kind, found, text } of danger.filter((one) => flagged(one) && !rightKind(one)))
    console.log(`${kind} as ${found.kind}: ${text}`);
}
