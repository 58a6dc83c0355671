// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetChoice, keepChoice, readChoice } from './pay-choice.ts';
import { noChoice } from './pay-state.ts';

beforeEach(() => sessionStorage.clear());

test('plan and method come back, but nothing is being paid', () => {
  keepChoice({ plan: 'annual', method: 'paypal', paying: true });
  expect(readChoice()).toEqual({ plan: 'annual', method: 'paypal', paying: false });
});

test('a new plan without a method forgets the old method', () => {
  keepChoice({ plan: 'annual', method: 'paypal', paying: false });
  keepChoice({ plan: 'monthly', method: undefined, paying: false });
  expect(readChoice()).toEqual({ plan: 'monthly', method: undefined, paying: false });
});

test('what was bought, or is no plan, is no choice', () => {
  keepChoice({ plan: 'annual', method: 'paypal', paying: false });
  forgetChoice();
  expect(readChoice()).toEqual(noChoice);
  sessionStorage.setItem('chosenPlan', 'weekly');
  sessionStorage.setItem('chosenMethod', 'stripe');
  expect(readChoice()).toEqual(noChoice);
});
