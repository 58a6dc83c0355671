// The whole test run: checks, unit and route tests, the production build, end-to-end tests in Chromium.
// Its last line counts over all of them; any failure makes the exit code 1.
import { runChecks, runChecksInIdleTime } from './check.mjs';
import { clearReports, finish, runNode, runPlaywright, runVitest } from './runners.mjs';
import { checkLogs } from './search-logs.mjs';

clearReports();
const results = [];
// First, because a check measures what was built.
if (await runNode(['scripts/build.mjs', '--if-needed'])) {
  const { setup } = await import('../tests/support/database-server.ts');
  const stopPostgres = await setup();
  // The tests one kind after the other: each keeps both cores of a small machine busy, the first with the checks.
  const checking = runChecksInIdleTime();
  results.push(await runVitest());
  const { report, ...checked } = await checking;
  process.stdout.write(`\n${report}`);
  results.push(checked);
  results.push(await runPlaywright({ TEST_DATABASE: process.env.TEST_DATABASE ?? 'mixed' }));
  await stopPostgres();
  results.push(checkLogs());
} else results.push(await runChecks(), { passed: 0, failed: 1 });
finish(results);
