import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { PERFORMANCE_MONITORING: 'true' } });
});
afterAll(() => test.close());

const send = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/performance', payload, remoteAddress: '203.0.113.9' });

it('tells the browser that it is on', async () => {
  expect((await test.app.inject('/api/config')).json().performanceMonitoring).toBe(true);
});

it('counts reports by kind, and slow routes by name and time', async () => {
  const reports = [
    { kind: 'slow_resource' },
    { kind: 'slow_resource' },
    { kind: 'long_task' },
    { kind: 'high_memory' },
    { kind: 'slow_route', route: 'pay', bucketMs: 10_000 },
  ];
  for (const report of reports) expect((await send(report)).json()).toEqual({ success: true });
  const figures = await test.deps.metrics.text();
  for (const line of [
    'clearing_page_reports_total{kind="slow_resource"} 2',
    'clearing_page_reports_total{kind="long_task"} 1',
    'clearing_page_reports_total{kind="high_memory"} 1',
    'clearing_page_reports_total{kind="slow_route"} 1',
    'clearing_page_slow_route_seconds_bucket{le="7.5",route="pay"} 0',
    'clearing_page_slow_route_seconds_bucket{le="10",route="pay"} 1',
  ])
    expect(figures).toContain(line);
  expect(figures).not.toContain('203.0.113.9');
});

it.each([
  [{ kind: 'slow_route' }, ['bucketMs', 'route']],
  [{ kind: 'slow_route', route: 'pay' }, ['bucketMs']],
  [{ kind: 'slow_route', route: '/pay?orderId=1', bucketMs: 7_500 }, ['route']],
  [{ kind: 'slow_route', route: 'pay', bucketMs: 7_501 }, ['bucketMs']],
  [{ kind: 'long_task', route: 'pay' }, ['route']],
  [{ kind: 'slow_resource', bucketMs: 7_500 }, ['bucketMs']],
])('refuses %j, by its fields', async (report, fields) => {
  const answer = await send(report);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields).sort()).toEqual(fields);
});

it.each([['url'], ['text'], ['sessionId']])('takes no %s', async (field) => {
  expect((await send({ kind: 'long_task', [field]: 'x' })).statusCode).toBe(400);
});
