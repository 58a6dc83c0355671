/** Who one is, what one has paid for and how often one may try, whichever server answers. */

import { randomUUID } from 'node:crypto';
import type { TokenSet } from '../../src/shared/contract/shapes.ts';
import { monthlyAmount } from '../support/prices.ts';
import { type Check, expect, expectSame } from './check.ts';
import { createSubscriber, type Person, password, register, until } from './people.ts';
import type { Stage } from './stage.ts';

/** Nothing of the queue is left to do, or failed. */
export async function untilJobsAreDone({ sql }: Stage): Promise<void> {
  const unfinished = `select name, state from jobs.job where state in ('active', 'retry', 'failed')
    or (state = 'created' and name in ('webhook', 'billing-mail', 'sync-subscription') and start_after <= now())`;
  // A job of a server that was killed in an earlier check is taken over after a minute.
  await until(async () => (await sql(unfinished)).length === 0, 90_000).catch(async () => {
    throw new Error(`jobs are left: ${JSON.stringify(await sql(unfinished))}`);
  });
}

const signIn: Check = {
  name: 'registration, sign-in and who one is',
  both: true,
  run: async (stage) => {
    const { client } = stage;
    const people = await Promise.all([1, 2, 3].map(() => register(stage)));
    for (const { email, from } of people) {
      for (let at = 0; at < 2; at++) {
        const body = { email, password, provider: 'LOCAL' };
        const { accessToken: token } = await client.get<TokenSet>('/api/auth/login', { body, from });
        const call = { token, from };
        for (let look = 0; look < 2; look++) await client.get('/api/subscriptions/user/current', call);
      }
    }
    return `${people.length} accounts, ${people.length * 2} sign-ins`;
  },
};

const refresh: Check = {
  name: 'tokens are exchanged one after the other, and once when asked for at the same moment',
  both: true,
  run: async (stage) => {
    const { client } = stage;
    const { tokens, from } = await register(stage);
    const exchange = (refreshToken: string) =>
      client.get<TokenSet>('/api/auth/refresh', { body: { refreshToken }, from });
    let { refreshToken } = tokens;
    const seen = new Set([refreshToken]);
    for (let at = 0; at < 6; at++) {
      const next = await exchange(refreshToken);
      await client.get('/api/subscriptions/user/current', { token: next.accessToken, from });
      ({ refreshToken } = next);
      seen.add(refreshToken);
    }
    expectSame(seen.size, 7, 'different tokens');
    const crowd = await Promise.all(Array.from({ length: 8 }, () => exchange(refreshToken)));
    expectSame(new Set(crowd.map((one) => one.refreshToken)).size, 1, 'tokens of eight calls at once');
    return '6 in a row; 8 at once got the same one';
  },
};

const loginLimit: Check = {
  name: 'the limit of sign-ins is counted together',
  both: true,
  run: async ({ client }) => {
    const body = { email: 'nobody@example.org', password: 'wrong', provider: 'LOCAL' };
    const statuses: number[] = [];
    const refusedBy = new Set<string>();
    for (let at = 0; at < 9; at++) {
      const answer = await client.ask('/api/auth/login', { body, from: '127.9.9.1' });
      statuses.push(answer.status);
      if (answer.status === 429) refusedBy.add(answer.by);
    }
    expectSame(statuses, [401, 401, 401, 401, 401, 429, 429, 429, 429], 'answers');
    expectSame(refusedBy.size, 2, 'servers that refuse');
    return '5 tries, then 429 from both';
  },
};

/** How many receipts each of them got. */
export function receiptsOf({ mailsTo }: Stage, people: Person[]): Promise<number[]> {
  const count = async ({ email }: Person) =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes('receipt')).length;
  return Promise.all(people.map(count));
}

const jobs: Check = {
  name: 'jobs run once: one receipt for each payment',
  both: true,
  run: async (stage) => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createSubscriber(stage)));
    await until(async () => (await receiptsOf(stage, people)).every(Boolean));
    await untilJobsAreDone(stage);
    const receipts = await receiptsOf(stage, people);
    expectSame(
      receipts,
      people.map(() => 1),
      'receipts of each',
    );
    const [row] = await stage.sql<{ rows: number }>('select count(*)::int as rows from webhook_events');
    expect((row?.rows ?? 0) >= people.length, 'no webhook came');
    return `${people.length} payments, ${row?.rows} webhooks, ${receipts.length} receipts`;
  },
};

const keys: Check = {
  name: 'one key gives one order, wherever it is sent',
  both: true,
  run: async (stage) => {
    const { tokens, from } = await register(stage);
    const body = { orderType: 'MONTHLY', paymentMethod: 'stripe', amount: monthlyAmount, currency: 'USD' };
    const call = { body, token: tokens.accessToken, from, key: randomUUID() };
    const answers: string[] = [];
    for (let at = 0; at < 4; at++)
      answers.push((await stage.client.get<{ orderId: string }>('/api/orders/create', call)).orderId);
    expectSame(new Set(answers).size, 1, 'orders');
    return '4 calls, 1 order';
  },
};

export const accountChecks: Check[] = [signIn, refresh, loginLimit, keys, jobs];
