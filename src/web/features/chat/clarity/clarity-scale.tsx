/** Asks how clear it is, from 0 to 10, before the first question and after the summary. Answering is optional. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clarityTexts, howClearTexts } from '../../../i18n/en/check-in.ts';
import { Button } from '../../../ui/button.tsx';
import { ClarityScale } from '../../../ui/scale-numbers.tsx';
import { useHistory } from '../history.ts';
import { keepClarityBefore, restoreClarityBefore, sendClarity, setClarity } from './clarity.ts';
import styles from './clarity-scale.module.css';

interface HowClearProps {
  hint: string;
  value: number | undefined;
  /** The number before the first question, marked on the scale after the summary. */
  before?: number | undefined;
  onValue: (value: number | undefined) => void;
  children?: ReactNode;
}

function HowClear({ hint, value, before, onValue, children }: HowClearProps) {
  const t = howClearTexts();
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onValue(undefined);
    box.current?.querySelector('input')?.focus();
  };
  const legend = (
    <>
      <span className={styles.title}>{t.title}</span> <small>{hint}</small>
    </>
  );
  return (
    <div ref={box} className={styles.clarity}>
      <ClarityScale legend={legend} value={value} earlier={before} {...clarityTexts()} onValue={onValue} />
      {value !== undefined && (
        <Button kind="text" className={styles.back} onClick={clear}>
          {t.takeBack}
        </Button>
      )}
      {children}
    </div>
  );
}

/** On the confirm page: the number is kept in this tab and sent when the dialogue has begun. */
export function ClarityBefore({ question }: { question: string }) {
  const [value, setValue] = useState(() => restoreClarityBefore(question));
  useEffect(() => {
    // Also when the question was edited: the number is stored together with the question.
    keepClarityBefore(question, value);
  }, [question, value]);
  return <HowClear hint={howClearTexts().optional} value={value} onValue={setValue} />;
}

/** The user may try several numbers: the last one is sent when it has not changed for this long. */
const settleMs = 700;

/** On the results page, where the number is sent as soon as it is chosen. */
export function ClarityAfter({ sessionId }: { sessionId: string }) {
  const t = howClearTexts();
  const { clarity } = useHistory(sessionId);
  const [failed, setFailed] = useState(false);
  const after = clarity?.after ?? undefined;
  const before = clarity?.before ?? undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the number sends it
  useEffect(() => {
    const send = () =>
      sendClarity(sessionId).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    const timer = setTimeout(() => void send(), settleMs);
    return () => clearTimeout(timer);
  }, [sessionId, after]);
  return (
    <HowClear
      hint={before === undefined ? t.noRight : t.began(before)}
      value={after}
      before={before}
      onValue={(value) => setClarity(sessionId, 'after', value ?? null)}
    >
      <p role="status" className={styles.failed}>
        {failed && t.notSaved}
      </p>
    </HowClear>
  );
}
