import type { KeyboardEvent, ReactNode } from 'react';
import { ProviderButtons } from '../../features/auth/provider-buttons.tsx';
import { authTexts } from '../../i18n/en/auth.ts';
import { Page, Paper } from '../../ui/page.tsx';
import { WaitingQuestion } from '../../ui/waiting-question.tsx';
import styles from './account.module.css';
import { useArrival } from './arrival.ts';

interface AccountPageProps {
  /** Where the account is only a step to a question or a payment, these pages share one heading instead. */
  heading: string;
  back?: ReactNode;
  /** Offers Google and Apple. */
  providers: boolean;
  children: ReactNode;
}

/**
 * The card of the login and of the registration: on a wide screen the form is beside the heading. The question that
 * the user wants to ask stays visible.
 */
export function AccountPage({ heading, back, providers, children }: AccountPageProps) {
  const t = authTexts();
  const { isStep, question } = useArrival();
  return (
    <Page canopyOpen={0.3} wide centered footer className={styles.page}>
      <Paper className={styles.card}>
        <div className={styles.about}>
          {back}
          <h1>{isStep ? t.loginHeading : heading}</h1>
          {question && <WaitingQuestion label={t.waiting} question={question} />}
          {providers && <ProviderButtons />}
        </div>
        <div>{children}</div>
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
