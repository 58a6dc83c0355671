import { Image } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';
import {
  evidenceFor,
  getLines,
  type LineRef,
  packSummary,
  replaceLine,
  type Summary,
  unpackSummary,
} from '#shared/summary.ts';
import { CareCard, HelpButton } from '../../features/care/help.tsx';
import { noteRiskInTab, useRiskInTab } from '../../features/care/risk-in-tab.ts';
import { currentSessionId } from '../../features/chat/dialogue-ids.ts';
import { goHome, goToConfirm, goToQuestion, sessionIdFromState } from '../../features/chat/dialogue-paths.ts';
import { createTranscript, readHistory, updateHistory, useHistory } from '../../features/chat/history.ts';
import { readNote, writeNote } from '../../features/chat/question/draft.ts';
import { describeCallFailure, restoreFromServer } from '../../features/chat/turn/server-dialogue.ts';
import { isUnstored } from '../../features/chat/unstored/unstored.ts';
import { type ClaimTools, type RewriteOutcome, rewriteLine } from '../../features/summary/claim-line.tsx';
import { NextStepCard } from '../../features/summary/next-step/next-step-card.tsx';
import { useCheckInPlanner } from '../../features/summary/next-step/own-check-in.ts';
import { findStep, pathWithoutStep } from '../../features/summary/shown-lines.ts';
import { type PastRound, SummaryBody, SummaryHead } from '../../features/summary/summary-view.tsx';
import { commonTexts } from '../../i18n/en/first-screen.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { ApiError } from '../../lib/api.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { useLazyComponent } from '../../lib/lazy.tsx';
import { Canopy, Emblem, Logo } from '../../ui/art.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, useProductName } from '../../ui/page.tsx';
import { CareScreen } from '../care-screen.tsx';
import skyStyles from './sky.module.css';
import styles from './summary.module.css';

/** The results page: the summary that ends a dialogue. */
export function SummaryPage() {
  const state = useHistoryState<unknown>();
  const sessionId = sessionIdFromState(state) ?? currentSessionId();
  useEffect(() => {
    if (!sessionId) goHome();
  }, [sessionId]);
  return sessionId ? <StoredResults key={sessionId} sessionId={sessionId} /> : <MessageOnly />;
}

function MessageOnly({ text }: { text?: string }) {
  const t = summaryTexts();
  return (
    <Page apart={1} aside={<HelpButton />}>
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

/** The results from this browser, or, after a reload without them, from the server. */
function useSummary(sessionId: string) {
  const { summary } = useHistory(sessionId);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const stored = readHistory(sessionId);
    if (stored.summary && stored.rounds.length > 0) return;
    restoreFromServer(sessionId).then(
      (position) => {
        if (stored.summary || position.kind === 'summary') return;
        if (position.kind === 'question') goToQuestion(sessionId);
        else if (position.kind === 'begin') goToConfirm(position.question, sessionId);
        else setMissing(true);
      },
      () => setMissing(true),
    );
  }, [sessionId]);
  return { summary, missing };
}

function usePastRounds(sessionId: string): PastRound[] {
  const { rounds } = useHistory(sessionId);
  return useMemo(
    () => rounds.map(({ question, userResponse }) => ({ question, answer: userResponse?.content ?? '' })),
    [rounds],
  );
}

function StoredResults({ sessionId }: { sessionId: string }) {
  const { summary, missing } = useSummary(sessionId);
  if (summary) return <Results sessionId={sessionId} summary={summary} />;
  return <MessageOnly text={missing ? summaryTexts().empty : undefined} />;
}

const loadUnstoredNotice = () =>
  import('./summary-unstored.tsx').then(({ UnstoredNotice }) => UnstoredNotice);

const loadSealedPrediction = () =>
  import('../../features/summary/next-step/sealed-prediction.tsx').then(
    ({ SealedPrediction }) => SealedPrediction,
  );

