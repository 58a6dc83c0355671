/** What the user sees while the guide answers. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { useAppConfig } from '../../../lib/app-config.ts';
import { useDeferred } from '../../../lib/lazy.tsx';
import { Button } from '../../../ui/button.tsx';
import { PrivacyNote } from '../../../ui/page.tsx';
import { ArrowLeftIcon } from '../../../ui/question-icons.tsx';
import { LiveText } from './live-text.tsx';
import type { WaysOut } from './slow-wait.tsx';
import { SunPath } from './sun-path.tsx';
import styles from './thinking.module.css';
import { useTypedLength } from './typed-text.ts';
import { useReducedMotion } from './use-timing.ts';

/**
 * Mood lines are short texts that take turns while the user waits. The index of the last one; the next wait continues
 * after it. Line 0 is shown until the first text arrives.
 */
let lastMood = 0;

/** A mood line, replaced by the next one every 4 s until `isStopped`. */
function useMood(isStopped: boolean): string {
  const { moods } = chatTexts();
  const [moodIndex, setMoodIndex] = useState(() => ++lastMood);
  useEffect(() => {
    if (isStopped) return;
    const timer = setInterval(() => setMoodIndex(++lastMood), timing.moodRotateMs);
    return () => clearInterval(timer);
  }, [isStopped]);
  return moods[moodIndex % moods.length] ?? '';
}

/** How long a line is shown at least, so that it can be read. */
const readableMs = 1_100;

/** `line`, but only once the line before it, at the beginning `first`, has been shown long enough to be read. */
function useReadableLine(line: string, first: string): string {
  const [shown, setShown] = useState(first);
  const since = useRef(0);
  useEffect(() => {
    since.current ||= performance.now();
    if (line === shown) return;
    const timer = setTimeout(
      () => {
        since.current = performance.now();
        setShown(line);
      },
      since.current + readableMs - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [line, shown]);
  return shown;
}

const slowMs = 20_000;
const slowStepMs = 10_000;

/** How long the wait has lasted, counted from 20 s on in steps of 10 s; undefined before. */
function useSlowMs(isStopped: boolean): number | undefined {
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (isStopped) return;
    const next = slow === undefined ? slowMs : slow + slowStepMs;
    const timer = setTimeout(() => setSlow(next), slow === undefined ? slowMs : slowStepMs);
    return () => clearTimeout(timer);
  }, [isStopped, slow]);
  return isStopped ? undefined : slow;
}

/** False until `afterMs` have passed since it was given. */
function useHasPassed(afterMs: number | undefined): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => setPassed(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return passed;
}

const loadSlowWait = () => import('./slow-wait.tsx').then(({ SlowWait }) => SlowWait);

/** Says where texts are sent, depending on the guide in use. */
function Privacy() {
  const t = chatTexts();
  const guide = useAppConfig()?.guide;
  return (
    <PrivacyNote>
      {t.privacy} {guide && (guide.kind === 'built-in' ? t.builtIn : t.model(guide.label))}
    </PrivacyNote>
  );
}

export interface ThinkingViewProps {
  thinking: string;
  /** The server's progress message, shown below the text. */
  status: string;
  /** Set once the reply has arrived: it is announced after this time, but not before its whole text is typed. */
  arriveMs?: number | undefined;
  /** Shown at the end instead of a mood: what comes next. */
  closing?: string | undefined;
  /** Why the turn is waiting, shown instead of a mood. */
  waitReason?: string;
  /** Called when the end of the turn is announced. */
  onShown?: () => void;
  /** Goes on to the next question. Until the end is announced, a hint says how to skip the wait. */
  onNext?: (() => void) | undefined;
  /** In the place of the next question: a button when there is none. */
  ending?: ReactNode;
  error?: string | undefined;
  /** Beside the error: sends the same again. */
  onRetry?: (() => void) | undefined;
  onGoBack?: (() => void) | undefined;
  /** Offered when the wait is long. */
  waysOut?: WaysOut;
  /** The note of an unstored dialogue. */
  unstoredNote?: ReactNode;
}

/** The waiting screen: a sun that crosses the sky, the guide's thoughts as they arrive, and errors. */
export function ThinkingView(props: ThinkingViewProps) {
  const { thinking, status, arriveMs, closing, waitReason, onShown, onNext, ending } = props;
  const { error, onRetry, onGoBack, waysOut, unstoredNote } = props;
  const t = chatTexts();
  const finished = arriveMs !== undefined;
  const typed = useTypedLength(thinking, finished, useReducedMotion());
  const isDue = useHasPassed(arriveMs);
  const complete = isDue && typed >= thinking.length;
  const failed = error !== undefined;
  const mood = useMood(complete || failed);
  const [listening = ''] = t.moods;
  const progress = useReadableLine(thinking === '' ? listening : mood, listening);
  const slow = useSlowMs(finished || failed || waitReason !== undefined || !waysOut);
  const SlowWait = useDeferred(slow !== undefined, loadSlowWait);
  const progressLine = slow ? t.slow(slow / 1_000) : progress;
  const line = complete ? closing : (waitReason ?? progressLine);
  const progressStatus = slow ? t.slowStatus : t.thinkingStatus;
  useEffect(() => {
    if (complete) onShown?.();
  }, [complete, onShown]);
  return (
    <div className={styles.think}>
      <div className={styles.middle}>
        <SunPath arriveMs={arriveMs} complete={complete} />
        <h1>
          {complete ? <span className={styles.arrived}>{t.complete}</span> : failed ? t.failed : t.thinking}
        </h1>
        {failed ? (
          <div className={styles.error}>
            <p role="alert">{error}</p>
            {onRetry && (
              <>
                <p className={styles.kept}>{t.answersKept}</p>
                <Button onClick={onRetry}>{t.retry}</Button>
              </>
            )}
            {onGoBack && (
              <Button kind={onRetry ? 'text' : 'outline'} onClick={onGoBack}>
                {t.goBack}
              </Button>
            )}
          </div>
        ) : (
          <>
            <p className={styles.mood} key={line} aria-hidden={!complete || undefined}>
              {line}
            </p>
            <div className={styles.slot}>
              {SlowWait && waysOut && <SlowWait waysOut={waysOut} hasThinking={thinking !== ''} />}
              {!(SlowWait && thinking === '') && <LiveText text={thinking} typed={typed} ended={finished} />}
              <div className={styles.act}>
                {complete ? (
                  (onNext && <Next onNext={onNext} />) || ending
                ) : (
                  <p key={onNext ? 'hint' : status}>{onNext ? t.skipHint : !finished && status}</p>
                )}
              </div>
            </div>
          </>
        )}
      </div>
      <p className="sr" role="status">
        {complete ? (closing ?? t.complete) : (waitReason ?? progressStatus)}
      </p>
      <div className={styles.foot}>
        <Privacy />
        {unstoredNote}
      </div>
    </div>
  );
}

function Next({ onNext }: { onNext: () => void }) {
  return (
    <Button className={styles.next} onClick={onNext}>
      <span className={styles.forward}>
        {chatTexts().nextQuestion}
        <ArrowLeftIcon />
      </span>
    </Button>
  );
}
