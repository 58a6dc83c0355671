/** What the user sees while the guide answers. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { useAppConfig } from '../../../lib/app-config.ts';
import { useLazyComponent } from '../../../lib/lazy.tsx';
import { Button } from '../../../ui/button.tsx';
import { PrivacyNote } from '../../../ui/page.tsx';
import { ArrowLeftIcon } from '../../../ui/question-icons.tsx';
import type { WaysOut } from './slow-wait.tsx';
import styles from './thinking.module.css';
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

const slowAfterMs = 20_000;
const slowStepMs = 10_000;

/** How long the wait has lasted, counted from 20 s on in steps of 10 s; undefined before. */
function useLongWaitMs(isStopped: boolean): number | undefined {
  const [waitedMs, setWaitedMs] = useState<number>();
  useEffect(() => {
    if (isStopped) return;
    const next = waitedMs === undefined ? slowAfterMs : waitedMs + slowStepMs;
    const timer = setTimeout(() => setWaitedMs(next), waitedMs === undefined ? slowAfterMs : slowStepMs);
    return () => clearTimeout(timer);
  }, [isStopped, waitedMs]);
  return isStopped ? undefined : waitedMs;
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
  /** Shown instead of the next question when there is none: a button. */
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
  const longWaitMs = useLongWaitMs(finished || failed || waitReason !== undefined || !waysOut);
  const SlowWait = useLazyComponent(longWaitMs !== undefined, loadSlowWait);
  const progressLine = longWaitMs ? t.slow(longWaitMs / 1_000) : progress;
  const waitHeading = waitReason === undefined ? t.thinking : t.heldTitle;
  const heading = failed ? t.failed : waitHeading;
  const line = complete ? closing : (waitReason ?? progressLine);
  const progressStatus = longWaitMs ? t.slowStatus : t.thinkingStatus;
  useEffect(() => {
    if (complete) onShown?.();
  }, [complete, onShown]);
  return (
    <div className={styles.think}>
      <div className={styles.middle}>
        <SunPath arriveMs={arriveMs} complete={complete} held={waitReason !== undefined} />
        <h1>{complete ? <span className={styles.arrived}>{t.complete}</span> : heading}</h1>
        {failed ? (
          <div className={styles.error}>
            {onRetry && (
              <>
                <p>{t.answersKept}</p>
                <Button full onClick={onRetry}>
                  {t.retry}
                </Button>
              </>
            )}
            {onGoBack && (
              <Button kind={onRetry ? 'text' : 'outline'} onClick={onGoBack}>
                {t.goBack}
              </Button>
            )}
            <p role="alert">{error}</p>
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
                  <p key={onNext ? 'hint' : status}>{onNext ? <SkipHint /> : !finished && status}</p>
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

function SkipHint() {
  const [tap, keys, rest] = chatTexts().skipHint;
  return (
    <>
      {tap}
      <span className={styles.keys}>{keys}</span>
      {rest}
    </>
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

// The progress of the wait as a sun that crosses the sky. No number is shown or announced.

/**
 * In percent of the path. The sun eases there in `timing.progressMs` and waits: what is left of the way can be seen. It
 * reaches 100 only after the final event.
 */
const easedPercent = 86;
/** Jumps instead of a glide, for users who prefer reduced motion. */
const reducedSteps = 5;

const interpolate = (from: number, to: number, share: number) => from + (to - from) * share;
const shareOf = (elapsedMs: number, wholeMs: number) =>
  wholeMs > 0 ? Math.min(1, Math.max(0, elapsedMs / wholeMs)) : 1;
const easeInOut = (share: number) => share * share * (3 - 2 * share);
const toSteps = (share: number) => Math.floor(share * reducedSteps) / reducedSteps;

/** Percent before the final event. `stepped`: five jumps instead of a glide, for reduced motion. */
export function progressAt(elapsedMs: number, stepped = false): number {
  const eased = 1 - (1 - shareOf(elapsedMs, timing.progressMs)) ** 2;
  return easedPercent * (stepped ? toSteps(eased) : eased);
}

/** Percent after the final event, which came when the sun was at `from` percent; at its end after `arriveMs`. */
export function arrivalAt(from: number, elapsedMs: number, arriveMs: number, stepped = false): number {
  const share = shareOf(elapsedMs, arriveMs);
  return interpolate(from, 100, stepped ? toSteps(share) : easeInOut(share));
}

interface Point {
  x: number;
  y: number;
}

/** The path of the sun: a quadratic Bézier curve in the units of the SVG's view box. */
const arcStart: Point = { x: 14, y: 122 };
const arcBend: Point = { x: 200, y: -62 };
const arcEnd: Point = { x: 386, y: 122 };

const arcPath = `M${arcStart.x} ${arcStart.y}Q${arcBend.x} ${arcBend.y} ${arcEnd.x} ${arcEnd.y}`;

const interpolatePoint = (a: Point, b: Point, share: number): Point => ({
  x: interpolate(a.x, b.x, share),
  y: interpolate(a.y, b.y, share),
});

/** The part of the arc behind the sun (by de Casteljau's algorithm), and the sun's position. */
export function arcUpTo(percent: number): { path: string; sun: Point } {
  const share = percent / 100;
  const control = interpolatePoint(arcStart, arcBend, share);
  const sun = interpolatePoint(control, interpolatePoint(arcBend, arcEnd, share), share);
  return { path: `M${arcStart.x} ${arcStart.y}Q${control.x} ${control.y} ${sun.x} ${sun.y}`, sun };
}

interface SunPathProps {
  /** The final event has come: the sun reaches its end in this time. */
  arriveMs: number | undefined;
  complete: boolean;
  /** The turn is paused, e.g. until the network is back. */
  held: boolean;
}

/** Changes the SVG elements directly for each frame: rendering with React 60 times a second would cost too much. */
function SunPath({ arriveMs, complete, held }: SunPathProps) {
  const t = chatTexts();
  const stepped = useReducedMotion();
  const travelledPath = useRef<SVGPathElement>(null);
  const sun = useRef<SVGGElement>(null);
  const startedAt = useRef(0);
  const percent = useRef(0);
  useEffect(() => {
    const phaseStartedAt = performance.now();
    const startPercent = percent.current;
    startedAt.current ||= phaseStartedAt;
    let frame = 0;
    const draw = () => {
      const now = performance.now();
      if (complete) percent.current = 100;
      else if (arriveMs === undefined) percent.current = progressAt(now - startedAt.current, stepped);
      else percent.current = arrivalAt(startPercent, now - phaseStartedAt, arriveMs, stepped);
      const { path, sun: position } = arcUpTo(percent.current);
      travelledPath.current?.setAttribute('d', path);
      sun.current?.setAttribute('transform', `translate(${position.x} ${position.y})`);
      if (percent.current < 100) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [arriveMs, stepped, complete]);
  const start = arcUpTo(0);
  return (
    <div
      className={styles.sunPath}
      role="progressbar"
      aria-label={t.thinking}
      aria-valuetext={complete ? t.complete : t.inProgress}
      data-complete={complete || undefined}
      data-held={held || undefined}
    >
      <svg viewBox="0 0 400 132" aria-hidden="true">
        <path className={styles.rail} d={arcPath} />
        <path className={styles.done} ref={travelledPath} d={start.path} />
        <g className={styles.sun} ref={sun} transform={`translate(${start.sun.x} ${start.sun.y})`}>
          <circle className={styles.halo} r="40" />
          <circle r="22" />
        </g>
      </svg>
    </div>
  );
}

// The guide's thoughts as they arrive: shown as if typed, and to screen readers in whole sentences.

/** Still counts as scrolled to the end. */
const nearEndPx = 24;

/** Keeps the line that is being typed visible, until the user scrolls back. */
function useScrollToTyped(typed: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLElement>(null);
  const followsTyping = useRef(true);
  const seenUpTo = useRef(0);
  const onScroll = () => {
    const top = scroller.current?.scrollTop ?? 0;
    followsTyping.current = top > seenUpTo.current - nearEndPx;
    scroller.current?.toggleAttribute('data-scrolled', top > 0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each character the caret moves
  useLayoutEffect(() => {
    if (!scroller.current || !caret.current) return;
    const { offsetTop, offsetHeight } = caret.current;
    seenUpTo.current = Math.max(0, offsetTop + 2 * offsetHeight - scroller.current.clientHeight);
    if (followsTyping.current) scroller.current.scrollTop = seenUpTo.current;
  }, [typed]);
  return { scroller, caret, onScroll };
}

interface LiveTextProps {
  text: string;
  typed: number;
  ended: boolean;
}

function LiveText({ text, typed, ended }: LiveTextProps) {
  const t = chatTexts();
  const spokenSentences = useSpokenSentences(text, ended);
  const { scroller, caret, onScroll } = useScrollToTyped(typed);
  let start = 0;
  const paragraphs = text.split(/\n+/g).map((whole) => {
    const at = text.indexOf(whole, start);
    start = at + whole.length;
    return { whole, shown: Math.min(whole.length, Math.max(0, typed - at)), isTyped: typed >= at };
  });
  const lastTypedIndex = paragraphs.findLastIndex(({ isTyped }) => isTyped);
  const bySentence = useReducedMotion();
  const isCentered = useRef<boolean>(undefined);
  if (typed > 0) isCentered.current ??= ended || bySentence;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={scroller}
        className={styles.live}
        role="group"
        aria-label={t.thoughts}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {/* In a centered line, each new word would move the others. */}
        <div aria-hidden="true" dir="auto" data-centered={isCentered.current ?? true}>
          {text !== '' &&
            paragraphs.map(({ whole, shown }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
              <p key={index}>
                {whole.slice(0, shown)}
                {index === lastTypedIndex && (
                  // A new element for each character: a moved one would count as a layout shift.
                  <i
                    key={typed}
                    className={styles.caret}
                    ref={caret}
                    hidden={typed === 0 || (ended && typed >= text.length)}
                  />
                )}
                {/* Reserves its space, so that lines do not break elsewhere while they are typed. */}
                <span className={styles.untyped}>{whole.slice(shown)}</span>
              </p>
            ))}
        </div>
      </div>
      <div className="sr" role="log" aria-label={t.thinking}>
        {spokenSentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only added
          <p key={index}>{sentence}</p>
        ))}
      </div>
    </>
  );
}

// Shows thinking text as if typed: 15 to 30 ms per character, faster when far behind the stream.

/** Characters behind the stream from which on several appear at once: a 60th of them, so that the gap closes. */
const farBehindChars = 200;
const catchUpShare = 1 / 60;
/** Before the first character. A short text has arrived completely by then, so its line breaks do not change later. */
const beforeFirstMs = 250;
const sentenceEnd = /[.!?…。！？]["”’')\]]*(?=\s|$)|[。！？]/g;

/** How many characters appear next, and after how long. */
interface TypingStep {
  chars: number;
  waitMs: number;
}

/** `backlog`: characters that are not shown yet. `random` is in [0, 1). */
export function typingStep(backlog: number, random: number): TypingStep {
  const waitMs = timing.typingMinMs + random * (timing.typingMaxMs - timing.typingMinMs);
  return { chars: backlog > farBehindChars ? Math.ceil(backlog * catchUpShare) : 1, waitMs };
}

/** The length of the text up to its last whole sentence. */
export function sentencesLength(text: string): number {
  const last = [...text.matchAll(sentenceEnd)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The whole sentences of a text, and the unfinished rest when the text has ended. */
export function splitSentences(text: string, ended: boolean): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  if (ended) sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** How many characters to show. `bySentence`: whole sentences, for reduced motion. */
function useTypedLength(text: string, ended: boolean, bySentence: boolean): number {
  const [typed, setTyped] = useState(0);
  /** When the next character is due, by `performance.now()`; undefined while all is shown. */
  const dueAt = useRef<number>(undefined);
  const backlog = text.length - typed;
  useEffect(() => {
    if (bySentence || backlog <= 0) {
      dueAt.current = undefined;
      return;
    }
    const { chars, waitMs } = typingStep(backlog, Math.random());
    const at = dueAt.current ?? performance.now() + (typed === 0 ? beforeFirstMs : waitMs);
    dueAt.current = at;
    const show = () => {
      // By the clock: a busy device shows more at once instead of typing for longer.
      const steps = 1 + Math.floor(Math.max(0, performance.now() - at) / waitMs);
      dueAt.current = at + steps * waitMs;
      setTyped(typed + Math.min(steps * chars, backlog));
    };
    const timer = setTimeout(show, Math.max(0, at - performance.now()));
    return () => clearTimeout(timer);
  }, [typed, backlog, bySentence]);
  if (bySentence) return ended ? text.length : sentencesLength(text);
  return Math.min(typed, text.length);
}

/** The sentences for screen readers so far; adds at most one every 4 s. */
function useSpokenSentences(text: string, ended: boolean): string[] {
  const [count, setCount] = useState(0);
  const sentences = splitSentences(text, ended);
  const hasMore = sentences.length > count;
  useEffect(() => {
    if (!hasMore) return;
    const waitMs = count === 0 ? 0 : timing.moodRotateMs;
    const timer = setTimeout(() => setCount(count + 1), waitMs);
    return () => clearTimeout(timer);
  }, [hasMore, count]);
  return sentences.slice(0, count);
}
