import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BillingApp,
  createBillingApp,
  createOrder,
  createSubscriber,
  getCurrentSubscription,
  openPayPage,
  type Person,
  pressOnPayPage,
  processWebhooks,
} from '../../../../tests/support/billing-app.ts';
import { pdfText } from '../../../../tests/support/pdf-text.ts';
import { priceAmount, priceText } from '../../../../tests/support/prices.ts';
import { insertPayment, insertSubscription } from '../../../../tests/support/subscription-rows.ts';
import { openConcurrentDatabase } from '../../../../tests/support/test-database.ts';
import type { PaymentRecord } from '../../../shared/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { receiptCounters, receipts } from '../../db/schema-billing.ts';
import { reconcile } from '../sync/reconcile.ts';
import { issueReceipts } from './receipts.ts';

/** On PostgreSQL: on PGlite's single connection, nothing can happen at the same time. */
let database: Database;
let billing: BillingApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clearing-'));
  writeFileSync(join(folder, 'prices.json'), JSON.stringify({ taxes: { GB: 20, DE: 19 } }));
  database = await openConcurrentDatabase();
  billing = await createBillingApp({
    database,
    env: {
      STRIPE_TAX: 'true',
      PRICES_FILE: join(folder, 'prices.json'),
      SELLER_NAME: 'Example Studio GmbH',
      SELLER_ADDRESS: 'Beispielstraße 1, 10115 Berlin, Germany',
      SUPPORT_EMAIL: 'help@clearing.test',
      SELLER_TAX_ID: 'VAT DE123456789',
    },
  });
});
afterAll(async () => {
  await billing.close();
  rmSync(folder, { recursive: true });
});

const monthlyCents = Math.round(priceAmount('monthly', 'EUR') * 100);

const rows = () => database.db.select().from(receipts).orderBy(asc(receipts.seller), asc(receipts.sequence));

async function listPayments(person: Person): Promise<PaymentRecord[]> {
  const { id } = await getCurrentSubscription(billing, person);
  return (await billing.call(person, { url: `/api/payments/subscription/${id}/payments` })).json();
}

const download = (person: Person, id: string, locale = 'en') =>
  billing.call(person, { url: `/api/receipts/${id}/pdf?locale=${locale}` });

const euros = (paymentMethod: string) => ({
  orderType: 'MONTHLY',
  paymentMethod,
  amount: priceAmount('monthly', 'EUR'),
  currency: 'EUR',
});

/** The buyer's country as the pay page sends it. */
async function buyIn(countryCode: string, body: object): Promise<Person> {
  const person = await billing.createPerson();
  const ref = await createOrder(billing, person, body);
  const { redirectUrl } = (await openPayPage(billing, person, ref, { countryCode }, {}, 'paypal')).json();
  await pressOnPayPage(billing, redirectUrl, 'pay');
  await processWebhooks(billing);
  return person;
}

describe('a receipt', () => {
  test('names net, rate, tax, seller, number and period, as Stripe found the tax', async () => {
    const { person } = await createSubscriber(billing, euros('stripe'));
    const [payment] = await listPayments(person);
    expect(payment?.tax).toEqual({ kind: 'vat', amount: 1.12, rate: '19', country: 'DE' });
    const [receipt] = payment?.receipts ?? [];
    expect(receipt).toEqual({ id: expect.any(String), number: 'R-000001', kind: 'payment' });
    const answer = await download(person, receipt?.id ?? '');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="receipt-R-000001.pdf"');
    const text = pdfText(answer.rawPayload);
    const [row] = await database.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, person.userId));
    for (const line of [
      'Invoice and receipt',
      'Example Studio GmbH',
      'Tax number: VAT DE123456789',
      'R-000001',
      'November 20, 2026 to December 20, 2026',
      '€5.87 EUR',
      'VAT 19% (Germany)',
      '€1.12 EUR',
      `${priceText('monthly', 'EUR')} EUR`,
      payment?.orderNumber ?? '?',
    ])
      expect(text).toContain(line);
    // A long address may take two lines.
    expect(text.replaceAll('\n', '')).toContain(row?.email ?? '?');
  });

  test('is in the mail about the payment, in the language of the order', async () => {
    billing.app.mails.length = 0;
    await createSubscriber(billing, { ...euros('stripe'), locale: 'zh' });
    const mail = billing.app.mails.find(({ subject }) => subject.includes('收据'));
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ contentType: 'application/pdf', filename: 'receipt-R-000002.pdf' });
    expect(mail?.text).toContain('收据编号：R-000002');
    expect(mail?.text).toContain('增值税 19%（德国）：€1.12 EUR');
    const text = pdfText(file?.content ?? Buffer.alloc(0));
    for (const line of [
      '收据',
      '开具日期',
      '2026年11月20日至2026年12月20日',
      '不含税金额',
      '增值税 19%（德国）',
    ])
      expect(text).toContain(line);
  });

  test('has the tax of the country that PayPal was given for of the buyer', async () => {
    const person = await buyIn('DE', euros('paypal'));
    const [payment] = await listPayments(person);
    expect(payment?.tax).toEqual({ kind: 'vat', amount: 1.12, rate: '19', country: 'DE' });
    const abroad = await buyIn('FR', euros('paypal'));
    expect((await listPayments(abroad))[0]).toMatchObject({ tax: null, receipts: [{ kind: 'payment' }] });
  });

  test('is for its owner only', async () => {
    const [first] = await rows();
    const other = await billing.createPerson();
    expect((await download(other, first?.id ?? '')).statusCode).toBe(404);
    expect((await billing.call(undefined, { url: `/api/receipts/${first?.id}/pdf` })).statusCode).toBe(401);
  });
});

