// Figures of a guide over a set of questions; docs/guide-eval.md says what they mean.
//   npm run eval [-- --set unseen|unseen-2|unseen-3|development|development-2|all] [--guide built-in|configured] [--limit n] [--seeds n]
//                [--vendor-stand-in [vendor]] [--out folder] [--compare figures.json] [--misses]
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareFigures } from '../eval/compare.ts';
import { pageOf } from '../eval/page.ts';

import { setNames } from '../eval/question-sets.ts';
import { runEval } from '../eval/run.ts';
import { tableOf } from '../eval/table.ts';

const vendors = ['anthropic', 'openai', 'google', 'openai-compatible'];

function fail(message) {
  console.error(message);
  process.exit(2);
}

/** `--vendor-stand-in` alone means the first vendor. */
const args = process.argv
  .slice(2)
  .flatMap((arg, at, all) =>
    arg === '--vendor-stand-in' && !vendors.includes(all[at + 1]) ? [arg, vendors[0]] : [arg],
  );

function readOptions() {
  try {
    return parseArgs({
      args,
      options: {
        set: { type: 'string', default: 'unseen' },
        guide: { type: 'string', default: 'built-in' },
        limit: { type: 'string' },
        seeds: { type: 'string', default: '1' },
        out: { type: 'string', default: 'eval/out' },
        compare: { type: 'string' },
        'vendor-stand-in': { type: 'string' },
        misses: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(error.message);
  }
}

function count(name, value) {
  if (value === undefined) return undefined;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : fail(`--${name} must be a whole number from 1`);
}

function oneOf(name, value, allowed) {
  return allowed.includes(value) ? value : fail(`--${name} must be one of ${allowed.join(', ')}`);
}

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** With a plus where files differ from it. */
function commit() {
  const hash = git('rev-parse', '--short', 'HEAD');
  return hash ? `${hash}${git('status', '--porcelain', 'src', 'eval', 'tests/support') ? '+' : ''}` : null;
}

const values = readOptions();
const before = values.compare && JSON.parse(readFileSync(values.compare, 'utf8'));
const figures = await runEval(
  {
    set: oneOf('set', values.set, [...setNames, 'all']),
    guide: oneOf('guide', values.guide, ['built-in', 'configured']),
    standIn: values['vendor-stand-in'],
    seeds: count('seeds', values.seeds),
    limit: count('limit', values.limit),
    commit: commit(),
    date: new Date().toISOString().slice(0, 10),
  },
  process.env,
  (line) => console.error(line),
);

const changes = before && compareFigures(before, figures);
console.log(tableOf(figures, { changes, misses: values.misses }));
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);

writeFileSync(join(out, 'index.html'), pageOf(figures, changes));
console.log(`\nWritten: ${join(values.out, 'index.html')}, ${join(values.out, 'figures.json')}`);
