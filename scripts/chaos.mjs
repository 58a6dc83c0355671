/**
 * `npm run test:chaos`: 300 random subscriptions, two servers of which each is killed, 10,000 reminders, and then 20 kills
 * during a dialogue, where `npm test` has 1. The kills come after the rest: beside 300 subscriptions they take too long.
 */
import { spawnSync } from 'node:child_process';

const run = (path) =>
  spawnSync('vitest', ['run', path], {
    stdio: 'inherit',
    env: { CHAOS_PEOPLE: '300', CRASH_KILLS: '20', ...process.env },
  }).status === 0;

const results = [run('tests/chaos'), run('tests/unit/dialogue-crash.test.ts')];
process.exit(results.every(Boolean) ? 0 : 1);
