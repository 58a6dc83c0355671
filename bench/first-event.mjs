// Measures what a person waits for with the built-in guide: from the request of a turn to its first `thinking`
// event, over 200 turns, one after another, the cold first one among them. Beside it what /healthz takes in the same
// run, and what the turn costs the server's main thread (Linux): a busy machine slows the first two alone. Usage: npm run build && node bench/first-event.mjs [turns]
import { existsSync, readFileSync } from 'node:fs';
import { removeFolder, startServer, temporaryFolder } from './support.mjs';

const [turns = 200] = process.argv.slice(2).map(Number);
const demo = { email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' };
const questions = [
  'Should I take the job in Berlin or stay in Madrid?',
  'Should I quit my job?',
  'How do I tell my mother that I am not coming for Christmas?',
  'Why do I always say yes when I mean no?',
  'What should I do with my life?',
];

const dataDir = temporaryFolder();
const { origin, stop, pid } = await startServer(dataDir, { PUBLIC_URL: '' });

async function post(path, body, headers = {}) {
  return fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const { accessToken } = await (await post('auth/login', demo)).json();

/** Milliseconds of processor time that the server's main thread has had; 0 where the system does not say. */
function processorMs() {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0;
}

/** Milliseconds to the head of the answer and to the first thinking event; the turn is read to its end. */
async function firstEvent(at) {
  const usedBefore = processorMs();
  const begun = performance.now();
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${accessToken}` };
  const body = { sessionId: `bench-${at}`, question: questions[at % questions.length] };
  const response = await post('chat/start', body, headers);
  const headMs = performance.now() - begun;
  let text = '';
  let thinkingMs;
  let usedMs;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (thinkingMs !== undefined || !text.includes('event: thinking')) continue;
    thinkingMs = performance.now() - begun;
    usedMs = processorMs() - usedBefore;
  }
  if (thinkingMs === undefined) throw new Error(`no thinking event: ${response.status} ${text}`);
  return { headMs, thinkingMs, usedMs };
}

const rank = (list, share) =>
  list.toSorted((left, right) => left - right)[Math.ceil(list.length * share) - 1].toFixed(1);
const line = (name, list) =>
  `${name}: p50 ${rank(list, 0.5)} ms, p99 ${rank(list, 0.99)} ms, slowest ${rank(list, 1)} ms`;

async function health() {
  const begun = performance.now();
  await (await fetch(`${origin}/healthz`)).text();
  return performance.now() - begun;
}

const times = [];
const healthMs = [];
for (let at = 0; at < turns; at += 1) {
  times.push(await firstEvent(at));
  healthMs.push(await health());
}
await stop();
removeFolder(dataDir);

console.log(
  line(
    `head of the answer, ${turns} turns`,
    times.map(({ headMs }) => headMs),
  ),
);
console.log(
  line(
    `first thinking event, ${turns} turns`,
    times.map(({ thinkingMs }) => thinkingMs),
  ),
);
console.log(`the first turn: ${times[0].thinkingMs.toFixed(1)} ms`);
console.log(line('/healthz beside it', healthMs));
console.log(
  line(
    'processor time to the first event',
    times.map(({ usedMs }) => usedMs),
  ),
);
