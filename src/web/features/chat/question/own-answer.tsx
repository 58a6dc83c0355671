import { useEffect, useId, useRef, useState } from 'react';
import { limits } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { TextArea } from '../../../ui/field.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { OptionToggle } from '../../../ui/option-card.tsx';
import { announce } from '../../../ui/toast.tsx';
import styles from './own-answer.module.css';

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
            bare
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
          {hint && <p className={styles.hint}>{hint}</p>}
        </>
      )}
    </div>
  );
}
