/** Text fields of one line: for any text, a mailed code and a password. */
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import fieldStyles from './field.module.css';
import { describedBy, FieldMessages, type FieldProps, ignoreChange } from './field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'>, FieldProps {
  /** Shown at the end inside the box, usually a `FieldAction`. */
  action?: ReactNode;
}

export function TextField({ label, error, hint, action, onValue, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={fieldStyles.row}>
      <label htmlFor={id}>{label}</label>
      <div className={fieldStyles.box}>
        <input
          autoComplete="off"
          {...rest}
          id={id}
          className={className}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint, rest['aria-describedby'])}
          onInput={(event) => onValue?.(event.currentTarget.value)}
          onChange={rest.onChange ?? ignoreChange}
        />
        {action}
      </div>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}

interface FieldActionProps extends ComponentProps<'button'> {
  /** For an action that sends something: it looks like a button even while it is disabled. */
  solid?: boolean;
}

/** A small button inside a field's box, e.g. Show or Send Code. */
export function FieldAction({ solid, ...rest }: FieldActionProps) {
  return <button {...rest} type="button" className={`${styles.action} ${solid ? styles.solid : ''}`} />;
}

/** One input for the whole code, because pasting and one-time-code autofill require it. */
export function CodeField({ onValue, ...props }: TextFieldProps) {
  const setCode = (text: string) => onValue?.(text.replace(/[\s-]/g, ''));
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...props}
      maxLength={6} // As `limits.verificationCodeDigits`.
      // With spaces, a pasted code exceeds maxLength and the browser would cut off digits.
      onPaste={(event) => {
        event.preventDefault();
        setCode(event.clipboardData.getData('text'));
      }}
      onValue={setCode}
      className={styles.code}
    />
  );
}

/** Pass `autoComplete` as `current-password` or `new-password`. Pasting is never blocked. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  const t = commonTexts();
  const toggle = (
    <FieldAction
      aria-pressed={shown}
      aria-label={t.showPassword(props.label)}
      onClick={() => setShown((now) => !now)}
    >
      {shown ? t.hide : t.show}
    </FieldAction>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      action={toggle}
    />
  );
}
