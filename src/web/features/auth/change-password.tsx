/** The form in the settings panel that changes the password. */
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { confirmProblem, newPasswordProblem } from '#shared/validation.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { securityTexts } from '../../i18n/en/settings.ts';
import { ApiError, call } from '../../lib/api.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { PasswordField } from '../../ui/text-field.tsx';
import { PasswordChecklist } from './form-parts.tsx';
import styles from './security.module.css';

interface PasswordValues {
  current: string;
  newPassword: string;
  confirmation: string;
}

/** Texts for a field or for the whole form. */
type PasswordProblems = Partial<Record<keyof PasswordValues | 'form', string>>;

/** In the order of the form. */
const passwordFields = ['current', 'newPassword', 'confirmation'] as const;

function validate({ current, newPassword, confirmation }: PasswordValues): PasswordProblems {
  const { problems } = authTexts();
  const weak = newPasswordProblem(newPassword);
  const differs = confirmProblem(newPassword, confirmation);
  return {
    ...(current === '' && { current: securityTexts().currentNeeded }),
    ...(weak && { newPassword: problems[weak] }),
    ...(differs && { confirmation: problems[differs] }),
  };
}

/** The text for a failed call that concerns no field. */
export function toErrorText(error: unknown): string {
  const t = securityTexts();
  if (!(error instanceof ApiError)) return t.failed;
  if (error.code === 'too_many_requests') return t.tooMany;
  return error.status === 0 ? t.noAnswer : t.failed;
}

function toProblems(error: unknown): PasswordProblems {
  const { problems } = authTexts();
  if (!(error instanceof ApiError)) return { form: toErrorText(error) };
  const { code, fields } = error;
  if (code === 'weak_password') return { newPassword: problems.passwordWeak };
  if (fields.currentPassword !== undefined) return { current: securityTexts().currentWrong };
  if (fields.newPassword !== undefined) return { newPassword: problems.passwordRules };
  return { form: toErrorText(error) };
}

/** Returns undefined when the password is changed. */
async function changePassword(values: PasswordValues): Promise<PasswordProblems | undefined> {
  const found = validate(values);
  if (Object.keys(found).length) return found;
  try {
    const { current: currentPassword, newPassword } = values;
    await call('changePassword', { body: { currentPassword, newPassword, locale: currentLocale() } });
    return undefined;
  } catch (error) {
    return toProblems(error);
  }
}

interface ChangePasswordProps {
  email: string | undefined;
  onDone: (text: string) => unknown;
  onForgot: () => void;
}

/** A button, replaced by the form when it is pressed. */
export function ChangePassword({ email, onDone, onForgot }: ChangePasswordProps) {
  const t = securityTexts();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function cancel() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }
  if (!open)
    return (
      <ActionRow ref={opener} icon={<KeyRound />} onClick={() => setOpen(true)}>
        {t.change}
      </ActionRow>
    );
  function finish() {
    setOpen(false);
    return onDone(t.changed);
  }
  return <PasswordForm email={email} onChanged={finish} onCancel={cancel} onForgot={onForgot} />;
}

interface FormProps {
  email: string | undefined;
  onChanged: () => unknown;
  onCancel: () => void;
  onForgot: () => void;
}

const empty: PasswordValues = { current: '', newPassword: '', confirmation: '' };

function usePasswordForm(onChanged: () => unknown) {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [busy, setBusy] = useState(false);
  /** Returns the first field to correct. */
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
    onValue: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    ...(problems[name] !== undefined && { error: problems[name] }),
  });
  return { values, problems, busy, submit, field };
}

function PasswordForm({ email, onChanged, onCancel, onForgot }: FormProps) {
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
        <p role="alert" className={patterns.problem}>
          {problems.form}
        </p>
      )}
      <p role="status" className="sr">
        {problems.current ?? problems.newPassword ?? problems.confirmation}
      </p>
      <Button type="submit" full busy={busy} busyLabel={t.saving}>
        {t.save}
      </Button>
      <Button kind="outline" full aria-disabled={busy} onClick={onCancel}>
        {t.cancel}
      </Button>
      <Button kind="text" full onClick={onForgot}>
        {t.forgot}
      </Button>
    </form>
  );
}
