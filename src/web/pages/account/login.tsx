import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '#shared/pages.ts';
import { type EmailProblem, emailProblem, loginPasswordProblem } from '#shared/validation.ts';
import type { LoginProblem } from '../../features/auth/sign-in.ts';
import { prepareSignIn, sendCode, signIn } from '../../features/auth/sign-in-calls.ts';
import {
  continueAfterLogin,
  forgetTypedFields,
  keepHasAccount,
  keepSentCode,
  keepTypedEmail,
  readHasAccount,
  readSentCode,
  readTypedEmail,
} from '../../features/auth/sign-in-storage.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { announce, showToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import { AccountPage, useArrival } from './account-page.tsx';

/** On the way to a first dialogue, the page asks for the email alone, because most visitors have no account yet. */
export function LoginPage() {
  const t = authTexts();
  const { isStep, signedInBefore } = useArrival();
  /** Why the page asks for the password instead: the user says that there is an account, or the server found it. */
  const [passwordReason, setPasswordReason] = useState<'says so' | 'found'>();
  const asksPassword = !isStep || passwordReason !== undefined || readHasAccount();
  const emailForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The email is all that this step asks for. Runs after the heading has taken the focus, as on every new page.
    if (!asksPassword) focusField(emailForm, 'email');
  }, [asksPassword]);
  function askPassword(reason: 'says so' | 'found') {
    keepHasAccount();
    setPasswordReason(reason);
  }
  return (
    <AccountPage heading={signedInBefore ? t.loginHeadingKnown : t.signIn} providers>
      {asksPassword ? (
        <LoginForm reason={passwordReason} />
      ) : (
        <EmailForm
          form={emailForm}
          onFound={() => askPassword('found')}
          onPassword={() => askPassword('says so')}
        />
      )}
    </AccountPage>
  );
}

function useTypedEmail() {
  const [email, setEmail] = useState(readTypedEmail);
  function typeEmail(value: string) {
    keepTypedEmail(value);
    setEmail(value);
  }
  return { email, typeEmail };
}

function focusField(form: RefObject<HTMLFormElement | null>, name: string) {
  form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}

/**
 * Sends a code to a new address, which the registration then asks for. Returns the problem, if any; `alert` is shown as
 * a toast already.
 */
async function startAccount(email: string): Promise<EmailProblem | 'emailTaken' | 'alert' | undefined> {
  const wrong = emailProblem(email);
  if (wrong) return wrong;
  if ((readSentCode(email)?.until ?? 0) > Date.now()) return undefined; // The user came back from the registration.
  const result = await sendCode(email);
  if ('waitS' in result) {
    keepSentCode(email, result.waitS);
    return undefined;
  }
  const { alert } = result.problems;
  if (!alert) return result.problems.email;
  const t = authTexts();
  showToast({ text: alert === 'codeTooSoon' ? t.codeTooSoon : t.codeFailed, kind: 'error' });
  return 'alert';
}

interface EmailFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** The address has an account. */
  onFound: () => void;
  onPassword: () => void;
}

function EmailForm({ form, onFound, onPassword }: EmailFormProps) {
  const t = authTexts();
  const [, navigate] = useLocation();
  const { email, typeEmail } = useTypedEmail();
  const [problem, setProblem] = useState<EmailProblem>();
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    setBusy(true);
    const result = await startAccount(email);
    setBusy(false);
    if (result === undefined) return navigate(pages.register, { replace: true });
    if (result === 'emailTaken') return onFound();
    if (result === 'alert') return;
    setProblem(result);
    focusField(form, 'email');
  }
  return (
    <>
      <form ref={form} className={styles.form} noValidate onFocus={prepareSignIn} onSubmit={send}>
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          enterKeyHint="go"
          value={email}
          onValue={typeEmail}
          error={problem && t.problems[problem]}
          hint={t.goOnHint}
        />
        <Button type="submit" full busy={busy} busyLabel={t.checking}>
          {t.goOn}
        </Button>
      </form>
      <Button kind="text" full className={styles.switch} onClick={onPassword}>
        {t.withPassword}
      </Button>
    </>
  );
}

interface Problems {
  email?: EmailProblem | undefined;
  password?: 'passwordRequired' | LoginProblem | undefined;
}

function useLogin() {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const t = authTexts();
  async function submit(email: string, password: string): Promise<Problems> {
    const found: Problems = {
      email: emailProblem(email),
      password: loginPasswordProblem(password) && 'passwordRequired',
    };
    setProblems(found);
    if (found.email || found.password) return found;
    setBusy(true);
    const problem = await signIn(email, password);
    setBusy(false);
    if (problem) announce(t.problems[problem], 'assertive');
    else {
      forgetTypedFields();
      continueAfterLogin();
    }
    setProblems({ password: problem });
    return { password: problem };
  }
  return { problems, busy, submit };
}

/** `reason`: why this form has just replaced the one for the email alone. */
function LoginForm({ reason }: { reason: 'says so' | 'found' | undefined }) {
  const t = authTexts();
  const { problems, busy, submit } = useLogin();
  const { email, typeEmail } = useTypedEmail();
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reason) focusField(form, readTypedEmail() ? 'password' : 'email');
    if (reason === 'found') announce(authTexts().hasAccount);
  }, [reason]);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = await submit(email, password);
    const wrong = found.email ? 'email' : found.password && 'password';
    if (wrong) focusField(form, wrong);
  }
  return (
    <>
      <form ref={form} className={styles.form} noValidate onFocus={prepareSignIn} onSubmit={send}>
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onValue={typeEmail}
          error={problems.email && t.problems[problems.email]}
        />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
          error={problems.password && t.problems[problems.password]}
          hint={reason === 'found' && t.hasAccount}
        />
        <ButtonLink href={pages.forgotPassword} kind="text" className={styles.forgot}>
          {t.forgotPassword}
        </ButtonLink>
        <Button type="submit" full busy={busy} busyLabel={t.signingIn}>
          {t.signIn}
        </Button>
      </form>
      <div className={styles.other}>
        <span>{t.noAccount}</span>
        <ButtonLink href={pages.register} kind="outline" full>
          {t.createAccount}
        </ButtonLink>
      </div>
    </>
  );
}
