import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import type { SpanAttributes } from '../telemetry/tracing.ts';
import { installTracing } from '../telemetry/tracing-parts.ts';
import { installLeaving } from './connections.ts';
import { installRequestLog } from './request-log.ts';

it('a caller who leaves before the end is no open call any more, and has a line and a span', async () => {
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
  installRequestLog(app, { answered: () => {}, signedIn: () => {} });
  const calls = installLeaving(app, new AbortController().signal);
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
  const answered = vi.fn();
  const over = calls.answered().then(answered);
  await fetch(`http://127.0.0.1:${port}/quick`);
  expect(answered).not.toHaveBeenCalled();
  reader.destroy();
  await over;
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
