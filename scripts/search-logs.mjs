// Searches the logs of a test run for what nobody may read there: what was typed, and what opens an account.
// `node scripts/search-logs.mjs` looks at those of the last run.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const logFolder = 'test-results/logs';

/** Patterns of secret or personal data. */
const shapes = [
  ['an e-mail address', /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i],
  ['a token (JWT)', /\beyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a refresh token', /\brt1\.[\w-]{16,}/],
  ['a password hash', /\$argon2/],
  ['a key of a provider', /\b(?:[sr]k_(?:test|live)_|whsec_)\w+/],
  ['a code', /\bcode\b\D{0,12}(?<!\d)\d{6}(?!\d)/i],
  ['an authorization header', /\b(?:Bearer|Basic) [\w.~+/-]{12,}/],
  ['a query string', /[?&][\w.-]{1,40}=[^\s"]/],
];

/** Printed at the start on purpose, for trying the product out. */
const demoLine = /^ {2}Demo subscriber to try it with: /;

/**
 * Without a dependency's address in a stack (its name and version, e.g. `pg@8.23.1`, or a file of a source map), and
 * without ids by chance: six digits in a row come up in those of every long run.
 */
const plain = (text) =>
  text
    .replaceAll(/(?:file:\/\/)?\/\S*node_modules\/\S+/g, '')
    .replaceAll(/\?v=\w+/g, '')
    .replaceAll(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b|(?<![\w.])[\da-f]{16,}\b/g, 'id');

function* leavesOf(value) {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      yield key;
      yield* leavesOf(inner);
    }
}

/** Every text of a line; a line that is no JSON is taken as it is. */
function textsOf(line) {
  try {
    return [...leavesOf(JSON.parse(line))];
  } catch {
    return demoLine.test(line) ? [] : [line];
  }
}

const hasEdges = (text) => /^\d+$/.test(text);
/** What is cut short in a log gives as much away. */
const beginning = 32;

function isIn(logged, text) {
  // A number is found as a number only, not inside another one.
  if (hasEdges(text)) return new RegExp(`(?<!\\d)${text}(?!\\d)`).test(logged);
  return logged.includes(text.slice(0, beginning));
}

/**
 * What is wrong with the logs, one sentence each without the secret itself; empty when they are clean.
 * `lines`: of the logs; `typed`: what people typed and held in the run; `servers`: how many servers ran as processes
 * of their own, and at how many of them something was typed.
 */
export function searchLogs({ lines, typed, servers = { ran: 0, heard: 0 } }) {
  if (lines.length === 0) return ['there were no logs to search'];
  if (typed.length === 0) return ['nothing was typed in this run: the recorder is broken'];
  if (servers.ran > 0 && servers.heard === 0)
    return ['nothing was typed at any server of its own: the recorder is not loaded there'];
  const texts = [...new Set(lines.flatMap(textsOf))].map(plain);
  const logged = texts.join('\n');
  const found = shapes.flatMap(([what, shape]) => {
    const text = texts.find((candidate) => shape.test(candidate));
    return text === undefined ? [] : [`${what} in: ${text.replace(shape, '***').slice(0, 120)}`];
  });
  for (const text of new Set(typed)) {
    if (!isIn(logged, text)) continue;
    const around = texts.find((candidate) => isIn(candidate, text)) ?? '';
    const told = around.replaceAll(text, '***').replaceAll(text.slice(0, beginning), '***');
    found.push(`something typed (${text.length} characters) in: ${told.slice(0, 120)}`);
  }
  return found;
}

/** Reads a folder of `*.log` and `typed-*.jsonl`. */
export function readLogs(folder = logFolder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pids = (form) => files.flatMap((name) => form.exec(name)?.[1] ?? []);
  const recorded = new Set(pids(/^typed-(\d+)-/));
  const ran = pids(/^server-(\d+)\.log$/);
  const linesOf = (name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
  return {
    servers: { ran: ran.length, heard: ran.filter((pid) => recorded.has(pid)).length },
    lines: files.filter((name) => name.endsWith('.log')).flatMap(linesOf),
    typed: files
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap(linesOf)
      .map((line) => JSON.parse(line)),
  };
}

/** Prints what was found; answers how many checks passed and failed. */
export function checkLogs() {
  const run = readLogs();
  const { lines, typed } = run;
  const found = searchLogs(run);
  const what = `${lines.length} lines of logs hold none of ${new Set(typed).size} typed texts and no secret`;
  process.stdout.write(`${found.length ? 'FAIL' : 'ok  '} ${what}\n`);
  for (const finding of found.slice(0, 20)) process.stdout.write(`       ${finding}\n`);
  return found.length ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(checkLogs().failed);
