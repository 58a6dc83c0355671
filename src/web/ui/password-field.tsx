import { useState } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { FieldAction, TextField, type TextFieldProps } from './field.tsx';

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
