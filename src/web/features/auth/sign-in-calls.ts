/** The calls of the account forms. Their code is fetched when a form is used, so the form itself appears sooner. */
import type { LoginProblem, RegisterProblems } from './sign-in.ts';

const load = () => import('./sign-in.ts');

/** Called at the first sign that a form will be sent. */
export function prepareSignIn(): void {
  load().catch(() => undefined); // Sending tries again.
}

export async function signIn(email: string, password: string): Promise<LoginProblem | undefined> {
  return load().then(
    (calls) => calls.signIn(email, password),
    () => 'loginFailed',
  );
}

type CodeResult = { waitS: number } | { problems: RegisterProblems };

export async function sendCode(email: string): Promise<CodeResult> {
  return load().then(
    (calls) => calls.sendCode(email),
    () => ({ problems: { alert: 'codeFailed' as const } }),
  );
}

interface Registration {
  email: string;
  code: string;
  password: string;
}

export async function register(input: Registration): Promise<RegisterProblems | undefined> {
  return load().then(
    (calls) => calls.register(input),
    () => ({ alert: 'registerError' as const }),
  );
}
