import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { checkIns } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Mail } from '../../mail/mailer.ts';
import { createClient, createScriptedGuide, createSubscriber } from '../testing.ts';
import { takeDueReminders } from './check-in-rows.ts';
import { createStopToken } from './reminders.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const question = 'Should I leave my job?';
const prediction = 'I will have asked Maya';

let test: TestApp;
/** Passes only on the clock of check-ins: sign-ins stay valid. */
let passedMs = 0;
const mails: Mail[] = [];
let refuses: (mail: Mail) => boolean = () => false;
beforeAll(async () => {
  test = await createTestApp({
    guide: createScriptedGuide(),
    deps: { billingNow: () => new Date(test.clock.now().getTime() + passedMs) },
    mailer: {
      send: async (mail) => {
        if (refuses(mail)) throw new AppError('mail_failed');
        mails.push(mail);
      },
    },
  });
});
beforeEach(async () => {
  passedMs = 0;
  mails.length = 0;
  refuses = () => false;
  await test.deps.db.delete(checkIns);
});
afterAll(() => test.close());

async function setUp(name = `remind-${randomUUID()}`) {
  const person = await createSubscriber(test.deps, name);
  const client = createClient(test, person);
  const finish = async (sessionId: string) => {
    await client.start(sessionId, question);
    for (const words of ['I am tired', 'Two evenings', 'My own work']) await client.answer(sessionId, words);
  };
  const put = async (path: string, payload: object) => {
    const headers = { authorization: person.authorization };
    const response = await test.app.inject({ method: 'PUT', url: `/api/${path}`, headers, payload });
    return response.json();
  };
  const plan = (sessionId: string, days: number, rest: object = {}) => {
    const date = new Date(test.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    return put(`check-ins/${sessionId}`, { date, remind: true, ...rest });
  };
  await finish('s');
  return { person, client, finish, put, plan, to: `${name}@clearing.test` };
}

const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const stopByForm = (token: string) =>
  test.app.inject({
    method: 'POST',
    url: `/reminders?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const countToSend = async (userId: string) =>
  (
    await test.deps.db
      .select({ id: checkIns.sessionId })
      .from(checkIns)
      .where(and(eq(checkIns.userId, userId), isNotNull(checkIns.remindAt)))
  ).length;

describe('a reminder', () => {
  it('is sent on its day, once, in the language of the plan, without a text of the person', async () => {
    const { plan, put, to } = await setUp();
    await put('check-ins/s/prediction', { text: prediction });
    await plan('s', 28, { locale: 'zh' });
    passedMs = 27 * dayMs;
    await test.deps.jobs.send(test.deps.db, 'remind', {});
    await test.runJobs();
    expect(mails).toEqual([]);
    passedMs = 29 * dayMs;
    for (let run = 0; run < 3; run++) {
      await test.deps.jobs.send(test.deps.db, 'remind', {});
      await test.runJobs();
    }
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to, subject: '来自 Clearing 的提醒' });
    expect(mail?.text).toContain('http://127.0.0.1:3000/check-in?session=s');
    for (const secret of [question, prediction, 'It is clear now', 'tired'])
      expect(JSON.stringify(mail)).not.toContain(secret);
  });

  it('is not sent without the wish for it, after an answer, or after the reflection was deleted', async () => {
    const { plan, finish, client, person } = await setUp();
    for (const id of ['deleted', 'answered']) await finish(id);
    await plan('s', 28, { remind: false });
    for (const id of ['deleted', 'answered']) await plan(id, 28);
    await client.remove('sessions/deleted');
    passedMs = 29 * dayMs;
    const answer = { step: 'yes', changed: '', known: '' };
    const headers = { authorization: person.authorization };
    await test.app.inject({
      method: 'POST',
      url: '/api/check-ins/answered/answer',
      headers,
      payload: answer,
    });
    await remindAll();
    expect(mails).toEqual([]);
  });

  it('is tried again, later each time, when the mail server refuses it', async () => {
    const { plan } = await setUp();
    const { plan: planOther, to: other } = await setUp();
    await plan('s', 28);
    await planOther('s', 28);
    passedMs = 29 * dayMs;
    refuses = ({ to }) => to !== other;
    await remindAll();
    expect(mails.map(({ to }) => to)).toEqual([other]);
    passedMs += 2 * minuteMs;
    refuses = () => false;
    await remindAll();
    expect(mails).toHaveLength(1);
    passedMs += 4 * minuteMs;
    await remindAll();
    expect(mails).toHaveLength(2);
  });

  it('of a process that died is sent again with the same id, and no process takes what another one holds', async () => {
    const { plan } = await setUp();
    await plan('s', 28);
    passedMs = 29 * dayMs;
    const now = test.deps.billingNow();
    const leaseUntil = new Date(now.getTime() + 10 * minuteMs);
    const [held] = await takeDueReminders(test.deps.db, { now, leaseUntil, limit: 40 });
    expect(held).toMatchObject({ sessionId: 's', attempt: 1 });
    await remindAll();
    expect(mails).toEqual([]);
    passedMs += 11 * minuteMs;
    await remindAll();
    expect(mails).toHaveLength(1);
    // Its process died after the mail was sent, before the row was marked.
    await test.deps.db.update(checkIns).set({ remindAt: test.deps.billingNow(), remindedAt: null });
    await remindAll();
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@127\.0\.0\.1>$/);
  });

  it('has another id after the day was moved', async () => {
    const { plan } = await setUp();
    await plan('s', 28);
    passedMs = 29 * dayMs;
    await remindAll();
    await plan('s', 60);
    passedMs = 61 * dayMs;
    await remindAll();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

async function remindAll() {
  await test.deps.jobs.send(test.deps.db, 'remind', {});
  await test.runJobs().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

describe('the link that stops all reminders', () => {
  it('is in the headers of RFC 8058, works without sign-in, again and again, for that person only', async () => {
    const { plan, finish, person } = await setUp();
    const { plan: planOther, person: other } = await setUp();
    await finish('t');
    await plan('s', 28);
    await plan('t', 40);
    await planOther('s', 40);
    passedMs = 29 * dayMs;
    await remindAll();
    const token = tokenIn(mails[0]);
    expect(mails[0]?.headers).toEqual({
      'List-Unsubscribe': `<http://127.0.0.1:3000/reminders?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await countToSend(person.userId)).toBe(1);
    for (let time = 0; time < 3; time++) expect((await stopByForm(token)).statusCode).toBe(204);
    expect(await countToSend(person.userId)).toBe(0);
    expect(await countToSend(other.userId)).toBe(1);
    passedMs = 41 * dayMs;
    await remindAll();
    expect(mails.map(({ to }) => to).filter((to) => to === mails[0]?.to)).toHaveLength(1);
  });

  it('changes nothing when it is only opened, as mail scanners do', async () => {
    const { plan, person } = await setUp();
    await plan('s', 28);
    await plan('s', 29);
    const token = createToken(person.userId);
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [`/reminders?token=${token}`, `/api/reminders/stop?token=${token}`])
        await test.app.inject({ method, url });
    expect(await countToSend(person.userId)).toBe(1);
  });

  it('is refused with a token that is not ours', async () => {
    const { person } = await setUp();
    const token = createToken(person.userId);
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of [forged, token.slice(0, -4), '', 'x'.repeat(54), '%00'])
      expect((await stopByForm(wrong)).statusCode).toBe(404);
  });

  it('takes a form of any type, with or without a body', async () => {
    const { person } = await setUp();
    const url = `/reminders?token=${createToken(person.userId)}`;
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const payload =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    expect((await test.app.inject({ method: 'POST', url, headers: multipart, payload })).statusCode).toBe(
      204,
    );
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(204);
  });
});

const createToken = (userId: string) => createStopToken(test.deps, userId);

describe('the switch for all reminders', () => {
  it('is off for a person who asked for none, and sets every check-in to come', async () => {
    const { plan, finish, put, person } = await setUp();
    const get = async () =>
      (
        await test.app.inject({
          method: 'GET',
          url: '/api/reminders',
          headers: { authorization: person.authorization },
        })
      ).json();
    expect(await get()).toEqual({ planned: 0, on: false });
    await finish('t');
    await plan('s', 28, { remind: false });
    await plan('t', 40, { remind: false });
    expect(await get()).toEqual({ planned: 2, on: false });
    await put('reminders', { on: true });
    expect(await get()).toEqual({ planned: 2, on: true });
    expect(await countToSend(person.userId)).toBe(2);
    await put('reminders', { on: false });
    expect(await get()).toEqual({ planned: 2, on: false });
    expect(await countToSend(person.userId)).toBe(0);
  });
});
