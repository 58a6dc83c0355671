/** Why the login or the registration was opened, which decides what the page shows. */
import { useState, useSyncExternalStore } from 'react';
import { pages } from '#shared/pages.ts';
import { readAfterLoginTarget } from '../../features/auth/after-login.ts';
import { keys } from '../../features/auth/sign-in-storage.ts';
import { readAfterPaymentUrl } from '../../features/billing/checkout/after-payment.ts';
import { hasSignedInBeforeKey } from '../../lib/sign-in-keys.ts';
import { localStore } from '../../lib/storage.ts';
import { questionAt } from '../../ui/waiting-question.tsx';

export interface Arrival {
  /** Somebody has signed in here before. */
  signedInBefore: boolean;
  /** The question that the user wants to ask and needs an account for. */
  question?: string | undefined;
  /** A new user was sent here because the next step needs an account: the page must not ask for a password yet. */
  isStep: boolean;
}

/** While the page is prerendered, nothing is known about the visitor. */
const prerendered: Arrival = { signedInBefore: false, isStep: false };

export function readArrival(): Arrival {
  const signedInBefore = [hasSignedInBeforeKey, keys.userId].some(
    (key) => localStore.read(key) !== undefined,
  );
  const target = readAfterLoginTarget();
  const isToPay = target === pages.pay && localStore.read(keys.redirectAfterLogin) !== undefined;
  const question = questionAt(isToPay ? readAfterPaymentUrl() : target);
  return { signedInBefore, question, isStep: !signedInBefore && (isToPay || question !== undefined) };
}

const subscribeToNothing = () => () => undefined;

/** Read once, because the page must not change during the sign-in. */
export function useArrival(): Arrival {
  const [arrival] = useState(() => (typeof window === 'undefined' ? prerendered : readArrival()));
  return useSyncExternalStore(
    subscribeToNothing,
    () => arrival,
    () => prerendered,
  );
}
