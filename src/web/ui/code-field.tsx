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
