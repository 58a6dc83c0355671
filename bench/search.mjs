// Measures the search of a person with 1,000 reflections of five rounds, over HTTP, with every text decrypted.
// Usage: npm run build && node bench/search.mjs [count] [calls]
import { readFileSync } from 'node:fs';
import { removeFolder, startServer, temporaryFolder } from './support.mjs';

const [count = 1_000, calls = 20] = process.argv.slice(2).map(Number);
const demo = { email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' };
const newest = Date.parse('2026-11-20T10:00:00Z');
const atOnce = 20;

const answers = [
  'My team would have to start again without me, and I was the one who hired them.',
  'I think I am afraid that the other office is only better from a distance, as it was last time.',
  'Two evenings a week with my daughter, which I do not have now and would not have there either.',
  'Nobody has asked me what I want, and I noticed that I have not asked it myself.',
  'I could write to Anna on Sunday and say that I need two more weeks.',
];

function reflection(n) {
  const time = new Date(newest - n * 3_600_000).toISOString();
  return {
    ...{ id: `s${n}`, createdAt: time, updatedAt: time, writtenBy: 'built-in' },
    question: `Should I take the job in Berlin or stay in Madrid? This is number ${n} of them.`,
    rounds: answers.map((text, round) => ({
      question: `What would you miss in the year after number ${round}?`,
      options: ['My team', 'The evenings', 'Something else'],
      answer: { type: 'custom', text: `${text} (${n})` },
    })),
    results: {
      problemReview: { originalQuestion: 'Should I take the job in Berlin or stay in Madrid?' },
      instantInsight: {
        coreAnswer: `• You have decided already, number ${n}.\n• You wait for somebody to allow it.`,
        moodPhrase: 'A door stands open.',
      },
      deepAnalysis: { frameworkAnalysis: 'Write to Anna on Sunday.\nSay that you need two more weeks.' },
      dialogueReview: { keyDiscoveries: answers.slice(0, 3) },
      personalizedInsight: { personalLabel: 'You weigh', decisionStyleAnalysis: '• You look twice' },
    },
  };
}

const folder = temporaryFolder();
const server = await startServer(folder, { PUBLIC_URL: '' });

async function post(path, body, headers) {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** CPU time of the server so far, ms; Linux counts in hundredths of a second. */
function cpuMs() {
  const [user, system] = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
    .split(') ')[1]
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function measure(headers, name, query, expected) {
  const times = [];
  const cpuBefore = cpuMs();
  for (let at = -5; at < calls; at += 1) {
    const begun = performance.now();
    const { sessions } = await post('/api/library/search', { query }, headers);
    if (at >= 0) times.push(performance.now() - begun);
    if (sessions.length !== expected) throw new Error(`${sessions.length} found, ${expected} expected`);
  }
  times.sort((one, two) => one - two);
  const [median, p95] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)]);
  const cpu = (cpuMs() - cpuBefore) / (calls + 5);
  console.log(
    `${name}: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, CPU of the server ${cpu.toFixed(0)} ms`,
  );
}

try {
  const { accessToken } = await post('/api/auth/login', demo);
  const headers = { authorization: `Bearer ${accessToken}` };
  const all = Array.from({ length: count }, (_, n) => reflection(n));
  for (let from = 0; from < count; from += atOnce)
    await post('/api/library/import', { reflections: all.slice(from, from + atOnce) }, headers);
  console.log(`search in ${count} reflections, ${answers.length} answers each:`);
  await measure(headers, 'no match, so every text is read', 'lighthouse', 0);
  await measure(headers, 'one match, the oldest', `(${count - 1})`, 1);
  await measure(headers, 'the 50 newest of many', 'Anna Sunday', Math.min(50, count));
} finally {
  await server.stop();
  removeFolder(folder);
}
