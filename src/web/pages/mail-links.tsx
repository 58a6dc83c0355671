/** The screens that links in emails lead to, without a sign-in. */
import { type ReactNode, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { pages, pageUrl } from '#shared/pages.ts';
import { isSafeRedirect } from '../features/billing/provider-calls.ts';
import { fixPaymentTexts } from '../i18n/en/billing.ts';
import { remindersTexts } from '../i18n/en/check-in.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { ApiError, call } from '../lib/api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FieldMessages } from '../ui/field.tsx';
import { MessageArt } from '../ui/message-art.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { focusHeading, OpenSettings } from '../ui/page.tsx';

interface ActionPageProps {
  art: ReactNode;
  title: string;
  text: string;
  /** The text of the button, and while it works. */
  label: string;
  busyLabel: string;
  busy: boolean;
  onAction: () => void;
  /** Why the last try failed. */
  error?: string | undefined;
  /** Below the button. */
  children: ReactNode;
}

/** A screen that a link in an email leads to. Opening it does nothing, because mail scanners open links: its button does. */
function ActionPage({
  art,
  title,
  text,
  label,
  busyLabel,
  busy,
  onAction,
  error,
  children,
}: ActionPageProps) {
  const action = (
    <>
      {error && (
        <div role="alert">
          <FieldMessages id="failed" error={error} />
        </div>
      )}
      <Button full busy={busy} busyLabel={busyLabel} onClick={onAction}>
        {label}
      </Button>
    </>
  );
  return (
    <MessagePage apart={0.7} art={art} title={title} text={text} action={action}>
      {children}
    </MessagePage>
  );
}

const letter = <MessageArt name="letter" />;
const card = <MessageArt name="card" />;

type RemindersState = 'ready' | 'stopping' | 'stopped' | 'invalid' | 'failed';

/** Stops all reminders by the link in an email, without a sign-in. */
export function RemindersPage() {
  const t = remindersTexts();
  const openSettings = use(OpenSettings);
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [state, setState] = useState<RemindersState>(token ? 'ready' : 'invalid');

  async function stop() {
    setState('stopping');
    // The API client refuses an equal write that follows at once. Another `intent` makes the next click a new request.
    const result = await call('stopReminders', { body: { token }, intent: String(Date.now()) }).then(
      () => 'stopped' as const,
      (error: unknown) =>
        error instanceof ApiError && error.code === 'not_found' ? 'invalid' : ('failed' as const),
    );
    // The new screen's heading must be in the document before it can get the focus.
    flushSync(() => setState(result));
    if (result !== 'failed') focusHeading({ always: true });
  }

  if (state === 'stopped')
    return (
      <MessagePage apart={0.9} art={<MessageArt name="done" />} title={t.stopped} text={t.stoppedText}>
        <Button kind="text" onClick={openSettings}>
          {t.toSettings}
        </Button>
      </MessagePage>
    );
  if (state === 'invalid')
    return <MessagePage apart={0.5} art={letter} title={t.invalid} text={t.invalidText} />;
  return (
    <ActionPage
      art={letter}
      title={t.title}
      text={t.text}
      label={t.stop}
      busyLabel={t.stopping}
      busy={state === 'stopping'}
      onAction={() => void stop()}
      error={state === 'failed' ? t.failed : undefined}
    >
      <ButtonLink kind="text" href={pages.home}>
        {commonTexts().backHome}
      </ButtonLink>
    </ActionPage>
  );
}

type PaymentState = 'ready' | 'opening' | 'invalid' | 'failed';

/**
 * Leads from the link in an email to the provider's page for the payment, without a sign-in. Shows nothing about the
 * account.
 */
export function FixPaymentPage() {
  const t = fixPaymentTexts();
  const query = new URLSearchParams(useSearch());
  const token = query.get('token') ?? '';
  const [state, setState] = useState<PaymentState>(token ? 'ready' : 'invalid');

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
  const manage = (
    <ButtonLink href={toPlan} full>
      {t.manage}
    </ButtonLink>
  );
  if (query.has('done'))
    return (
      <MessagePage
        apart={0.9}
        art={<MessageArt name="done" />}
        title={t.done}
        text={t.doneText}
        action={manage}
      />
    );
  if (state === 'invalid')
    return <MessagePage apart={0.5} art={card} title={t.invalid} text={t.invalidText} action={manage} />;
  return (
    <ActionPage
      art={card}
      title={t.title}
      text={t.text}
      label={t.open}
      busyLabel={t.opening}
      busy={state === 'opening'}
      onAction={() => void openPaymentPage()}
      error={state === 'failed' ? t.failed : undefined}
    >
      <ButtonLink kind="text" href={toPlan}>
        {t.manage}
      </ButtonLink>
    </ActionPage>
  );
}
