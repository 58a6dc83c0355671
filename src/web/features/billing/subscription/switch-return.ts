import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { call } from '../../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../../lib/storage.ts';
import type { PlanType } from './manage-words.ts';

/** A change that the person agrees to at the provider's page; kept in this tab until they are back. */
const waitingKey = 'switchAtProvider';

interface Waiting {
  subscriptionId: string;
  target: PlanType;
}

export function rememberSwitch(subscriptionId: string, target: PlanType): void {
  const waiting: Waiting = { subscriptionId, target };
  writeJson(tabStore, waitingKey, waiting);
}

export function forgetSwitch(): void {
  tabStore.remove(waitingKey);
}

/** The plan that was asked for at the provider, for this very subscription. */
export function waitingSwitch({ id }: OwnSubscription): PlanType | undefined {
  const kept = readJson(tabStore, waitingKey) as Partial<Waiting> | null | undefined;
  if (!kept || kept.subscriptionId !== id) return undefined;
  return kept.target === 'MONTHLY' || kept.target === 'ANNUAL' ? kept.target : undefined;
}

/** Has the server ask the provider how the subscription stands; whether it could is seen by reading it then. */
export async function askProvider(subscription: OwnSubscription): Promise<void> {
  const { paymentProvider: provider, providerSubscriptionId } = subscription;
  const params = { provider, providerSubscriptionId };
  await call('refreshSubscription', { params, fresh: true }).catch(() => undefined);
}

/** Whether the subscription is what was asked for: changed, about to change, or not to change any more. */
export function isSwitched({ subscriptionType, pendingSwitch }: OwnSubscription, target: PlanType): boolean {
  return (pendingSwitch?.subscriptionType ?? subscriptionType) === target;
}
