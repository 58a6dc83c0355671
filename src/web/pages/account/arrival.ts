/** How a person comes to the pages for an account. */
import { useState, useSyncExternalStore } from 'react';
import { pages } from '#shared/pages.ts';
import { afterLoginTarget } from '../../features/auth/after-login.ts';
import { keys } from '../../features/auth/sign-in-storage.ts';
import { afterPaymentUrl } from '../../features/billing/checkout/after-payment.ts';
import { knownKey } from '../../lib/sign-in-keys.ts';
import { localStore } from '../../lib/storage.ts';
import { questionAt } from '../../lib/waiting-question.ts';

export interface Arrival {
  /** Somebody has signed in here before. */
  known: boolean;
  /** What the person is on the way to ask. */
  question?: string | undefined;
  /** A new person has not chosen this page, but needs it for the next step: it must not ask for a password yet. */
  isStep: boolean;
}

/** The prerendered page knows nothing. */
const unknown: Arrival = { known: false, isStep: false };

export function readArrival(): Arrival {
  const known = [knownKey, keys.userId].some((key) => localStore.read(key) !== undefined);
  const target = afterLoginTarget();
  const isToPay = target === pages.pay && localStore.read(keys.redirectAfterLogin) !== undefined;
  const question = questionAt(isToPay ? afterPaymentUrl() : target);
  return { known, question, isStep: !known && (isToPay || question !== undefined) };
}

const never = () => () => undefined;

/** Read once, because the page must not change during the sign-in. */
export function useArrival(): Arrival {
  const [arrival] = useState(() => (typeof window === 'undefined' ? unknown : readArrival()));
  return useSyncExternalStore(
    never,
    () => arrival,
    () => unknown,
  );
}
