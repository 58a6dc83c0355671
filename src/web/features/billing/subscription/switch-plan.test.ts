import { expect, test } from 'vitest';
import { ownSubscription, switchQuote } from '../testing.ts';
import { switchedText, switchWords } from './switch-plan.tsx';

const toMonthly = switchQuote({
  orderType: 'MONTHLY',
  effective: 'period-end',
  dueToday: 0,
  credit: 0,
  nextCharge: { at: '2027-06-18T09:00:00.000Z', amount: 5.25, currency: 'USD' },
});
const annual = ownSubscription({ subscriptionType: 'ANNUAL' });

test('an immediate switch says what is charged today, the credit in it, and the next charge', () => {
  const words = switchWords({ subscription: ownSubscription(), quote: switchQuote() });
  expect(words).toEqual({
    today: '$73.47',
    next: '$61.95 on November\u00a020,\u00a02027',
    text: [
      '$73.47 is charged today, and the Annual plan starts right away.',
      'The unused part of your current period, worth $6.52, has already been deducted.',
      '$61.95 each year after that, until you cancel.',
    ],
    confirm: 'Pay $73.47 and switch',
  });
});

test('when the credit covers everything, nothing is charged today', () => {
  const words = switchWords({ subscription: ownSubscription(), quote: switchQuote({ dueToday: 0 }) });
  expect(words.today).toBe('Nothing');
  expect(words.text[0]).toBe('Nothing is charged today. The Annual plan starts right away.');
  expect(words.confirm).toBe('Switch to Annual');
});

test('a switch at the end of the period charges nothing today', () => {
  const words = switchWords({ subscription: annual, quote: toMonthly });
  expect(words.today).toBe('Nothing');
  expect(words.next).toBe('$5.25 on June\u00a018,\u00a02027');
  expect(words.text).toEqual([
    'Nothing is charged today. Your Annual plan runs until June\u00a018,\u00a02027, then the Monthly plan starts.',
    '$5.25 each month after that, until you cancel.',
  ]);
  expect(words.confirm).toBe('Switch to Monthly');
});

test('with PayPal, the switch is confirmed on its page', () => {
  const words = switchWords({ subscription: { ...annual, paymentProvider: 'paypal' }, quote: toMonthly });
  expect(words.text.at(-1)).toBe(
    "You'll confirm this with PayPal on the next page. Nothing changes until you do.",
  );
  expect(words.confirm).toBe('Continue to PayPal');
});

test('undoing a pending switch says which plan stays', () => {
  const quote = { ...toMonthly, orderType: 'YEARLY' as const };
  const words = switchWords({ subscription: annual, quote });
  expect(words.text[0]).toContain("You'll stay on the Annual plan. The switch to Monthly won't happen");
  expect(words.confirm).toBe('Stay on Annual');
  expect(switchedText({ subscription: annual, quote })).toBe('You stay on the Annual plan.');
  const atPaypal = switchWords({ subscription: { ...annual, paymentProvider: 'paypal' }, quote });
  expect(atPaypal.confirm).toBe('Continue to PayPal');
});

test('sums with a floating-point error are shown in whole cents', () => {
  const quote = switchQuote({ dueToday: 0.1 + 0.2, currency: 'GBP' });
  expect(switchWords({ subscription: ownSubscription(), quote }).today).toBe('£0.30');
});

test('the confirmation says when the other plan starts', () => {
  expect(switchedText({ subscription: ownSubscription(), quote: switchQuote() })).toBe(
    "You're on the Annual plan now.",
  );
  expect(switchedText({ subscription: annual, quote: toMonthly })).toBe(
    "You'll switch to the Monthly plan on June\u00a018,\u00a02027.",
  );
});
