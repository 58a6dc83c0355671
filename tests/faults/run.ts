/** `npm run test:faults`: every fault against the built server; prints a table and how many were survived. */
import { clients } from './clients.ts';
import { database } from './database.ts';
import { disk } from './disk.ts';
import type { Fault, FaultGroup, Outcome } from './fault.ts';
import { killed } from './kill.ts';
import { model } from './model.ts';
import { money } from './money.ts';
import { processes } from './process.ts';
import { redis } from './redis.ts';

const groups: FaultGroup[] = [database, disk, redis, money, processes, killed, model, clients];

const out = (text: string) => void process.stdout.write(`${text}\n`);
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const isWanted = (name: string) => only === undefined || name.includes(only);
const counts = { passed: 0, failed: 0, skipped: 0 };

function row(name: string, { seen, recoveryMs, lost, doubled, problems }: Outcome): string {
  const recovery = recoveryMs === undefined ? '–' : `${(recoveryMs / 1_000).toFixed(1)} s`;
  const failed = problems.length ? ` **FAILED: ${problems.join('; ')}**` : '';
  return `| ${name} | ${seen}${failed} | ${recovery} | ${lost} | ${doubled} |`;
}

async function runFault(fault: Fault): Promise<void> {
  const outcome = await fault.run().catch(
    (error: unknown): Outcome => ({
      seen: '',
      lost: 0,
      doubled: 0,
      problems: [String((error as Error).stack)],
    }),
  );
  if (outcome.lost) outcome.problems.push(`${outcome.lost} lost`);
  if (outcome.doubled) outcome.problems.push(`${outcome.doubled} doubled`);
  counts[outcome.problems.length ? 'failed' : 'passed'] += 1;
  out(row(fault.name, outcome));
}

async function runGroup(group: FaultGroup): Promise<void> {
  const missing = group.missing?.();
  if (missing) {
    counts.skipped += 1;
    out(`| ${group.name} | not tried: ${missing} | – | – | – |`);
    return;
  }
  const scene = await group.open();
  try {
    for (const fault of scene.faults) if (isWanted(fault.name)) await runFault(fault);
  } finally {
    const problems = await scene.close();
    counts[problems.length ? 'failed' : 'passed'] += 1;
    const seen = problems.length ? '' : 'no socket left open, ended with 0 on SIGTERM';
    out(row(`${group.name}: the process afterwards`, { seen, lost: 0, doubled: 0, problems }));
  }
}

const begun = performance.now();
out('| fault | what people saw | recovery | lost | doubled |\n|---|---|---|---|---|');
for (const group of groups) {
  if (group.prefixes.some((prefix) => !only || only.startsWith(prefix) || prefix.includes(only)))
    await runGroup(group);
}
out(`\n${Math.round((performance.now() - begun) / 1_000)} s`);
const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
out(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed ? 1 : 0);
