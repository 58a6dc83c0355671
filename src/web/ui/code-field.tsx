import styles from './field.module.css';
import { TextField, type TextFieldProps } from './field.tsx';

/** One input for the whole code, so that pasting and the phone's one-time-code offer work. */
export function CodeField({ onValue, ...props }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...props}
      // A code is pasted with its blanks; none of its digits is cut off.
      onValue={(value) => onValue?.(value.replace(/[\s-]/g, ''))}
      className={styles.code}
    />
  );
}
