/** What each kind of round provides to the question page. The kinds are listed in question-view.tsx. */
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { OptionLetter } from '#shared/kinds.ts';
import { limits } from '#shared/limits.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { TextArea } from '../../../ui/field.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { OptionToggle } from '../../../ui/option-card.tsx';
import { announce } from '../../../ui/toast.tsx';
import type { StoredRound } from '../history.ts';
import styles from './question.module.css';

export interface Answer {
  text: string;
  option?: OptionLetter;
}

/** State of the button that sends the answer. */
export interface SubmitState {
  canSubmit: boolean;
  onSubmit: () => void;
}

export interface AnswersProps {
  sessionId: string;
  round: StoredRound;
  headingId: string;
  /** An answer was given, or the user is leaving: nothing can be changed. */
  locked: boolean;
  /** Locks the controls. Call it as soon as the answer is decided, before the two callbacks below. */
  lock: () => void;
  /** An option was picked. It is shown for a moment, then `onAnswer` follows with the same answer. */
  onOptionPicked: (answer: Answer) => void;
  /** The answer is final: the page moves on. */
  onAnswer: (answer: Answer) => void;
  /** Renders the buttons below the answers. */
  renderActions: (submit: SubmitState) => ReactNode;
}

/** The parts of a kind of round: a hint below the question, if any, and the controls for the answer. */
export interface RoundRenderer {
  Hint?: ComponentType<{ round: StoredRound }>;
  Answers: ComponentType<AnswersProps>;
  /** Fetches the code of `Answers`, where it comes later than the page's. */
  load?: () => Promise<unknown>;
}

interface OwnAnswerProps {
  open: boolean;
  text: string;
  locked: boolean;
  /** Below the closed field. */
  hint?: string;
  onChange: (open: boolean, text: string) => void;
}

/**
 * Part of every kind of round: a field for the user's own words. Closing it clears them. Its slot has a fixed height,
 * so that nothing moves when it opens.
 */
export function OwnAnswer({ open, text, locked, hint, onChange }: OwnAnswerProps) {
  const t = chatTexts();
  const boxId = useId();
  const slot = useRef<HTMLDivElement>(null);
  /** The user opened or closed the field; false when a reload restored it. */
  const [wasToggled, setWasToggled] = useState(false);
  useEffect(() => {
    if (wasToggled && !open) slot.current?.querySelector('button')?.focus();
  }, [wasToggled, open]);
  const toggle = () => {
    setWasToggled(true);
    if (open && text) announce(t.ownCleared);
    onChange(!open, open ? '' : text);
  };
  return (
    <div ref={slot} className={styles.slot}>
      {open ? (
        <div id={boxId} className={styles.own}>
          <TextArea
            label={t.ownLabel}
            hideLabel
            borderless
            autoFocus={wasToggled}
            rows={3}
            limit={limits.answerChars}
            placeholder={t.ownPlaceholder}
            value={text}
            readOnly={locked}
            onValue={(next) => onChange(true, next)}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={t.ownClose}
            title={t.ownClose}
            aria-expanded
            aria-controls={boxId}
            aria-disabled={locked || undefined}
            onClick={() => !locked && toggle()}
          >
            <CloseIcon />
          </button>
        </div>
      ) : (
        <>
          <OptionToggle open={false} label={t.ownOpen} controls={boxId} locked={locked} onToggle={toggle} />
          {hint && <p className={styles.ownHint}>{hint}</p>}
        </>
      )}
    </div>
  );
}
