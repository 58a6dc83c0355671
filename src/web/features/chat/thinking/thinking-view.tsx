import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { useAppConfig } from '../../../lib/app-config.ts';
import { Button } from '../../../ui/button.tsx';
import { PrivacyNote } from '../../../ui/page.tsx';
import { SunPath } from './sun-path.tsx';
import styles from './thinking.module.css';
import { useSpokenSentences, useTypedLength } from './typed-text.ts';
import { useReducedMotion } from './use-timing.ts';

/** One of the ten mood lines, the next every 4 s. The first line is reserved as the fallback text. */
function useMood(still: boolean): { key: number; text: string } {
  const { moods } = chatTexts();
  const [turn, setTurn] = useState(1);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setTurn((now) => now + 1), timing.moodRotateMs);
    return () => clearInterval(timer);
  }, [still]);
  return { key: turn, text: moods[turn % moods.length] ?? '' };
}

const nearEndPx = 24;

/** Scrolls to the newest line, until the person scrolls back. */
function useNewestInSight(typed: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    follows.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each character there is more to scroll
  useLayoutEffect(() => {
    if (scroller.current && follows.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [typed]);
  return { scroller, onScroll };
}

interface LiveTextProps {
  text: string;
  typed: number;
  ended: boolean;
  /** The first words have not arrived yet. */
  listens: boolean;
}

/** The typed text, hidden from screen readers, and a log that they read sentence by sentence. */
function LiveText({ text, typed, ended, listens }: LiveTextProps) {
  const t = chatTexts();
  const spoken = useSpokenSentences(text, ended);
  const { scroller, onScroll } = useNewestInSight(typed);
  const paragraphs = text.slice(0, typed).split(/\n+/);
  return (
    <>
      <div className={styles.live}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          ref={scroller}
          className={styles.scroller}
          role="group"
          aria-label={t.thoughts}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={onScroll}
        >
          <div aria-hidden="true" dir="auto">
            {typed === 0 && listens && <p className={styles.waiting}>{t.listening}</p>}
            {typed > 0 &&
              paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
                <p key={index}>
                  {paragraph}
                  {index === paragraphs.length - 1 && <span className={styles.caret} />}
                </p>
              ))}
          </div>
        </div>
      </div>
      <div className="sr" role="log" aria-label={t.thinking}>
        {spoken.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only added
          <p key={index}>{sentence}</p>
        ))}
      </div>
    </>
  );
}

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
  /** Progress message from the server, shown below the mood line. */
  status: string;
  /** The answer has arrived. The screen says so when its whole text is typed. */
  finished: boolean;
  /** Shown at the end instead of a mood: what comes next. */
  closing?: string;
  /** Why the turn is waiting, shown instead of a mood. */
  held?: string;
  /** Called when the whole text of a finished turn is typed. */
  onShown?: () => void;
  /** Shows the hint that a tap skips the wait. */
  canSkip?: boolean;
  error?: string;
  onGoBack?: () => void;
  /** The note of an unstored dialogue. */
  mark?: ReactNode;
}

export function ThinkingView(props: ThinkingViewProps) {
  const { thinking, status, finished, closing, held, onShown, canSkip, error, onGoBack, mark } = props;
  const t = chatTexts();
  const typed = useTypedLength(thinking, finished, useReducedMotion());
  const complete = finished && typed >= thinking.length;
  const mood = useMood(complete || error !== undefined);
  const line = complete ? closing : (held ?? mood.text);
  useEffect(() => {
    if (complete) onShown?.();
  }, [complete, onShown]);
  return (
    <div className={styles.think}>
      <div className={styles.middle}>
        <SunPath finished={complete} />
        <h1>{complete ? <span className={styles.arrived}>{t.complete}</span> : t.thinking}</h1>
        {error === undefined ? (
          <>
            <LiveText
              text={thinking}
              typed={typed}
              ended={finished}
              listens={!finished && held === undefined}
            />
            <p className={styles.mood} key={line} aria-hidden={!complete || undefined}>
              {line}
            </p>
            <p className={styles.hint}>{canSkip ? t.skipHint : !finished && status}</p>
          </>
        ) : (
          <div className={styles.error}>
            <p role="alert">{error}</p>
            {onGoBack && (
              <Button kind="line" onClick={onGoBack}>
                {t.goBack}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="sr" role="status">
        {complete ? (closing ?? t.complete) : (held ?? t.thinkingStatus)}
      </p>
      <div className={styles.foot}>
        <Privacy />
        {mark}
      </div>
    </div>
  );
}
