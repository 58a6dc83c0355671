import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { installTracing } from '../telemetry/spans.ts';
import type { SpanAttributes } from '../telemetry/tracing.ts';
import { closeConnectionsOnShutdown, trackRequests } from './connections.ts';
import { installRequestLog } from './request-log.ts';

it('a caller who leaves before the end is not waited for any more, and has a line and a span', async () => {
  const lines: string[] = [];
  const spans: SpanAttributes[] = [];
  const begin = () => {
    const told: SpanAttributes = {};
    const set = (attributes: SpanAttributes) => void Object.assign(told, attributes);
    return { set, run: (work: () => void) => work(), end: () => void spans.push(told) };
  };
  const app = Fastify({
    forceCloseConnections: true,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
  installRequestLog(app, { responseSent: () => {}, signedIn: () => {} });
  const requests = trackRequests(app);
  installTracing(app, { request: begin }, () => false);
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('first');
  });
  app.get('/quick', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const reader = connect(port, '127.0.0.1');
  reader.write('GET /stream HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(reader, 'data');
  const onIdle = vi.fn();
  const idle = requests.whenIdle().then(onIdle);
  await fetch(`http://127.0.0.1:${port}/quick`);
  expect(onIdle).not.toHaveBeenCalled();
  reader.destroy();
  await idle;
  expect(spans).toMatchObject([
    { 'http.route': '/quick', 'clearing.caller_left': false },
    { 'http.route': '/stream', 'clearing.caller_left': true },
  ]);
  const told = lines.map((line) => JSON.parse(line)).filter(({ route }) => route);
  expect(told).toMatchObject([
    { route: '/quick', status: 200, msg: 'answered' },
    { route: '/stream', msg: 'the caller left before the end' },
  ]);
  await app.close();
});

it('during shutdown every response closes its connection, also that of a request that was running before', async () => {
  const shutdown = new AbortController();
  const began = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const app = Fastify({ forceCloseConnections: true });
  closeConnectionsOnShutdown(app, shutdown.signal);
  app.get('/slow', async () => {
    began.resolve();
    await held.promise;
    return 'done';
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { connection: String(reply.getHeader('connection')) }).end();
  });
  const slow = app.inject('/slow');
  await began.promise;
  shutdown.abort();
  held.resolve();
  expect((await slow).headers.connection).toBe('close');
  expect((await app.inject('/stream')).headers.connection).toBe('close');
  await app.close();
});
