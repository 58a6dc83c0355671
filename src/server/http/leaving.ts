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
  app.addHook('onRequest', (_request, reply, done) => {
    open += 1;
    if (leaving.aborted) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    open -= 1;
    if (open === 0) {
      for (const resolve of waiting) resolve();
      waiting = [];
    }
    done();
  });
  return {
    answered: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
