import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { billingTexts } from '../../../i18n/billing.ts';
import styles from '../billing.module.css';
import type { Problem } from './checkout.ts';

type Texts = ReturnType<typeof billingTexts>;

/** The refusal in the reader's language, else in the server's words, else the text of spec 8. */
export function problemText(t: Texts, { problem, code, message, provider = '' }: Problem): string {
  const refusals = new Map(Object.entries(t.refusals));
  const text = t[problem];
  return refusals.get(code ?? '') || message || (typeof text === 'string' ? text : text(provider));
}

export function PayProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.problem}>
      <CircleAlert />
      <div>{children}</div>
    </div>
  );
}
