import { limits } from '#shared/timing.ts';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './field.tsx';

/** One input for the whole code, so that pasting and the phone's one-time-code offer work. */
export function CodeField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.verificationCodeDigits}
      spellCheck={false}
      {...props}
      className={styles.code}
    />
  );
}
