/**
 * How clear the question is to the user, from 0 to 10: asked before the guide's first question and after the summary.
 * Answering is optional.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clarityTexts, howClearTexts } from '../../../i18n/en/check-in.ts';
import { call } from '../../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { ClarityScale } from '../../../ui/scale-numbers.tsx';
import { type Clarity, readHistory, updateHistory, useHistory } from '../history.ts';
import { isUnstored } from '../unstored/unstored.ts';
import styles from './clarity.module.css';

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

/** In session storage: the number for the question on the confirm page, whose dialogue does not exist yet. */
const beforeKey = 'clarity_before';

interface StoredBefore {
  /** The question. */
  message: string;
  value: number;
}

function readClarityBefore(): StoredBefore | undefined {
  const stored = readJson(tabStore, beforeKey);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { message, value } = stored as Partial<StoredBefore>;
  return typeof message === 'string' && typeof value === 'number' ? { message, value } : undefined;
}

/** The number that was picked for this question. A number for another question is removed. */
export function restoreClarityBefore(question: string): number | undefined {
  const before = readClarityBefore();
  if (before?.message === question) return before.value;
  keepClarityBefore(question, undefined);
  return undefined;
}

export function keepClarityBefore(question: string, value: number | undefined): void {
  if (value === undefined) tabStore.remove(beforeKey);
  else writeJson(tabStore, beforeKey, { message: question, value });
}

/** Called when the dialogue has begun: moves the number to it. An unstored dialogue has none. */
export function storeClarityBefore(sessionId: string): void {
  const before = readClarityBefore();
  tabStore.remove(beforeKey);
  if (!before || isUnstored(sessionId)) return;
  setClarity(sessionId, 'before', before.value);
  void sendClarity(sessionId).catch(() => undefined); // The results page sends it again.
}

/** Keeps a number here until it has been sent; null removes it. */
export function setClarity(sessionId: string, when: keyof Clarity, value: number | null): void {
  updateHistory(sessionId, (history) => ({
    ...history,
    clarity: { ...history.clarity, [when]: value },
    clarityUnsent: true,
  }));
}

/** Sends what was not sent yet. */
export async function sendClarity(sessionId: string): Promise<void> {
  const { clarity, clarityUnsent } = readHistory(sessionId);
  if (!clarity || !clarityUnsent) return;
  for (const when of ['before', 'after'] as const) {
    const value = clarity[when];
    if (value !== undefined) await call('saveClarity', { body: { sessionId, when, value } });
  }
  updateHistory(sessionId, (history) => {
    const { clarityUnsent: _, ...rest } = history;
    return history.clarity === clarity ? rest : history; // A number that changed during the call is still unsent.
  });
}
