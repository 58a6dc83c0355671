import { Image } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';
import { parseDisplay } from '#shared/reply-parser.ts';
import type { FrontendDisplay } from '#shared/shapes.ts';
import { HelpButton } from '../features/care/help-button.tsx';
import { goHome, goToConfirm, goToQuestion, sessionOfState } from '../features/chat/dialogue-paths.ts';
import { readHistory, useHistory } from '../features/chat/history.ts';
import { restoreFromServer } from '../features/chat/server-dialogue.ts';
import { currentSessionId } from '../features/chat/session.ts';
import { sectionsOf } from '../features/summary/sections.ts';
import { ShareDialog } from '../features/summary/share-dialog.tsx';
import { type PastRound, SummaryBody, SummaryHead } from '../features/summary/summary-view.tsx';
import { commonTexts } from '../i18n/common.ts';
import { summaryTexts } from '../i18n/summary.ts';
import { useAppConfig } from '../lib/app-config.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Canopy } from '../ui/canopy.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { Logo } from '../ui/logo.tsx';
import { Page } from '../ui/page.tsx';
import styles from './summary.module.css';

/** The analysis (spec 2: third page). */
export function SummaryPage() {
  const state = useHistoryState<unknown>();
  const sessionId = sessionOfState(state) ?? currentSessionId();
  useEffect(() => {
    if (!sessionId) goHome();
  }, [sessionId]);
  return sessionId ? <Summary key={sessionId} sessionId={sessionId} state={state} /> : <Plain />;
}

function Plain({ text }: { text?: string }) {
  const t = summaryTexts();
  return (
    <Page open={1} aside={<HelpButton />}>
      <h1 className={styles.plain}>{text === undefined ? t.loading : t.title}</h1>
      {text !== undefined && (
        <>
          <p className={styles.empty}>{text}</p>
          <ButtonLink href={pages.home}>{t.backHome}</ButtonLink>
        </>
      )}
    </Page>
  );
}

function displayOfState(state: unknown): FrontendDisplay | undefined {
  const data = typeof state === 'object' && state !== null ? Reflect.get(state, 'summaryData') : undefined;
  return data ? parseDisplay(data) : undefined;
}

/** A reload: from the browser's own copy, from what the page was given, or from the server. */
function useDisplay(sessionId: string, state: unknown) {
  const stored = useHistory(sessionId).summary;
  const [missing, setMissing] = useState(false);
  const given = useMemo(() => displayOfState(state), [state]);
  useEffect(() => {
    const { summary, rounds } = readHistory(sessionId);
    if (summary && rounds.length > 0) return;
    const shown = summary ?? given;
    restoreFromServer(sessionId).then(
      (place) => {
        if (shown || place.kind === 'summary') return;
        if (place.kind === 'question') goToQuestion(sessionId);
        else if (place.kind === 'begin') goToConfirm(place.question);
        else setMissing(true);
      },
      () => setMissing(true),
    );
  }, [sessionId, given]);
  return { display: stored ?? given, missing };
}

function usePastRounds(sessionId: string): PastRound[] {
  const { rounds } = useHistory(sessionId);
  return useMemo(
    () => rounds.map(({ question, userResponse }) => ({ question, answer: userResponse?.content ?? '' })),
    [rounds],
  );
}

function Summary({ sessionId, state }: { sessionId: string; state: unknown }) {
  const { display, missing } = useDisplay(sessionId, state);
  if (display) return <Results sessionId={sessionId} display={display} />;
  return <Plain text={missing ? summaryTexts().empty : undefined} />;
}

function Results({ sessionId, display }: { sessionId: string; display: FrontendDisplay }) {
  const sections = useMemo(() => sectionsOf(display), [display]);
  const rounds = usePastRounds(sessionId);
  return (
    <>
      <Page
        open={1}
        wide
        corners={['tr']}
        aside={<HelpButton />}
        className={styles.page}
        ground={<SummaryBody sections={sections} rounds={rounds} />}
      >
        <SummaryHead sections={sections} />
      </Page>
      <Bar sections={sections} />
    </>
  );
}

function Bar({ sections }: { sections: ReturnType<typeof sectionsOf> }) {
  const t = summaryTexts();
  const [sharing, setSharing] = useState(false);
  const product = useAppConfig()?.productName ?? commonTexts().product;
  return (
    <>
      <footer className={styles.bar}>
        <div className={styles.actions}>
          <Button icon={<Image aria-hidden="true" />} onClick={() => setSharing(true)}>
            {t.shareScreenshot}
          </Button>
          <ButtonLink kind="line" href={pages.home}>
            {t.backHome}
          </ButtonLink>
        </div>
      </footer>
      {sharing && (
        <ShareDialog
          sections={sections}
          product={product}
          host={window.location.host}
          art={
            <>
              <Emblem />
              <Canopy corners={['tr']} />
            </>
          }
          mark={<Logo size={34} />}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
