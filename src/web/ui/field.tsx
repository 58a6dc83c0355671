import { type ComponentProps, type ReactNode, useId } from 'react';
import { charsIn } from '#shared/timing.ts';
import { useDeferred } from '../lib/lazy.tsx';
import styles from './field.module.css';
import { AlertIcon } from './icons.tsx';

interface FieldLook {
  label: string;
  error?: string;
  /** Stays readable under the field. */
  hint?: ReactNode;
  onValue?: (value: string) => void;
}

export interface TextFieldProps extends ComponentProps<'input'>, FieldLook {
  /** Stands inside the box at its end, usually a `FieldAction`. */
  action?: ReactNode;
}

function describedBy(id: string, error?: string, hint?: ReactNode, own?: string): string | undefined {
  const ids = [own, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

function Notes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
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

export function TextField({ label, error, hint, action, onValue, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          autoComplete="off"
          {...rest}
          id={id}
          className={className}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint, rest['aria-describedby'])}
          onInput={(event) => onValue?.(event.currentTarget.value)}
          onChange={rest.onChange ?? ignore}
        />
        {action}
      </div>
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}

/** React asks for onChange beside a value; `onValue` listens to input, which is the same event. */
function ignore() {}

export interface TextAreaProps extends ComponentProps<'textarea'>, Omit<FieldLook, 'label'> {
  /** Left out where the page has a label of its own. */
  label?: string;
  hideLabel?: boolean;
  /** Without a box of its own, for text that stands on a paper card. */
  bare?: boolean;
  /** More characters than this are kept and called too many; nothing that is pasted is cut off. */
  limit?: number;
  /** Their number where the field is not controlled. */
  typed?: number;
}

const loadCount = () => import('./char-count.tsx').then(({ CharCount }) => CharCount);

/**
 * Grows with its text where the browser can (field-sizing). Without `autoComplete` the browser keeps no copy of what
 * was typed, neither as a suggestion nor for the way back to the page.
 */
export function TextArea(props: TextAreaProps) {
  const { label, limit = 1e9, typed, hideLabel, bare, error, hint, onValue, className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const length = typed ?? charsIn(String(rest.value ?? ''));
  const countId = `${id}-count`;
  // Its code comes when a text gets near its limit.
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

/** The small button inside a field's box: Show, Send Code. */
export function FieldAction({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={[styles.action, className].filter(Boolean).join(' ')} />;
}
