import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../telemetry/tracing.ts';

/**
 * A span for each request, with its route pattern, status and id. A trace goes on only from a trusted proxy: anybody
 * else's `traceparent` could join strangers' requests, or switch tracing on at will.
 */
export function installTracing(
  app: FastifyInstance,
  { request: begin }: Pick<Tracing, 'request'>,
  isProxy: (address: string | undefined) => boolean,
): void {
  if (!begin) return;
  app.addHook('onRequest', (request, reply, done) => {
    const parent = request.headers.traceparent;
    const known = typeof parent === 'string' && isProxy(request.socket.remoteAddress) ? parent : undefined;
    const span = begin(known);
    // Comes also for a caller who left before the end, for whom there is no `onResponse`.
    reply.raw.once('close', () => {
      span.set({
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': reply.statusCode,
        'clearing.request_id': request.id,
        'clearing.caller_left': !reply.raw.writableEnded,
      });
      span.end(reply.statusCode >= 500);
    });
    span.run(done);
  });
}
