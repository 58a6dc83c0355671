import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import { pages } from '#shared/pages.ts';
import { CareCard, HelpButton } from '../../features/care/help.tsx';
import { noteRiskInTab, useRiskInTab } from '../../features/care/risk-in-tab.ts';
import { currentSessionId, hasRisk } from '../../features/chat/dialogue-ids.ts';
import {
  goHome,
  goToConfirm,
  goToQuestion,
  goToSummary,
  goToWaitingScreen,
  sessionIdFromState,
} from '../../features/chat/dialogue-paths.ts';
import {
  type ChatHistory,
  createUserResponse,
  getCurrentRound,
  isHistoryKept,
  readHistory,
  recordAnswer,
  type StoredRound,
  stepBack,
  updateHistory,
  useHistory,
} from '../../features/chat/history.ts';
import { QuestionView } from '../../features/chat/question/question-view.tsx';
import { RoundProgress } from '../../features/chat/question/round-progress.tsx';
import type { Answer } from '../../features/chat/question/round-renderer.tsx';
import { findOrCreateTurn, forgetTurn, type TurnRequest } from '../../features/chat/turn/pending-turn.ts';
import {
  goBackOnServer,
  restoreFromServer,
  stepBackLocally,
} from '../../features/chat/turn/server-dialogue.ts';
import { useUnderstood } from '../../features/chat/understood/use-understood.ts';
import { isUnstored, useUnstoredNote } from '../../features/chat/unstored/unstored.ts';
import { chatTexts, understoodTexts } from '../../i18n/en/chat.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { importWithRetry, useLazyComponent } from '../../lib/lazy.tsx';
import { focusHeading, Page } from '../../ui/page.tsx';
import { clearToasts, showToast } from '../../ui/toast.tsx';
import { CareScreen } from '../care-screen.tsx';
import styles from '../dialogue.module.css';

/**
 * The page of one question of the guide, with the controls to answer it. An answer is sent as a turn (the answer and the
 * guide's reply to it), which the waiting screen follows; it then comes back here with the next round.
 *
 * The session id is the dialogue's: of the history entry, so that going back shows the dialogue that was open there,
 * otherwise the tab's current one.
 */
export function QuestionPage() {
  const historyState = useHistoryState<unknown>();
  const sessionId = sessionIdFromState(historyState) ?? currentSessionId();
  useEffect(() => {
    if (sessionId) return;
    // Opened without a dialogue, e.g. by its address: begin one.
    showToast({ text: chatTexts().tryAgain, kind: 'status' });
    goToConfirm();
  }, [sessionId]);
  return sessionId ? <Question key={sessionId} sessionId={sessionId} /> : <Loading />;
}

function Loading() {
  return (
    <Page apart={openAtFirst} header="home" aside={<HelpButton />}>
      <h1 className={styles.loading}>{chatTexts().loading}</h1>
    </Page>
  );
}

/**
 * The current round as this browser stored it. If it has none, e.g. on another device, the server's copy is loaded
 * first; a dialogue that has ended continues with its results, one without an answer with its beginning.
 */
function useRestoredRound(sessionId: string): StoredRound | undefined {
  const history = useHistory(sessionId);
  const round = getCurrentRound(history);
  useEffect(() => {
    if (getCurrentRound(readHistory(sessionId))) return;
    restoreFromServer(sessionId).then(
      (position) => {
        if (position.kind === 'summary') goToSummary(sessionId);
        if (position.kind === 'begin') goToConfirm(position.question, sessionId);
      },
      () => {
        const t = chatTexts();
        showToast({ text: isUnstored(sessionId) ? t.unstoredGone : t.tryAgain, kind: 'status' });
        goHome();
      },
    );
  }, [sessionId]);
  return round;
}

/** Code that sends a turn and follows its stream. Loaded when the question is shown, to be ready for the answer. */
const loadTurnRunner = () => import('../../features/chat/turn/turn-runner.ts');

/** How far the branches that frame the sky have moved aside: more with each answer, and completely with the results. */
const openAtFirst = 0.45;
const openPerAnswer = 0.1;
const openAtLast = 0.8;

