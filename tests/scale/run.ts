/**
 * `npm run test:scale`: two servers behind nginx on one PostgreSQL and one Redis. Arguments: the folder of
 * PostgreSQL's programs, and a part of the names of the checks to run.
 */
import { accountChecks } from './accounts.ts';
import { breakingChecks } from './breaking.ts';
import { type Check, expect } from './check.ts';
import { dialogueChecks } from './dialogues.ts';
import { openStage, type Stage } from './stage.ts';

const [programs = '', only = ''] = process.argv.slice(2);
const undo: (() => unknown)[] = [];
const counts = { passed: 0, failed: 0 };
const out = (text: string) => void process.stdout.write(`${text}\n`);

/** Stops what was started, the last first; goes on after a failure. */
async function undoAll(): Promise<void> {
  for (const step of undo.splice(0).reverse())
    await Promise.resolve()
      .then(step)
      .catch((error: unknown) => out(`could not clear away: ${String(error)}`));
}

async function runCheck(stage: Stage, { name, both, run }: Check): Promise<void> {
  const { tally } = stage.client;
  tally.clear();
  const begun = performance.now();
  const [seen, problem] = await run(stage)
    .then((text) => {
      expect(!both || tally.size === 2, `only ${[...tally.keys()].join(', ') || 'none'} answered`);
      return [text, ''];
    })
    .catch((error: unknown) => ['', `**FAILED: ${String((error as Error).stack)}**`]);
  counts[problem ? 'failed' : 'passed'] += 1;
  const shares = stage.servers.map(({ port }) => tally.get(`127.0.0.1:${port}`) ?? 0).join(' + ');
  out(`| ${name} | ${seen}${problem} | ${shares} | ${((performance.now() - begun) / 1_000).toFixed(1)} s |`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().then(() => process.exit(1)));

const begun = performance.now();
try {
  const stage = await openStage(programs, undo);
  out('| what must hold | seen | calls answered by each | time |\n|---|---|---|---|');
  for (const check of [...accountChecks, ...dialogueChecks, ...breakingChecks])
    if (check.name.includes(only)) await runCheck(stage, check);
} catch (error) {
  counts.failed += 1;
  out(String((error as Error).stack));
} finally {
  await undoAll();
}
out(`\n${Math.round((performance.now() - begun) / 1_000)} s`);
out(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed ? 1 : 0);
