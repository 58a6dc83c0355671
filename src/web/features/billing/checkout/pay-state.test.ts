import { expect, test } from 'vitest';
import { noChoice, type PayAction, payStep, reducePay, withOffered } from './pay-state.ts';

const after = (...actions: PayAction[]) => actions.reduce(reducePay, noChoice);
const annual: PayAction = { type: 'plan', plan: 'annual' };
const monthly: PayAction = { type: 'plan', plan: 'monthly' };
const stripe: PayAction = { type: 'method', method: 'stripe' };

test('first a plan, then a method, then the payment', () => {
  expect(payStep(noChoice)).toBe('plan');
  expect(payStep(after(annual))).toBe('method');
  expect(payStep(after(annual, stripe))).toBe('ready');
  expect(payStep(after(annual, stripe, { type: 'pay' }))).toBe('paying');
});

test('choosing a plan resets the method', () => {
  expect(after(annual, stripe, monthly)).toEqual({ plan: 'monthly', method: undefined, paying: false });
});

test('a method cannot be chosen and nothing paid before a plan is chosen', () => {
  expect(after(stripe)).toEqual(noChoice);
  expect(after({ type: 'pay' })).toEqual(noChoice);
  expect(after(annual, { type: 'pay' }).paying).toBe(false);
});

test('the choice cannot change while it is being paid', () => {
  const paying = after(annual, stripe, { type: 'pay' });
  expect(reducePay(paying, monthly)).toBe(paying);
  expect(reducePay(paying, { type: 'pay' })).toBe(paying);
});

test('a payment that stopped keeps the choice', () => {
  expect(after(annual, stripe, { type: 'pay' }, { type: 'stopped' })).toEqual({
    plan: 'annual',
    method: 'stripe',
    paying: false,
  });
});

test('a method that the server does not offer is no choice', () => {
  const chosen = after(annual, stripe);
  expect(withOffered(chosen, ['paypal', 'stripe'])).toBe(chosen);
  expect(payStep(withOffered(chosen, ['paypal']))).toBe('method');
});
