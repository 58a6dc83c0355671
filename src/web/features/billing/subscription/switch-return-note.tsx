import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import { showToast } from '../../../ui/toast.tsx';
import styles from '../manage.module.css';
import type { SubscriptionActionProps } from './cancel-subscription.tsx';
import { dateText } from './manage-words.ts';
import { askProvider, forgetSwitch, isSwitched, waitingSwitch } from './switch-return.ts';

/** How long to wait before each look: a provider may need a moment to know it itself. */
const looksMs = [0, 2_000, 3_000, 4_000, 5_000];

/** Back from the provider's page: looks again until the change is there, or says that none was confirmed. */
export function SwitchReturnNote({ subscription, onChanged }: SubscriptionActionProps) {
  const t = manageTexts();
  const [target, setTarget] = useState(() => waitingSwitch(subscription));
  const [looks, setLooks] = useState(0);
  const now = useRef({ subscription, onChanged });
  now.current = { subscription, onChanged };
  const there = target !== undefined && isSwitched(subscription, target);
  const over = looks >= looksMs.length;
  useEffect(() => {
    if (!target || there || over) return;
    const timer = window.setTimeout(async () => {
      await askProvider(now.current.subscription);
      await now.current.onChanged();
      setLooks((past) => past + 1);
    }, looksMs[looks]);
    return () => window.clearTimeout(timer);
  }, [target, there, over, looks]);
  useEffect(() => {
    // The provider's names and tokens need not stay in the address.
    if (target && window.location.search) navigate(window.location.pathname, { replace: true });
  }, [target]);
  useEffect(() => {
    if (there || over) forgetSwitch();
    if (!there) return;
    showToast({ text: switchedNote(now.current.subscription), kind: 'status' });
    setTarget(undefined);
  }, [there, over]);
  if (!target || there) return null;
  const { label } = providerDescriptors[subscription.paymentProvider];
  return (
    <p role="status" className={styles.notice}>
      {over ? t.notConfirmed(label) : t.checkingReturn(label)}
    </p>
  );
}

function switchedNote({ subscriptionType, pendingSwitch }: SubscriptionActionProps['subscription']): string {
  const t = manageTexts();
  if (!pendingSwitch) return t.switchTakenBack(t.plans[subscriptionType]);
  return t.switchedLater(t.plans[pendingSwitch.subscriptionType], dateText(pendingSwitch.at));
}
