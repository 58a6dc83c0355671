import { type ReactNode, useEffect, useState } from 'react';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../i18n/chat.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { Button } from '../../ui/button.tsx';
import { PrivacyNote } from '../../ui/privacy-note.tsx';
import { useReducedMotion } from './reduced-motion.ts';
import { SunPath } from './sun-path.tsx';
import styles from './thinking.module.css';
import { useSpokenSentences, useTypedLength } from './typed-text.ts';

/** One of the ten lines, the next every 4 s (spec 9). The first is the fallback of the text itself. */
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

/** A line per paragraph; the same text is spoken, sentence by sentence, by the log beside it. */
function LiveText({ text, ended }: { text: string; ended: boolean }) {
  const t = chatTexts();
  const reduced = useReducedMotion();
  const typed = useTypedLength(text, ended, reduced);
  const spoken = useSpokenSentences(text, ended);
  const paragraphs = text.slice(0, typed).split(/\n+/);
  return (
    <>
      <div className={styles.live} aria-hidden="true" dir="auto">
        {typed === 0 && <p className={styles.waiting}>{t.listening}</p>}
        {typed > 0 &&
          paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
            <p key={index}>
              {paragraph}
              {index === paragraphs.length - 1 && <span className={styles.caret} />}
            </p>
          ))}
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

/** Where what is written goes: true for the guide in use. */
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
  /** What the server says is going on; shown in place of the mood line. */
  status: string;
  finished: boolean;
  /** Said under the text once it is finished: what comes next. */
  closing?: string;
  /** A hint that a tap goes on at once. */
  canSkip?: boolean;
  error?: string;
  onGoBack?: () => void;
  /** Says that this dialogue leaves no trace. */
  mark?: ReactNode;
}

export function ThinkingView(props: ThinkingViewProps) {
  const { thinking, status, finished, closing, canSkip, error, onGoBack, mark } = props;
  const t = chatTexts();
  const mood = useMood(finished || error !== undefined);
  const line = finished ? (closing ?? t.complete) : status || mood.text;
  return (
    <div className={styles.think}>
      <div className={styles.middle}>
        <SunPath finished={finished} />
        <h1>{t.thinking}</h1>
        {error === undefined ? (
          <>
            <LiveText text={thinking} ended={finished} />
            <p className={styles.mood} key={line} aria-hidden={!finished || undefined}>
              {line}
            </p>
            <p className={styles.hint}>{canSkip && t.skipHint}</p>
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
        {finished ? (closing ?? t.complete) : t.thinkingStatus}
      </p>
      <div className={styles.foot}>
        <Privacy />
        {mark}
      </div>
    </div>
  );
}
