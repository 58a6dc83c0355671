import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { pages, pageUrl } from '#shared/pages.ts';
import { isSignedIn, requireLogin } from '../../features/auth/session.ts';
import { noteCare, useCareSeen } from '../../features/care/care-memory.ts';
import { CareCard, HelpButton } from '../../features/care/help.tsx';
import styles from '../../features/check-ins/check-in.module.css';
import {
  type CheckIn,
  type CheckInState,
  DatedHeading,
  FromBoth,
  formatDay,
  formatTimePassed,
  NowPart,
  SealedEnvelope,
  ThenPart,
  useCheckIn,
} from '../../features/check-ins/check-in.tsx';
import { type AnsweredCheckIn, CheckInForm } from '../../features/check-ins/check-in-form.tsx';
import { checkInTexts } from '../../i18n/en/check-in.ts';
import { commonTexts } from '../../i18n/en/first-screen.ts';
import { useDeferred } from '../../lib/lazy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusHeading, Page } from '../../ui/page.tsx';
import patterns from '../../ui/patterns.module.css';
import { CareScreen } from '../care-screen.tsx';

/**
 * A check-in, which looks back at a dialogue: shows the dialogue, asks how things are now, then shows both together.
 */
export function CheckInPage() {
  const sessionId = new URLSearchParams(useSearch()).get('session') ?? '';
  useEffect(() => {
    if (!isSignedIn()) requireLogin(pageUrl('checkIn', { session: sessionId || undefined }));
  }, [sessionId]);
  return isSignedIn() ? <SignedIn key={sessionId} sessionId={sessionId} /> : <Frame />;
}

function Frame({ lead, children }: { lead?: string; children?: ReactNode }) {
  return (
    <Page
      canopyOpen={0.9}
      wide
      corners={['tr']}
      aside={<HelpButton />}
      className={`${patterns.smallSky} ${styles.page}`}
      ground={children ?? '\u00a0'}
    >
      <div className={styles.head}>
        <h1>{commonTexts().titles.checkIn}</h1>
        <p className="muted">{lead ?? '\u00a0'}</p>
      </div>
    </Page>
  );
}

function SignedIn({ sessionId }: { sessionId: string }) {
  const { state, show, reload } = useCheckIn(sessionId);
  const [needsHelp, setNeedsHelp] = useState(false);
  const care = useCareSeen();

  function onAnswered({ checkIn, care: level, careKind }: AnsweredCheckIn) {
    if (level) noteCare(level, careKind);
    if (level === 'high') return setNeedsHelp(true);
    flushSync(() => show(checkIn));
    focusHeading({ always: true });
  }

  if (needsHelp) return <CareScreen kind={care?.kind} onBack={() => setNeedsHelp(false)} />;
  if (state.kind !== 'ready') return <NotReady state={state} onRetry={reload} />;
  const { checkIn } = state;
  if (checkIn.status === 'planned') return <Planned checkIn={checkIn} />;
  return checkIn.status === 'due' ? (
    <Due checkIn={checkIn} onAnswered={onAnswered} onDone={reload} />
  ) : (
    <Done checkIn={checkIn} />
  );
}

/** Few see it; loaded with the check-in, which may find out that there is no network. */
const loadMessagePage = () => import('../../ui/message-page.tsx').then(({ MessagePage }) => MessagePage);

function NotReady({
  state,
  onRetry,
}: {
  state: Exclude<CheckInState, { kind: 'ready' }>;
  onRetry: () => void;
}) {
  const t = checkInTexts();
  const MessagePage = useDeferred(true, loadMessagePage);
  if (state.kind === 'loading' || !MessagePage)
    return (
      <Frame>
        <p role="status">{t.loading}</p>
      </Frame>
    );
  return (
    <MessagePage
      key={state.kind}
      canopyOpen={0.9}
      aside={<HelpButton />}
      {...t.notReady[state.kind]}
      action={
        state.kind === 'failed' ? (
          <Button full onClick={onRetry}>
            {t.tryAgain}
          </Button>
        ) : (
          <ButtonLink href={pages.library} full>
            {t.back}
          </ButtonLink>
        )
      }
    />
  );
}

function Planned({ checkIn }: { checkIn: CheckIn }) {
  const t = checkInTexts();
  return (
    <Frame lead={t.plannedLead(formatDay(checkIn.dueAt))}>
      <div className={styles.layout}>
        <ThenPart checkIn={checkIn} />
        <section className={styles.planned} aria-label={t.plannedTitle}>
          <DatedHeading title={t.plannedTitle} at={checkIn.dueAt} />
          {checkIn.hasPrediction && <SealedEnvelope>{t.sealed}</SealedEnvelope>}
          <p>{t.planned(formatDay(checkIn.dueAt))}</p>
          <p className="muted">{checkIn.remind ? t.mailed : t.notMailed}</p>
          <ButtonLink href={pages.library}>{t.back}</ButtonLink>
        </section>
      </div>
    </Frame>
  );
}

interface DueProps {
  checkIn: CheckIn;
  onAnswered: (answered: AnsweredCheckIn) => void;
  onDone: () => void;
}

function Due({ checkIn, onAnswered, onDone }: DueProps) {
  const passed = formatTimePassed(checkIn.createdAt, new Date().toISOString());
  return (
    <Frame lead={checkInTexts().lead(passed)}>
      <div className={styles.layout}>
        <ThenPart checkIn={checkIn} />
        <CheckInForm checkIn={checkIn} onAnswered={onAnswered} onDone={onDone} />
      </div>
    </Frame>
  );
}

function Done({ checkIn }: { checkIn: CheckIn }) {
  const t = checkInTexts();
  const { answers, createdAt, doneAt, quotes, clarity } = checkIn;
  const care = useCareSeen();
  if (!answers || !doneAt) return null;
  return (
    <Frame lead={t.leadDone(formatTimePassed(createdAt, doneAt))}>
      <div className={styles.layout}>
        <ThenPart checkIn={checkIn} />
        <NowPart answers={answers} at={doneAt} earlier={clarity?.after ?? clarity?.before} />
        <FromBoth quotes={quotes} createdAt={createdAt} doneAt={doneAt} />
        {care && <CareCard />}
        <div className={styles.end}>
          <ButtonLink href={pages.library}>{t.toLibrary}</ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
