// What the model guide adds to a call of a model, with a local server that plays the provider.
// 'after': from the moment the provider writes the token that makes the first sentence readable to the thinking event.
// 'whole': from the call to the first sentence, against the same bytes read off a bare fetch.
// Bar: 'after' 10 ms at the median. Usage: node bench/guide-overhead.mjs [calls]
import { createBuiltInGuide } from '../src/server/guide/engine/engine.ts';
import { createModelGuide } from '../src/server/guide/model/model-guide.ts';
import { modelConfigOf, startInput } from '../tests/support/model-providers/model-fixtures.ts';
import { startProviderServer } from '../tests/support/model-providers/provider-server.ts';
import { writeAsModel } from '../tests/support/model-providers/scripted-model.ts';
import { providerNames } from '../tests/support/model-providers/wire.ts';

const barMs = 10;
const runs = Number(process.argv[2] ?? 80);
const warmUps = 15;
/** What follows the first sentence in the model's text: the gate needs to see that it has ended. */
const usable = /at the bank”\.\s/;
const piece = /"(?:text|delta|content)":\s*"((?:[^"\\]|\\.)*)"/g;

const textIn = (raw) => [...raw.matchAll(piece)].map((found) => JSON.parse(`"${found[1]}"`)).join('');

let sent = '';
let usableAt;
const server = await startProviderServer(writeAsModel, (frame) => {
  if (usableAt !== undefined) return;
  sent += textIn(frame);
  if (usable.test(sent)) usableAt = performance.now();
});

async function throughGuide(guide) {
  [sent, usableAt] = ['', undefined];
  const begun = performance.now();
  let firstAt;
  for await (const event of guide.next(startInput, new AbortController().signal)) {
    if (event.type === 'thinking') firstAt ??= performance.now();
  }
  return { whole: firstAt - begun, after: firstAt - usableAt };
}

/** The same request; the text of its pieces is put together until the first sentence is there. */
async function bare({ path, headers, body }, origin) {
  const { host, connection, 'content-length': length, ...kept } = headers;
  const begun = performance.now();
  const response = await fetch(origin + path, { method: 'POST', headers: kept, body });
  const decoder = new TextDecoder();
  let raw = '';
  let firstMs;
  for await (const chunk of response.body) {
    raw += decoder.decode(chunk, { stream: true });
    if (firstMs !== undefined) continue;
    if (usable.test(textIn(raw))) firstMs = performance.now() - begun;
  }
  return firstMs;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function measure(provider) {
  const guide = createModelGuide({
    config: modelConfigOf(server, provider),
    fallback: createBuiltInGuide(),
    fetch,
    log: { warn: (line) => process.stderr.write(`${JSON.stringify(line)}\n`) },
  });
  await throughGuide(guide);
  const request = server.requests.at(-1);
  const origin = new URL(server.baseUrl(provider)).origin;
  const times = { bare: [], whole: [], after: [] };
  for (let run = 0; run < runs + warmUps; run++) {
    const direct = await bare(request, origin);
    const { whole, after } = await throughGuide(guide);
    if (![direct, whole, after].every(Number.isFinite)) throw new Error(`${provider}: no sentence came`);
    if (run < warmUps) continue;
    times.bare.push(direct);
    times.whole.push(whole);
    times.after.push(after);
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, all.toSorted((left, right) => left - right)]),
  );
}

process.stdout.write(`First readable sentence, ${runs} calls each, in ms: median (95 %)\n`);
let isWithin = true;
for (const provider of providerNames) {
  const times = await measure(provider);
  isWithin &&= at(times.after, 0.5) <= barMs;
  const show = (name) => `${name} ${at(times[name], 0.5).toFixed(1)} (${at(times[name], 0.95).toFixed(1)})`;
  process.stdout.write(
    `  ${provider.padEnd(18)} ${show('after')}   ${show('whole')}   ${show('bare')}   ` +
      `whole less bare ${(at(times.whole, 0.5) - at(times.bare, 0.5)).toFixed(1)}\n`,
  );
}
await server.close();
process.stdout.write(isWithin ? `Within ${barMs} ms.\n` : `Over ${barMs} ms.\n`);
process.exitCode = isWithin ? 0 : 1;
