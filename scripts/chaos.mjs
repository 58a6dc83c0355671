/**
 * `npm run test:chaos`: 300 random subscriptions, two servers of which each is killed, 10,000 reminders, and 20 kills during
 * a dialogue, where `npm test` has 1.
 */
import { spawnSync } from 'node:child_process';

const result = spawnSync('vitest', ['run', 'tests/chaos', 'tests/unit/dialogue-crash.test.ts'], {
  stdio: 'inherit',
  env: { CHAOS_PEOPLE: '300', CRASH_KILLS: '20', ...process.env },
});
process.exit(result.status ?? 1);
