import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);

/** One step of the schema, as the migrator runs it. */
async function run(client: PGlite, name: string): Promise<void> {
  const text = readFileSync(new URL(`${name}.sql`, folder), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await client.exec(statement);
}

const owner = '11111111-1111-4111-8111-111111111111';
const at = '2026-11-01T10:00:00.000Z';

interface OldSubscription {
  id: string;
  orderType: string;
  status: string;
  live: boolean;
}

/** What an installation could hold before the step 0002. */
const old: OldSubscription[] = [
  { id: '22222222-2222-4222-8222-222222222221', orderType: 'YEARLY', status: 'past_due', live: true },
  { id: '22222222-2222-4222-8222-222222222222', orderType: 'MONTHLY', status: 'canceled', live: false },
];

async function insertOldRows(client: PGlite): Promise<void> {
  await client.query(
    `insert into users (id, email, full_name, created_at) values ($1, 'p@example.org', 'p', $2)`,
    [owner, at],
  );
  for (const { id, orderType, status, live } of old) {
    await client.query(
      `insert into subscriptions (id, user_id, provider, provider_subscription_id, order_type, status, live,
         paid_through, created_at, synced_at)
       values ($1, $2, 'stripe', $7, $3, $4, $5, $6, $6, $6)`,
      [id, owner, orderType, status, live, at, `sub_${id}`],
    );
    await client.query(
      `insert into payments (user_id, subscription_id, provider, provider_payment_id, amount_cents, currency,
         paid_at, period_end) values ($1, $2, 'stripe', $4, 525, 'USD', $3, $3)`,
      [owner, id, at, `in_${id}`],
    );
  }
  await client.query(
    `insert into orders (order_number, user_id, order_type, provider, amount_cents, currency, status, created_at)
     values ('20261101-A', $1, 'YEARLY', 'stripe', 6195, 'USD', 'paid', $2)`,
    [owner, at],
  );
  await client.query(
    `insert into webhook_events (provider, event_id, type, received_at, processed_at)
     values ('stripe', 'evt_1', 'invoice.paid', $1, $1)`,
    [at],
  );
}

let client: PGlite;
beforeEach(async () => {
  client = await PGlite.create();
  await run(client, '0000_first');
  await run(client, '0001_identities');
});
afterEach(() => client.close());

test('the step of money keeps every row and says of old ones what is known', async () => {
  await insertOldRows(client);
  await run(client, '0002_money');
  const subscriptions = await client.query(
    'select order_type, standing, pending_order_type, next_charge_at, next_charge_cents, currency from subscriptions order by id',
  );
  const unknown = { pending_order_type: null, next_charge_at: null, next_charge_cents: null, currency: null };
  expect(subscriptions.rows).toEqual([
    { order_type: 'YEARLY', standing: 'past_due', ...unknown },
    { order_type: 'MONTHLY', standing: 'ended', ...unknown },
  ]);
  const payments = await client.query(
    'select order_type, refunded_cents, disputed, receipt_url from payments order by subscription_id',
  );
  const untouched = { refunded_cents: 0, disputed: false, receipt_url: null };
  expect(payments.rows).toEqual([
    { order_type: 'YEARLY', ...untouched },
    { order_type: 'MONTHLY', ...untouched },
  ]);
  expect((await client.query('select locale from orders')).rows).toEqual([{ locale: 'en' }]);
  expect((await client.query('select subject_kind, subject_id from webhook_events')).rows).toEqual([
    { subject_kind: null, subject_id: null },
  ]);
});

test('the step of money runs on an empty database, and then asks for what it added', async () => {
  await run(client, '0002_money');
  const insert = client.query(
    `insert into subscriptions (user_id, provider, provider_subscription_id, order_type, status, live, created_at,
       synced_at) values ($1, 'stripe', 'sub_1', 'MONTHLY', 'active', true, $2, $2)`,
    [owner, at],
  );
  await expect(insert).rejects.toThrow('standing');
});
