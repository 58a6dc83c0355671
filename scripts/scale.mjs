// `npm run test:scale`: two built servers behind nginx, with Debian's PostgreSQL and Redis, all on loopback; brings
// the programs that are missing and leaves no process behind. A word after it runs only the checks that hold it.
import { spawnSync } from 'node:child_process';
import { bring, bringPostgres, bringRedis } from './debian.mjs';

const programs = bringPostgres();
const missing = [
  !programs && 'PostgreSQL',
  !bringRedis() && 'Redis or Valkey',
  !bring(['nginx'], 'nginx') && 'nginx',
].filter(Boolean);
if (missing.length) {
  process.stderr.write(`Not there, and not to be had by apt-get as this user: ${missing.join(', ')}\n`);
  process.exit(1);
}
const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
const built = process.env.SERVER_ENTRY ? 0 : run(['scripts/build.mjs', '--if-needed']);
process.exit(built || run(['tests/scale/run.ts', programs, ...process.argv.slice(2)]));
