import type { FastifyBaseLogger } from 'fastify';

export interface Background {
  /** Starts work that the answer does not wait for; a failure is logged, never thrown. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when everything begun so far has ended. */
  settled(): Promise<void>;
}

export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (what, work) => {
      const job: Promise<void> = work()
        .catch((err: unknown) => log.error({ err }, `${what} failed`))
        .finally(() => running.delete(job));
      running.add(job);
    },
    settled: async () => {
      while (running.size) await Promise.all(running);
    },
  };
}
