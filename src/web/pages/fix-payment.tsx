import { useState } from 'react';
import { useSearch } from 'wouter';
import { pageUrl } from '#shared/pages.ts';
import { isSafeRedirect } from '../features/billing/provider-calls.ts';
import { fixPaymentTexts } from '../i18n/en/billing.ts';
import { ApiError, call } from '../lib/api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { ActionPage } from './action-page.tsx';

type State = 'ready' | 'opening' | 'invalid' | 'failed';

/**
 * Leads from the link in an email to the provider's page for the payment, without a sign-in. Shows nothing about the
 * account.
 */
export function FixPaymentPage() {
  const t = fixPaymentTexts();
  const query = new URLSearchParams(useSearch());
  const token = query.get('token') ?? '';
  const [state, setState] = useState<State>(token ? 'ready' : 'invalid');

  async function openPaymentPage() {
    setState('opening');
    try {
      const { redirectUrl } = await call('openPaymentFix', { body: { token }, intent: String(Date.now()) });
      if (!redirectUrl || !isSafeRedirect(redirectUrl, window.location.origin)) setState('failed');
      else window.location.assign(redirectUrl);
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'not_found' ? 'invalid' : 'failed');
    }
  }

  const toPlan = pageUrl('pay', { manage: 'plan' });
  const manage = <ButtonLink href={toPlan}>{t.manage}</ButtonLink>;
  if (query.has('done'))
    return <MessagePage canopyOpen={0.9} title={t.done} text={t.doneText} action={manage} />;
  if (state === 'invalid')
    return <MessagePage canopyOpen={0.5} title={t.invalid} text={t.invalidText} action={manage} />;
  return (
    <ActionPage
      title={t.title}
      text={t.text}
      label={t.open}
      busyLabel={t.opening}
      busy={state === 'opening'}
      onAction={() => void openPaymentPage()}
      error={state === 'failed' ? t.failed : undefined}
    >
      <ButtonLink kind="outline" href={toPlan}>
        {t.manage}
      </ButtonLink>
    </ActionPage>
  );
}
