// `npm run bench`: what the server costs, each measurement against its peer. Needs a quiet machine; takes
// about five minutes. `npm run bench -- all` runs every measurement; names run those alone: npm run bench -- calls turns
import { spawnSync } from 'node:child_process';

const measurements = {
  start: ['bench/start.mjs'],
  calls: ['bench/calls.mjs'],
  streams: ['bench/streams.mjs'],
  turns: ['bench/turns.mjs'],
  'first-event': ['bench/first-event.mjs'],
  'guide-overhead': ['bench/guide-overhead.mjs'],
  encryption: ['bench/encryption.mjs'],
  library: ['bench/library.mjs'],
  search: ['bench/search.mjs'],
  'login-flood': ['bench/login-flood.mjs'],
  ears: ['bench/ears.mjs'],
};

const usual = ['start', 'calls', 'streams', 'turns', 'search'];
const given = process.argv.slice(2);
const wanted = given.includes('all') ? Object.keys(measurements) : given.length ? given : usual;
const unknown = wanted.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}`);
  process.exit(2);
}

let failed = 0;
for (const [name, args] of Object.entries(measurements)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n=== ${name}: node ${args.join(' ')}`);
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) failed += 1;
}
process.exit(failed ? 1 : 0);
