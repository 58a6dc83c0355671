import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { pageUrl } from '#shared/pages.ts';
import { parseReply, type Reply } from '#shared/reply-parser.ts';
import { CareCard } from '../features/care/care-card.tsx';
import { HelpButton } from '../features/care/help-button.tsx';
import {
  goHome,
  goToConfirm,
  goToQuestion,
  goToSummary,
  sessionOfState,
} from '../features/chat/dialogue-paths.ts';
import {
  currentRound,
  readHistory,
  recordAnswer,
  type StoredRound,
  stepBack,
  updateHistory,
  useHistory,
} from '../features/chat/history.ts';
import { forgetTurn } from '../features/chat/pending-turn.ts';
import { type Answer, QuestionView } from '../features/chat/question-view.tsx';
import { hasCare, recordReply, responseOf } from '../features/chat/record-reply.ts';
import { Rounds } from '../features/chat/rounds.tsx';
import { goBackOnServer, restoreFromServer } from '../features/chat/server-dialogue.ts';
import { currentSessionId, windowId } from '../features/chat/session.ts';
import type { BufferState } from '../features/chat/thinking-entry.ts';
import { chatTexts } from '../i18n/chat.ts';
import { Page } from '../ui/page.tsx';
import { showToast } from '../ui/toast.tsx';
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
  return sessionId ? <Question key={sessionId} sessionId={sessionId} state={historyState} /> : <Loading />;
}

function Loading() {
  return (
    <Page open={0.45} header="home" aside={<HelpButton />}>
      <h1 className={styles.loading}>{chatTexts().loading}</h1>
    </Page>
  );
}

function replyOfState(state: unknown): Reply | undefined {
  const aiResponse =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'aiResponse') : undefined;
  return aiResponse ? parseReply(aiResponse) : undefined;
}

/** A reload: from the browser's own rounds, from what the page was given, or from the server. */
function useRestored(sessionId: string, state: unknown): StoredRound | undefined {
  const history = useHistory(sessionId);
  const round = currentRound(history);
  useEffect(() => {
    if (currentRound(readHistory(sessionId))) return;
    const reply = replyOfState(state);
    if (reply?.question) {
      const turn = { kind: 'start' as const, sessionId, text: '', key: '' };
      recordReply({ turn, reply, thinking: reply.thinking, backMode: false });
      return;
    }
    restoreFromServer(sessionId).then(
      (place) => {
        if (place.kind === 'summary') goToSummary(sessionId);
        if (place.kind === 'begin') goToConfirm(place.question);
      },
      () => {
        showToast({ text: chatTexts().tryAgain, kind: 'status' });
        goHome();
      },
    );
  }, [sessionId, state]);
  return round;
}

function Question({ sessionId, state }: { sessionId: string; state: unknown }) {
  const round = useRestored(sessionId, state);
  const backMode = new URLSearchParams(useSearch()).get('back') === 'true';
  const { goingBack, goBack } = useStepBack(sessionId);
  const answered = useHistory(sessionId).currentIndex;
  const care = useMemo(() => hasCare(sessionId), [sessionId]);
  if (!round) return <Loading />;
  const open = Math.min(0.8, 0.45 + 0.1 * answered);
  const aside = (
    <>
      <HelpButton />
      <Rounds answered={answered} />
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
      >
        {care && <CareCard />}
      </QuestionView>
    </Page>
  );
}

/** Spec 4: the answer goes to the buffer page; the round notes it unless in back mode. */
function sendAnswer(sessionId: string, round: StoredRound, answer: Answer, backMode: boolean): void {
  const t = chatTexts();
  try {
    if (!backMode)
      updateHistory(sessionId, (history) => recordAnswer(history, responseOf(answer, new Date())));
    const state: BufferState = { round: round.currentRound, ...(answer.option && { option: answer.option }) };
    const query = { message: answer.text, sessionId, windowId: windowId() };
    navigate(pageUrl('buffer', { ...query, back: backMode ? 'true' : undefined }), { replace: true, state });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showToast({ text: answer.option ? t.selectFailed(reason) : t.sendFailed(reason), kind: 'error' });
  }
}

/** Spec 4: Back to Question, with its two warnings and the call to the server. */
function useStepBack(sessionId: string) {
  const t = chatTexts();
  const [goingBack, setGoingBack] = useState(false);
  const goBack = () => {
    const history = readHistory(sessionId);
    const earlier = stepBack(history);
    if (!earlier) {
      showToast({ text: history.rounds.length > 0 ? t.firstQuestion : t.noHistory, kind: 'status' });
      return;
    }
    setGoingBack(true);
    goBackOnServer(sessionId, 1)
      .then(() => {
        forgetTurn(sessionId);
        updateHistory(sessionId, () => earlier);
        goToQuestion(sessionId, undefined, true);
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
