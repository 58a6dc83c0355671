import { expect } from 'vitest';
import { findUserByEmail } from '../../src/server/auth/users.ts';
import { createClient } from '../../src/server/chat/testing.ts';
import { subscriptions } from '../../src/server/db/schema-billing.ts';
import { type JobHandlers, jobNames } from '../../src/server/jobs/jobs.ts';
import type { TokenSet } from '../../src/shared/contract/shapes.ts';
import { inject, logIn, registerAccount } from './accounts.ts';
import type { TestApp } from './test-app.ts';

/** Quotes, separators of lines, other scripts: what a copy by text could spoil. */
export const question = 'Should I "stay"\u2028or \\go\\, {really}?\n他们说：走吧 😀';
const email = 'ann@example.org';

/** What a person left in a database, by the routes they would have used. */
export interface SampleData {
  tokens: TokenSet;
  /** As the server answers with it. */
  dialogue: unknown;
}

async function personOf(test: TestApp, tokens: TokenSet) {
  const user = await findUserByEmail(test.deps.db, email);
  if (!user) throw new Error('nobody there');
  return { userId: user.id, authSessionId: '', authorization: `Bearer ${tokens.accessToken}` };
}

/** A person with an account, a paid subscription and a dialogue, and a mail about it that still waits. */
export async function createSampleData(test: TestApp): Promise<SampleData> {
  const tokens = await registerAccount(test, email);
  const person = await personOf(test, tokens);
  const at = test.deps.now();
  const [subscription] = await test.deps.db
    .insert(subscriptions)
    .values({
      userId: person.userId,
      provider: 'stripe',
      providerSubscriptionId: 'sub_ann',
      plan: 'monthly',
      providerStatus: 'active',
      status: 'active',
      live: true,
      paidThrough: new Date(at.getTime() + 30 * 86_400_000),
      createdAt: at,
      syncedAt: at,
    })
    .returning();
  const client = createClient(test, person);
  await client.start('first', question);
  await client.answer('first', 'A');
  await test.deps.jobs.send(test.deps.db, 'billing-mail', {
    kind: 'renewal',
    subscriptionId: subscription?.id ?? '',
  });
  return { tokens, dialogue: await client.session('first') };
}

/** Runs what waits in the queue without doing it; gives the names. */
export async function namesOfWaitingJobs(test: TestApp): Promise<string[]> {
  const names: string[] = [];
  const note = (name: string) => [name, async () => void names.push(name)];
  const handlers = Object.fromEntries(jobNames.map(note)) as unknown as JobHandlers;
  await test.deps.jobs.drain(handlers);
  return names;
}

/** The person signs in with the password, has the subscription, and the dialogue goes on. */
export async function expectSampleData(test: TestApp, sample: SampleData): Promise<void> {
  const tokens = await logIn(test, email);
  const active = await inject(test, 'activeSubscription', undefined, tokens.accessToken);
  expect(active.json()).toMatchObject({ subscriptionType: 'MONTHLY' });
  const client = createClient(test, await personOf(test, tokens));
  expect(await client.session('first')).toEqual(sample.dialogue);
  expect(JSON.stringify(sample.dialogue)).toContain('他们说');
  expect((await client.answer('first', 'B')).currentRound).toBe(3);
  expect(await namesOfWaitingJobs(test)).toContain('billing-mail');
}

/**
 * The person signs in and has the subscription. Of the reflection a line says that it cannot be read: it can be deleted,
 * and a new one begins.
 */
export async function expectUnreadableLibrary(test: TestApp): Promise<void> {
  const client = createClient(test, await personOf(test, await logIn(test, email)));
  const listed = async () => (await client.get('sessions')).json().sessions;
  expect(await listed()).toMatchObject([{ sessionId: 'first', question: '', unreadable: true }]);
  expect((await client.get('sessions/first')).json().code).toBe('unreadable');
  expect((await client.start('second', question)).currentRound).toBe(1);
  expect((await client.remove('sessions/first')).json()).toEqual({ success: true });
  expect(await listed()).toMatchObject([{ sessionId: 'second', question }]);
}
