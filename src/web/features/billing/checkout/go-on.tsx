import { useEffect, useState } from 'react';
import { pages } from '#shared/pages.ts';
import { billingTexts } from '../../../i18n/billing.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { continuation, forgetJourney } from './journey.ts';

/** Back to the question that led here, else to the landing page. The way back is used once. */
export function GoOn() {
  const t = billingTexts();
  const [next] = useState(continuation);
  useEffect(() => forgetJourney, []);
  return (
    <ButtonLink href={next ?? pages.home} full>
      {next ? t.continueQuestion : t.backToHome}
    </ButtonLink>
  );
}
