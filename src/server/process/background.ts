/** Work that outlives the request that began it, e.g. sending a mail. */
import type { FastifyBaseLogger } from 'fastify';

export interface Background {
  /**
   * Starts work that the response does not wait for. A failure is logged as `name` + ' failed', never thrown.
   */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when everything begun so far has ended. */
  settled(): Promise<void>;
}

export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const job: Promise<void> = work()
        .catch((err: unknown) => log.error({ err }, `${name} failed`))
        .finally(() => running.delete(job));
      running.add(job);
    },
    settled: async () => {
      while (running.size) await Promise.all(running);
    },
  };
}
