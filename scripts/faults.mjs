// `npm run test:faults`: first the tests that `npm test` leaves out because they take long (vitest.config.ts): backups,
// moving to PostgreSQL, statements that fail. Then it breaks what the built server needs, one thing after the other, and
// looks at what people get. Prints a table and, last, how many faults were survived. `--only NAME` runs only those that
// begin with NAME.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command, args, env = process.env) =>
  spawnSync(command, args, { stdio: 'inherit', env }).status === 0;

/** Redis comes from Debian where the machine has none; elsewhere its faults are counted as not tried. */
function installRedis() {
  if (spawnSync('redis-server', ['--version']).status === 0) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const quiet = ['-qq', '-y', '--no-install-recommends'];
  process.stdout.write('Installing a Redis for the tests...\n');
  if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', ...quiet, 'redis-server']);
}

installRedis();
if (!run(process.execPath, ['scripts/build.mjs', '--if-needed'])) process.exit(1);
const args = process.argv.slice(2);
const passed =
  args.includes('--only') ||
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'], {
    ...process.env,
    LONG_TESTS: '1',
    SERVER_ENTRY: 'dist/server/main.js',
  });
const survived = run(process.execPath, ['tests/faults/run.ts', ...args]);
process.exit(passed && survived ? 0 : 1);
