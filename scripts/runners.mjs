// Vitest and Playwright as processes whose results are counted together.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { logFolder } from './search-logs.mjs';

const reports = 'test-results/reports';

export function clearReports() {
  for (const folder of [reports, logFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** Whether a script of Node ended well. */
export function runNode(args, { env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A runner that dies without a report, or ends badly with no test failed, counts as one failure. */
function counted(ok, counts) {
  const { passed = 0, failed = 0, skipped = 0 } = counts ?? {};
  return { passed, failed: ok || failed > 0 ? failed : 1, skipped };
}

/** The unit and route tests. */
export async function runVitest() {
  const file = `${reports}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = { SERVER_ENTRY: 'dist/server/main.js' };
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters];
  const ok = await runNode(args, { env });
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

export async function runPlaywright(env = {}) {
  const file = `${reports}/playwright.json`;
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const ok = await runNode(args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  const stats = readReport(file)?.stats;
  return counted(ok, stats && { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped });
}

/** Counts over all runners: the last line has only these two, for scripts that read it. Any failure makes the exit code 1. */
export function finish(results) {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  if (sum('skipped')) process.stdout.write(`\n${sum('skipped')} skipped\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exit(sum('failed') ? 1 : 0);
}
