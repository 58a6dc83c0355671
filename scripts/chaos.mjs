/** `npm run test:chaos`: 300 lives of subscriptions instead of the few that every test run has. */
import { spawnSync } from 'node:child_process';

const result = spawnSync('vitest', ['run', 'tests/unit/billing-chaos.test.ts'], {
  stdio: 'inherit',
  env: { CHAOS_PEOPLE: '300', ...process.env },
});
process.exit(result.status ?? 1);
