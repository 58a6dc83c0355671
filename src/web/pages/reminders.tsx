import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { pages } from '#shared/pages.ts';
import { remindersTexts } from '../i18n/en/check-in.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { ApiError, call } from '../lib/api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { focusHeading, MessagePage, OpenSettings } from '../ui/page.tsx';
import { ActionPage } from './action-page.tsx';

type State = 'ready' | 'stopping' | 'stopped' | 'invalid' | 'failed';

/** Stops all reminders by the link in an email, without a sign-in. */
export function RemindersPage() {
  const t = remindersTexts();
  const openSettings = use(OpenSettings);
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [state, setState] = useState<State>(token ? 'ready' : 'invalid');

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

  // `canopyOpen`: how far the leaves of the background have opened, from 0 to 1.
  if (state === 'stopped')
    return (
      <MessagePage canopyOpen={0.9} title={t.stopped} text={t.stoppedText}>
        <Button kind="outline" onClick={openSettings}>
          {t.toSettings}
        </Button>
      </MessagePage>
    );
  if (state === 'invalid') return <MessagePage canopyOpen={0.5} title={t.invalid} text={t.invalidText} />;
  return (
    <ActionPage
      title={t.title}
      text={t.text}
      label={t.stop}
      busyLabel={t.stopping}
      busy={state === 'stopping'}
      onAction={() => void stop()}
      error={state === 'failed' ? t.failed : undefined}
    >
      <ButtonLink kind="outline" href={pages.home}>
        {commonTexts().backHome}
      </ButtonLink>
    </ActionPage>
  );
}
