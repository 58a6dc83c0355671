// From the start of the process to the first answer of /readyz, beside the start of Node.js alone, and the memory once
// it is idle, on PGlite and on a PostgreSQL of its own.
//   node bench/start.mjs [runs] [pglite|postgres]       Build first: npm run build
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../tests/support/postgres.ts';
import { median } from './processes.mjs';
import { removeFolder, startServer, temporaryFolder } from './support.mjs';

const runs = Number(process.argv[2] ?? 5);
const only = process.argv[3];
/** After the start the process warms itself up and looks for jobs; this long after it rests. */
const idleAfterMs = 10_000;

function residentMb(pid) {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
}

/** What nothing on this machine can beat: a process that does nothing. */
function bareStartMs() {
  const before = performance.now();
  spawnSync(process.execPath, ['--eval', '0']);
  return performance.now() - before;
}

async function run(folder, env, { rests }) {
  const server = await startServer(folder, env);
  const atStart = residentMb(server.pid);
  if (rests) await pause(idleAfterMs);
  const row = {
    'ready ms': Math.round(server.readyMs),
    'resident MB': atStart,
    'idle MB': rests ? residentMb(server.pid) : '',
  };
  await server.stop();
  return row;
}

async function measure(env) {
  const folder = temporaryFolder();
  const table = { 'first start': await run(folder, env, { rests: false }) };
  const rows = [];
  for (let i = 1; i <= runs; i++) rows.push(await run(folder, env, { rests: i === runs }));
  for (const [i, row] of rows.entries()) table[`existing data ${i + 1}`] = row;
  console.table(table);
  const ready = median(rows.map((row) => row['ready ms']));
  const bare = median(Array.from({ length: runs }, bareStartMs));
  console.log(
    `median of ${runs} on existing data: ${ready} ms, ${(ready / bare).toFixed(1)} times node alone`,
  );
  removeFolder(folder);
}

if (only !== 'postgres') {
  console.log('PGlite');
  await measure({});
}
if (only !== 'pglite') {
  console.log('PostgreSQL');
  const postgres = await startPostgres();
  await measure({ DATABASE_URL: postgres.url });
  await postgres.stop();
}
