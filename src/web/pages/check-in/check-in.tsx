import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { pages, pageUrl } from '#shared/pages.ts';
import { isSignedIn, requireLogin } from '../../features/auth/session.ts';
import { CareCard, HelpButton } from '../../features/care/help.tsx';
import { noteRiskInTab, useRiskInTab } from '../../features/care/risk-in-tab.ts';
import styles from '../../features/check-ins/check-in.module.css';
import {
  type CheckIn,
  type CheckInState,
  DatedHeading,
  formatLongDay,
  formatTimePassed,
  NowPart,
  QuotesOfBoth,
  SealedEnvelope,
  ThenPart,
  useCheckIn,
} from '../../features/check-ins/check-in.tsx';
import { type AnsweredCheckIn, CheckInForm } from '../../features/check-ins/check-in-form.tsx';
import { checkInTexts } from '../../i18n/en/check-in.ts';
import { commonTexts } from '../../i18n/en/first-screen.ts';
import { useLazyComponent } from '../../lib/lazy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusHeading, Page } from '../../ui/page.tsx';
import patterns from '../../ui/patterns.module.css';
import { CareScreen } from '../care-screen.tsx';

/** How far the leaves around the page have opened; results have 1. */
const apart = 0.9;

/** Keeps the height of a line whose text is not known yet. */
const emptyLine = '\u00a0';

/**
 * A check-in, which looks back at a dialogue: shows the dialogue (`ThenPart`), asks how things are now, then shows both
 * together (`NowPart`, and a quote of each in `QuotesOfBoth`). The session id is the dialogue's; without one the server
 * finds no check-in, and the page says so.
 */
export function CheckInPage() {
  const sessionId = new URLSearchParams(useSearch()).get('session') ?? '';
  useEffect(() => {
    if (!isSignedIn()) requireLogin(pageUrl('checkIn', { session: sessionId || undefined }));
  }, [sessionId]);
  return isSignedIn() ? <SignedIn key={sessionId} sessionId={sessionId} /> : <CheckInFrame />;
}

interface FrameProps {
  /** A line below the heading. */
  introduction?: string;
  /** Below the sky. */
  children?: ReactNode;
}

function CheckInFrame({ introduction, children }: FrameProps) {
  return (
    <Page
      apart={apart}
      wide
      corners={['tr']}
      aside={<HelpButton />}
      className={`${patterns.smallSky} ${styles.page}`}
      ground={children ?? emptyLine}
    >
      <div className={styles.head}>
        <h1>{commonTexts().titles.checkIn}</h1>
        <p className="muted">{introduction ?? emptyLine}</p>
      </div>
    </Page>
  );
}

function SignedIn({ sessionId }: { sessionId: string }) {
  const { state, showAnswered, reload } = useCheckIn(sessionId);
  const [showsHelpPage, setShowsHelpPage] = useState(false);
  const riskInTab = useRiskInTab();

  /** `care`: the risk that an answer spoke of. A high one shows the page with help instead of the check-in. */
  function onAnswered({ checkIn, care: riskLevel, careKind }: AnsweredCheckIn) {
    if (riskLevel) noteRiskInTab(riskLevel, careKind);
    if (riskLevel === 'high') return setShowsHelpPage(true);
    flushSync(() => showAnswered(checkIn)); // The new heading must be there to get the focus.
    focusHeading({ always: true });
  }

  if (showsHelpPage) return <CareScreen kind={riskInTab?.kind} onBack={() => setShowsHelpPage(false)} />;
  if (state.kind !== 'ready') return <NotReady state={state} onRetry={reload} />;
  const { checkIn } = state;
  if (checkIn.status === 'planned') return <Planned checkIn={checkIn} />;
  return checkIn.status === 'due' ? (
    <Due checkIn={checkIn} onAnswered={onAnswered} onDone={reload} />
  ) : (
    <Done checkIn={checkIn} />
  );
}

/** Loaded together with the check-in, because it is needed when loading the check-in fails for want of a network. */
const loadMessagePage = () => import('../../ui/message-page.tsx').then(({ MessagePage }) => MessagePage);

function NotReady({
  state,
  onRetry,
}: {
  state: Exclude<CheckInState, { kind: 'ready' }>;
  onRetry: () => void;
}) {
  const t = checkInTexts();
  const MessagePage = useLazyComponent(true, loadMessagePage);
  if (state.kind === 'loading' || !MessagePage)
    return (
      <CheckInFrame>
        <p role="status">{t.loading}</p>
      </CheckInFrame>
    );
  return (
    <MessagePage
      key={state.kind}
      apart={apart}
      aside={<HelpButton />}
      // Title and text.
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
    <CheckInFrame introduction={t.plannedLead(formatLongDay(checkIn.dueAt))}>
      <div className={styles.layout}>
        <ThenPart checkIn={checkIn} />
        <section className={styles.planned} aria-label={t.plannedTitle}>
          <DatedHeading title={t.plannedTitle} at={checkIn.dueAt} />
          {checkIn.hasPrediction && <SealedEnvelope>{t.sealed}</SealedEnvelope>}
          <p>{t.planned(formatLongDay(checkIn.dueAt))}</p>
          <p className="muted">{checkIn.remind ? t.mailed : t.notMailed}</p>
          <ButtonLink href={pages.library}>{t.back}</ButtonLink>
        </section>
      </div>
    </CheckInFrame>
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
    <CheckInFrame introduction={checkInTexts().lead(passed)}>
      <div className={styles.layout}>
        <ThenPart checkIn={checkIn} />
        <CheckInForm checkIn={checkIn} onAnswered={onAnswered} onDone={onDone} />
      </div>
    </CheckInFrame>
  );
}

function Done({ checkIn }: { checkIn: CheckIn }) {
  const t = checkInTexts();
  const { answers, createdAt, doneAt, quotes, clarity } = checkIn;
  const riskInTab = useRiskInTab();
  // A check-in that is done has both; the types do not say so.
  if (!answers || !doneAt) return null;
  return (
    <CheckInFrame introduction={t.leadDone(formatTimePassed(createdAt, doneAt))}>
      <div className={styles.layout}>
        <ThenPart checkIn={checkIn} />
        {/* Compared with how clear the question was at the end of the dialogue, otherwise at its beginning. */}
        <NowPart answers={answers} at={doneAt} earlier={clarity?.after ?? clarity?.before} />
        <QuotesOfBoth quotes={quotes} createdAt={createdAt} doneAt={doneAt} />
        {riskInTab && <CareCard />}
        <div className={styles.end}>
          <ButtonLink href={pages.library}>{t.toLibrary}</ButtonLink>
        </div>
      </div>
    </CheckInFrame>
  );
}
