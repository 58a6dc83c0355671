/** Parts of the pages that people return to from the payment: the wait until it is known, and the way on. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { WaitingQuestion } from '../../../ui/waiting-question.tsx';
import styles from '../billing.module.css';
import { forgetAfterPayment, readAfterPaymentUrl, readQuestionAfterPayment } from './after-payment.ts';

/**
 * Leads back to the page that the user left to buy, and forgets it; otherwise to the landing page. `quiet`:
 * the link to the landing page is not emphasized.
 */
export function ContinueLink({ quiet = false }: { quiet?: boolean }) {
  const t = billingTexts();
  const [next] = useState(readAfterPaymentUrl);
  useEffect(() => forgetAfterPayment, []);
  return (
    <ButtonLink kind={quiet && !next ? 'outline' : 'primary'} href={next ?? pages.home} full>
      {next ? t.continueQuestion : t.backToHome}
    </ButtonLink>
  );
}

/** How long the page shows what was bought, so that it can be read. */
const continueAfterMs = 6_000;

/** Shown after a payment. A dialogue that waits for it opens by itself, unless the user wants to stay. */
export function ContinueAfterPayment() {
  const t = billingTexts();
  const [next] = useState(readAfterPaymentUrl);
  const [continues, setContinues] = useState(next?.startsWith(pages.streamChat) ?? false);
  useEffect(() => {
    if (!continues || !next) return;
    const timer = setTimeout(() => navigate(next, { replace: true }), continueAfterMs);
    return () => clearTimeout(timer);
  }, [continues, next]);
  return (
    <>
      <ContinueLink />
      {continues && (
        <div className={styles.continues}>
          <p role="status">{t.goesOn}</p>
          <Button kind="text" onClick={() => setContinues(false)}>
            {t.stay}
          </Button>
        </div>
      )}
    </>
  );
}

/** A progress line for work of unknown length. */
export function ProgressLine() {
  return <i className={styles.line} aria-hidden="true" />;
}

/** Removes the ids and tokens that PayPal adds to the address, which must not stay in the browser's history. */
export function useCleanAddress(ownUrl: string) {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (window.location.pathname + window.location.search !== ownUrl) navigate(ownUrl, { replace: true });
  }, [ownUrl, navigate]);
}

/** The question that waits for the purchase, if there is one. */
export function PendingQuestion() {
  const [question] = useState(readQuestionAfterPayment);
  return question && <WaitingQuestion label={billingTexts().waiting} question={question} />;
}
