// Runs all static checks.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';

/** Several checkers of one project repeat each other's work: they take twice the processor time, which other checks need. */
const oneChecker = ['--checkers', '1', '-p'];

const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types of the server', 'tsc', [...oneChecker, 'tsconfig.server.json']],
  ['types of the page', 'tsc', [...oneChecker, 'tsconfig.web.json']],
  ['types of the tests of the page', 'tsc', [...oneChecker, 'tsconfig.web-tests.json']],
  ['types of the end-to-end tests', 'tsc', [...oneChecker, 'tsconfig.e2e.json']],
  ['import rules', 'depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['plain words', process.execPath, ['scripts/words.mjs']],
  ['unused code', 'knip', ['--no-progress']],
  // Builds first if the tree has changed: it measures the built files.
  ['page weight', process.execPath, ['scripts/budget.mjs']],
];

/** Dependency-cruiser also succeeds when it could read no file at all. */
function sawCode(command, output) {
  return command !== 'depcruise' || Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 100;
}

function run([name, command, args], priority) {
  return new Promise((resolve) => {
    const file = command === process.execPath ? command : `node_modules/.bin/${command}`;
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    // What it starts itself gets the same priority.
    if (child.pid) setPriority(child.pid, priority);
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ name, ok: code === 0 && sawCode(command, output), output }));
  });
}

const lineOf = ({ name, ok, output }) => `${ok ? 'ok  ' : 'FAIL'} ${name}\n${ok ? '' : `${output}\n`}`;

function count(results) {
  return { passed: results.filter((r) => r.ok).length, failed: results.filter((r) => !r.ok).length };
}

/** Runs all checks in parallel, prints each result, and counts passes and failures. */
export async function runChecks() {
  const results = await Promise.all(
    checks.map(async (check) => {
      const result = await run(check, constants.priority.PRIORITY_NORMAL);
      process.stdout.write(lineOf(result));
      return result;
    }),
  );
  return count(results);
}

/**
 * Runs one check after the other, only while nothing else needs the processor; for beside tests, which wait a quarter of
 * their time. `report` has the results to print.
 */
export async function runChecksInIdleTime() {
  const results = [];
  for (const check of checks) results.push(await run(check, constants.priority.PRIORITY_LOW));
  return { ...count(results), report: results.map(lineOf).join('') };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await runChecks();
  process.exit(failed ? 1 : 0);
}
