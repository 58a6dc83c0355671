import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { timing } from '#shared/timing.ts';
import { isSignedIn, requireLogin } from '../features/auth/session.ts';
import {
  fetchActiveSubscription,
  hasDialogueAccess,
} from '../features/billing/subscription/own-subscription.ts';
import { HelpButton } from '../features/care/help.tsx';
import { noteRiskInTab, useRiskInTab, useRiskScreening } from '../features/care/risk-in-tab.ts';
import {
  abandonTurn,
  goHome,
  goToConfirm,
  goToQuestion,
  goToSummary,
  readWaitingTask,
  type WaitingPage,
  type WaitingTask,
} from '../features/chat/dialogue-paths.ts';
import { readHistory } from '../features/chat/history.ts';
import { RoundProgress } from '../features/chat/question/round-progress.tsx';
import { ThinkingView } from '../features/chat/thinking/thinking-view.tsx';
import { useSkipOnTap, useTimeout } from '../features/chat/thinking/use-timing.ts';
import { restoreFromServer } from '../features/chat/turn/server-dialogue.ts';
import { clearFailedTurn, describeFailure } from '../features/chat/turn/turn-runner.ts';
import { useDialogueTurn } from '../features/chat/turn/use-dialogue-turn.ts';
import { emptyUnderstanding } from '../features/chat/understood/understood.ts';
import { isUnstored, useUnstoredNote } from '../features/chat/unstored/unstored.ts';
import { chatTexts } from '../i18n/en/chat.ts';
import { ApiError } from '../lib/api.ts';
import { importWithRetry, useLazyComponent } from '../lib/lazy.tsx';
import { Button } from '../ui/button.tsx';
import { Page, useOffline } from '../ui/page.tsx';
import { CareScreen } from './care-screen.tsx';
import styles from './dialogue.module.css';

/**
 * The waiting screen before the first question (`stream-chat`) and after each answer (`buffer`). The URL and the history
 * state say what it has to do: usually it runs a turn.
 */
export function ThinkingPage({ kind }: { kind: WaitingPage }) {
  const search = useSearch();
  const historyState = useHistoryState<unknown>();
  const task = useMemo(() => readWaitingTask(kind, search, historyState), [kind, search, historyState]);
  // The key restarts the screen when the URL changes.
  return <SignInGuard key={search} kind={kind} task={task} />;
}

function SignInGuard({ kind, task }: { kind: WaitingPage; task: WaitingTask }) {
  const signedIn = isSignedIn();
  useEffect(() => {
    if (task.kind === 'home') goHome();
    else if (!signedIn) askForLogin(task);
  }, [task, signedIn]);
  if (task.kind === 'home' || !signedIn) return <Waiting />;
  if (task.kind === 'no session') return <NoSession />;
  if (task.kind === 'recover') return <Recovering sessionId={task.sessionId} />;
  return <Turn kind={kind} task={task} />;
}

function askForLogin(task: WaitingTask): void {
  const { pathname, search } = window.location;
  // The texts of an unstored dialogue must not be written to local storage.
  const isKept = task.kind === 'turn' && !isUnstored(task.request.sessionId);
  requireLogin(pathname + search, isKept ? task.request.text : undefined);
}

/** Loads the code of the next page early; the router retries if this fails. */
function preloadNext() {
  for (const code of [import('./question/question.tsx'), import('./summary/summary.tsx')])
    code.catch(() => undefined);
}

const loadSubscribeDialog = () =>
  importWithRetry(
    async () => (await import('../features/billing/checkout/subscribe-dialog.tsx')).SubscribeDialog,
  );

/** How many lines of the understanding a long wait shows at most. */
const maxLines = 3;

const startWithCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The first line of each part of the understanding but `unknown`, which holds what is still to be understood. */
function getMainLines(sessionId: string): string[] {
  const { wants, fears, limits } = readHistory(sessionId).understanding ?? emptyUnderstanding;
  const firstLines = [wants, fears, limits].flatMap(([first]) =>
    first ? [startWithCapital(first.text)] : [],
  );
  // The same words may be both a wish and a fear, with and without a full stop.
  const uniqueLines = new Map(firstLines.map((text) => [text.replace(/[.。]$/u, ''), text]));
  return [...uniqueLines.values()].slice(0, maxLines);
}

const noProgress = { thinking: '', status: '' };

interface FrameProps {
  /** How many questions are answered, if that is known: shown as leaves in the header. */
  answered?: number | undefined;
  /** The end of the turn is announced: the branches that frame the sky move aside. */
  isShown?: boolean;
  children: ReactNode;
}

function Frame({ answered, isShown, children }: FrameProps) {
  const aside = (
    <>
      {answered !== undefined && <RoundProgress answered={answered} />}
      <HelpButton />
    </>
  );
  return (
    <Page
      apart={isShown ? 0.55 : 0.3}
      header="home"
      aside={aside}
      corners={['tl', 'tr', 'bl', 'br']}
      className={styles.thinking}
    >
      {children}
    </Page>
  );
}

function Waiting({ error, onGoBack }: { error?: string; onGoBack?: () => void }) {
  return (
    <Frame>
      <ThinkingView {...noProgress} error={error} onGoBack={onGoBack} />
    </Frame>
  );
}

function NoSession() {
  useTimeout(timing.redirectHomeMs, goHome);
  return <Waiting error={chatTexts().noSession} onGoBack={goHome} />;
}

