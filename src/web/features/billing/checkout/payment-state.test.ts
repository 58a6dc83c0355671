// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  forgetChoice,
  keepPaymentChoice,
  type PaymentAction,
  type PaymentState,
  readPaymentChoice,
  reducePayment,
  withOfferedMethod,
} from './payment-state.ts';

const noChoice: PaymentState = { step: 'plan' };
const after = (...actions: PaymentAction[]) => actions.reduce(reducePayment, noChoice);
const annual: PaymentAction = { type: 'plan', plan: 'annual' };
const monthly: PaymentAction = { type: 'plan', plan: 'monthly' };
const stripe: PaymentAction = { type: 'method', method: 'stripe' };
const pay: PaymentAction = { type: 'pay' };

beforeEach(() => sessionStorage.clear());

test('first a plan, then a method, then the payment', () => {
  expect(after().step).toBe('plan');
  expect(after(annual).step).toBe('method');
  expect(after(annual, stripe).step).toBe('ready');
  expect(after(annual, stripe, pay).step).toBe('paying');
});

test('choosing a plan resets the method', () => {
  expect(after(annual, stripe, monthly)).toEqual({ step: 'method', plan: 'monthly' });
});

test('without a plan, no method can be chosen and nothing paid', () => {
  expect(after(stripe)).toEqual(noChoice);
  expect(after(pay)).toEqual(noChoice);
  expect(after(annual, pay).step).toBe('method');
});

test('the choice cannot change while it is being paid', () => {
  const paying = after(annual, stripe, pay);
  expect(reducePayment(paying, monthly)).toBe(paying);
  expect(reducePayment(paying, pay)).toBe(paying);
});

test('a payment that stopped keeps the choice', () => {
  expect(after(annual, stripe, pay, { type: 'stopped' })).toEqual({
    step: 'ready',
    plan: 'annual',
    method: 'stripe',
  });
});

test('a method that the server does not offer is dropped', () => {
  const chosen = after(annual, stripe);
  expect(withOfferedMethod(chosen, ['paypal', 'stripe'])).toBe(chosen);
  expect(withOfferedMethod(chosen, ['paypal'])).toEqual(after(annual));
});

test('plan and method are restored, but no payment in progress', () => {
  keepPaymentChoice(after(annual, stripe, pay));
  expect(readPaymentChoice()).toEqual(after(annual, stripe));
});

test('a new plan without a method removes the stored method', () => {
  keepPaymentChoice(after(annual, stripe));
  keepPaymentChoice(after(monthly));
  expect(readPaymentChoice()).toEqual(after(monthly));
});

test('nothing is restored after the purchase, nor from an unknown plan', () => {
  keepPaymentChoice(after(annual, stripe));
  forgetChoice();
  expect(readPaymentChoice()).toEqual(noChoice);
  sessionStorage.setItem('chosenPlan', 'weekly');
  sessionStorage.setItem('chosenMethod', 'stripe');
  expect(readPaymentChoice()).toEqual(noChoice);
});
