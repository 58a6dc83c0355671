import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EarlierReflection } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import { earlierTexts } from '../../../i18n/en/earlier.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Paper } from '../../../ui/page.tsx';
import { announce } from '../../../ui/toast.tsx';
import { changeConfirmDraft, readConfirmDraft } from '../question/draft.ts';
import styles from './earlier.module.css';

interface MemoryPanelProps {
  /** The question on the confirm page. */
  message: string;
  /** The dialogue will be unstored, so nothing is remembered. */
  unstored: boolean;
}

/**
 * On the confirm page, when a finished reflection is continued: what the guide will remember of it, which the user can
 * edit. The lines survive a reload, and empty ones are not sent.
 */
export function MemoryPanel({ message, unstored }: MemoryPanelProps) {
  const t = earlierTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [earlier, setEarlier] = useState(() => readConfirmDraft(message).earlier);
  if (!earlier) return null;
  const { memory } = earlier;

  function change(lines: string[]) {
    const next: EarlierReflection = { sessionId: earlier?.sessionId ?? '', memory: lines };
    setEarlier(next);
    changeConfirmDraft(message, { earlier: next });
  }
  function remove(index: number) {
    flushSync(() => change(memory.filter((_, at) => at !== index)));
    heading.current?.focus();
    announce(t.removed);
  }
  function add() {
    flushSync(() => change([...memory, '']));
    list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
  }

  return (
    <Paper className={styles.panel}>
      <section aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        <p className="small muted">{unstored ? t.unstored : t.intro}</p>
        {!unstored && (
          <>
            <ul ref={list} className={styles.lines}>
              {memory.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their position
                <li key={index}>
                  <TextArea
                    label={t.line(index + 1)}
                    hideLabel
                    rows={1}
                    maxLength={limits.memoryChars}
                    value={line}
                    onValue={(text) => change(memory.map((old, at) => (at === index ? text : old)))}
                  />
                  <IconButton
                    label={t.remove(index + 1)}
                    className={styles.remove}
                    onClick={() => remove(index)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
            {memory.length === 0 && <p className={styles.nothing}>{t.nothing}</p>}
            {memory.length < limits.memoryLines ? (
              <Button kind="text" icon={<Plus aria-hidden="true" />} onClick={add}>
                {t.add}
              </Button>
            ) : (
              <p className="small muted">{t.full}</p>
            )}
          </>
        )}
      </section>
    </Paper>
  );
}
