import { useEffect, useState } from 'react';
import { pages } from '#shared/pages.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { afterPaymentUrl, forgetAfterPayment } from './after-payment.ts';

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
