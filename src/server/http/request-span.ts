import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '../tracing.ts';

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
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers.traceparent;
    const known = typeof parent === 'string' && isProxy(request.socket.remoteAddress) ? parent : undefined;
    const span = begin(known);
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
      'clearing.request_id': request.id,
    });
    span?.end(reply.statusCode >= 500);
    done();
  });
}
