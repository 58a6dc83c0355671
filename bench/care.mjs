/**
 * How much the screen of risk catches of sets of phrases that were written without running it on them:
 *   node bench/care.mjs [2|3] [--misses]
 * Prints the figures of docs/care.md: of the first pair of sets, or with a number of a later one. `--misses` adds the
 * phrases behind them: who looks at them and changes the list has used the set up.
 */
import { readFile } from 'node:fs/promises';
import { assessRisk } from '../src/server/guide/safety.ts';

const chosen = process.argv.find((argument) => /^[23]$/.test(argument));
const set = chosen ? `-${chosen}` : '';
const read = async (name) =>
  JSON.parse(await readFile(new URL(`data/${name}.json`, import.meta.url), 'utf8'));
const crisis = (await read(`care-crisis${set}`)).map((phrase) => ({
  ...phrase,
  found: assessRisk([phrase.text]),
}));
const harmless = (await read(`care-harmless${set}`)).map((phrase) => ({
  ...phrase,
  found: assessRisk([phrase.text]),
}));

const raised = ({ found }) => found !== undefined;
const stopped = ({ found }) => found?.level === 'high';
const share = (phrases, test) => {
  const hits = phrases.filter(test).length;
  return `${hits}/${phrases.length} (${Math.round((100 * hits) / Math.max(1, phrases.length))}%)`;
};
const groups = (phrases, keys) =>
  [...new Set(phrases.map((phrase) => keys.map((key) => phrase[key]).join(' ')))].map((name) => ({
    name,
    of: phrases.filter((phrase) => keys.map((key) => phrase[key]).join(' ') === name),
  }));

console.log('crisis phrases: caught at all | stopped | named rightly, of those caught');
const caught = (name, of) =>
  console.log(
    `  ${name.padEnd(18)} ${share(of, raised).padEnd(14)} ${share(of, stopped).padEnd(14)} ${share(of.filter(raised), ({ kind, found }) => kind === found?.kind)}`,
  );
caught('all', crisis);
for (const keys of [['style'], ['language'], ['language', 'style'], ['level'], ['kind']])
  for (const { name, of } of groups(crisis, keys)) caught(keys[0] === 'level' ? `meant ${name}` : name, of);

console.log('harmless phrases: alarm at all | stopped');
const alarmed = (name, of) =>
  console.log(`  ${name.padEnd(18)} ${share(of, raised).padEnd(14)} ${share(of, stopped)}`);
alarmed('all', harmless);
for (const keys of [['language'], ['style']])
  for (const { name, of } of groups(harmless, keys)) alarmed(name, of);

if (process.argv.includes('--misses')) {
  console.log('missed:');
  for (const { text, style } of crisis.filter((phrase) => !raised(phrase)))
    console.log(`  ${style}: ${text}`);
  console.log('false alarms:');
  for (const { text, found } of harmless.filter(raised))
    console.log(`  ${found.level} ${found.kind}: ${text}`);
}
