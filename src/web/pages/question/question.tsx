import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { pageUrl } from '#shared/pages.ts';
import { limits } from '#shared/timing.ts';
import { CareCard } from '../../features/care/care-card.tsx';
import { noteCare, useCareSeen } from '../../features/care/care-memory.ts';
import { HelpButton } from '../../features/care/help-dialog.tsx';
import {
  goHome,
  goToConfirm,
  goToQuestion,
  goToSummary,
  sessionOfState,
} from '../../features/chat/dialogue-paths.ts';
import {
  type ChatHistory,
  currentRound,
  isHistoryKept,
  readHistory,
  recordAnswer,
  responseOf,
  type StoredRound,
  stepBack,
  updateHistory,
  useHistory,
} from '../../features/chat/history.ts';
import { type Answer, QuestionView, Rounds } from '../../features/chat/question/question-view.tsx';
import { currentSessionId, hasCare, windowId } from '../../features/chat/session.ts';
import type { BufferState } from '../../features/chat/thinking/thinking-entry.ts';
import { forgetTurn, type TurnRequest, turnFor } from '../../features/chat/turn/pending-turn.ts';
import { goBackHere, goBackOnServer, restoreFromServer } from '../../features/chat/turn/server-dialogue.ts';
import { useUnderstood } from '../../features/chat/understood/use-understood.ts';
import { isUnstored, useUnstoredMark } from '../../features/chat/unstored/unstored.ts';
import { chatTexts, understoodTexts } from '../../i18n/en/chat.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { focusHeading } from '../../lib/heading-focus.ts';
import { importWithRetry, useDeferred } from '../../lib/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CareScreen } from '../care-screen.tsx';
import styles from './question.module.css';

/** A question with its options (spec 2: second page). */
export function QuestionPage() {
  const historyState = useHistoryState<unknown>();
  const sessionId = sessionOfState(historyState) ?? currentSessionId();
  useEffect(() => {
    if (sessionId) return;
    showToast({ text: chatTexts().tryAgain, kind: 'status' });
    goToConfirm();
  }, [sessionId]);
  return sessionId ? <Question key={sessionId} sessionId={sessionId} /> : <Loading />;
}

function Loading() {
  return (
    <Page open={0.45} header="home" aside={<HelpButton />}>
      <h1 className={styles.loading}>{chatTexts().loading}</h1>
    </Page>
  );
}

