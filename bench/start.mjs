// From the start of the process to the first answer of /readyz, and the memory afterwards, on PGlite.
//   node bench/start.mjs [runs]       Build first: npm run build
import { readFileSync } from 'node:fs';
import { removeFolder, startServer, temporaryFolder } from './support.mjs';

const runs = Number(process.argv[2] ?? 5);

function residentMb(pid) {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
}

async function run(folder) {
  const server = await startServer(folder);
  const row = { 'ready ms': Math.round(server.readyMs), 'resident MB': residentMb(server.pid) };
  await server.stop();
  return row;
}

const folder = temporaryFolder();
const table = { 'first start': await run(folder) };
for (let i = 1; i <= runs; i++) table[`existing data ${i}`] = await run(folder);
console.table(table);
removeFolder(folder);
