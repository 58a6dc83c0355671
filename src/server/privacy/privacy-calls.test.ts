import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, inject, registerAccount } from '../../../tests/support/accounts.ts';
import { monthlyCents } from '../../../tests/support/prices.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { endpoints } from '../../shared/contract/endpoints.ts';
import {
  createClient,
  createScriptedGuide,
  createSubscriber,
  openStream,
  pieces,
  streamPost,
} from '../chat/testing.ts';
import { idempotencyKeys, identities, userKeys, users } from '../db/schema.ts';
import { subscriptions } from '../db/schema-billing.ts';

const guide = createScriptedGuide({ summaryAfter: 2 });
let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp({ guide });
  base = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** Registered in the usual way, with access that needs no call to a provider. */
async function resident() {
  const email = `${randomUUID()}@example.org`;
  const tokens = await registerAccount(test, email);
  const now = test.deps.now();
  await test.deps.db.insert(subscriptions).values({
    userId: tokens.userId,
    provider: 'stripe',
    providerSubscriptionId: `sub_${randomUUID()}`,
    plan: 'annual',
    providerStatus: 'canceled',
    status: 'ended',
    live: false,
    paidThrough: new Date(now.getTime() + 365 * 24 * 3_600_000),
    createdAt: now,
    syncedAt: now,
  });
  const person = { userId: tokens.userId, authSessionId: '', authorization: `Bearer ${tokens.accessToken}` };
  const call = (name: 'deleteAccount', body: object) => inject(test, name, body, tokens.accessToken);
  return {
    email,
    tokens,
    person,
    client: createClient(test, person),
    remove: (body: object) => call('deleteAccount', body),
  };
}

describe('deleting an account', () => {
  it('asks for its address and password, and names the field that is wrong', async () => {
    const { email, remove } = await resident();
    const refusals = [
      [{ email: 'someone@example.org', password: goodPassword }, 'email'],
      [{ email }, 'password'],
      [{ email, password: 'not it at all 9' }, 'password'],
    ] as const;
    for (const [body, field] of refusals) {
      const answer = await remove(body);
      expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
        400,
        'not_confirmed',
        [field],
      ]);
    }
    expect((await test.deps.db.select().from(users).where(eq(users.email, email))).length).toBe(1);
    // A browser adds the dialogue that it is in; the address may be typed with capitals.
    const done = await remove({ email: email.toUpperCase(), password: goodPassword, sessionId: 's-1' });
    expect(done.json()).toEqual({ success: true });
  });

  it('makes the browser forget whose it was, and leaves the mark of another account there', async () => {
    const cookieFor = async (email: string) => {
      const login = { email, password: goodPassword, provider: 'LOCAL' };
      const { name, value } = (await inject(test, 'login', login)).cookies[0] ?? {};
      return `${name}=${value}`;
    };
    const known = /^known_browser=;.*Max-Age=0/i;
    const other = await cookieFor((await resident()).email);
    for (const isOwn of [true, false]) {
      const { email, tokens } = await resident();
      const answer = await test.app.inject({
        ...{ method: endpoints.deleteAccount.method, url: endpoints.deleteAccount.path },
        headers: {
          authorization: `Bearer ${tokens.accessToken}`,
          cookie: isOwn ? await cookieFor(email) : other,
        },
        payload: { email, password: goodPassword },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(known.test(String(answer.headers['set-cookie'] ?? ''))).toBe(isOwn);
    }
  });

  it('asks for no password if there is none', async () => {
    const { email, tokens, remove } = await resident();
    await test.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, tokens.userId));
    expect((await remove({ email })).statusCode).toBe(200);
  });

  it('sends a mail in the language of the page', async () => {
    const { email, remove } = await resident();
    await remove({ email, password: goodPassword, locale: 'zh' });
    await test.deps.background.settled();
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: '你的 Clearing 账户已删除' });
  });

  it('is limited', async () => {
    const { email, tokens } = await resident();
    const codes: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/account/delete',
        remoteAddress: '203.0.113.9',
        payload: { email: `not-${email}` },
        headers: { authorization: `Bearer ${tokens.accessToken}` },
      });
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });

  it.each([
    ['', true],
    [' that leaves no trace', false],
  ])('stops a turn%s that runs and ends its stream', async (_, trace) => {
    const { email, person, remove } = await resident();
    const turnLog = trace ? test.deps.turnLog : test.deps.unstored.turnLog;
    guide.hold();
    const body = { sessionId: randomUUID(), question: 'Why?', trace };
    const stream = await openStream(base, '/api/chat/start', streamPost(person, body));
    await stream.take(2);
    expect(turnLog.running()).toHaveLength(1);
    expect((await remove({ email, password: goodPassword })).statusCode).toBe(200);
    const rest = await stream.take(10);
    guide.release();
    expect(rest.at(-1)).toMatchObject({ event: 'failed', data: expect.stringContaining('not_found') });
    await turnLog.idle();
    expect(turnLog.latest(person.userId, body.sessionId)).toBeUndefined();
  });

  it('answers 401 to a call that began before it', async () => {
    const { tokens } = await resident();
    const order = { plan: 'monthly', paymentMethod: 'stripe', currency: 'USD' } as const;
    const { createOrder } = await import('../billing/checkout/orders.ts');
    await test.deps.db.delete(users).where(eq(users.id, tokens.userId));
    const late = createOrder(test.deps, { ...order, amountCents: monthlyCents, userId: tokens.userId });
    const { isUserDeletedError } = await import('../db/database-errors.ts');
    expect(await late.catch(isUserDeletedError)).toBe(true);
    expect(isUserDeletedError(new Error('another'))).toBe(false);
  });
});

