// Event streams through the whole app (sign-in, turn, log of the turn, heartbeat) against a bare loop of node:http
// that writes the same frames: processor time, memory a stream, and the delay from the moment an event was due to the
// moment it is read here. Usage: node bench/streams.mjs [streams eventsASecond [repeats]]
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../tests/support/postgres.ts';
import { median, rank, startMeasured, stayOffTheServersCore } from './processes.mjs';

const windowMs = 6_000;
const openAtOnce = 40;
const given = process.argv.slice(2).map(Number);
/** How many streams, and how often each gets an event. */
const plans = given.length
  ? [{ streams: given[0], everyMs: 1_000 / given[1], repeats: given[2] ?? 1 }]
  : [
      { streams: 1_000, everyMs: 1_000 / 13, repeats: 3 },
      { streams: 5_000, everyMs: 1_000 / 0.004, repeats: 1 },
    ];

stayOffTheServersCore();
const postgres = await startPostgres();

/** Opens one stream; `onDelay` gets the milliseconds of each event. Resolves when its head is there. */
function openStream({ origin }, token, at, onDelay) {
  const { hostname, port } = new URL(origin);
  const body = JSON.stringify({ sessionId: `bench-${at}`, question: 'Should I stay or go?' });
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((opened, failed) => {
    const call = request({ hostname, port, path: '/api/chat/start', method: 'POST', headers, agent: false });
    call.on('error', failed);
    call.on('response', (response) => {
      if (response.statusCode !== 200) return failed(new Error(`a stream answered ${response.statusCode}`));
      response.on('data', (chunk) => {
        const now = process.hrtime.bigint();
        for (const [, due] of String(chunk).matchAll(/"text":"(\d{6,}) some words"/g))
          onDelay(Number(now - BigInt(due)) / 1e6);
      });
      response.on('error', () => {});
      return opened(call);
    });
    call.end(body);
  });
}

async function measure(name, server, { streams }) {
  const delays = [];
  let counting = false;
  const before = await server.usage('memory');
  const calls = [];
  for (let at = 0; at < streams; at += openAtOnce) {
    const opening = Array.from({ length: Math.min(openAtOnce, streams - at) }, (_, n) =>
      openStream(server, server.tokens[at + n], at + n, (ms) => void (counting && delays.push(ms))),
    );
    calls.push(...(await Promise.all(opening)));
  }
  await pause(2_000);
  const opened = await server.usage('memory');
  await pause(1_000);
  const from = await server.usage();
  counting = true;
  await pause(windowMs);
  counting = false;
  const to = await server.usage();
  for (const call of calls) call.destroy();
  return {
    name,
    events: delays.length,
    cpu: (to.cpuUs - from.cpuUs) / 1_000 / windowMs,
    usAnEvent: (to.cpuUs - from.cpuUs) / Math.max(1, delays.length),
    kbAStream: (opened.rssBytes - before.rssBytes) / 1_024 / streams,
    p50: rank(delays, 0.5) ?? 0,
    p99: rank(delays, 0.99) ?? 0,
  };
}

const line = ({ name, events, cpu, usAnEvent, kbAStream, p50, p99 }) =>
  `  ${name}: ${(events / (windowMs / 1_000)).toFixed(0)} events/s read, ${(cpu * 100).toFixed(1)} % of a core (${usAnEvent.toFixed(0)} us an event), ` +
  `${kbAStream.toFixed(0)} kB a stream, delay p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;

async function compare(plan) {
  const { streams, everyMs } = plan;
  const settings = { people: streams, guide: 'ticking', tickMs: everyMs, databaseUrl: postgres.url };
  const bare = await startMeasured('bench/bare-server.mjs', { tickMs: everyMs });
  const theirs = await measure('bare loop', { ...bare, tokens: [] }, plan);
  await bare.stop();
  const app = await startMeasured('bench/app-server.ts', settings);
  const ours = await measure('the app  ', app, plan);
  await app.stop();
  console.log(line(theirs));
  console.log(line(ours));
  return ['usAnEvent', 'kbAStream', 'p99'].map((key) => ours[key] / theirs[key]);
}

async function run(plan) {
  const { streams, everyMs, repeats } = plan;
  console.log(`${streams} streams, ${((streams * 1_000) / everyMs).toFixed(0)} events a second in all`);
  const ratios = [];
  for (let at = 0; at < repeats; at += 1) ratios.push(await compare(plan));
  const [cpu, memory, p99] = [0, 1, 2].map((at) => median(ratios.map((row) => row[at])).toFixed(2));
  console.log(
    `  ratios, median of ${repeats}: processor ${cpu} (bar 1.25), memory ${memory} (bar 1.5), p99 ${p99} (bar 3)`,
  );
}

try {
  for (const plan of plans) await run(plan);
} finally {
  await postgres.stop();
}
process.exit(0);
