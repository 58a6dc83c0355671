import type { FastifyInstance } from 'fastify';

/**
 * One line an answer: route pattern instead of the address, so that no query string, id or text of a person
 * can reach the log.
 */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
