/** Signs in: by email, by registering, and with Google or Apple. Each failure has its problem to show. */
import type { TokenSet } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { timing } from '#shared/timing.ts';
import {
  type CodeProblem,
  type EmailProblem,
  nameFromEmail,
  type PasswordProblem,
  type RequiredConfirmProblem,
} from '#shared/validation.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { ApiError, call } from '../../lib/api.ts';
import { loadAppConfig } from '../../lib/app-config.ts';
import { type ProviderProblem, toProviderProblem } from './provider-problems.ts';
import { storeTokens } from './session.ts';
import { rememberStartedSignIn } from './sign-in-storage.ts';
import { startSignInSession } from './start-sign-in-session.ts';

/** Stores the tokens. If another user was signed in before, reloads the page to clear their data from memory. */
function completeSignIn(tokens: TokenSet): void {
  const wasOtherUser = storeTokens(tokens);
  if (wasOtherUser) window.location.replace(pages.home);
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
  confirmation?: RequiredConfirmProblem | undefined;
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

// With Google or Apple: opens the provider's page, and signs in with the token that it returns.

/** Exchanges Google's token for our own tokens. Returns undefined on success. */
export async function signInWithGoogle(idToken: string | undefined): Promise<ProviderProblem | undefined> {
  if (!idToken) return 'googleNoCredential';
  try {
    const tokens = await call('signInWithGoogle', { body: { idToken } });
    if (!tokens.accessToken) return 'googleNoToken';
    completeSignIn(tokens);
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? toProviderProblem(error.code, 'googleFailed') : 'googleFailed';
  }
}

/** The nonce that Google puts into its token; the server keeps the matching value in a cookie. */
export async function requestGoogleNonce(): Promise<string> {
  return (await call('googleNonce', { noCache: true })).nonce;
}

/** Opens the sandbox's page in place of Google's, which returns to /login with the token in the URL fragment. */
export async function redirectToSandboxGoogle(): Promise<ProviderProblem | undefined> {
  const config = await loadAppConfig();
  if (config?.signIn.google !== 'sandbox') return 'googleFailed';
  const nonce = await requestGoogleNonce().catch(() => undefined);
  if (!nonce || !rememberStartedSignIn({ provider: 'google', state: nonce })) return 'googleFailed';
  window.location.assign(`/sandbox/google?${new URLSearchParams({ nonce })}`);
  return undefined;
}

/** `crypto.randomUUID` is available in secure contexts (HTTPS) only. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-');
}

/** Opens Apple's sign-in through our server, so that Apple's script is not needed. */
export async function redirectToApple(): Promise<ProviderProblem | undefined> {
  const config = await loadAppConfig();
  const state = randomText();
  const isReady =
    config && config.signIn.apple !== 'off' && rememberStartedSignIn({ provider: 'apple', state });
  if (!isReady) return 'appleNotInitialized';
  window.location.assign(`/api/auth/apple/start?${new URLSearchParams({ state })}`);
  return undefined;
}
