import type { FastifyInstance } from 'fastify';

/** From the order to stop on, each answer asks for its connection to be closed, so that the next call goes elsewhere. */
export function installLeaving(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving.aborted) reply.header('connection', 'close');
    done();
  });
}
