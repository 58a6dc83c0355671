import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { countCheckIns } from '../../admin/figures.ts';
import { checkIns, dialogues } from '../../db/schema.ts';
import { createClient, createScriptedGuide, createSubscriber, type Person } from '../testing.ts';

const dayMs = 24 * 3_600_000;

let test: TestApp;
/** Days pass only on the clock of check-ins: sign-ins stay valid. */
let passedDays = 0;
const today = () => new Date(test.clock.now().getTime() + passedDays * dayMs);
beforeAll(async () => {
  test = await createTestApp({ guide: createScriptedGuide(), deps: { billingNow: () => today() } });
});
beforeEach(() => {
  passedDays = 0;
});
afterAll(() => test.close());

const danger = 'I want to kill myself tonight';

/** A person with a finished dialogue `s`, and their calls. */
async function setUp({ finished = true } = {}) {
  const person = await createSubscriber(test.deps, `check-in-${randomUUID()}`);
  const client = createClient(test, person);
  await client.start('s', 'Should I leave my job?');
  if (finished)
    for (const words of ['I am tired of it', 'Two evenings free', 'My own work'])
      await client.answer('s', words);
  return { person, client, call: createCall(person) };
}

function createCall(person: Person) {
  return async (method: InjectOptions['method'], path: string, payload?: object) => {
    test.clock.pass(1_000);
    const headers = { authorization: person.authorization };
    const response = await test.app.inject({
      method,
      url: `/api/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json() };
  };
}

const dayFromNow = (days: number) => new Date(today().getTime() + days * dayMs).toISOString().slice(0, 10);

const answers = {
  step: 'partly',
  changed: 'I asked for fewer days',
  known: 'It was the evenings',
  clarity: 7,
};

describe('how clear it is', () => {
  it('is kept before and after, listed, and taken back', async () => {
    const { call, client } = await setUp();
    await call('PUT', 'chat/clarity', { sessionId: 's', when: 'before', value: 3 });
    const both = await call('PUT', 'chat/clarity', { sessionId: 's', when: 'after', value: 10 });
    expect(both.clarity).toEqual({ before: 3, after: 10 });
    expect((await client.session('s')).clarity).toEqual({ before: 3, after: 10 });
    const { sessions } = (await client.get('sessions')).json();
    expect(sessions[0].clarity).toEqual({ before: 3, after: 10 });
    await call('PUT', 'chat/clarity', { sessionId: 's', when: 'before', value: null });
    const none = await call('PUT', 'chat/clarity', { sessionId: 's', when: 'after', value: null });
    expect(none.clarity).toEqual({});
    expect((await client.session('s')).clarity).toBeUndefined();
  });

  it('is stored encrypted, at one length for every number', async () => {
    const { call, person } = await setUp();
    await call('PUT', 'chat/clarity', { sessionId: 's', when: 'before', value: 0 });
    await call('PUT', 'chat/clarity', { sessionId: 's', when: 'after', value: 10 });
    const [row] = await test.deps.db.select().from(dialogues).where(eq(dialogues.userId, person.userId));
    expect(row?.clarityBefore?.[0]).toBe(1);
    expect(row?.clarityBefore).toHaveLength(row?.clarityAfter?.length ?? 0);
  });

  it('is refused beyond 0 to 10, and for a dialogue that is not stored or not theirs', async () => {
    const { call } = await setUp();
    const { call: other } = await setUp();
    for (const value of [-1, 11, 1.5])
      expect(await call('PUT', 'chat/clarity', { sessionId: 's', when: 'after', value })).toMatchObject({
        status: 400,
      });
    for (const one of [call, other])
      expect(await one('PUT', 'chat/clarity', { sessionId: 'gone', when: 'after', value: 1 })).toMatchObject({
        status: 404,
      });
  });
});

describe('a check-in', () => {
  it('is planned, moved, listed with the insight, and canceled', async () => {
    const { call, client } = await setUp();
    const planned = await call('PUT', 'check-ins/s', { date: dayFromNow(28), remind: false });
    expect(planned).toMatchObject({ status: 'planned', remind: false, hasPrediction: false });
    const moved = await call('PUT', 'check-ins/s', {
      date: '2027-01-15',
      remind: true,
      timeZone: 'America/New_York',
    });
    expect(moved).toMatchObject({ dueAt: '2027-01-15T13:00:00.000Z', remind: true });
    const { checkIns: listed } = await call('GET', 'check-ins');
    expect(listed).toEqual([
      {
        sessionId: 's',
        dueAt: '2027-01-15T13:00:00.000Z',
        status: 'planned',
        remind: true,
        hasPrediction: false,
        question: 'Should I leave my job?',
        insight: 'It is clear now',
      },
    ]);
    expect((await client.session('s')).checkIn).toEqual({
      dueAt: '2027-01-15T13:00:00.000Z',
      status: 'planned',
      remind: true,
    });
    expect(await call('DELETE', 'check-ins/s')).toMatchObject({ success: true });
    expect(await call('GET', 'check-ins')).toMatchObject({ checkIns: [] });
    expect(await call('DELETE', 'check-ins/s')).toMatchObject({ code: 'not_found' });
  });

  it('needs a day after today and within two years, and a stored dialogue', async () => {
    const { call } = await setUp();
    for (const date of [dayFromNow(0), dayFromNow(-1), dayFromNow(800), '2027-02-30'])
      expect(await call('PUT', 'check-ins/s', { date, remind: false })).toMatchObject({ status: 400 });
    const unknown = await call('PUT', 'check-ins/unstored', { date: dayFromNow(9), remind: true });
    expect(unknown).toMatchObject({ code: 'not_found' });
  });

  it('keeps a prediction sealed until its day, and plans one in four weeks', async () => {
    const { call, person } = await setUp();
    const sealed = await call('PUT', 'check-ins/s/prediction', { text: 'I will have asked' });
    expect(sealed.checkIn).toMatchObject({ status: 'planned', remind: false, hasPrediction: true });
    const ahead = Date.parse(sealed.checkIn.dueAt) - test.clock.now().getTime();
    expect(Math.abs(ahead - 28 * dayMs)).toBeLessThan(dayMs);
    const before = await call('GET', 'check-ins/s');
    expect(before.hasPrediction).toBe(true);
    expect(JSON.stringify(before)).not.toContain('I will have asked');
    const [row] = await test.deps.db.select().from(checkIns).where(eq(checkIns.userId, person.userId));
    expect(row?.prediction?.toString()).not.toContain('asked');
    await call('PUT', 'check-ins/s', { date: dayFromNow(7), remind: true });
    passedDays += 8;
    expect(await call('GET', 'check-ins/s')).toMatchObject({
      status: 'due',
      prediction: 'I will have asked',
    });
    expect(await call('PUT', 'check-ins/s/prediction', { text: 'too late' })).toMatchObject({
      code: 'check_in_due',
    });
  });

  it('is not listed while its dialogue is not finished', async () => {
    const { call } = await setUp({ finished: false });
    await call('PUT', 'check-ins/s/prediction', { text: 'I will have asked' });
    expect(await call('GET', 'check-ins')).toMatchObject({ checkIns: [] });
  });

  it('is answered once, from its day on, and then shows both', async () => {
    const { call, client } = await setUp();
    await call('PUT', 'chat/clarity', { sessionId: 's', when: 'after', value: 4 });
    await call('PUT', 'check-ins/s', { date: dayFromNow(28), remind: true });
    expect(await call('POST', 'check-ins/s/answer', answers)).toMatchObject({ code: 'check_in_early' });
    passedDays += 29;
    const { checkIn } = await call('POST', 'check-ins/s/answer', answers);
    expect(checkIn).toMatchObject({
      status: 'done',
      insight: 'It is clear now',
      path: ['Take one step'],
      quotes: { earlier: 'I am tired of it', later: 'It was the evenings' },
      clarity: { after: 4 },
      answers,
    });
    expect(await call('GET', 'check-ins/s')).toMatchObject({ doneAt: checkIn.doneAt, answers });
    expect((await client.session('s')).checkIn?.status).toBe('done');
    expect(await call('GET', 'check-ins')).toMatchObject({ checkIns: [] });
    expect(await call('POST', 'check-ins/s/answer', answers)).toMatchObject({ code: 'check_in_done' });
    expect(await call('PUT', 'check-ins/s', { date: dayFromNow(9), remind: true })).toMatchObject({
      code: 'check_in_done',
    });
    expect(await call('DELETE', 'check-ins/s')).toMatchObject({ code: 'check_in_done' });
  });

  it('does not keep words that speak of danger, and shows help', async () => {
    const { call } = await setUp();
    const sealed = await call('PUT', 'check-ins/s/prediction', { text: danger });
    expect(sealed).toMatchObject({ care: 'high', careKind: 'self-harm' });
    expect(sealed.checkIn).toBeUndefined();
    await call('PUT', 'check-ins/s', { date: dayFromNow(2), remind: false });
    passedDays += 3;
    const answered = await call('POST', 'check-ins/s/answer', { ...answers, known: danger });
    expect(answered).toMatchObject({ care: 'high', careKind: 'self-harm', checkIn: { status: 'due' } });
    expect(answered.checkIn.answers).toBeUndefined();
  });

  it('belongs to one person, and goes with its dialogue', async () => {
    const { call, client, person } = await setUp();
    const { call: other } = await setUp();
    await call('PUT', 'check-ins/s', { date: dayFromNow(2), remind: true });
    expect(await other('GET', 'check-ins/s')).toMatchObject({ code: 'not_found' });
    await client.remove('sessions/s');
    expect(await test.deps.db.select().from(checkIns).where(eq(checkIns.userId, person.userId))).toEqual([]);
  });
});

describe('what is kept of it', () => {
  const read = (person: Person, url: string) =>
    test.app.inject({ method: 'GET', url, headers: { authorization: person.authorization } });

  it('is in the export of the account, the sealed prediction, too, and in the receipt', async () => {
    const { call, person } = await setUp();
    await call('PUT', 'chat/clarity', { sessionId: 's', when: 'after', value: 4 });
    await call('PUT', 'check-ins/s/prediction', { text: 'I will have asked' });
    const { reflections } = (await read(person, '/api/account/export')).json();
    expect(reflections[0]).toMatchObject({
      clarity: { after: 4 },
      checkIn: { status: 'planned', prediction: 'I will have asked' },
    });
    const { stored } = (await read(person, '/api/chat/sessions/s/receipt')).json();
    const kinds = stored.map(({ what, encrypted }: Record<string, unknown>) => [what, encrypted]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['clarity', true],
        ['check_in', true],
      ]),
    );
    passedDays += 29;
    await call('POST', 'check-ins/s/answer', answers);
    for (const locale of ['en', 'zh']) {
      const { body } = await read(person, `/api/account/export?format=markdown&locale=${locale}`);
      for (const text of ['I will have asked', answers.changed, answers.known]) expect(body).toContain(text);
    }
  });

  it('is shown to administrators as counts alone', async () => {
    await test.deps.db.delete(checkIns);
    const [one, two] = [await setUp(), await setUp()];
    await one.call('PUT', 'check-ins/s', { date: dayFromNow(2), remind: true });
    await one.call('PUT', 'reminders', { on: false });
    await two.call('PUT', 'check-ins/s', { date: dayFromNow(2), remind: false });
    passedDays += 3;
    await two.call('POST', 'check-ins/s/answer', answers);
    expect(await countCheckIns(test.deps.db, today())).toEqual({
      ...{ planned: 0, due: 1, answered: 1, reminded: 0, stopped: 1 },
    });
  });
});
