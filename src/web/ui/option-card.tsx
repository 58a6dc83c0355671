/** The answers of a question as cards. */
import type { ReactNode } from 'react';
import styles from './option-card.module.css';
import { PencilIcon } from './question-icons.tsx';

export interface OptionCardProps {
  /** From 0; the badge and the keyboard shortcut are one higher. */
  index: number;
  label: string;
  picked?: boolean;
  /** Another option is being sent: ignores presses, keeps focus. */
  locked?: boolean;
  onPick: () => void;
}

export function OptionCard({ index, label, picked, locked, onPick }: OptionCardProps) {
  return (
    <button
      type="button"
      dir="auto"
      className={styles.option}
      aria-pressed={picked ?? false}
      aria-disabled={locked || undefined}
      aria-keyshortcuts={String(index + 1)}
      onClick={() => !locked && onPick()}
    >
      <span className={styles.badge} aria-hidden="true">
        {index + 1}
      </span>
      <span>{label}</span>
    </button>
  );
}

export interface OptionToggleProps {
  open: boolean;
  label: string;
  /** The id of the element that it opens. */
  controls: string;
  locked?: boolean;
  onToggle: () => void;
}

/** The fourth, dashed card, which opens a text box. */
export function OptionToggle({ open, label, controls, locked, onToggle }: OptionToggleProps) {
  return (
    <button
      type="button"
      className={`${styles.option} ${styles.own}`}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-disabled={locked || undefined}
      onClick={() => !locked && onToggle()}
    >
      <span className={styles.badge} aria-hidden="true">
        <PencilIcon />
      </span>
      <span>{label}</span>
    </button>
  );
}

/** The group of cards; `labelledBy` is the id of the question's heading. */
export function OptionGroup({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; the h1 is the name
    <div role="group" aria-labelledby={labelledBy} className={styles.group}>
      {children}
    </div>
  );
}
