import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { pages } from '#shared/pages.ts';
import { CodeSent } from '../../features/auth/form-parts.tsx';
import { type ResetForm, type ResetValues, useResetForm } from '../../features/auth/password-reset.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { resetTexts } from '../../i18n/en/reset.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessageArt } from '../../ui/message-art.tsx';
import { focusHeading, Page, Paper } from '../../ui/page.tsx';
import { ArrowLeftIcon } from '../../ui/question-icons.tsx';
import { CodeField, FieldAction, PasswordField, TextField } from '../../ui/text-field.tsx';
import styles from './account.module.css';

const steps = { email: EmailStep, code: CodeStep, done: DoneStep };

/** Sets a new password in three steps on one page: the email address, the mailed code with the new password, done. */
export function ForgotPasswordPage() {
  const state = useResetForm();
  const Step = steps[state.step];
  const shownStep = useRef(state.step);
  useEffect(() => {
    if (shownStep.current === state.step) return;
    shownStep.current = state.step;
    focusHeading({ always: true });
  }, [state.step]);
  return (
    <Page apart={0.3} centered footer className={styles.page}>
      <ButtonLink href={pages.login} kind="text" className={styles.back} icon={<ArrowLeftIcon />}>
        {authTexts().backToLogin}
      </ButtonLink>
      <Paper className={styles.card}>
        <Step state={state} />
      </Paper>
    </Page>
  );
}

/** Texts of problems that other forms have too, and the reset's own. */
const problemTexts = () => ({ ...authTexts().problems, ...resetTexts().problems });

function focusField(form: RefObject<HTMLFormElement | null>, name: keyof ResetValues | undefined) {
  if (name) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}

function EmailStep({ state: { values, set, problems, busy, requestCode } }: { state: ResetForm }) {
  const t = resetTexts();
  const form = useRef<HTMLFormElement>(null);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) focusField(form, await requestCode());
  }
  return (
    <>
      <h1>{t.heading}</h1>
      <p className={styles.lead}>{t.emailLead}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <TextField
          label={authTexts().email}
          name="email"
          type="email"
          autoComplete="username"
          value={values.email}
          onValue={(value) => set('email', value)}
          error={problems.email && problemTexts()[problems.email]}
        />
        <Button type="submit" full busy={busy === 'code'} busyLabel={t.sending}>
          {t.sendCode}
        </Button>
      </form>
    </>
  );
}

function CodeStep({ state }: { state: ResetForm }) {
  const t = resetTexts();
  const form = useRef<HTMLFormElement>(null);
  const { sent, busy, submit, changeEmail } = state;
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) focusField(form, await submit());
  }
  return (
    <>
      <h1>{t.codeHeading}</h1>
      <p className={styles.lead}>{sent && t.codeSentTo(sent.to)}</p>
      <Button kind="text" className={styles.change} onClick={changeEmail}>
        {t.changeEmail}
      </Button>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        {/* Lets password managers know whose password this is. */}
        <input type="email" autoComplete="username" value={state.values.email} readOnly hidden />
        <Code state={state} onRefused={(field) => focusField(form, field)} />
        <NewPassword state={state} />
        <Button type="submit" full busy={busy === 'reset'} busyLabel={t.resetting}>
          {t.reset}
        </Button>
      </form>
    </>
  );
}

interface CodeProps {
  state: ResetForm;
  onRefused: (field: keyof ResetValues | undefined) => void;
}

function Code({ state, onRefused }: CodeProps) {
  const t = resetTexts();
  const { values, set, problems, busy, sent, requestCode } = state;
  const secondsLeft = useSecondsLeft(sent?.until);
  const isBlocked = secondsLeft > 0 || busy !== undefined;
  const resendLabel = busy === 'code' ? t.sending : t.resend;
  const requestAgain = async () => !isBlocked && onRefused(await requestCode());
  return (
    <CodeField
      label={authTexts().code}
      name="code"
      value={values.code}
      onValue={(value) => set('code', value)}
      error={problems.code && problemTexts()[problems.code]}
      hint={sent && <CodeSent to={sent.to} />}
      action={
        <FieldAction solid aria-disabled={isBlocked} onClick={requestAgain}>
          {secondsLeft > 0 ? authTexts().seconds(secondsLeft) : resendLabel}
        </FieldAction>
      }
    />
  );
}

function NewPassword({ state: { values, set, problems } }: { state: ResetForm }) {
  const t = resetTexts();
  return (
    <div className={styles.passwords}>
      <PasswordField
        label={t.newPassword}
        name="newPassword"
        autoComplete="new-password"
        value={values.newPassword}
        onValue={(value) => set('newPassword', value)}
        error={problems.newPassword && problemTexts()[problems.newPassword]}
      />
      <PasswordField
        label={authTexts().confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onValue={(value) => set('confirmation', value)}
        error={problems.confirmation && problemTexts()[problems.confirmation]}
      />
    </div>
  );
}

function DoneStep() {
  const t = resetTexts();
  return (
    <>
      <MessageArt name="done" />
      <h1>{t.doneHeading}</h1>
      <p className={styles.lead}>{t.doneText}</p>
      <ButtonLink href={pages.login} full className={styles.next}>
        {t.goToLogin}
      </ButtonLink>
    </>
  );
}
