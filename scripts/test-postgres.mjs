// `npm run test:postgres`: every test on a real PostgreSQL, the servers of the end-to-end tests too, and with a real
// Redis (`-- --no-redis` leaves it out). What is of PGlite's own nature stays on PGlite. `-- --pglite`: every test on
// PGlite, with Redis.
import { bringRedis } from './debian.mjs';
import { clearReports, finish, runNode, runPlaywright, runVitest } from './runners.mjs';
import { checkLogs } from './search-logs.mjs';

const withRedis = !process.argv.includes('--no-redis');
if (withRedis && !bringRedis()) {
  process.stderr.write('Not there, and not to be had by apt-get as this user: Redis or Valkey\n');
  process.exit(1);
}
clearReports();
process.env.TEST_DATABASE = process.argv.includes('--pglite') ? 'pglite' : 'postgres';
if (!(await runNode(['scripts/build.mjs', '--if-needed']))) process.exit(1);
const { setup } = await import('../tests/support/database-server.ts');
const { startRealRedis } = await import('../tests/support/redis.ts');
const stopPostgres = await setup();
// A database of its own for each app, by its number.
const redis = withRedis ? await startRealRedis(['--databases', '20000']) : undefined;
if (redis) process.env.TEST_REDIS_URL = redis.url;
const results = [await runVitest(), await runPlaywright()];
await Promise.all([stopPostgres(), redis?.stop()]);
finish([...results, checkLogs()]);
