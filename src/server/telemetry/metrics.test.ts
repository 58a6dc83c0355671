import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSubscribedPerson } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Db } from '../db/database.ts';
import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  let test: TestApp | undefined;
  afterEach(async () => {
    await test?.close();
    test = undefined;
  });

  const idle = { running: 0, waiting: 0, refused: 0 };
  const source = (db: Pick<Db, 'execute'>) => ({
    db,
    now: () => new Date(),
    passwords: { queueState: () => ({ running: 2, waiting: 7, refused: 3 }) },
    pool: () => ({ total: 10, idle: 4, waiting: 1 }),
    runningTurns: () => 5,
  });
  const read = async ({ app }: TestApp) => (await app.inject('/metrics')).body;

  /** An answer of the database for each figure, with one row of everything. */
  function database(answer: () => Promise<unknown>): Pick<Db, 'execute'> {
    return { execute: answer as unknown as Db['execute'] };
  }

  describe('the figures', () => {
    it('count answers by route pattern, never by address', async () => {
      test = await createTestApp();
      await test.app.inject('/api/config?who=somebody@example.org');
      await test.app.inject('/api/chat/sessions/a-private-id');
      await test.app.inject('/api/no-such-call/with-a-text');
      await test.app.inject({ method: 'PROPFIND', url: '/api/config' } as never).catch(() => undefined);
      const figures = await read(test);
      expect(figures).toMatch(/request_seconds_count\{method="GET",route="\/api\/config",status="200"\} 1/);
      expect(figures).toMatch(
        /request_seconds_count\{method="GET",route="\/api\/chat\/sessions\/:\w+",status="401"\} 1/,
      );
      expect(figures).toMatch(/request_seconds_bucket\{[^}]*le="\+Inf"\} 1/);
      for (const text of ['somebody', 'a-private-id', 'with-a-text']) expect(figures).not.toContain(text);
    });

    it('read the queue and the money from the database, the same on every process', async () => {
      test = await createTestApp();
      const { db, jobs } = test.deps;
      await jobs.send(db, 'reconcile', {});
      await db.execute(sql`insert into deleted_account_payments
      (provider, provider_payment_id, plan, amount_cents, currency, refunded_cents, disputed, paid_at)
      values ('stripe', 'in_1', 'monthly', 499, 'USD', 0, false, now()),
             ('stripe', 'in_2', 'annual', 3999, 'USD', 3999, true, now())`);
      await db.execute(sql`insert into webhook_events (provider, event_id, type, received_at)
      values ('stripe', 'evt_1', 'invoice.payment_failed', now()),
             ('stripe', 'evt_2', 'invoice.payment_failed', now() - interval '25 hours')`);
      const figures = await read(test);
      expect(figures).toContain('clearing_jobs{job="reconcile",state="waiting"} 1');
      expect(figures).toMatch(/clearing_jobs_oldest_due_seconds\{job="reconcile"\} \d/);
      expect(figures).toContain('clearing_payments{provider="stripe",currency="USD",outcome="paid"} 2');
      expect(figures).toContain(
        'clearing_payments_minor_units{provider="stripe",currency="USD",outcome="paid"} 4498',
      );
      expect(figures).toContain(
        'clearing_payments_minor_units{provider="stripe",currency="USD",outcome="refunded"} 3999',
      );
      expect(figures).toContain('clearing_payments{provider="stripe",currency="USD",outcome="disputed"} 1');
      expect(figures).toContain('clearing_failed_charges{provider="stripe"} 1');
      expect(figures).toContain('clearing_database_up 1');
      // Kept for a while: a second reading asks nothing.
      await jobs.send(db, 'reconcile', {});
      expect(await read(test)).toContain('clearing_jobs{job="reconcile",state="waiting"} 1');
      test.clock.pass(15_000);
      expect(await read(test)).toContain('clearing_jobs{job="reconcile",state="waiting"} 2');
    });

    it('come in time while the database is silent, without figures that are no longer true', async () => {
      const metrics = createMetrics(source(database(() => new Promise(() => {}))));
      // This one answers, and counts for long.
      let asked = 0;
      const busy = database(() => (asked++ ? new Promise(() => {}) : Promise.resolve({ rows: [] })));
      // What waited for an answer would outlast the test.
      const [figures, slow] = await Promise.all([metrics.text(), createMetrics(source(busy)).text()]);
      expect(slow).toContain('clearing_database_up 1');
      expect(slow).toContain('clearing_turns_running 5');
      expect(figures).toContain('clearing_database_up 0');
      expect(figures).not.toMatch(/^clearing_jobs\{/m);
    });

    it('say how the database is when it fails, and when it is back', async () => {
      let answer: () => Promise<unknown> = () => Promise.reject(new Error('away'));
      const metrics = createMetrics(source(database(() => answer())));
      expect(await metrics.text()).toContain('clearing_database_up 0');
      answer = async () => ({ rows: [] });
      expect(await metrics.text()).toContain('clearing_database_up 1');
    });

    it('look at queue of passwords, connections and turns when they are read', async () => {
      const figures = await createMetrics(source(database(async () => ({ rows: [] })))).text();
      expect(figures).toContain('clearing_password_queue{state="waiting"} 7');
      expect(figures).toContain('clearing_password_queue_refused_total 3');
      expect(figures).toContain('clearing_database_connections{state="used"} 6');
      expect(figures).toContain('clearing_database_connections{state="waiting"} 1');
      expect(figures).toContain('clearing_turns_running 5');
    });

    it('count sign-ins by outcome, mails and webhooks', async () => {
      test = await createTestApp();
      const payload = { email: 'nobody@example.org', password: 'not the one 1', provider: 'LOCAL' };
      await test.app.inject({ method: 'POST', url: '/api/auth/login', payload });
      const email = 'somebody@example.org';
      await test.app.inject({ method: 'POST', url: '/api/auth/send-verification-code', payload: { email } });
      const figures = await read(test);
      expect(figures).toContain('clearing_sign_ins_total{method="password",outcome="refused"} 1');
      expect(figures).toContain('clearing_mails_total{outcome="sent"} 1');
      expect(figures).toContain('clearing_webhooks_total{provider="stripe",outcome="refused"} 0');
      expect(figures).not.toContain('example.org');
    });
  });

  describe('what is written about the figures', () => {
    const names = async () => {
      const metrics = createMetrics({
        ...source(database(async () => ({ rows: [] }))),
        passwords: { queueState: () => idle },
      });
      metrics.watchRuntime();
      return [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    };

    it('has rules only about figures that there are', async () => {
      const known = new Set(await names());
      const rules = readFileSync('deploy/alerts.yml', 'utf8');
      const used = [...rules.matchAll(/\b((?:clearing|process|nodejs)_\w+)\b/g)].map(([, name = '']) => name);
      expect(used.length).toBeGreaterThan(10);
      const unknown = used.filter(
        (name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')),
      );
      expect(unknown).toEqual([]);
    });

    it('names each of our figures in the handbook of operations', async () => {
      const handbook = readFileSync('docs/operations.md', 'utf8');
      const own = (await names()).filter((name) => name.startsWith('clearing_'));
      expect(own.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
    });
  });
});

describe('the figures of care', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const words = 'I want to kill myself';

  it('counts a shown page of care by level and kind, without the words', async () => {
    const { headers } = await createSubscribedPerson(app);
    const payload = { sessionId: 'care-figures', question: words };
    const answer = await app.app.inject({ method: 'POST', url: '/api/chat/start', payload, headers });
    expect(answer.json().data).toMatchObject({ care: 'high', careKind: 'self-harm' });
    await app.app.inject({ method: 'POST', url: '/api/chat/reading', payload: { question: words } });
    const figures = await app.deps.metrics.text();
    expect(figures).toContain('clearing_care_shown_total{level="high",kind="self-harm"} 2');
    expect(figures).not.toContain(words);
  });
});

describe('what pages report', () => {
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
});
