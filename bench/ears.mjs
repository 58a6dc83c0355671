// The screening of danger and the labels of the guide: size on disk, memory, and processor time to load and for a text,
// on the statements of eval/care. Needs no build and no server.
import { readdirSync, statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newestOf, readSet } from '../eval/care/sets.mjs';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const root = new URL('../', import.meta.url);
const weights = new URL('src/server/guide/classifier/weights/', root);
const sizes = readdirSync(weights).map((name) => [name, statSync(new URL(name, weights)).size]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(`weights: ${sizes.map(([name, size]) => `${name} ${Math.round(size / 1000)} kB`).join(', ')}`);
console.log(`  together ${(total / 1e6).toFixed(2)} MB (bar 2)`);

function memory() {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
/** Processor time since `start`, in ms: other programs on the machine do not count. */
function used(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
async function timed(name, run) {
  const start = process.cpuUsage();
  const result = await run();
  console.log(`${name}: ${used(start).toFixed(0)} ms`);
  return result;
}

const before = memory();
const { assessRisk } = await timed(
  'importing the screening',
  () => import('../src/server/guide/safety/assess.ts'),
);
const { classifyGuide, classifySituation } = await import('../src/server/guide/classifier/classifier.ts');
const { foldText } = await import('../src/server/guide/classifier/normalise.ts');
for (const [language, text] of [
  ['en', 'Should I move to Leeds?'],
  ['zh', '我要不要搬到上海？'],
])
  await timed(`first text, ${language} (loads weights, compiles phrases)`, () => {
    assessRisk([text]);
    classifyGuide(foldText(text), language);
    classifySituation(foldText(text), language);
  });
console.log(`memory: ${(memory() - before).toFixed(1)} MB`);

for (const language of ['en', 'zh']) {
  const texts = readSet(language, newestOf(language)).map(({ text }) => text);
  for (const text of texts) assessRisk([text]);
  // A text that was read before is remembered.
  const unread = texts.map((text) => `${text} …`);
  const start = process.cpuUsage();
  for (const text of unread) assessRisk([text]);
  console.log(`one text, ${language}: ${(used(start) / texts.length).toFixed(2)} ms (bar 1)`);
}
