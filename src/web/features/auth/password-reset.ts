import { timing } from '#shared/timing.ts';
import type {
  EmailProblem,
  ResetCodeProblem,
  ResetConfirmProblem,
  ResetPasswordProblem,
} from '#shared/validation.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { ApiError, call } from '../../lib/api.ts';

/** What is wrong with which field (spec 5 and 8). */
export interface ResetProblems {
  email?: EmailProblem | 'sendFailed' | undefined;
  code?: ResetCodeProblem | 'codeInvalid' | 'resendFailed' | undefined;
  newPassword?: ResetPasswordProblem | 'passwordWeak' | 'tooOften' | 'resetFailed' | undefined;
  confirmation?: ResetConfirmProblem | undefined;
}

export type ResetCodeResult = { waitS: number } | { refused: 'emailInvalid' | 'failed' };

/** Asks for a code. The answer is the same whether the address has an account or not. */
export async function sendResetCode(email: string): Promise<ResetCodeResult> {
  try {
    const body = { email: email.trim(), locale: currentLocale() };
    const { expireTime } = await call('sendResetCode', { body });
    return { waitS: expireTime > 0 ? expireTime : timing.codeCountdownS };
  } catch (error) {
    const { fields = {} } = error instanceof ApiError ? error : {};
    return { refused: fields.email ? 'emailInvalid' : 'failed' };
  }
}

export interface NewPassword {
  email: string;
  code: string;
  newPassword: string;
}

/** Spec 8: a message of 'Invalid' or 'expired' goes to the code field, any other to the new password. */
function refusalOf(error: unknown): ResetProblems {
  const { code, status, fields, message } =
    error instanceof ApiError ? error : new ApiError(0, 'network', '');
  if (code === 'weak_password') return { newPassword: 'passwordWeak' };
  if (fields.email) return { code: 'codeInvalid' }; // The address was taken when the code was asked for.
  if (fields.newPassword) return { newPassword: 'passwordShort' };
  if (fields.code || code === 'code_invalid' || /\b(invalid|expired)\b/i.test(message))
    return { code: 'codeInvalid' };
  return { newPassword: status === 429 ? 'tooOften' : 'resetFailed' };
}

/** Sets the new password; gives the problems otherwise. Nobody is signed in by it. */
export async function resetPassword(input: NewPassword): Promise<ResetProblems | undefined> {
  try {
    const { success } = await call('resetPassword', {
      body: { ...input, email: input.email.trim(), locale: currentLocale() },
    });
    return success ? undefined : { newPassword: 'resetFailed' };
  } catch (error) {
    return refusalOf(error);
  }
}
