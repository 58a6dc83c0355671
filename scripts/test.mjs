// The whole test run: checks, unit and route tests, the production build, end-to-end tests in Chromium.
// Its last line counts over all of them; any failure makes the exit code 1.
import { runChecks, runChecksInIdleTime } from './check.mjs';
import { clearReports, finish, runNode, runPlaywright, runVitest } from './runners.mjs';
import { checkLogs } from './search-logs.mjs';

clearReports();
const results = [];
// First, because a check measures what was built, and tests start it. Meanwhile the database server starts.
const building = runNode(['scripts/build.mjs', '--if-needed']);
const { setup } = await import('../tests/support/database-server.ts');
const stopPostgres = await setup();
if (await building) {
  // The tests one kind after the other: each keeps both cores of a small machine busy, and both at once make some of them
  // too slow. The checks take what they leave, to the end.
  const checking = runChecksInIdleTime();
  results.push(await runVitest());
  results.push(await runPlaywright({ TEST_DATABASE: process.env.TEST_DATABASE ?? 'mixed' }));
  const { report, ...checked } = await checking;
  process.stdout.write(`\n${report}`);
  results.push(checked, checkLogs());
} else results.push(await runChecks(), { passed: 0, failed: 1 });
await stopPostgres();
finish(results);
