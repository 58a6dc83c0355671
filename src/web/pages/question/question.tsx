import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { limits } from '#shared/timing.ts';
import { noteCare, useCareSeen } from '../../features/care/care-memory.ts';
import { CareCard, HelpButton } from '../../features/care/help.tsx';
import { currentSessionId, hasCare } from '../../features/chat/dialogue-ids.ts';
import {
  goHome,
  goToConfirm,
  goToQuestion,
  goToSummary,
  goToThinking,
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
import type { Answer } from '../../features/chat/question/round-renderer.tsx';
import { Rounds } from '../../features/chat/question/rounds.tsx';
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
import { importWithRetry, useDeferred } from '../../lib/lazy.tsx';
import { focusHeading, Page } from '../../ui/page.tsx';
import { clearToasts, showToast } from '../../ui/toast.tsx';
import { CareScreen } from '../care-screen.tsx';
import styles from '../dialogue.module.css';

/** The page of one question of the guide, with the controls to answer it. */
export function QuestionPage() {
  const historyState = useHistoryState<unknown>();
  const sessionId = sessionIdFromState(historyState) ?? currentSessionId();
  useEffect(() => {
    if (sessionId) return;
    showToast({ text: chatTexts().tryAgain, kind: 'status' });
    goToConfirm();
  }, [sessionId]);
  return sessionId ? <Question key={sessionId} sessionId={sessionId} /> : <Loading />;
}

function Loading() {
  return (
    <Page canopyOpen={0.45} header="home" aside={<HelpButton />}>
      <h1 className={styles.loading}>{chatTexts().loading}</h1>
    </Page>
  );
}

/** The round from this browser, or, after a reload without it, from the server. */
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

function Question({ sessionId }: { sessionId: string }) {
  const round = useRestoredRound(sessionId);
  useEffect(() => {
    loadRunner().catch(() => undefined);
  }, []);
  const backMode = new URLSearchParams(useSearch()).get('back') === 'true';
  const { goingBack, goBack } = useStepBack(sessionId);
  const answered = useHistory(sessionId).currentIndex;
  const riskInTab = useCareSeen() !== undefined;
  const riskInSession = useMemo(() => hasCare(sessionId), [sessionId]);
  const careCard = (riskInTab || riskInSession) && <CareCard />;
  const panel = useUnderstoodPanel(sessionId, careCard);
  const attribution = useAttribution(round?.guide);
  const unstoredNote = useUnstoredNote(sessionId);
  if (!round) return <Loading />;
  if (panel.inCare) return <CareScreen kind={panel.careKind} onBack={panel.leaveCare} />;
  const canopyOpen = Math.min(0.8, 0.45 + 0.1 * answered);
  const aside = (
    <>
      <Rounds answered={answered} />
      <HelpButton />
    </>
  );
  return (
    <Page
      key={round.id}
      canopyOpen={canopyOpen}
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
        onChosen={(answer) => sendEarly(sessionId, round, answer, backMode)}
        onAnswer={(answer) => sendAnswer(sessionId, round, answer, backMode)}
        onUnderstood={panel.show}
        understoodLines={panel.lines}
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
  goToThinking({ kind: 'finish', sessionId, text, round: round.currentRound });
}

/** After a step back (`backMode`) the round keeps its old answer until the new one is accepted. */
function keepAnswer(sessionId: string, round: StoredRound, answer: Answer, backMode: boolean): TurnRequest {
  clearToasts();
  if (!backMode)
    updateHistory(sessionId, (history) => recordAnswer(history, createUserResponse(answer, new Date())));
  return { kind: 'message', sessionId, ...answer, round: round.currentRound };
}

/** Loaded when the question is shown, to be ready for the answer. */
const loadRunner = () => import('../../features/chat/turn/turn-runner.ts');

/** Sends a picked option while it is still shown as picked: the waiting screen then follows a turn under way. */
function sendEarly(sessionId: string, round: StoredRound, answer: Answer, backMode: boolean): void {
  try {
    const turn = findOrCreateTurn(keepAnswer(sessionId, round, answer, backMode));
    const startIfStillHere = ({ startTurn }: Awaited<ReturnType<typeof loadRunner>>) =>
      window.location.pathname === pages.second && startTurn(turn);
    loadRunner().then(startIfStillHere, () => undefined);
  } catch {
    // The waiting screen sends it, and reports what is wrong.
  }
}

function sendAnswer(sessionId: string, round: StoredRound, answer: Answer, backMode: boolean): void {
  const t = chatTexts();
  try {
    goToThinking(keepAnswer(sessionId, round, answer, backMode), { backMode });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showToast({ text: answer.option ? t.selectFailed(reason) : t.sendFailed(reason), kind: 'error' });
  }
}

/**
 * Goes back to the round before and returns the history that remains. `earlier`: that history as this browser knows it.
 * `from`: id of the round to leave.
 */
async function reopenRound(sessionId: string, earlier: ChatHistory, from: string): Promise<ChatHistory> {
  if (isUnstored(sessionId)) return stepBackLocally(earlier);
  await goBackOnServer(sessionId, from);
  return earlier;
}

function useStepBack(sessionId: string) {
  const t = chatTexts();
  const [goingBack, setGoingBack] = useState(false);
  const goBack = () => {
    const history = readHistory(sessionId);
    const earlier = isHistoryKept(sessionId) ? stepBack(history) : undefined;
    if (!earlier) {
      showToast({ text: isHistoryKept(sessionId) ? t.firstQuestion : t.noHistory, kind: 'status' });
      return;
    }
    setGoingBack(true);
    reopenRound(sessionId, earlier, getCurrentRound(history)?.id ?? '')
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

/** The panel over the question, and the help page that may replace both. */
function useUnderstoodPanel(sessionId: string, careCard: ReactNode) {
  const [open, setOpen] = useState(false);
  const [inCare, setInCare] = useState(false);
  const UnderstoodPanel = useDeferred(true, loadPanel);
  const seen = useCareSeen();
  const onCare = (level: 'low' | 'high', kind?: RiskKind) => {
    noteCare(level, kind);
    if (level === 'high') setInCare(true);
  };
  const understood = useUnderstood(sessionId, { onCare, onFinished: () => goToSummary(sessionId) });
  return {
    inCare,
    careKind: seen?.kind,
    leaveCare: () => {
      setInCare(false);
      if (!open) requestAnimationFrame(() => focusHeading({ always: true }));
    },
    show: () => setOpen(true),
    lines: Object.values(understood.lines).flat().length,
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

/** Names the guide that wrote the question, where a model is in use. */
function useAttribution(guide: string | undefined): string | undefined {
  const t = understoodTexts();
  const inUse = useAppConfig()?.guide;
  if (!guide || !inUse || (inUse.kind === 'built-in' && guide === 'built-in')) return undefined;
  if (guide === 'built-in') return t.writtenByBuiltIn;
  return t.writtenBy(guide === inUse.kind ? inUse.label : guide);
}
