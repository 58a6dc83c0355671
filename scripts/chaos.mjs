/**
 * `npm run test:chaos`: 300 random subscriptions and 20 kills of the server during a dialogue, where `npm test` has
 * 12 and 4.
 */
import { spawnSync } from 'node:child_process';

const result = spawnSync(
  'vitest',
  ['run', 'tests/unit/billing-chaos.test.ts', 'tests/unit/dialogue-crash.test.ts'],
  {
    stdio: 'inherit',
    env: { CHAOS_PEOPLE: '300', CRASH_KILLS: '20', ...process.env },
  },
);
process.exit(result.status ?? 1);
