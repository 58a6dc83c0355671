import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { dialogues, turns } from '../db/schema.ts';
import { subscriptions } from '../db/schema-billing.ts';
import { selectDialogues } from './dialogue-rows.ts';
import { createClient } from './testing/client.ts';
import { createPerson, createSubscriber } from './testing/people.ts';
import { createScriptedGuide } from './testing/scripted-guide.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ guide: createScriptedGuide() });
});
afterAll(() => test.close());

it('reads a page of many from the index, without sorting or grouping them', async () => {
  const { db } = test.deps;
  const { userId } = await createPerson(test.deps, `many-${randomUUID()}`);
  const count = 3_000;
  // Nobody opens these: only how they are found is looked at.
  await db.execute(sql`
    insert into dialogues (user_id, session_id, question, reading, guide, created_at, updated_at)
    select ${userId}, 's' || n, '\\x01', '\\x01', 'scripted', now() - n * interval '1 hour', now()
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`analyze dialogues`);
  const all = await selectDialogues(db, userId, { after: undefined, limit: count });
  const page = selectDialogues(db, userId, { after: all[1_500], limit: 21 });
  const answer = await db.execute(sql`explain (costs off) ${page}`);
  const plan = JSON.stringify(answer);
  expect(plan).toContain('Index Scan Backward using dialogues_newest');
  expect(plan).toMatch(/Index Cond: .*ROW\(created_at, session_id\) < ROW/);
  expect(plan).not.toMatch(/Sort|Group|Seq Scan|Join/);
});

it('tells what became of the last turn of each', async () => {
  const person = await createSubscriber(test.deps, `turns-${randomUUID()}`);
  const client = createClient(test, person);
  for (const id of ['idle', 'failed', 'left', 'running']) await client.start(id);
  const states = [
    ['failed', { status: 'failed' as const }],
    ['left', { status: 'running' as const, leaseUntil: sql`clock_timestamp() - interval '1 second'` }],
    ['running', { status: 'running' as const, leaseUntil: sql`clock_timestamp() + interval '1 hour'` }],
  ] as const;
  for (const [id, state] of states)
    await test.deps.db.update(turns).set(state).where(eq(turns.sessionId, id));
  const { sessions } = (await client.get('sessions')).json();
  expect(
    sessions.map(({ sessionId, turn, rounds }: Record<string, unknown>) => [sessionId, turn, rounds]),
  ).toEqual([
    ['running', 'running', 1],
    ['left', 'interrupted', 1],
    ['failed', 'interrupted', 1],
    ['idle', 'idle', 1],
  ]);
});

it('lets people read and delete what they wrote after the subscription has ended, but not go on', async () => {
  const person = await createSubscriber(test.deps, `lapsed-${randomUUID()}`);
  const client = createClient(test, person);
  await client.start('mine');
  await test.deps.db
    .update(subscriptions)
    .set({ live: false, status: 'ended', paidThrough: new Date(test.clock.now().getTime() - 1) })
    .where(eq(subscriptions.userId, person.userId));
  expect((await client.post('message', { sessionId: 'mine', message: 'A' })).json().code).toBe(
    'subscription_required',
  );
  expect((await client.get('sessions')).json().sessions).toHaveLength(1);
  expect((await client.session('mine')).history).toHaveLength(1);
  expect((await client.remove('sessions/mine')).json()).toEqual({ success: true });
  expect(await test.deps.db.select().from(dialogues).where(eq(dialogues.userId, person.userId))).toEqual([]);
});
