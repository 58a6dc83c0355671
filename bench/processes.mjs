// Processes that are measured: pinned to one core where the machine allows, so that the measuring process has the other.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Keeps this process off the core of those that it measures. */
export function stayOffTheServersCore() {
  if (canPin) spawnSync('taskset', ['-cp', '1', String(process.pid)]);
}

/** Starts a file with its settings; resolves when it says where it listens. */
export async function startMeasured(file, settings) {
  const node = [process.execPath, '--expose-gc', file, JSON.stringify(settings)];
  const [command, ...args] = canPin ? ['taskset', '-c', '0', ...node] : node;
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it was ready`);
  });
  const [ready] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return {
    ...ready,
    /** Processor time so far and memory; of `memory` after a collection. */
    usage: async (of = 'processor') => {
      const answer = once(child, 'message');
      child.send(of);
      return (await answer)[0];
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The value below which the given share of a list lies. */
export function rank(list, share) {
  return list.toSorted((left, right) => left - right)[Math.max(0, Math.ceil(list.length * share) - 1)];
}

export const median = (list) => rank(list, 0.5);
