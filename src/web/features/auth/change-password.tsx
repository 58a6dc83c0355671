import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { authTexts } from '../../i18n/auth.ts';
import { securityTexts } from '../../i18n/security.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import {
  changePassword,
  type PasswordProblems,
  type PasswordValues,
  passwordFields,
} from './change-password-flow.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import styles from './security.module.css';

export interface ChangePasswordProps {
  email: string | undefined;
  onDone: (text: string) => unknown;
  onForgot: () => void;
}

/** Closed, or a form in its place. */
export function ChangePassword({ email, onDone, onForgot }: ChangePasswordProps) {
  const t = securityTexts();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function keep() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }
  if (!open)
    return (
      <Button ref={opener} kind="line" full onClick={() => setOpen(true)}>
        {t.change}
      </Button>
    );
  function changed() {
    setOpen(false);
    return onDone(t.changed);
  }
  return <PasswordForm email={email} onChanged={changed} onKeep={keep} onForgot={onForgot} />;
}

interface FormProps {
  email: string | undefined;
  onChanged: () => unknown;
  onKeep: () => void;
  onForgot: () => void;
}

const empty: PasswordValues = { current: '', newPassword: '', confirmation: '' };

function usePasswordForm(onChanged: () => unknown) {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [busy, setBusy] = useState(false);
  /** Gives the first field that has to be corrected. */
  async function submit() {
    setBusy(true);
    const found = await changePassword(values);
    setBusy(false);
    if (!found) return void onChanged();
    setProblems(found);
    return passwordFields.find((field) => found[field]);
  }
  const field = (name: keyof PasswordValues) => ({
    name,
    value: values[name],
    onValue: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    ...(problems[name] !== undefined && { error: problems[name] }),
  });
  return { values, problems, busy, submit, field };
}

function PasswordForm({ email, onChanged, onKeep, onForgot }: FormProps) {
  const t = securityTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, busy, submit, field } = usePasswordForm(onChanged);
  const focusOn = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name="current"]')?.focus();
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const first = await submit();
    if (first) focusOn(first);
  }
  return (
    <form ref={form} aria-labelledby={id} className={styles.form} noValidate onSubmit={send}>
      <h4 id={id} className={styles.label}>
        {t.change}
      </h4>
      <p className="muted small">{t.changeText}</p>
      {/* Lets password managers know whose password this is. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField label={t.current} autoComplete="current-password" {...field('current')} />
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        hint={<PasswordChecklist password={values.newPassword} />}
        {...field('newPassword')}
      />
      <PasswordField
        label={authTexts().confirmPassword}
        autoComplete="new-password"
        {...field('confirmation')}
      />
      {problems.form && (
        <p role="alert" className={styles.problem}>
          {problems.form}
        </p>
      )}
      <p role="status" className="sr">
        {problems.current ?? problems.newPassword ?? problems.confirmation}
      </p>
      <Button type="submit" full busy={busy} busyLabel={t.saving}>
        {t.save}
      </Button>
      <Button kind="line" full aria-disabled={busy} onClick={onKeep}>
        {t.cancel}
      </Button>
      <Button kind="text" full onClick={onForgot}>
        {t.forgot}
      </Button>
    </form>
  );
}