const loadShareDialog = () =>
  import('../../features/summary/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog);

const loadLinks = () => import('./summary-links.tsx').then(({ SummaryLinks }) => SummaryLinks);

const loadClarity = () =>
  import('../../features/chat/clarity/clarity.tsx').then(({ ClarityAfter }) => ClarityAfter);

function Results({ sessionId, summary }: { sessionId: string; summary: Summary }) {
  const [showsHelpPage, setShowsHelpPage] = useState(false);
  const [showsSources, setShowsSources] = useState(false);
  const rounds = usePastRounds(sessionId);
  const tools = {
    ...createClaimTools(sessionId, summary, () => setShowsHelpPage(true)),
    showsSources,
    questionOf: (round: number) => rounds[round - 1]?.question,
  };
  const attribution = useAttribution(useHistory(sessionId).summaryGuide);
  const riskInTab = useRiskInTab();
  const step = findStep(summary, rounds);
  const unstored = isUnstored(sessionId);
  const planner = useCheckInPlanner(unstored ? undefined : sessionId);
  const UnstoredNotice = useLazyComponent(unstored, loadUnstoredNotice);
  const SealedPrediction = useLazyComponent(planner !== undefined, loadSealedPrediction);
  const Clarity = useLazyComponent(!unstored, loadClarity);
  const Links = useLazyComponent(!unstored, loadLinks);
  if (showsHelpPage) return <CareScreen kind={riskInTab?.kind} onBack={() => setShowsHelpPage(false)} />;
  return (
    <>
      <Page
        apart={1}
        wide
        corners={['tr']}
        aside={<HelpButton />}
        className={`${skyStyles.sky} ${styles.page}`}
        ground={
          <SummaryBody
            summary={summary}
            rounds={rounds}
            tools={tools}
            onSources={setShowsSources}
            attribution={attribution}
            clarity={
              !unstored && (
                <div className={styles.clarity}>{Clarity && <Clarity sessionId={sessionId} />}</div>
              )
            }
            prediction={
              planner &&
              SealedPrediction && (
                <SealedPrediction
                  sessionId={sessionId}
                  planner={planner}
                  draft={predictionDraft(sessionId)}
                  onCare={({ care, careKind }) => {
                    if (care) noteRiskInTab(care, careKind);
                    if (care === 'high') setShowsHelpPage(true);
                  }}
                />
              )
            }
          >
            {!unstored && <div className={styles.links}>{Links && <Links sessionId={sessionId} />}</div>}
          </SummaryBody>
        }
      >
        <SummaryHead summary={summary} step={step} tools={tools}>
          <NextStepCard
            step={step}
            isWholePath={summary.steps.length > 0 && pathWithoutStep(summary, step).length === 0}
            planner={planner}
            quiet={riskInTab !== undefined}
          />
        </SummaryHead>
        {riskInTab && <CareCard />}
        {UnstoredNotice && <UnstoredNotice sessionId={sessionId} />}
      </Page>
      <Actions sessionId={sessionId} summary={summary} />
    </>
  );
}

/** The unsent text of the prediction. */
const predictionDraft = (sessionId: string) => ({
  read: () => readNote(sessionId, 'guess'),
  write: (text: string | undefined) => writeNote(sessionId, 'guess', text),
});

/** The last row of the page, where sharing does not cover or urge anything. */
function Actions({ sessionId, summary }: { sessionId: string; summary: Summary }) {
  const t = summaryTexts();
  const [sharing, setSharing] = useState(false);
  const ShareDialog = useLazyComponent(true, loadShareDialog);
  const product = useProductName();
  const { rounds, clarity } = useHistory(sessionId);
  return (
    <>
      <footer className={styles.end}>
        <div className={styles.actions}>
          {!isUnstored(sessionId) && (
            <p className={styles.saved}>{t.savedIn(commonTexts().titles.library)}</p>
          )}
          <Button kind="outline" icon={<Image aria-hidden="true" />} onClick={() => setSharing(true)}>
            {t.shareScreenshot}
          </Button>
          <ButtonLink kind="outline" href={pages.home}>
            {t.backHome}
          </ButtonLink>
        </div>
      </footer>
      {sharing && ShareDialog && (
        <ShareDialog
          summary={summary}
          product={product}
          rounds={rounds.length}
          clarity={clarity}
          art={
            <>
              <Emblem />
              <Canopy corners={['tr']} />
            </>
          }
          logo={<Logo size={34} />}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

async function rewrite(sessionId: string, shown: Summary, target: LineRef, note: string) {
  const replayed = isUnstored(sessionId) ? createTranscript(readHistory(sessionId)) : undefined;
  const before = readHistory(sessionId).summary ?? shown;
  const transcript = replayed && { ...replayed, frontendDisplay: packSummary(before) };
  const response = await rewriteLine(sessionId, target, note, transcript);
  if (response.care) noteRiskInTab(response.care, response.careKind);
  if (response.care === 'high') return { kind: 'care' as const };
  const written = unpackSummary(response.frontendDisplay);
  const text = getLines(written, target.part)[target.index] ?? '';
  const line = { text, evidence: evidenceFor(written, target) };
  updateHistory(sessionId, (history) => ({
    ...history,
    summary: replaceLine(history.summary ?? shown, target, line),
  }));
  return { kind: 'written' as const, text };
}

async function handleRewriteError(sessionId: string, error: unknown): Promise<RewriteOutcome> {
  const t = summaryTexts();
  const isChanged = error instanceof ApiError && error.code === 'line_changed';
  if (!isChanged) return { kind: 'failed', text: describeCallFailure(error, t.rewriteFailed) };
  await restoreFromServer(sessionId).catch(() => undefined);
  return { kind: 'failed', text: t.lineChanged };
}

function createClaimTools(
  sessionId: string,
  summary: Summary,
  showHelpPage: () => void,
): Omit<ClaimTools, 'showsSources' | 'questionOf'> {
  const lineKey = ({ part, index }: LineRef) => `${part}${index}`;
  return {
    getEvidence: (target) => evidenceFor(summary, target),
    readNote: (target) => readNote(sessionId, lineKey(target)),
    writeNote: (target, note) => writeNote(sessionId, lineKey(target), note),
    rewrite: async (target, note) => {
      try {
        const outcome = await rewrite(sessionId, summary, target, note);
        if (outcome.kind !== 'care') return outcome;
        showHelpPage();
        return outcome;
      } catch (error) {
        return handleRewriteError(sessionId, error);
      }
    },
  };
}

/** Names the model in use, or the built-in guide where it replaced the model. */
function useAttribution(guide: string | undefined): string {
  const t = summaryTexts();
  const inUse = useAppConfig()?.guide;
  if (!guide || !inUse || (inUse.kind === 'built-in' && guide === 'built-in')) return t.software;
  if (guide === 'built-in') return t.byBuiltIn;
  return t.byModel(guide === inUse.kind ? inUse.label : guide);
}
