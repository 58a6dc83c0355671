import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  active,
  monthly,
  monthlyByPaypal,
  openShop,
  order,
  press,
  type Shop,
  start,
} from '../../../../tests/support/shop.ts';
import { orders } from '../../db/schema-billing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Look extends Record<string, unknown> {
  waits: number;
}

/** Minutes until the next look after this checkout; undefined when none is planned. */
async function nextLook(checkoutId: string): Promise<number | undefined> {
  const { rows } = (await shop.test.deps.db.execute<Look>(sql`
    select round(extract(epoch from start_after - now()) / 60)::int as waits
    from jobs.job where name = 'sync-checkout' and state = 'created'
    and data ->> 'checkoutId' = ${checkoutId}`)) as { rows: Look[] };
  expect(rows.length).toBeLessThan(2);
  return rows[0]?.waits;
}

const lookNow = async () => {
  await shop.test.deps.db.execute(sql`update jobs.job set start_after = now() where state = 'created'`);
  await shop.test.runJobs();
};

async function open(plan: typeof monthly, provider: 'stripe' | 'paypal') {
  const person = await shop.person();
  const ref = await order(shop, person, plan);
  const { sessionId, redirectUrl } = (await start(shop, person, ref, {}, {}, provider)).json();
  const status = async () =>
    (await shop.test.deps.db.select().from(orders).where(eq(orders.id, ref.orderId)))[0]?.status;
  return { person, ref, redirectUrl, status, id: String(sessionId) };
}

describe.each([
  ['stripe', monthly],
  ['paypal', monthlyByPaypal],
] as const)('a payer at %s who never returns, with all webhooks lost', (provider, plan) => {
  test('is let in at the next look after the payment', async () => {
    const { person, redirectUrl, status, id } = await open(plan, provider);
    expect(await nextLook(id)).toBe(2);
    await lookNow();
    expect([await status(), await nextLook(id)]).toEqual(['pending', 8]);
    await press(shop, redirectUrl, 'pay');
    await lookNow();
    expect([await status(), await nextLook(id)]).toEqual(['paid', undefined]);
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
  });

  test('who abandoned the page is looked after less and less often, and then no more', async () => {
    const { id } = await open(plan, provider);
    const waits = [];
    for (let look = 0; look < 5; look++) {
      waits.push(await nextLook(id));
      await lookNow();
    }
    expect(waits).toEqual([2, 8, 20, 150, 1_320]);
    expect(await nextLook(id)).toBeUndefined();
  });
});

test('an order whose page has run out is closed', async () => {
  const { id, status } = await open(monthly, 'stripe');
  await shop.stripe.checkout.sessions.expire(id);
  await lookNow();
  expect([await status(), await nextLook(id)]).toEqual(['expired', undefined]);
});
