/**
 * `npm run test:chaos`: 300 random subscriptions and 20 kills of the server during a dialogue, where `npm test` has
 * 12 and 4.
 */
import { spawnSync } from 'node:child_process';

const result = spawnSync(
  'vitest',
  [
    'run',
    ...['billing-chaos', 'dialogue-crash', 'two-processes'].map((name) => `tests/unit/${name}.test.ts`),
  ],
  {
    stdio: 'inherit',
    env: { CHAOS_PEOPLE: '300', CRASH_KILLS: '20', ...process.env },
  },
);
process.exit(result.status ?? 1);
