import { useId, useState } from 'react';
import { limits } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { TextArea } from '../../../ui/field.tsx';
import { OptionToggle } from '../../../ui/option-card.tsx';
import { announce } from '../../../ui/toast.tsx';
import styles from './question.module.css';

interface OwnAnswerProps {
  open: boolean;
  text: string;
  locked: boolean;
  onChange: (open: boolean, text: string) => void;
}

/** The way out of every kind of round: a field for the person's own words. Closing it clears them. */
export function OwnAnswer({ open, text, locked, onChange }: OwnAnswerProps) {
  const t = chatTexts();
  const boxId = useId();
  const [opened, setOpened] = useState(false);
  const toggle = () => {
    setOpened(!open);
    if (open && text) announce(t.ownCleared);
    onChange(!open, open ? '' : text);
  };
  return (
    <>
      <OptionToggle
        open={open}
        label={open ? t.ownClose : t.ownOpen}
        controls={boxId}
        locked={locked}
        onToggle={toggle}
      />
      {open && (
        <div id={boxId} className={styles.own}>
          <TextArea
            label={t.ownLabel}
            hideLabel
            bare
            // Only when the person opened it, not when a reload restored it.
            autoFocus={opened}
            rows={3}
            limit={limits.answerChars}
            placeholder={t.ownPlaceholder}
            value={text}
            readOnly={locked}
            onValue={(next) => onChange(true, next)}
          />
        </div>
      )}
    </>
  );
}
