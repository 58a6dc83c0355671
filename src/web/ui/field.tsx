/** Text fields of several lines, and what all text fields share. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { charsIn } from '#shared/timing.ts';
import { useDeferred } from '../lib/lazy.tsx';
import styles from './field.module.css';
import { AlertIcon } from './icons.tsx';

/** What text fields of one line and of several share. */
export interface FieldLook {
  label: string;
  error?: string;
  /** Remains visible below the field. */
  hint?: ReactNode;
  onValue?: (value: string) => void;
}

/** The value of `aria-describedby`: the ids of the error and the hint below the field. */
export function describedBy(id: string, error?: string, hint?: ReactNode, own?: string): string | undefined {
  const ids = [own, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

/** The error and the hint below a field. */
export function Notes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </>
  );
}

/** React requires onChange for a field with a value; `onValue` handles the input event. */
export function ignore() {}

export interface TextAreaProps extends ComponentProps<'textarea'>, Omit<FieldLook, 'label'> {
  /** Omitted when the page has its own label. */
  label?: string;
  hideLabel?: boolean;
  /** Without a border, for text on a paper card. */
  bare?: boolean;
  /** Longer text is marked, but never cut off. */
  limit?: number;
  /** The number of characters of an uncontrolled field. */
  typed?: number;
}

const loadCount = () => import('./char-count.tsx').then(({ CharCount }) => CharCount);

/**
 * Grows with its text where the browser supports field-sizing. `autoComplete="off"` keeps the browser from storing the
 * text.
 */
export function TextArea(props: TextAreaProps) {
  // Without a limit, no text comes near it.
  const { label, limit = 1e9, typed, hideLabel, bare, error, hint, onValue, className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const length = typed ?? charsIn(String(rest.value ?? ''));
  const countId = `${id}-count`;
  // Loaded and shown when the text comes near its limit.
  const Count = useDeferred(length > limit * 0.9, loadCount);
  const area = (
    <textarea
      dir="auto"
      autoComplete="off"
      {...rest}
      id={id}
      className={[styles.area, className].filter(Boolean).join(' ')}
      aria-invalid={error || length > limit ? true : undefined}
      aria-describedby={describedBy(id, error, hint, Count ? countId : rest['aria-describedby'])}
      onInput={(event) => onValue?.(event.currentTarget.value)}
      onChange={rest.onChange ?? ignore}
    />
  );
  return (
    <div className={styles.row}>
      {label && (
        <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
          {label}
        </label>
      )}
      {bare ? area : <div className={`${styles.box} ${styles.tall}`}>{area}</div>}
      {Count && <Count id={countId} length={length} limit={limit} />}
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}
