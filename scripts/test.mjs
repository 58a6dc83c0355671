// The whole test run: checks, unit and route tests, the production build, end-to-end tests in Chromium.
// Its last line counts over all of them; any failure makes the exit code 1.
import { runChecks } from './check.mjs';
import { clearReports, finish, runNode, runPlaywright, runVitest } from './runners.mjs';
import { checkLogs } from './search-logs.mjs';

clearReports();
const results = [await runChecks()];
if (await runNode(['scripts/build.mjs', '--if-needed'])) {
  const { setup } = await import('../tests/support/database-server.ts');
  const stopPostgres = await setup();
  // One after the other: each keeps both cores of a small machine busy.
  results.push(await runVitest());
  results.push(await runPlaywright({ TEST_DATABASE: process.env.TEST_DATABASE ?? 'mixed' }));
  await stopPostgres();
  results.push(checkLogs());
} else results.push({ passed: 0, failed: 1 });
finish(results);
