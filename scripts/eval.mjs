// Plays dialogues between a guide and simulated people and counts; docs/guide-eval.md says what the figures mean.
//   npm run eval [-- --set unseen|unseen-2|unseen-3|development|development-2|all] [--guide built-in|configured] [--limit n]
//                [--provider-stand-in [provider]] [--out folder] [--compare figures.json] [--misses] [--claims file]
// Ends with 1 when a bar is missed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judgedIn } from '../eval/bars.ts';
import { compareFigures } from '../eval/compare.ts';
import { setNames } from '../eval/question-sets.ts';
import { runEval } from '../eval/run.ts';
import { tableOf } from '../eval/table.ts';

const providers = ['anthropic', 'openai', 'google', 'openai-compatible'];

function fail(message) {
  console.error(message);
  process.exit(2);
}

/** `--provider-stand-in` alone means the first provider. */
const args = process.argv
  .slice(2)
  .flatMap((arg, at, all) =>
    arg === '--provider-stand-in' && !providers.includes(all[at + 1]) ? [arg, providers[0]] : [arg],
  );

function readOptions() {
  try {
    return parseArgs({
      args,
      options: {
        set: { type: 'string', default: 'unseen' },
        guide: { type: 'string', default: 'built-in' },
        limit: { type: 'string' },
        out: { type: 'string', default: 'eval/out' },
        compare: { type: 'string' },
        'provider-stand-in': { type: 'string' },
        misses: { type: 'boolean', default: false },
        claims: { type: 'string' },
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
const { figures, claims } = await runEval(
  {
    set: oneOf('set', values.set, [...setNames, 'all']),
    guide: oneOf('guide', values.guide, ['built-in', 'configured']),
    standIn: values['provider-stand-in'],
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
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
write(join(out, 'figures.json'), figures);
console.log(`\nWritten: ${join(values.out, 'figures.json')}`);
if (values.claims) {
  write(values.claims, claims.sample);
  console.log(`Written: ${values.claims}, ${claims.sample.length} of ${claims.all} claims`);
}
// A simulated provider is there to try the connection.
if (!figures.run.noRealModel && judgedIn(figures).some(({ isMet }) => !isMet)) process.exitCode = 1;
