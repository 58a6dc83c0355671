/** The calls of the login and the registration, with the problem to show for each failure. */
import type { TokenSet } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { timing } from '#shared/timing.ts';
import type { CodeProblem, ConfirmProblem, EmailProblem, PasswordProblem } from '#shared/validation.ts';
import { nameFromEmail } from '#shared/validation.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { ApiError, call } from '../../lib/api.ts';
import { storeTokens } from './session.ts';
import { startSignInSession } from './start-session.ts';

/** Stores the tokens. If another user was signed in before, reloads the page to clear their data from memory. */
export function completeSignIn(tokens: TokenSet): void {
  if (storeTokens(tokens)) window.location.replace(pages.home);
  void startSignInSession();
}

export type LoginProblem = 'wrongCredentials' | 'loginFailed';

/** The message by which a refusal without an error code is recognised. */
const wrongCredentialsMessage = 'Authentication failed';

/** Signs in and stores the tokens. Returns undefined on success. A response without a token means wrong credentials. */
export async function signIn(email: string, password: string): Promise<LoginProblem | undefined> {
  try {
    const tokens = await call('login', { body: { email: email.trim(), password, provider: 'LOCAL' } });
    if (!tokens.accessToken) return 'wrongCredentials';
    completeSignIn(tokens);
    return undefined;
  } catch (error) {
    const isWrong =
      error instanceof ApiError &&
      (error.code === 'invalid_credentials' || error.message === wrongCredentialsMessage);
    return isWrong ? 'wrongCredentials' : 'loginFailed';
  }
}

/** The problem of each field; `alert`: one that concerns no field. */
export interface RegisterProblems {
  email?: EmailProblem | 'emailTaken' | undefined;
  code?: CodeProblem | 'codeInvalid' | undefined;
  password?: PasswordProblem | 'passwordWeak' | undefined;
  confirmation?: ConfirmProblem | undefined;
  alert?: 'codeTooSoon' | 'codeFailed' | 'registerFailed' | 'registerError' | undefined;
}

export type CodeResult = { waitS: number } | { problems: RegisterProblems };

/** `waitS`: seconds until another code may be requested, by default 60. */
export async function sendCode(email: string): Promise<CodeResult> {
  try {
    const body = { email: email.trim(), locale: currentLocale() };
    const { expireTime } = await call('sendVerificationCode', { body });
    return { waitS: expireTime > 0 ? expireTime : timing.codeCountdownS };
  } catch (error) {
    const { status = 0, fields = {} } = error instanceof ApiError ? error : {};
    if (status === 409) return { problems: { email: 'emailTaken' } };
    if (status === 429) return { problems: { alert: 'codeTooSoon' } };
    return { problems: fields.email ? { email: 'emailInvalid' } : { alert: 'codeFailed' } };
  }
}

function toRegisterProblems(error: unknown): RegisterProblems {
  if (!(error instanceof ApiError) || error.status === 0) return { alert: 'registerError' };
  const { code, status, fields } = error;
  if (code === 'email_taken' || status === 409) return { email: 'emailTaken' };
  if (code === 'code_invalid') return { code: 'codeInvalid' };
  if (code === 'weak_password') return { password: 'passwordWeak' };
  const problems: RegisterProblems = {
    ...(fields.email && { email: 'emailInvalid' }),
    ...(fields.password && { password: 'passwordRules' }),
    ...(fields.verificationCode && { code: 'codeFormat' }),
  };
  return Object.keys(problems).length ? problems : { alert: 'registerFailed' };
}

export interface Registration {
  email: string;
  code: string;
  password: string;
}

/** Creates the account and signs in. Returns undefined on success. */
export async function register(input: Registration): Promise<RegisterProblems | undefined> {
  const email = input.email.trim();
  try {
    const tokens = await call('register', {
      body: {
        email,
        password: input.password,
        fullName: nameFromEmail(email),
        provider: 'LOCAL',
        verificationCode: input.code,
      },
    });
    if (!tokens.accessToken) return { alert: 'registerFailed' };
    completeSignIn(tokens);
    return undefined;
  } catch (error) {
    return toRegisterProblems(error);
  }
}
