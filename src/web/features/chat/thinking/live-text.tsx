/** The guide's thoughts as they arrive: shown as if typed, and to screen readers in whole sentences. */
import { useLayoutEffect, useRef } from 'react';
import { chatTexts } from '../../../i18n/en/chat.ts';
import styles from './thinking.module.css';
import { useSpokenSentences } from './typed-text.ts';
import { useReducedMotion } from './use-timing.ts';

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

export function LiveText({ text, typed, ended }: LiveTextProps) {
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
