// `npm run test:browser`: every end-to-end test, with those that `npm test` leaves out: what unit tests cover too, both
// sizes, both color schemes, both languages, every purchase and every screen that the quick exit leaves.
import { clearReports, finish, runNode, runPlaywright } from './runners.mjs';
import { checkLogs } from './search-logs.mjs';

clearReports();
if (!(await runNode(['scripts/build.mjs', '--if-needed']))) process.exit(1);
const { setup } = await import('../tests/support/database-server.ts');
const stopPostgres = await setup();
const results = [await runPlaywright({ TEST_DATABASE: 'mixed', BROWSER_VARIANTS: '1' })];
await stopPostgres();
finish([...results, checkLogs()]);
