import { useState } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import styles from './field.module.css';
import { FieldAction, TextField, type TextFieldProps } from './field.tsx';

/** One input for the whole code, so that pasting and the phone's one-time-code offer work. */
export function CodeField({ onValue, ...props }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...props}
      maxLength={6}
      // Pasted by ourselves: with its blanks a code is longer than the field, and the browser would cut off digits.
      onPaste={(event) => {
        event.preventDefault();
        onValue?.(event.clipboardData.getData('text').replace(/[\s-]/g, ''));
      }}
      onValue={(value) => onValue?.(value.replace(/[\s-]/g, ''))}
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
