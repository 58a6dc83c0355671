import { confirmProblem, newPasswordProblem } from '#shared/validation.ts';
import { authTexts } from '../../i18n/auth.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { securityTexts } from '../../i18n/security.ts';
import { ApiError, call } from '../../lib/api.ts';

export interface PasswordValues {
  current: string;
  newPassword: string;
  confirmation: string;
}

/** What to show: at a field, or for all of it. */
export type PasswordProblems = Partial<Record<keyof PasswordValues | 'form', string>>;

/** In the order of the form. */
export const passwordFields = ['current', 'newPassword', 'confirmation'] as const;

function mistakes({ current, newPassword, confirmation }: PasswordValues): PasswordProblems {
  const { problems } = authTexts();
  const weak = newPasswordProblem(newPassword);
  const differs = confirmProblem(newPassword, confirmation);
  return {
    ...(current === '' && { current: securityTexts().currentNeeded }),
    ...(weak && { newPassword: problems[weak] }),
    ...(differs && { confirmation: problems[differs] }),
  };
}

/** What to say of a call that was refused, where no field is to blame. */
export function refusalText(error: unknown): string {
  const t = securityTexts();
  if (!(error instanceof ApiError)) return t.failed;
  if (error.code === 'too_many_requests') return t.tooMany;
  return error.status === 0 ? t.noAnswer : t.failed;
}

function refusal(error: unknown): PasswordProblems {
  const { problems } = authTexts();
  if (!(error instanceof ApiError)) return { form: refusalText(error) };
  const { code, fields } = error;
  if (code === 'weak_password') return { newPassword: problems.passwordWeak };
  if (fields.currentPassword !== undefined) return { current: securityTexts().currentWrong };
  if (fields.newPassword !== undefined) return { newPassword: problems.passwordRules };
  return { form: refusalText(error) };
}

/** Gives the problems, or undefined once the password is changed. */
export async function changePassword(values: PasswordValues): Promise<PasswordProblems | undefined> {
  const found = mistakes(values);
  if (Object.keys(found).length) return found;
  try {
    const { current: currentPassword, newPassword } = values;
    await call('changePassword', { body: { currentPassword, newPassword, locale: currentLocale() } });
    return undefined;
  } catch (error) {
    return refusal(error);
  }
}
