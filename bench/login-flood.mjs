// Floods sign-in for 15 s at 200 a second from one address, and prints what health checks and a person on
// another address notice meanwhile. Addresses differ by X-Forwarded-For through a trusted proxy.
// Usage: node bench/login-flood.mjs [seconds] [perSecond]
import { removeFolder, startServer, temporaryFolder } from './support.mjs';

const [seconds = 15, perSecond = 200] = process.argv.slice(2).map(Number);
const demo = { email: 'demo@clearing.test', password: 'clearing1' };

const dataDir = temporaryFolder();
const { origin, stop } = await startServer(dataDir, {
  LOG_LEVEL: 'silent',
  PUBLIC_URL: '',
  TRUSTED_PROXIES: '127.0.0.1',
});

async function timed(work) {
  const begun = performance.now();
  const status = await work().then(
    ({ status }) => status,
    () => 'failed',
  );
  return { status, ms: performance.now() - begun };
}

const logIn = (from, body) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

const rank = (list, share) =>
  list.map(({ ms }) => ms).sort((a, b) => a - b)[Math.ceil(list.length * share) - 1];
const counts = (list) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(list, ({ status }) => status)).map(([k, v]) => [k, v.length]),
  );

const flood = [];
const health = [];
const person = [];
const timers = [
  setInterval(() => {
    for (let at = 0; at < perSecond / 20; at += 1) {
      flood.push(
        timed(() => logIn('198.51.100.1', { email: `x${flood.length}@example.org`, password: 'guess' })),
      );
    }
  }, 50),
  setInterval(() => health.push(timed(() => fetch(`${origin}/healthz`))), 100),
  // Four a minute: within the limit of the person's own network.
  setInterval(() => person.push(timed(() => logIn('203.0.113.9', demo))), 15_000),
];
person.push(timed(() => logIn('203.0.113.9', demo)));
await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
for (const timer of timers) clearInterval(timer);
person.push(timed(() => logIn('203.0.113.9', demo)));
const [flooded, checked, signedIn] = await Promise.all(
  [flood, health, person].map((list) => Promise.all(list)),
);
await stop();
removeFolder(dataDir);

console.log(
  `flood: ${flooded.length} sign-ins in ${seconds} s, by status ${JSON.stringify(counts(flooded))}`,
);
console.log(
  `/healthz: ${checked.length} checks, by status ${JSON.stringify(counts(checked))}, median ${rank(checked, 0.5).toFixed(0)} ms, p99 ${rank(checked, 0.99).toFixed(0)} ms`,
);
console.log(
  `a person on another address: by status ${JSON.stringify(counts(signedIn))}, slowest ${rank(signedIn, 1).toFixed(0)} ms`,
);