/** A reload: from the browser's own rounds, or from the server. */
function useRestored(sessionId: string): StoredRound | undefined {
  const history = useHistory(sessionId);
  const round = currentRound(history);
  useEffect(() => {
    if (currentRound(readHistory(sessionId))) return;
    restoreFromServer(sessionId).then(
      (place) => {
        if (place.kind === 'summary') goToSummary(sessionId);
        if (place.kind === 'begin') goToConfirm(place.question, sessionId);
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
  const round = useRestored(sessionId);
  const backMode = new URLSearchParams(useSearch()).get('back') === 'true';
  const { goingBack, goBack } = useStepBack(sessionId);
  const answered = useHistory(sessionId).currentIndex;
  const heavyTab = useCareSeen() !== undefined;
  const heavySession = useMemo(() => hasCare(sessionId), [sessionId]);
  const card = (heavyTab || heavySession) && <CareCard />;
  const panel = useUnderstoodPanel(sessionId, card);
  const written = useWritten(round?.guide);
  const mark = useUnstoredMark(sessionId);
  if (!round) return <Loading />;
  if (panel.inCare) return <CareScreen kind={panel.careKind} onBack={panel.leaveCare} />;
  const open = Math.min(0.8, 0.45 + 0.1 * answered);
  const aside = (
    <>
      <Rounds answered={answered} />
      <HelpButton />
    </>
  );
  return (
    <Page key={round.id} open={open} header="home" wide aside={aside} className={styles.page}>
      <QuestionView
        sessionId={sessionId}
        round={round}
        goingBack={goingBack}
        onBack={goBack}
        onAnswer={(answer) => sendAnswer(sessionId, round, answer, backMode)}
        onUnderstood={panel.show}
        onEnough={
          round.currentRound >= limits.enoughFromRound ? () => endDialogue(sessionId, round) : undefined
        }
        written={written}
        mark={mark}
      >
        {card}
      </QuestionView>
      {panel.element}
    </Page>
  );
}

/** 'Enough for now': the open question stays open, and the dialogue ends with what there is. */
function endDialogue(sessionId: string, round: StoredRound): void {
  const text = understoodTexts().enough;
  goToBuffer({ kind: 'finish', sessionId, text, round: round.currentRound }, false);
}

/** Spec 2: with the text in the address, but for a dialogue that leaves no trace: there the turn waits in this tab. */
function goToBuffer(turn: TurnRequest, backMode: boolean): void {
  const { sessionId, round, option, text } = turn;
  if (isUnstored(sessionId)) turnFor(turn);
  const state: BufferState = {
    round,
    ...(option && { option }),
    ...(turn.kind === 'finish' && { finish: true }),
  };
  const query = {
    message: isUnstored(sessionId) ? undefined : text,
    sessionId,
    windowId: windowId(),
    back: backMode ? 'true' : undefined,
  };
  navigate(pageUrl('buffer', query), { replace: true, state: isUnstored(sessionId) ? null : state });
}

/** Spec 4: the answer goes to the buffer page; the round notes it unless in back mode. */
function sendAnswer(sessionId: string, round: StoredRound, answer: Answer, backMode: boolean): void {
  const t = chatTexts();
  try {
    if (!backMode)
      updateHistory(sessionId, (history) => recordAnswer(history, responseOf(answer, new Date())));
    goToBuffer({ kind: 'message', sessionId, ...answer, round: round.currentRound }, backMode);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showToast({ text: answer.option ? t.selectFailed(reason) : t.sendFailed(reason), kind: 'error' });
  }
}

/** `from` is the id of the round that is left. */
async function goBackTo(sessionId: string, earlier: ChatHistory, from: string): Promise<ChatHistory> {
  if (isUnstored(sessionId)) return goBackHere(earlier);
  await goBackOnServer(sessionId, 1, from);
  return earlier;
}

/** Spec 4: Back to Question, with its two warnings and the call to the server. */
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
    goBackTo(sessionId, earlier, currentRound(history)?.id ?? '')
      .then((reopened) => {
        forgetTurn(sessionId);
        updateHistory(sessionId, () => reopened);
        goToQuestion(sessionId, true);
      })
      .catch(() => {
        showToast({ text: t.backFailed, kind: 'error' });
        // Whether the server heard it is not known: its rounds are the truth.
        return restoreFromServer(sessionId).catch(() => undefined);
      })
      .finally(() => setGoingBack(false));
  };
  return { goingBack, goBack };
}

/** Fetched once the question stands, so that it opens at once when it is asked for. */
const loadPanel = () =>
  importWithRetry(
    async () => (await import('../../features/chat/understood/understood-panel.tsx')).UnderstoodPanel,
  );

/** The panel over the question, and the page of care that may take the place of both. */
export function useUnderstoodPanel(sessionId: string, card: ReactNode) {
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
    element: open && UnderstoodPanel && (
      <UnderstoodPanel sessionId={sessionId} understood={understood} onClose={() => setOpen(false)}>
        {card}
      </UnderstoodPanel>
    ),
  };
}

/** Said only where a model is in use: whose words these are, its own or, when it failed, the built-in guide's. */
export function useWritten(guide: string | undefined): string | undefined {
  const t = understoodTexts();
  const inUse = useAppConfig()?.guide;
  if (!guide || !inUse || (inUse.kind === 'built-in' && guide === 'built-in')) return undefined;
  if (guide === 'built-in') return t.writtenByBuiltIn;
  return t.writtenBy(guide === inUse.kind ? inUse.label : guide);
}
