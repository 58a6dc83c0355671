import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { createAdmin } from '../../../tests/support/admin.ts';
import { createPerson, type SignedInPerson } from '../../../tests/support/people.ts';
import { insertSubscription } from '../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { insertUser } from '../auth/users.ts';
import { identities } from '../db/schema.ts';

let test: TestApp;
let admin: SignedInPerson;
beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
});
afterAll(() => test.close());

const list = async (payload: object = {}) =>
  test.app.inject({ method: 'POST', url: '/api/admin/people', payload, headers: admin.headers });

it('shows account and figures, with masked address and name', async () => {
  test.clock.pass(1_000);
  const { userId } = await createPerson(test);
  await test.deps.db.insert(identities).values({
    provider: 'google',
    issuer: 'https://accounts.google.com',
    subject: 's-1',
    userId,
    createdAt: test.deps.now(),
  });
  await insertSubscription(test.deps.db, userId, { cancelAtPeriodEnd: true, provider: 'paypal' });
  const [first] = (await list()).json().people;
  expect(first).toEqual({
    id: userId,
    address: 'p•••@example.org',
    name: 'p•••',
    createdAt: test.deps.now().toISOString(),
    signIn: ['password', 'google'],
    role: 'USER',
    subscription: {
      plan: 'MONTHLY',
      provider: 'paypal',
      status: 'active',
      hasAccess: true,
      paidThrough: '2026-12-20T10:00:00.000Z',
      cancelPending: true,
    },
    reflections: 0,
    lastActiveDay: '2026-11-20',
  });
});

it('lists newest first in pages, each person once, even for equal times', async () => {
  test.clock.pass(1_000);
  const made: string[] = [];
  for (let count = 0; count < 60; count += 1) made.push((await insertPerson(count)).id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const answer: { json(): ResponseBody<'adminPeople'> } = await list(cursor ? { cursor } : {});
    const page = answer.json();
    seen.push(...page.people.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.slice(0, 60).sort()).toEqual(made.sort());
  expect(seen.at(-1)).toBe(admin.userId);
});

const insertPerson = (count: number) =>
  insertUser(
    test.deps.db,
    { email: `one.of.many+${count}@example.com`, passwordHash: null, fullName: '李明' },
    test.deps.now(),
  );

it('finds people by part of their address or by id, without wildcards', async () => {
  const wanted = await insertUser(
    test.deps.db,
    { email: 'ro_wan@example.net', passwordHash: null, fullName: '' },
    test.deps.now(),
  );
  const ids = async (search: string) =>
    (await list({ search })).json().people.map(({ id }: { id: string }) => id);
  expect(await ids(' RO_wan@example ')).toEqual([wanted.id]);
  expect(await ids(wanted.id)).toEqual([wanted.id]);
  expect(await ids('r%_wan')).toEqual([]);
  expect(await ids('ro.wan')).toEqual([]);
});

it.each([
  'nonsense',
  '2026-11-20T10:00:00.000Z_00000000-0000-0000-0000-00000000000',
  '9999-99-99T99:99:99.999Z_00000000-0000-4000-8000-000000000000',
  "2026-11-20T10:00:00.000Z_' or true or '00000000-0000-4000-8000",
])('refuses the cursor %s', async (cursor) => {
  const answer = await list({ cursor });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
});
