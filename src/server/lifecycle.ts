import type { FastifyBaseLogger } from 'fastify';

/** Running turns get this long to end on a stop; then the process ends anyway. */
const drainLimitMs = 5_000;

export interface StopSteps {
  log: FastifyBaseLogger;
  /** Refuses new work and tells running turns. */
  announce(): void;
  /** Resolves when no turn runs any more. */
  drain(): Promise<void>;
  /** Everything that is closed afterwards, in this order. */
  close: (() => unknown)[];
}

async function runSteps(steps: StopSteps): Promise<void> {
  steps.announce();
  const limit = new Promise((resolve) => setTimeout(resolve, drainLimitMs).unref());
  await Promise.race([steps.drain(), limit]);
  for (const close of steps.close) await close();
}

/** A function that stops the process once, however often it is called. */
export function createStopper(steps: StopSteps): (exitCode: number) => void {
  let called = false;
  return (exitCode) => {
    if (called) return;
    called = true;
    runSteps(steps)
      .catch((err: unknown) => steps.log.error({ err }, 'stop failed'))
      .then(() => process.exit(exitCode));
  };
}

/** Signals stop the process in order; an error nobody caught does too, since its state is unknown. */
export function installProcessHandlers(stop: (exitCode: number) => void, log: FastifyBaseLogger): void {
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception');
    stop(1);
  });
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'unhandled rejection');
    stop(1);
  });
}
