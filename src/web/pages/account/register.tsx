import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { pages } from '#shared/pages.ts';
import { codeProblem, emailProblem } from '#shared/validation.ts';
import { CodeSent, PasswordChecklist } from '../../features/auth/form-parts.tsx';
import {
  type RegisterForm,
  type RegisterValues,
  useRegisterForm,
} from '../../features/auth/register-form.ts';
import { prepareSignIn } from '../../features/auth/sign-in-calls.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/question-icons.tsx';
import { CodeField, FieldAction, PasswordField, TextField } from '../../ui/text-field.tsx';
import styles from './account.module.css';
import { AccountPage, nextOnEnter } from './account-page.tsx';

/** If a code was sent already, from the login page or before a reload, the buttons of Google and Apple are left out. */
export function RegisterPage() {
  const t = authTexts();
  const form = useRef<HTMLFormElement>(null);
  const state = useRegisterForm();
  const { sentBefore } = state;
  useEffect(() => {
    if (sentBefore) focusField(form, 'code'); // After the heading, which takes the focus on every new page.
  }, [sentBefore]);
  return (
    <AccountPage
      heading={t.registerHeading}
      providers={!sentBefore}
      back={
        <ButtonLink href={pages.login} kind="text" className={styles.back} icon={<ArrowLeftIcon />}>
          {t.backToLogin}
        </ButtonLink>
      }
    >
      <RegisterFields form={form} state={state} />
    </AccountPage>
  );
}

function focusField(form: RefObject<HTMLFormElement | null>, name: keyof RegisterValues | undefined) {
  if (name) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}

interface RegisterFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  state: RegisterForm;
}

function RegisterFields({ form, state }: RegisterFieldsProps) {
  const t = authTexts();
  const { busy, submit } = state;
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) focusField(form, await submit());
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={prepareSignIn}
      onKeyDown={nextOnEnter}
      onSubmit={handleSubmit}
    >
      <EmailAndCode
        state={state}
        onCodeRequested={(invalid) => focusField(form, invalid)}
        onCodeFilled={() => !state.values.password && focusField(form, 'password')}
      />
      <NewPassword state={state} />
      <p className={styles.adult}>{t.adult}</p>
      <Button type="submit" full busy={busy === 'register'} busyLabel={t.creating}>
        {t.createAccount}
      </Button>
    </form>
  );
}

interface EmailAndCodeProps {
  state: RegisterForm;
  /** Gets the first invalid field, if any. */
  onCodeRequested: (invalid: keyof RegisterValues | undefined) => void;
  /** The last digit was typed, or the whole code pasted. */
  onCodeFilled: () => void;
}

function EmailAndCode({ state, onCodeRequested, onCodeFilled }: EmailAndCodeProps) {
  const t = authTexts();
  const { values, set, problems, busy, codeSent, requestCode } = state;
  const secondsLeft = useSecondsLeft(codeSent?.until);
  const isBlocked = secondsLeft > 0 || busy !== undefined || emailProblem(values.email) !== undefined;
  const sendLabel = codeSent ? t.resend : t.sendCode;
  const label = busy === 'code' ? t.sendingCode : sendLabel;
  const sendCode = async () => !isBlocked && onCodeRequested(await requestCode());
  return (
    <>
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        value={values.email}
        onValue={(value) => set('email', value)}
        error={problems.email && t.problems[problems.email]}
        action={
          <FieldAction solid aria-disabled={isBlocked} onClick={sendCode}>
            {secondsLeft > 0 ? t.seconds(secondsLeft) : label}
          </FieldAction>
        }
      />
      <CodeField
        label={t.code}
        name="code"
        value={values.code}
        onValue={(value) => {
          set('code', value);
          if (!codeProblem(value)) onCodeFilled();
        }}
        error={problems.code && t.problems[problems.code]}
        hint={codeSent && <CodeSent to={codeSent.to} text={t.codeSentTo(codeSent.to)} />}
      />
    </>
  );
}

function NewPassword({ state: { values, set, problems } }: { state: RegisterForm }) {
  const t = authTexts();
  return (
    <div className={styles.passwords}>
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="new-password"
        value={values.password}
        onValue={(value) => set('password', value)}
        error={problems.password && t.problems[problems.password]}
        // The error names the same rules.
        hint={!problems.password && <PasswordChecklist password={values.password} />}
      />
      <PasswordField
        label={t.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onValue={(value) => set('confirmation', value)}
        error={problems.confirmation && t.problems[problems.confirmation]}
      />
    </div>
  );
}