/** If it is unclear what to send: loads the server's copy of the dialogue and continues there. */
function Recovering({ sessionId }: { sessionId: string }) {
  const [error, setError] = useState<string>();
  useEffect(() => {
    restoreFromServer(sessionId).then(
      (position) => {
        if (position.kind === 'summary') goToSummary(sessionId);
        else if (position.kind === 'begin') goToConfirm(position.question, sessionId);
        else goToQuestion(sessionId);
      },
      (failure: unknown) => {
        const described = describeFailure(failure);
        setError(described.kind === 'shown' ? described.text : chatTexts().somethingWrong);
      },
    );
  }, [sessionId]);
  useTimeout(error === undefined ? undefined : timing.redirectHomeMs, goHome);
  return <Waiting error={error} onGoBack={goHome} />;
}

/** May the turn be sent? `subscription`: only with one. */
type Access = { kind: 'checking' | 'allowed' | 'subscription' } | { kind: 'failed'; text: string };

/** With a subscription, or as the free reflection, which an unstored dialogue (never saved on the server) cannot be. */
async function mayStart(sessionId: string, signal: AbortSignal): Promise<boolean> {
  if (isUnstored(sessionId)) return (await fetchActiveSubscription({ signal })) !== undefined;
  return hasDialogueAccess({ sessionId, starts: true }, { signal });
}

/**
 * Checks the subscription before the dialogue starts; offline, as soon as the network is back. Later turns (`buffer`) are
 * not checked here: the server refuses them without access.
 */
function useAccess(kind: WaitingPage, sessionId: string, isOffline: boolean): Access {
  const [access, setAccess] = useState<Access>({ kind: kind === 'buffer' ? 'allowed' : 'checking' });
  const isChecked = access.kind !== 'checking';
  useEffect(() => {
    if (isChecked || isOffline) return;
    const controller = new AbortController();
    mayStart(sessionId, controller.signal).then(
      (allowed) => setAccess({ kind: allowed ? 'allowed' : 'subscription' }),
      (error: unknown) => {
        // After a 401 the API client has gone to the login page.
        if (controller.signal.aborted || (error instanceof ApiError && error.status === 401)) return;
        setAccess({ kind: 'failed', text: chatTexts().subscriptionCheckFailed });
      },
    );
    return () => controller.abort();
  }, [isChecked, isOffline, sessionId]);
  return access;
}

interface TurnProps {
  kind: WaitingPage;
  task: Extract<WaitingTask, { kind: 'turn' }>;
}

/** Runs a turn. Each attempt mounts a new screen, so that nothing of a failed one remains. */
function Turn(props: TurnProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ kind, task, onRetry }: TurnProps & { onRetry: () => void }) {
  const t = chatTexts();
  useEffect(preloadNext, []);
  const isOffline = useOffline();
  const { sessionId } = task.request;
  const access = useAccess(kind, sessionId, isOffline);
  const { turn, state, step, isShown, markShown, goBack } = useDialogueTurn(task, access.kind === 'allowed');
  const unstoredNote = useUnstoredNote(sessionId);
  const understood = useMemo(() => getMainLines(sessionId), [sessionId]);
  const answered = step.kind === 'answered' ? step : undefined;
  const canSkip = answered?.outcome.kind === 'question' || answered?.outcome.kind === 'raw';
  useSkipOnTap(canSkip, () => answered?.goOn());
  const leave = () => abandonTurn(task.request);
  useTimeout(access.kind === 'failed' ? timing.redirectHomeMs : undefined, leave);
  const reply = state.phase === 'done' ? state.reply : undefined;
  useEffect(() => {
    if (reply?.care) noteRiskInTab(reply.care, reply.careKind);
  }, [reply]);
  // The page finds that out before the first question, the server at each turn.
  const needsSubscription = access.kind === 'subscription' || step.kind === 'subscription';
  const SubscribeDialog = useLazyComponent(needsSubscription, loadSubscribeDialog);
  // A person in danger is shown help instead of prices, so the text is assessed before the dialog opens.
  const isScreened = useRiskScreening(needsSubscription ? task.request.text : undefined);
  const riskInTab = useRiskInTab();
  if (step.kind === 'care') return <CareScreen kind={reply?.careKind} onBack={step.goBack} />;
  if (needsSubscription && isScreened && riskInTab?.level === 'high')
    return <CareScreen kind={riskInTab.kind} onBack={goHome} insteadOfPrices />;
  const accessFailure = access.kind === 'failed' && { ...access, leave };
  const failure = step.kind === 'failed' ? step : accessFailure;
  const retry = () => {
    clearFailedTurn(turn);
    onRetry();
  };
  // By outcome: the last line of the screen.
  const closings = { summary: t.summaryComing, stay: t.ended, question: t.nextReady, raw: t.nextReady };
  const ending = answered?.outcome.kind === 'stay' && (
    <Button kind="outline" onClick={goHome}>
      {t.backHome}
    </Button>
  );
  return (
    <Frame answered={turn.kind === 'message' ? (turn.round ?? 0) : undefined} isShown={isShown}>
      <ThinkingView
        thinking={state.thinking}
        status={state.status}
        arriveMs={answered?.arriveMs}
        closing={answered && closings[answered.outcome.kind]}
        onShown={markShown}
        {...(isOffline && state.phase === 'running' && { waitReason: t.held })}
        onNext={canSkip ? answered?.goOn : undefined}
        ending={ending}
        waysOut={{ understood, asked: task.request.text, onBack: goBack, onLeave: leave }}
        unstoredNote={unstoredNote}
        {...(failure && { error: failure.text, onRetry: retry, onGoBack: failure.leave })}
      />
      {SubscribeDialog && (
        <SubscribeDialog open={needsSubscription && isScreened} help={<HelpButton />} onMaybeLater={leave} />
      )}
    </Frame>
  );
}
