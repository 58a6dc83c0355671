/** Completes a switch of plan that the user confirmed on the provider's page. */
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { type PlanId, planIds } from '#shared/plans.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../../lib/storage.ts';
import { showToast } from '../../../ui/toast.tsx';
import styles from '../billing.module.css';
import { formatDate } from '../dates-and-prices.ts';
import type { SubscriptionActionProps } from './own-subscription.ts';

/** A switch that the user confirms on the provider's page, kept in this tab until they return. */
const switchKey = 'switchAtProvider';

interface StartedSwitch {
  subscriptionId: string;
  target: PlanId;
}

export function rememberSwitch(subscriptionId: string, target: PlanId): void {
  const started: StartedSwitch = { subscriptionId, target };
  writeJson(tabStore, switchKey, started);
}

/** The plan that the user went to the provider to confirm, for this subscription. */
function findStartedTarget({ id }: OwnSubscription): PlanId | undefined {
  const started = readJson(tabStore, switchKey) as Partial<StartedSwitch> | null | undefined;
  if (!started || started.subscriptionId !== id) return undefined;
  return planIds.find((plan) => plan === started.target);
}

/** Makes the server read the subscription at the provider. Failures are ignored: the next reading shows the state. */
async function refreshAtProvider(subscription: OwnSubscription): Promise<void> {
  const { paymentProvider: provider, providerSubscriptionId } = subscription;
  const params = { provider, providerSubscriptionId };
  await call('refreshSubscription', { params, fresh: true }).catch(() => undefined);
}

/** The subscription has the target plan, or will have it, or a switch away from it was undone. */
function isSwitched({ subscriptionType, pendingSwitch }: OwnSubscription, target: PlanId): boolean {
  return toPlanId(pendingSwitch?.subscriptionType ?? subscriptionType) === target;
}

/** Delays before each check: the provider may need a moment to record the switch. */
const checkDelaysMs = [0, 2_000, 3_000, 4_000, 5_000];

/** After the return from the provider's page: checks until the switch is done, or says that none was confirmed. */
export function SwitchReturnNote({ subscription, onChanged }: SubscriptionActionProps) {
  const t = manageTexts();
  const [target, setTarget] = useState(() => findStartedTarget(subscription));
  const [checks, setChecks] = useState(0);
  const latest = useRef({ subscription, onChanged });
  latest.current = { subscription, onChanged };
  const isDone = target !== undefined && isSwitched(subscription, target);
  const hasGivenUp = checks >= checkDelaysMs.length;
  useEffect(() => {
    if (!target || isDone || hasGivenUp) return;
    const timer = window.setTimeout(async () => {
      await refreshAtProvider(latest.current.subscription);
      await latest.current.onChanged();
      setChecks((count) => count + 1);
    }, checkDelaysMs[checks]);
    return () => window.clearTimeout(timer);
  }, [target, isDone, hasGivenUp, checks]);
  useEffect(() => {
    // Removes the provider's ids and tokens from the address.
    if (target && window.location.search) navigate(window.location.pathname, { replace: true });
  }, [target]);
  useEffect(() => {
    if (isDone || hasGivenUp) tabStore.remove(switchKey);
    if (!isDone) return;
    showToast({ text: switchedNote(latest.current.subscription), kind: 'status' });
    setTarget(undefined);
  }, [isDone, hasGivenUp]);
  if (!target || isDone) return null;
  const { label } = providerDescriptors[subscription.paymentProvider];
  return (
    <p role="status" className={styles.notice}>
      {hasGivenUp ? t.notConfirmed(label) : t.checkingReturn(label)}
    </p>
  );
}

function switchedNote({ subscriptionType, pendingSwitch }: OwnSubscription): string {
  const t = manageTexts();
  if (!pendingSwitch) return t.switchTakenBack(t.plans[toPlanId(subscriptionType)]);
  return t.switchedLater(t.plans[toPlanId(pendingSwitch.subscriptionType)], formatDate(pendingSwitch.at));
}