describe('deleting a reflection', () => {
  it('leaves no copy of its summary under an idempotency key', async () => {
    const { client, person } = await resident();
    const sessionId = randomUUID();
    await client.start(sessionId);
    for (const answer of ['Velvet is', 'Feathers are']) await client.answer(sessionId, answer);
    const body = { sessionId, part: 'reason', index: 0 };
    const first = await client.post('rewrite', body, { 'idempotency-key': 'k-1' });
    expect(first.json().frontendDisplay.dialogueReview.keyDiscoveries[0]).toContain('Rewritten');
    const repeat = await client.post('rewrite', body, { 'idempotency-key': 'k-1' });
    expect(repeat.json()).toEqual(first.json());
    const cipher = await test.deps.keyStore.getCipher(person.userId);
    const [row] = await test.deps.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, person.userId));
    const place = { table: 'idempotency_keys', row: 'k-1', column: 'response' };
    expect(cipher.decrypt(place, row?.response ?? Buffer.alloc(0))).toBe('{}');
    await client.remove(`sessions/${sessionId}`);
    expect((await client.post('rewrite', body, { 'idempotency-key': 'k-1' })).statusCode).toBe(404);
  });
});

describe('the export of an account', () => {
  async function withReflections() {
    const who = await resident();
    const sessionId = randomUUID();
    await who.client.start(sessionId, 'Is my violet hat right?');
    for (const answer of ['Velvet is', 'Feathers are']) await who.client.answer(sessionId, answer);
    await who.client.start(randomUUID(), 'A second # question');
    await test.deps.db.insert(identities).values({
      provider: 'google',
      issuer: 'https://accounts.google.com',
      subject: `subject-${who.person.userId}`,
      userId: who.person.userId,
      createdAt: test.deps.now(),
    });
    return { ...who, sessionId };
  }
  const fetchFile = (authorization: string, query: string) =>
    test.app.inject({ url: `/api/account/export${query}`, headers: { authorization } });

  it('as JSON holds everything, with the version of its shape', async () => {
    const { email, person, sessionId } = await withReflections();
    const answer = await fetchFile(person.authorization, '');
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="clearing-\d{4}-\d\d-\d\d\.json"$/),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    const file = answer.json();
    expect(file).toMatchObject({ format: 'clearing-export', version: 1 });
    expect(file.account).toMatchObject({ email, hasPassword: true });
    expect(file.identities).toMatchObject([{ provider: 'google', subject: `subject-${person.userId}` }]);
    expect(file.signIns).toHaveLength(1);
    expect(file.subscriptions).toMatchObject([{ provider: 'stripe', orderType: 'YEARLY' }]);
    expect([file.orders, file.payments]).toEqual([[], []]);
    expect(file.reflections).toHaveLength(2);
    const whole = file.reflections.find((one: { id: string }) => one.id === sessionId);
    expect(whole).toMatchObject({
      question: 'Is my violet hat right?',
      status: 'finished',
      rounds: [{ answer: { text: 'Velvet is' } }, { answer: { text: 'Feathers are' } }],
      understanding: { wants: [{ text: 'Wish 2' }] },
      results: { problemReview: { originalQuestion: 'Is my violet hat right?' } },
      answersAsSent: [{ thinking: pieces.join('') }, {}, { frontendDisplay: {}, thinking: pieces.join('') }],
      receipt: { steps: [{ kind: 'start' }, { kind: 'message' }, { kind: 'message' }] },
    });
    expect(answer.body).not.toMatch(/argon2|passwordHash|refreshToken|userId/);
  });

  it.each([
    ['en', '## Payments', 'Your reflections'],
    ['zh', '## 付款', '我的回顾'],
  ])('as Markdown reads as people do, in %s', async (locale, payments, title) => {
    const { email, person } = await withReflections();
    const answer = await fetchFile(person.authorization, `?format=markdown&locale=${locale}`);
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.body).toContain(email);
    expect(answer.body).toContain(payments);
    expect(answer.body).toContain(`## ${title}`);
    expect(answer.body).toContain('> Velvet is');
    expect(answer.body).toContain('> A second \\# question');
    // What the guide understood, and what it wrote before each question and the results.
    expect(answer.body).toContain(': Wish 2');
    expect(answer.body.split(pieces.join('')).length - 1).toBe(4);
  });

  it('leaves a reflection whose key is lost in its place, and so do the list and its deletion', async () => {
    const { client, person, sessionId } = await withReflections();
    const { db, keyStore } = test.deps;

    await db.delete(userKeys).where(eq(userKeys.userId, person.userId));
    keyStore.forget(person.userId);

    await client.start('after', 'A question after that');
    const { sessions } = (await client.get('sessions')).json();
    expect(sessions.map((one: { unreadable?: true }) => one.unreadable)).toEqual([undefined, true, true]);
    expect((await client.get(`sessions/${sessionId}`)).json().code).toBe('unreadable');
    expect((await client.get(`sessions/${sessionId}/receipt`)).json().code).toBe('unreadable');
    const file = (await fetchFile(person.authorization, '')).json();
    expect(file.reflections).toMatchObject([{ id: 'after' }, { unreadable: true }, { unreadable: true }]);
    const text = (await fetchFile(person.authorization, '?format=markdown')).body;
    expect(text.split("can't be read any more").length - 1).toBe(2);
    expect((await client.remove(`sessions/${sessionId}`)).statusCode).toBe(200);
  });

  it('is nobody else’s', async () => {
    const { person } = await withReflections();
    const other = await createSubscriber(test.deps, `o-${randomUUID()}`);
    const answer = await fetchFile(other.authorization, '');
    expect(answer.json().reflections).toEqual([]);
    expect(answer.body).not.toContain(person.userId);
    expect((await test.app.inject({ url: '/api/account/export' })).statusCode).toBe(401);
    expect((await fetchFile(person.authorization, '?format=xml')).json().code).toBe('invalid_input');
  });
});