describe('a refund', () => {
  test('in parts gets a credit note for each part, and their tax adds up', async () => {
    const { person } = await createSubscriber(billing, euros('stripe'));
    const [payment] = await listPayments(person);
    const { data } = await billing.stripe.invoices.list({ limit: 1, expand: ['data.payments'] });
    const intent = data[0]?.payments?.data[0]?.payment.payment_intent;
    for (const amount of [233, 233, 233]) {
      await billing.stripe.refunds.create({ payment_intent: String(intent), amount });
      await processWebhooks(billing);
      await processWebhooks(billing);
    }
    const issued = (await rows()).filter(({ providerPaymentId }) => providerPaymentId === payment?.reference);
    expect(issued.map(({ kind, amountCents, taxCents }) => [kind, amountCents, taxCents])).toEqual([
      ['payment', monthlyCents, 112],
      ['refund', -233, -37],
      ['refund', -233, -38],
      ['refund', -233, -37],
    ]);
    expect(issued[1]?.details.corrects).toBe(issued[0]?.number);
    const mail = billing.app.mails.at(-1);
    expect(mail?.attachments?.[0]?.filename).toBe(`credit-note-${issued[3]?.number}.pdf`);
    expect(pdfText(mail?.attachments?.[0]?.content ?? Buffer.alloc(0))).toContain(
      `Refund of a payment that was invoiced as ${issued[0]?.number}`,
    );
  });
});

describe('numbers', () => {
  const config = (name: string) => ({
    productName: 'Clearing',
    seller: { name, address: 'Somewhere 1', email: 'a@clearing.test' },
    receipts: { prefix: '', taxId: undefined, note: undefined, years: 10 },
  });
  const sequencesOf = async (seller: string) =>
    (await rows()).filter((row) => row.seller === seller).map(({ sequence }) => sequence);

  test('of each seller have no gap and no double, at the same time and after rollbacks', async () => {
    const { userId } = await billing.createPerson();
    const subscription = await insertSubscription(database.db, userId);
    const paid = await Promise.all(
      Array.from({ length: 36 }, () => insertPayment(database.db, subscription)),
    );
    const outcomes = await Promise.allSettled(
      paid.map((payment, index) =>
        database.db.transaction(async (tx) => {
          await issueReceipts(tx, config(index % 2 ? 'One Ltd' : 'Two Ltd'), [payment], new Date());
          if (index % 3 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(12);
    const all = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(await sequencesOf('One Ltd')).toEqual(all);
    expect(await sequencesOf('Two Ltd')).toEqual(all);
    const [counter] = await database.db
      .select()
      .from(receiptCounters)
      .where(eq(receiptCounters.seller, 'One Ltd'));
    expect(counter?.last).toBe(12);
  });

  test('of everything that was sold here have no gap', async () => {
    const sequences = await sequencesOf('Example Studio GmbH');
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
    expect(sequences.length).toBeGreaterThan(6);
  });
});

describe('after the account is deleted', () => {
  test('receipts stay without the person, a later refund still gets its credit note, and old ones go', async () => {
    const { person, id } = await createSubscriber(billing, euros('stripe'));
    const [payment] = await listPayments(person);
    const [row] = await database.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, person.userId));
    // Without a password, the address is enough to confirm.
    await database.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.userId));
    const payload = { email: row?.email };
    await billing.call(person, { method: 'POST', url: '/api/account/delete', payload });
    const kept = () =>
      database.db
        .select()
        .from(receipts)
        .where(eq(receipts.providerPaymentId, payment?.reference ?? ''))
        .orderBy(asc(receipts.sequence));
    expect(await kept()).toEqual([
      expect.objectContaining({ userId: null, amountCents: monthlyCents, taxCents: 112 }),
    ]);
    expect(JSON.stringify(await kept())).not.toContain(row?.email ?? '?');
    await billing.stripeSandbox.simulated.perform(id, 'refund');
    await processWebhooks(billing);
    expect((await kept()).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['payment', monthlyCents],
      ['refund', -monthlyCents],
    ]);
    const elevenYears = 11 * 366 * 86_400_000;
    await reconcile({
      ...billing.app.deps,
      billingNow: () => new Date(billing.billingClock.now().getTime() + elevenYears),
    });
    expect(await kept()).toEqual([]);
    expect((await rows()).length).toBeGreaterThan(6);
  });
});