function Question({ sessionId }: { sessionId: string }) {
  const round = useRestoredRound(sessionId);
  useEffect(() => {
    loadTurnRunner().catch(() => undefined);
  }, []);
  const backMode = new URLSearchParams(useSearch()).get('back') === 'true';
  const { goingBack, goBack } = useStepBack(sessionId);
  // The current round's index is the number of rounds before it.
  const answered = useHistory(sessionId).currentIndex;
  const riskInTab = useRiskInTab() !== undefined;
  const riskInSession = useMemo(() => hasRisk(sessionId), [sessionId]);
  const careCard = (riskInTab || riskInSession) && <CareCard />;
  const panel = useUnderstoodPanel(sessionId, careCard);
  const attribution = useAttribution(round?.guide);
  const unstoredNote = useUnstoredNote(sessionId);
  if (!round) return <Loading />;
  if (panel.showsHelpPage) return <CareScreen kind={panel.riskKind} onBack={panel.leaveHelpPage} />;
  const apart = Math.min(openAtLast, openAtFirst + openPerAnswer * answered);
  const aside = (
    <>
      <RoundProgress answered={answered} />
      <HelpButton />
    </>
  );
  return (
    <Page
      key={round.id}
      apart={apart}
      header="home"
      wide
      aside={aside}
      // A branch would lie on the lock of the note.
      corners={unstoredNote ? ['tr'] : ['tr', 'bl']}
      className={styles.question}
    >
      <QuestionView
        sessionId={sessionId}
        round={round}
        goingBack={goingBack}
        onBack={goBack}
        onOptionPicked={(answer) => sendEarly(sessionId, round, answer, backMode)}
        onAnswer={(answer) => sendAnswer(sessionId, round, answer, backMode)}
        onOpenUnderstanding={panel.show}
        understoodLines={panel.lineCount}
        onEnough={
          round.currentRound >= limits.enoughFromRound ? () => endDialogue(sessionId, round) : undefined
        }
        attribution={attribution}
        unstoredNote={unstoredNote}
      >
        {careCard}
      </QuestionView>
      {panel.element}
    </Page>
  );
}

/** 'Enough for now': ends the dialogue without an answer to the open question. */
function endDialogue(sessionId: string, round: StoredRound): void {
  clearToasts();
  const text = understoodTexts().enough;
  goToWaitingScreen({ kind: 'finish', sessionId, text, round: round.currentRound });
}

/**
 * Records the answer in the history of this browser, and returns the request that sends it. After a step back
 * (`backMode`) the round keeps its old answer until the new one is accepted. May run twice for an answer: it records the
 * same.
 */
function recordAndBuildRequest(
  sessionId: string,
  round: StoredRound,
  answer: Answer,
  backMode: boolean,
): TurnRequest {
  clearToasts();
  if (!backMode)
    updateHistory(sessionId, (history) => recordAnswer(history, createUserResponse(answer, new Date())));
  return { kind: 'message', sessionId, ...answer, round: round.currentRound };
}

/**
 * Sends an option as soon as it is picked, while the page still shows it as picked for a moment. `sendAnswer` follows with
 * the same answer and opens the waiting screen, which finds this turn (`findOrCreateTurn`) and follows it.
 */
function sendEarly(sessionId: string, round: StoredRound, answer: Answer, backMode: boolean): void {
  try {
    const turn = findOrCreateTurn(recordAndBuildRequest(sessionId, round, answer, backMode));
    // `pages.second` is this page: on the waiting screen, that screen starts the turn.
    const startIfStillHere = ({ startTurn }: Awaited<ReturnType<typeof loadTurnRunner>>) =>
      window.location.pathname === pages.second && startTurn(turn);
    loadTurnRunner().then(startIfStillHere, () => undefined);
  } catch {
    // The waiting screen sends it, and reports what is wrong.
  }
}

