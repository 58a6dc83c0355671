import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import {
  annualOrder,
  createSubscriber,
  getCurrentSubscription,
  mailsTo,
  monthlyOrder,
  monthlyPaypalOrder,
  type Person,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { paymentsOf } from '../../../../tests/support/plan-changes.ts';
import { annualCents, monthlyCents, monthlyText } from '../../../../tests/support/prices.ts';
import { raisePrices } from '../../../../tests/support/raise-prices.ts';
import { priceChanges } from '../../db/schema-billing.ts';
import { findFirstCharge } from './price-changes.ts';
import { reconcile } from './reconcile.ts';

const dayMs = 86_400_000;
const billing = setUpBilling();
let restore: () => void = () => {};
afterEach(() => restore());

describe('a change of prices', () => {
  /** Longer than the reconciler's hour, to save time; a change has a month to be made. */
  const stepDays = 5;

  /** The operator restarts with dearer prices, for existing customers too from `days` on. */
  function raiseForAll(days = 0): void {
    const { config } = billing.app.deps;
    const before = config.priceChange;
    const undo = raisePrices(config, { monthly: 100, annual: 1_000 });
    config.priceChange = {
      from: new Date(billing.billingClock.now().getTime() + days * dayMs),
      noticeDays: 30,
    };
    restore = () => {
      undo();
      config.priceChange = before;
    };
  }

  async function work(): Promise<void> {
    await processWebhooks(billing);
    await reconcile(billing.app.deps);
    await billing.app.runJobs();
  }

  async function passDays(days: number): Promise<void> {
    for (let passed = 0; passed < days; passed += stepDays) {
      await billing.passTime(stepDays * dayMs);
      await work();
    }
  }

  const announcementsTo = async (person: Person) =>
    (await mailsTo(billing, person)).filter(({ subject }) => subject.includes('The price of your'));

  const sumsOf = async (person: Person, id: string) =>
    (await paymentsOf(billing, person, id)).map(({ amount }) => Math.round(amount * 100)).reverse();

  describe('the first charge of a new price', () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const row = {
      plan: 'monthly',
      nextChargeAt: new Date('2026-12-10T10:00:00Z'),
      remindedFor: null,
    } as const;
    const first = (changes: object, from = at) =>
      findFirstCharge({ ...row, ...changes }, { from, noticeDays: 30, at })
        ?.toISOString()
        .slice(0, 10);

    test.each([
      ['the first one after the notice', {}, undefined, '2027-01-10'],
      ['not before the date of the change', {}, '2027-02-01', '2027-02-10'],
      [
        'none that was announced with the old price',
        { remindedFor: new Date('2027-01-11T00:00:00Z') },
        undefined,
        '2027-02-10',
      ],
      ['a year later for an annual plan', { plan: 'annual' }, undefined, '2027-12-10'],
      [
        'the last day of a month that lacks the day',
        { nextChargeAt: new Date('2026-12-31T10:00:00Z') },
        '2027-02-01',
        '2027-02-28',
      ],
      ['none without a next charge', { nextChargeAt: null }, undefined, undefined],
    ])('is %s', (_what, changes, from, expected) => {
      expect(first(changes, from ? new Date(from) : at)).toBe(expected);
    });
  });

  describe('a changed price for existing customers', () => {
    test('is announced once, with sums, date and a way to cancel, and charged from that date on', async () => {
      const { person, id } = await createSubscriber(billing, monthlyOrder);
      raiseForAll();
      await work();
      const { priceChange } = await getCurrentSubscription(billing, person);
      await work();
      const mails = await announcementsTo(person);
      expect(mails).toHaveLength(1);
      const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(priceChange.at),
      );
      expect(Date.parse(priceChange.at) - billing.billingClock.now().getTime()).toBeGreaterThanOrEqual(
        30 * dayMs,
      );
      expect(mails[0]?.text).toContain(`From ${date} on, it costs`);
      expect(mails[0]?.text).toContain(`Current price: ${monthlyText} USD`);
      expect(mails[0]?.text).toContain(`Charged on: ${date}`);
      expect(mails[0]?.text).toContain('manage=cancel');
      await passDays(95);
      expect(await announcementsTo(person)).toHaveLength(1);
      const raised = monthlyCents + 100;
      const sums = await sumsOf(person, id);
      expect(sums[0]).toBe(monthlyCents);
      expect(sums.at(-1)).toBe(raised);
      const firstRaised = (await paymentsOf(billing, person, id)).findLast(
        ({ amount }) => amount * 100 > raised - 1,
      );
      expect(Math.abs(Date.parse(firstRaised?.paidAt ?? '') - Date.parse(priceChange.at))).toBeLessThan(
        2 * dayMs,
      );
      expect(await getCurrentSubscription(billing, person)).toMatchObject({
        priceChange: null,
        nextCharge: { amount: raised / 100 },
      });
    });

    test('is never charged while its mail could not be sent', async () => {
      const { person, id } = await createSubscriber(billing, monthlyOrder);
      raiseForAll();
      const { mailer } = billing.app.deps;
      const send = mailer.send;
      mailer.send = async () => {
        throw new Error('no mail server');
      };
      for (let passed = 0; passed < 70; passed += stepDays) {
        await billing.passTime(stepDays * dayMs);
        await processWebhooks(billing).catch(() => undefined);
        await reconcile(billing.app.deps);
        await billing.app.runJobs().catch(() => undefined);
      }
      mailer.send = send;
      expect(new Set(await sumsOf(person, id))).toEqual(new Set([monthlyCents]));
    });

    test('reaches nobody who cancels before, and leaves an annual plan alone until its renewal is near', async () => {
      const { person, subscription, id } = await createSubscriber(billing, monthlyOrder);
      const { person: yearly, id: yearlyId } = await createSubscriber(billing, annualOrder);
      raiseForAll();
      await work();
      const path = `/api/payments/stripe/subscription/${id}/cancel`;
      await billing.call(person, { method: 'POST', url: path, payload: {} });
      await passDays(40);
      expect(await sumsOf(person, id)).toEqual([monthlyCents]);
      const [row] = await billing.app.deps.db
        .select()
        .from(priceChanges)
        .where(eq(priceChanges.subscriptionId, subscription.id));
      expect(row).toBeUndefined();
      expect((await getCurrentSubscription(billing, yearly)).priceChange).toBeNull();
      expect(await sumsOf(yearly, yearlyId)).toEqual([annualCents]);
    });

    test('does not reach PayPal, where the payer would have to agree', async () => {
      const { person, id } = await createSubscriber(billing, monthlyPaypalOrder);
      raiseForAll();
      await passDays(65);
      expect(await announcementsTo(person)).toEqual([]);
      expect((await getCurrentSubscription(billing, person)).priceChange).toBeNull();
      expect(new Set(await sumsOf(person, id))).toEqual(new Set([monthlyCents]));
    });

    test('is only for new customers without a date', async () => {
      const { person, id } = await createSubscriber(billing, monthlyOrder);
      restore = raisePrices(billing.app.deps.config, { monthly: 100, annual: 1_000 });
      await passDays(35);
      expect(await announcementsTo(person)).toEqual([]);
      expect(new Set(await sumsOf(person, id))).toEqual(new Set([monthlyCents]));
    });
  });
});
