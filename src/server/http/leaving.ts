import type { FastifyInstance } from 'fastify';

/** The calls that are being answered. */
export interface OpenCalls {
  /** Resolves at the first moment when there is none, streams included. */
  answered(): Promise<void>;
}

/** From the order to stop on, each answer asks for its connection to be closed, so that the next call goes elsewhere. */
export function installLeaving(app: FastifyInstance, leaving: AbortSignal): OpenCalls {
  let open = 0;
  let waiting: (() => void)[] = [];
  const close = () => {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  app.addHook('onRequest', (_request, reply, done) => {
    open += 1;
    // Comes also for a caller who left before the end, for whom there is no `onResponse`.
    reply.raw.once('close', close);
    if (leaving.aborted) reply.header('connection', 'close');
    done();
  });
  return {
    answered: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
