/** How the server process ends: on a signal, or after an unexpected error. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Running turns and calls get this long to end once new ones are refused. */
const drainLimitMs = 5_000;
/** The process ends at the latest this long after the grace period, even if a part hangs. */
const closeLimitMs = 20_000;

export interface StopSteps {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Makes `/readyz` fail, so that proxies choose another process. Requests are still served. */
  beginShutdown(): void;
  /** How long to keep serving, so that proxies notice and running turns can end. */
  graceMs: number;
  /** Refuses new turns, and ends the streams of running ones with `restarting`. */
  stopTurns(): void;
  /** Resolves when no turn and no call runs any more. */
  drain(): Promise<void>;
  /** Called last, in this order. A failure is logged and the next one is called. */
  close: (() => unknown)[];
  exit(code: number): void;
}

/** Runs the steps once, even if called again. `grace: false` after an unexpected error. */
export type Stop = (exitCode: number, options?: { grace: boolean }) => void;

async function runSteps(steps: StopSteps, grace: boolean): Promise<void> {
  const { log } = steps;
  steps.beginShutdown();
  log.info({ graceMs: grace ? steps.graceMs : 0 }, 'stopping');
  if (grace && steps.graceMs > 0) await pause(steps.graceMs);
  const closeTimer = setTimeout(() => {
    log.error('a part did not shut down cleanly');
    steps.exit(1);
  }, closeLimitMs);
  steps.stopTurns();
  await Promise.race([steps.drain(), pause(drainLimitMs, undefined, { ref: false })]);
  for (const close of steps.close) {
    try {
      await close();
    } catch (err) {
      log.error({ err }, 'stop failed');
    }
  }
  clearTimeout(closeTimer);
}

export function createStopper(steps: StopSteps): Stop {
  let called = false;
  return (exitCode, { grace } = { grace: true }) => {
    if (called) return;
    called = true;
    runSteps(steps, grace).then(
      () => steps.exit(exitCode),
      () => steps.exit(1),
    );
  };
}

/**
 * The first signal stops the process gracefully, a second one immediately. An uncaught error stops it too, because its
 * state is unknown.
 */
export function installProcessHandlers(stop: Stop, log: Pick<FastifyBaseLogger, 'fatal'>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception');
    stop(1, { grace: false });
  });
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'unhandled rejection');
    stop(1, { grace: false });
  });
}
