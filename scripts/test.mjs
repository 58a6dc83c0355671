// The whole test run: checks, unit and route tests, the production build, end-to-end tests in Chromium.
// Its last line counts over all of them; any failure makes the exit code 1.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks } from './check.mjs';
import { checkLogs, logFolder } from './search-logs.mjs';

const reports = 'test-results/reports';
for (const folder of [reports, logFolder]) rmSync(folder, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function runNode(args, env = {}) {
  return (
    spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A runner that dies without a report, or ends badly with no test failed, counts as one failure. */
function counted(ok, counts) {
  const { passed = 0, failed = 0, skipped = 0 } = counts ?? {};
  return { passed, failed: ok || failed > 0 ? failed : 1, skipped };
}

function runVitest() {
  const file = `${reports}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const entry = { SERVER_ENTRY: 'dist/server/main.js' };
  const ok = runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters], entry);
  const report = readReport(file);
  return counted(
    ok,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    },
  );
}

function runPlaywright() {
  const file = `${reports}/playwright.json`;
  const ok = runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = readReport(file)?.stats;
  return counted(
    ok,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  );
}

const results = [await runChecks()];
const built = runNode(['scripts/build.mjs', '--if-needed']);
results.push(built ? runVitest() : { passed: 0, failed: 1 });
if (built) results.push(runPlaywright());
if (built) results.push(checkLogs());
const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
process.exit(sum('failed') ? 1 : 0);