/** Opens the waiting screen, which sends the answer unless `sendEarly` has. */
function sendAnswer(sessionId: string, round: StoredRound, answer: Answer, backMode: boolean): void {
  const t = chatTexts();
  try {
    goToWaitingScreen(recordAndBuildRequest(sessionId, round, answer, backMode), { backMode });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showToast({ text: answer.option ? t.selectFailed(reason) : t.sendFailed(reason), kind: 'error' });
  }
}

/**
 * Goes back to the round before, and returns the history that remains. That is `earlier`, the history of this browser
 * without the round `leftRoundId`; for an unstored dialogue, which no server knows, it is completed here.
 */
async function reopenRound(
  sessionId: string,
  earlier: ChatHistory,
  leftRoundId: string,
): Promise<ChatHistory> {
  if (isUnstored(sessionId)) return stepBackLocally(earlier);
  await goBackOnServer(sessionId, leftRoundId);
  return earlier;
}

function useStepBack(sessionId: string) {
  const t = chatTexts();
  const [goingBack, setGoingBack] = useState(false);
  const goBack = () => {
    const history = readHistory(sessionId);
    const round = getCurrentRound(history);
    const earlier = isHistoryKept(sessionId) ? stepBack(history) : undefined;
    if (!earlier || !round) {
      showToast({ text: isHistoryKept(sessionId) ? t.firstQuestion : t.noHistory, kind: 'status' });
      return;
    }
    setGoingBack(true);
    reopenRound(sessionId, earlier, round.id)
      .then((reopened) => {
        forgetTurn(sessionId);
        updateHistory(sessionId, () => reopened);
        goToQuestion(sessionId, { backMode: true });
      })
      .catch(() => {
        showToast({ text: t.backFailed, kind: 'error' });
        // The server may have gone back already, so its rounds are used.
        return restoreFromServer(sessionId).catch(() => undefined);
      })
      .finally(() => setGoingBack(false));
  };
  return { goingBack, goBack };
}

/** Loaded when the question is shown, to open without delay. */
const loadPanel = () =>
  importWithRetry(
    async () => (await import('../../features/chat/understood/understood-panel.tsx')).UnderstoodPanel,
  );

/**
 * The panel over the question with what the guide has understood. A correction in it may speak of a risk (`care`): a high
 * one shows the help page instead of question and panel.
 */
function useUnderstoodPanel(sessionId: string, careCard: ReactNode) {
  const [open, setOpen] = useState(false);
  const [showsHelpPage, setShowsHelpPage] = useState(false);
  const UnderstoodPanel = useLazyComponent(true, loadPanel);
  const riskInTab = useRiskInTab();
  const onCare = (level: 'low' | 'high', kind?: RiskKind) => {
    noteRiskInTab(level, kind);
    if (level === 'high') setShowsHelpPage(true);
  };
  const understood = useUnderstood(sessionId, { onCare, onFinished: () => goToSummary(sessionId) });
  return {
    showsHelpPage,
    riskKind: riskInTab?.kind,
    leaveHelpPage: () => {
      setShowsHelpPage(false);
      if (!open) requestAnimationFrame(() => focusHeading({ always: true }));
    },
    show: () => setOpen(true),
    lineCount: Object.values(understood.lines).flat().length,
    element: open && UnderstoodPanel && (
      <UnderstoodPanel
        sessionId={sessionId}
        understood={understood}
        onClose={() => setOpen(false)}
        help={!careCard && <HelpButton />}
      >
        {careCard}
      </UnderstoodPanel>
    ),
  };
}

/**
 * Names the guide that wrote the question, where a model is in use. A round stores the kind of its guide, e.g. `built-in`.
 * Only the guide in use has a label, the name of its model; the kind stands for one that was in use before.
 */
function useAttribution(kind: string | undefined): string | undefined {
  const t = understoodTexts();
  const inUse = useAppConfig()?.guide;
  if (!kind || !inUse || (inUse.kind === 'built-in' && kind === 'built-in')) return undefined;
  if (kind === 'built-in') return t.writtenByBuiltIn;
  return t.writtenBy(kind === inUse.kind ? inUse.label : kind);
}
