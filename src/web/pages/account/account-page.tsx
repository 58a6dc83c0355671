import { type KeyboardEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { pages } from '#shared/pages.ts';
import { ProviderButtons } from '../../features/auth/provider-buttons.tsx';
import { authKeys, readAfterLoginTarget } from '../../features/auth/sign-in-storage.ts';
import { readAfterPaymentUrl } from '../../features/billing/checkout/after-payment.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { hasSignedInBeforeKey } from '../../lib/sign-in-keys.ts';
import { localStore } from '../../lib/storage.ts';
import { Page, Paper } from '../../ui/page.tsx';
import { findPageQuestion, WaitingQuestion } from '../../ui/waiting-question.tsx';
import styles from './account.module.css';

/** Why the login or the registration was opened, which decides what the page shows. */
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
  const signedInBefore = [hasSignedInBeforeKey, authKeys.userId].some(
    (key) => localStore.read(key) !== undefined,
  );
  const target = readAfterLoginTarget();
  const isToPay = target === pages.pay && localStore.read(authKeys.redirectAfterLogin) !== undefined;
  const question = findPageQuestion(isToPay ? readAfterPaymentUrl() : target);
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

interface AccountPageProps {
  /** Where the account is only a step to a question or a payment, these pages share one heading instead. */
  heading: string;
  back?: ReactNode;
  /** Offers Google and Apple. */
  providers: boolean;
  children: ReactNode;
}

/** The card of the login and of the registration. The question that the user wants to ask stays visible. */
export function AccountPage({ heading, back, providers, children }: AccountPageProps) {
  const t = authTexts();
  const { isStep, question } = useArrival();
  return (
    <Page apart={0.3} centered footer className={styles.page}>
      {back}
      <Paper className={styles.card}>
        <h1>{isStep ? t.loginHeading : heading}</h1>
        {question && <WaitingQuestion label={t.waiting} question={question} />}
        {providers && <ProviderButtons />}
        {children}
      </Paper>
    </Page>
  );
}

/** Enter in a filled field goes on to the next empty one; in the last it sends the form. */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.value === '') return;
  const fields = [...form.querySelectorAll('input')];
  const next = fields.slice(fields.indexOf(target) + 1).find(({ value }) => value === '');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
