/** The server as a process: how it leaves, and what it tells a collector of traces. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../support/otlp-receiver.ts';
import {
  freePort,
  removeServer,
  type ServerProcess,
  serverEntry,
  startServer,
} from '../support/server-process.ts';

const demo = { email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' };
const question = 'Should I move to the coast or stay in the city with everybody I know?';
const graceMs = 2_000;

/** One call over a connection of its own; `fetch` hides the header of the connection. */
function get(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request(url, { headers, agent: false }, async (response) => {
        let body = '';
        for await (const chunk of response.setEncoding('utf8')) body += chunk;
        resolve({ status: response.statusCode, headers: response.headers, body });
      })
        .on('error', reject)
        .end();
    },
  );
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  expect(response.status).toBe(200);
  return `Bearer ${((await response.json()) as ResponseBody<'login'>).accessToken}`;
}

describe('a process that receives SIGTERM', () => {
  let receiver: OtlpReceiver;
  let server: ServerProcess;
  let stream: string;
  const seen: Record<string, Awaited<ReturnType<typeof get>>> = {};
  let exitCode: number | null;
  let tookMs: number;

  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    server = await startServer({
      entry: serverEntry,
      env: {
        SHUTDOWN_GRACE_S: String(graceMs / 1_000),
        TRUSTED_PROXIES: '127.0.0.1',
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20key',
        OTEL_SERVICE_NAME: 'clearing-test',
      },
    });
    const authorization = await signIn(server);
    seen.before = await get(`${server.url}/readyz`);
    seen.proxied = await get(`${server.url}/api/config?secret=in-the-query`, {
      'x-request-id': 'from-the-proxy-1',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    });
    const begun = await fetch(`${server.url}/api/chat/start`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ sessionId: randomUUID(), question }),
    });
    stream = await begun.text();
    seen.metrics = await get(`${server.url}/metrics`);
    const startedMs = performance.now();
    process.kill(server.pid, 'SIGTERM');
    await vi.waitFor(async () => {
      seen.during = await get(`${server.url}/readyz`);
      expect(seen.during.status).toBe(503);
    });
    seen.served = await get(`${server.url}/api/config`);
    exitCode = await server.ended;
    tookMs = performance.now() - startedMs;
  }, 120_000);
  afterAll(async () => {
    await removeServer(server);
    await receiver.close();
  });

  it('says at once that it is not ready, and serves on for its grace over connections that it closes', () => {
    expect(seen.before?.status).toBe(200);
    expect(JSON.parse(seen.during?.body ?? '')).toMatchObject({ status: 'stopping', code: 'restarting' });
    expect(seen.served?.status).toBe(200);
    expect(seen.served?.headers.connection).toBe('close');
  });

  it('ends well, after its grace and within its bound', () => {
    expect(exitCode).toBe(0);
    expect(tookMs).toBeGreaterThan(graceMs);
    expect(tookMs).toBeLessThan(graceMs + 15_000);
  });

  it('has told the collector of requests, turn, guide and database, and of the last ones at its end', () => {
    expect(stream).toContain('event: final');
    const { spans, requests } = receiver;
    expect(requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-api-key': 'a key' } });
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['clearing-test']));
    const named = (name: string) => spans.filter((span) => span.name === name);
    const start = named('request').find((span) => span.attributes['http.route'] === '/api/chat/start');
    expect(start?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
    });
    expect(named('guide').find((span) => span.traceId === start?.traceId)?.attributes).toMatchObject({
      'clearing.step': 'round',
    });
    expect(named('transaction').some((span) => span.traceId === start?.traceId)).toBe(true);
    expect(named('database').some((span) => span.attributes['db.collection.name'] === 'sessions')).toBe(true);
    // Asked in the grace, and sent before the exit.
    const routes = named('request').map((span) => span.attributes['http.route']);
    expect(routes.filter((route) => route === '/api/config')).toHaveLength(2);
  });

  it('goes on with the trace and the request id of a trusted proxy', () => {
    expect(seen.proxied?.headers['x-request-id']).toBe('from-the-proxy-1');
    const span = receiver.spans.find((one) => one.attributes['clearing.request_id'] === 'from-the-proxy-1');
    expect(span).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) });
  });

  it('tells the collector no text, address, query string, token or value', () => {
    const told = receiver.bodies.join('\n');
    expect(told.length).toBeGreaterThan(1_000);
    for (const secret of [question, 'coast', demo.email, demo.password, 'in-the-query', 'eyJ', '?', '$1'])
      expect(told).not.toContain(secret);
  });

  it('wrote JSON lines with the ids of requests, and none of what was typed', () => {
    const lines = readFileSync(`test-results/logs/server-${server.pid}.log`, 'utf8').split('\n');
    const answers = lines.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line));
    expect(answers.find(({ reqId }) => reqId === 'from-the-proxy-1')).toMatchObject({
      method: 'GET',
      route: '/api/config',
      status: 200,
    });
    for (const secret of [question, 'in-the-query']) expect(lines.join('\n')).not.toContain(secret);
  });

  it('counted the turn, its first text and the sign-in for /metrics, with figures of the process', () => {
    const figures = seen.metrics?.body ?? '';
    expect(figures).toContain('clearing_turns_ended_total{outcome="done"} 1');
    expect(figures).toContain('clearing_turn_first_text_seconds_count 1');
    expect(figures).toMatch(/clearing_sign_ins_total\{method="password",outcome="signed_in"\} [1-9]/);
    expect(figures).toContain('process_resident_memory_bytes');
    expect(figures).toContain('clearing_database_up 1');
  });
});

it('a second signal ends a process at once; a collector that is not there changes nothing', async () => {
  const server = await startServer({
    entry: serverEntry,
    env: { SHUTDOWN_GRACE_S: '60', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` },
  });
  await signIn(server);
  const startedMs = performance.now();
  process.kill(server.pid, 'SIGTERM');
  await vi.waitFor(async () => expect((await get(`${server.url}/readyz`)).status).toBe(503));
  process.kill(server.pid, 'SIGTERM');
  expect(await server.ended).toBe(1);
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  await removeServer(server);
}, 120_000);
