// The whole test run: checks, unit and route tests, the production build, end-to-end tests in Chromium.
// Its last line counts over all of them; any failure makes the exit code 1.
import { runChecks } from './check.mjs';
import { clearReports, finish, runBoth, runNode } from './runners.mjs';
import { checkLogs } from './search-logs.mjs';

clearReports();
const results = [await runChecks()];
if (await runNode(['scripts/build.mjs', '--if-needed'])) results.push(...(await runBoth()), checkLogs());
else results.push({ passed: 0, failed: 1 });
finish(results);
