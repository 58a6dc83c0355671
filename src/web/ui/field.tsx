/** A text field of several lines, and what it shares with the fields of one line (text-field.tsx). */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { charsIn } from '#shared/limits.ts';
import { useLazyComponent } from '../lib/lazy.tsx';
import styles from './field.module.css';
import { AlertIcon } from './icons.tsx';

/** The properties that all text fields have. */
export interface FieldProps {
  label: string;
  error?: string;
  /** A note below the field. Unlike a placeholder, it remains visible while the user types. */
  hint?: ReactNode;
  onValue?: (value: string) => void;
}

/**
 * The value of `aria-describedby`: the ids of the error and the hint below the field, after `otherIds` of what else
 * describes it.
 */
export function describedBy(
  id: string,
  error?: string,
  hint?: ReactNode,
  ...otherIds: (string | false | undefined)[]
): string | undefined {
  const ids = [...otherIds, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

/** The error and the hint below a field. */
export function FieldMessages({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
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

/** React requires `onChange` for a field with a value, but the fields here call `onValue` in `onInput`. */
export function ignoreChange() {}

export interface TextAreaProps extends ComponentProps<'textarea'>, Omit<FieldProps, 'label'> {
  /** Omitted when the page has its own label. */
  label?: string;
  hideLabel?: boolean;
  /** Without a border, for text on a card that has one. */
  borderless?: boolean;
  /** In code points. Longer text is marked, but never cut off. */
  limit?: number;
  /** The length of the text, in code points, if the field is uncontrolled: then its value is not known here. */
  typedChars?: number;
}

const loadCharCount = () => import('./char-count.tsx').then(({ CharCount }) => CharCount);

/** The share of its limit from which a text has its length shown. */
const nearLimit = 0.9;

/**
 * Grows with its text where the browser supports field-sizing. `autoComplete="off"` keeps the browser from storing the
 * text.
 */
export function TextArea(props: TextAreaProps) {
  // Without a limit, no text comes near it.
  const {
    label,
    limit = 1e9,
    typedChars,
    hideLabel,
    borderless,
    error,
    hint,
    onValue,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const length = typedChars ?? charsIn(String(rest.value ?? ''));
  const countId = `${id}-count`;
  // Loaded and shown when the text comes near its limit.
  const CharCount = useLazyComponent(length > limit * nearLimit, loadCharCount);
  const area = (
    <textarea
      dir="auto"
      autoComplete="off"
      {...rest}
      id={id}
      className={[styles.area, className].filter(Boolean).join(' ')}
      aria-invalid={error || length > limit ? true : undefined}
      aria-describedby={describedBy(id, error, hint, rest['aria-describedby'], CharCount && countId)}
      onInput={(event) => onValue?.(event.currentTarget.value)}
      onChange={rest.onChange ?? ignoreChange}
    />
  );
  return (
    <div className={styles.row}>
      {label && (
        <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
          {label}
        </label>
      )}
      {borderless ? area : <div className={`${styles.box} ${styles.tall}`}>{area}</div>}
      {CharCount && <CharCount id={countId} length={length} limit={limit} />}
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}
