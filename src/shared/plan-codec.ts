/** The API's names of a plan. Orders and switches use MONTHLY or YEARLY, subscriptions MONTHLY or ANNUAL. */
import type { PlanId } from './plans.ts';

export const orderTypes = ['MONTHLY', 'YEARLY'] as const;
export type OrderType = (typeof orderTypes)[number];

export const subscriptionTypes = ['MONTHLY', 'ANNUAL'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export function toOrderType(plan: PlanId): OrderType {
  return plan === 'monthly' ? 'MONTHLY' : 'YEARLY';
}

export function toSubscriptionType(plan: PlanId): SubscriptionType {
  return plan === 'monthly' ? 'MONTHLY' : 'ANNUAL';
}

/** YEARLY and ANNUAL are the annual plan. */
export function toPlanId(word: OrderType | SubscriptionType): PlanId {
  return word === 'MONTHLY' ? 'monthly' : 'annual';
}
