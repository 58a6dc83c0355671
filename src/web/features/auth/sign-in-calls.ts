/** The calls of the account forms, with the same names as in sign-in.ts, whose code is fetched when a form is used. */
import type { CodeResult, LoginProblem, RegisterProblems, Registration } from './sign-in.ts';

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

export async function sendCode(email: string): Promise<CodeResult> {
  return load().then(
    (calls) => calls.sendCode(email),
    () => ({ problems: { alert: 'codeFailed' as const } }),
  );
}

export async function register(input: Registration): Promise<RegisterProblems | undefined> {
  return load().then(
    (calls) => calls.register(input),
    () => ({ alert: 'registerError' as const }),
  );
}
