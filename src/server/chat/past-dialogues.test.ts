import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { dialogues, turns } from '../db/schema.ts';
import { subscriptions } from '../db/schema-billing.ts';
import { storeImportedCheckIn } from './check-ins/check-in-rows.ts';
import { selectDialogues } from './dialogue-rows.ts';
import { createClient, createPerson, createScriptedGuide, createSubscriber } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ guide: createScriptedGuide() });
});
afterAll(() => test.close());

describe('the list of past dialogues', () => {
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
    expect(await test.deps.db.select().from(dialogues).where(eq(dialogues.userId, person.userId))).toEqual(
      [],
    );
  });
});

describe('the search', () => {
  type Person = Awaited<ReturnType<typeof createSubscriber>>;

  async function createTalker() {
    const person = await createSubscriber(test.deps, `search-${randomUUID()}`);
    return { person, client: createClient(test, person) };
  }

  async function search(person: Person, query: string): Promise<ResponseBody<'searchReflections'>> {
    test.clock.pass(1_000);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/library/search',
      headers: { authorization: person.authorization },
      payload: { query },
    });
    return response.json();
  }

  const ids = ({ sessions }: ResponseBody<'searchReflections'>) => sessions.map(({ sessionId }) => sessionId);

  it('finds words of the question, of answers and of results, newest first', async () => {
    const { person, client } = await createTalker();
    await client.start('bakery', 'Should I stay at the bakery?');
    for (const word of ['My sister already knows', 'two', 'three']) await client.answer('bakery', word);
    await client.start('sea', 'Do I move to the sea?');
    await client.answer('sea', 'The bakery would miss me');
    expect(ids(await search(person, 'bakery'))).toEqual(['sea', 'bakery']);
    expect(ids(await search(person, 'SISTER knows'))).toEqual(['bakery']);
    expect(ids(await search(person, 'began here'))).toEqual(['bakery']);
    expect(ids(await search(person, 'bakery sea'))).toEqual(['sea']);
    expect(ids(await search(person, 'bakery mountain'))).toEqual([]);
  });

  it('finds what was written at a check-in, and a guess only when it was opened', async () => {
    const { person, client } = await createTalker();
    const cipher = await test.deps.keyStore.getCipher(person.userId);
    const now = test.clock.now();
    const answers = { step: 'yes' as const, changed: 'The harbour is quiet', known: '' };
    for (const [id, doneAt] of [
      ['open', null],
      ['done', now],
    ] as const) {
      await client.start(id, 'Should I stay?');
      const texts = { prediction: 'I will have sailed', answers: doneAt && answers };
      await storeImportedCheckIn(test.deps.db, cipher, id, { dueAt: now, doneAt, texts }, now);
    }
    const found = await search(person, 'harbour');
    expect(ids(found)).toEqual(['done']);
    expect(found.sessions[0]?.excerpt).toBe('The harbour is quiet');
    expect(ids(await search(person, 'sailed'))).toEqual(['done']);
  });

  it('says where it was found, unless the card shows it', async () => {
    const { person, client } = await createTalker();
    await client.start('long', 'Should I stay?');
    await client.answer(
      'long',
      `${'It goes on and on. '.repeat(20)}Then the lighthouse. ${'And on. '.repeat(20)}`,
    );
    const [found] = (await search(person, 'lighthouse')).sessions;
    expect(found?.excerpt).toMatch(/^… .*lighthouse.* …$/);
    expect(found?.excerpt?.length).toBeLessThan(120);
    expect((await search(person, 'stay')).sessions[0]).not.toHaveProperty('excerpt');
  });

  it('finds Chinese words and wide letters', async () => {
    const { person, client } = await createTalker();
    await client.start('zh', '我应该辞职吗？');
    await client.answer('zh', '我怕ＡＢＣ公司的同事失望');
    expect(ids(await search(person, '辞职'))).toEqual(['zh']);
    expect(ids(await search(person, 'abc 失望'))).toEqual(['zh']);
  });

  it('finds nothing of other people, and nothing that was deleted', async () => {
    const { person, client } = await createTalker();
    const other = await createTalker();
    await client.start('mine', 'Do I keep the lighthouse?');
    expect(ids(await search(other.person, 'lighthouse'))).toEqual([]);
    await client.remove('sessions/mine');
    expect(ids(await search(person, 'lighthouse'))).toEqual([]);
  });

  it('goes on past a reflection that cannot be read', async () => {
    const { person, client } = await createTalker();
    await client.start('lost', 'Do I keep the lighthouse?');
    await client.start('kept', 'Do I sell the lighthouse?');
    await test.deps.db
      .update(dialogues)
      .set({ question: Buffer.from([1, 2, 3]) })
      .where(eq(dialogues.sessionId, 'lost'));
    expect(ids(await search(person, 'lighthouse'))).toEqual(['kept']);
  });

  it('is refused to strangers, and without words', async () => {
    const { person } = await createTalker();
    const stranger = await test.app.inject({
      method: 'POST',
      url: '/api/library/search',
      payload: { query: 'a' },
    });
    expect(stranger.statusCode).toBe(401);
    expect(await search(person, '   ')).toMatchObject({ code: 'invalid_input' });
  });
});
