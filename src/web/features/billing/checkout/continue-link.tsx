import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { afterPaymentUrl, forgetAfterPayment } from './after-payment.ts';
import styles from './continue-link.module.css';

/** Leads back to the remembered page, once, or else to the landing page. */
export function ContinueLink() {
  const t = billingTexts();
  const [next] = useState(afterPaymentUrl);
  useEffect(() => forgetAfterPayment, []);
  return (
    <ButtonLink href={next ?? pages.home} full>
      {next ? t.continueQuestion : t.backToHome}
    </ButtonLink>
  );
}

/** Long enough to read what was bought. */
const goOnMs = 6_000;

/** After a payment. To a dialogue that waits it goes by itself, unless the person wants to stay. */
export function ContinueAfterPayment() {
  const t = billingTexts();
  const [next] = useState(afterPaymentUrl);
  const [goes, setGoes] = useState(next?.startsWith(pages.streamChat) ?? false);
  useEffect(() => {
    if (!goes || !next) return;
    const timer = setTimeout(() => navigate(next, { replace: true }), goOnMs);
    return () => clearTimeout(timer);
  }, [goes, next]);
  return (
    <>
      <ContinueLink />
      {goes && (
        <div className={styles.goes}>
          <p role="status">{t.goesOn}</p>
          <Button kind="text" onClick={() => setGoes(false)}>
            {t.stay}
          </Button>
        </div>
      )}
    </>
  );
}
