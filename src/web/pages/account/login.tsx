import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { pages } from '#shared/pages.ts';
import { type EmailProblem, emailProblem, loginPasswordProblem } from '#shared/validation.ts';
import { continueAfterLogin } from '../../features/auth/after-login.ts';
import { ProviderButtons } from '../../features/auth/provider-buttons.tsx';
import { type LoginProblem, signIn } from '../../features/auth/sign-in.ts';
import { forgetTypedEmail, keepTypedEmail, readTypedEmail } from '../../features/auth/sign-in-storage.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { localStore } from '../../lib/storage.ts';
import { knownKey } from '../../lib/wipe.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, Paper } from '../../ui/page.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { announce } from '../../ui/toast.tsx';
import styles from './account.module.css';

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
      forgetTypedEmail();
      continueAfterLogin();
    }
    setProblems({ password: problem });
    return { password: problem };
  }
  return { problems, busy, submit };
}

const never = () => () => undefined;

/** Read once, because the heading must not change during the sign-in. False in the prerendered page. */
function useKnownBrowser(): boolean {
  const [known] = useState(() => localStore.read(knownKey) !== undefined);
  return useSyncExternalStore(
    never,
    () => known,
    () => false,
  );
}

export function LoginPage() {
  const t = authTexts();
  const known = useKnownBrowser();
  return (
    <Page canopyOpen={0.3} centered className={styles.page}>
      <Paper className={styles.card}>
        <h1>{known ? t.loginHeadingKnown : t.loginHeading}</h1>
        <ProviderButtons />
        <LoginForm />
        <div className={styles.other}>
          <span>{t.noAccount}</span>
          <ButtonLink href={pages.register} kind="line" full>
            {t.createAccount}
          </ButtonLink>
        </div>
      </Paper>
    </Page>
  );
}

function LoginForm() {
  const t = authTexts();
  const { problems, busy, submit } = useLogin();
  const [email, setEmail] = useState(readTypedEmail);
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  function typeEmail(value: string) {
    keepTypedEmail(value);
    setEmail(value);
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = await submit(email, password);
    const wrong = found.email ? 'email' : found.password && 'password';
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
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
      />
      <ButtonLink href={pages.forgotPassword} kind="text" className={styles.forgot}>
        {t.forgotPassword}
      </ButtonLink>
      <Button type="submit" full busy={busy} busyLabel={t.signingIn}>
        {t.signIn}
      </Button>
    </form>
  );
}
