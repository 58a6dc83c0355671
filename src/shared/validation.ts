/** Rules of the forms (spec 5). They give keys; the texts stand in the message catalogues. */
import { limits } from './timing.ts';

export type EmailProblem = 'emailRequired' | 'emailInvalid';
export type CodeProblem = 'codeFormat';
export type PasswordProblem = 'passwordRequired' | 'passwordRules';
export type ConfirmProblem = 'passwordsDiffer';
/** Spec 5: the reset form has rules and words of its own. */
export type ResetCodeProblem = 'codeLength';
export type ResetPasswordProblem = 'passwordShort';
export type ResetConfirmProblem = 'confirmRequired' | ConfirmProblem;

/** Spec 5: a simple x@y.z pattern. The length is checked first, for the pattern is quadratic. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailProblem(value: string): EmailProblem | undefined {
  const email = value.trim();
  if (email === '') return 'emailRequired';
  return email.length <= limits.emailMax && emailPattern.test(email) ? undefined : 'emailInvalid';
}

export function codeProblem(value: string): CodeProblem | undefined {
  const digits = /^[0-9]+$/.test(value) && value.length === limits.verificationCodeDigits;
  return digits ? undefined : 'codeFormat';
}

/** At login any password may be tried. */
export function loginPasswordProblem(value: string): PasswordProblem | undefined {
  return value === '' ? 'passwordRequired' : undefined;
}

export const passwordRules = ['length', 'letter', 'number'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Each rule of the registration password, for the live checklist. */
export function passwordChecks(value: string): Record<PasswordRule, boolean> {
  return {
    length: value.length >= limits.passwordMinRegister,
    letter: /[A-Za-z]/.test(value),
    number: /[0-9]/.test(value),
  };
}

export function newPasswordProblem(value: string): PasswordProblem | undefined {
  const checks = passwordChecks(value);
  return passwordRules.every((rule) => checks[rule]) ? undefined : 'passwordRules';
}

export function confirmProblem(password: string, confirmation: string): ConfirmProblem | undefined {
  return password === confirmation ? undefined : 'passwordsDiffer';
}

export function resetCodeProblem(value: string): ResetCodeProblem | undefined {
  return value.length === limits.verificationCodeDigits ? undefined : 'codeLength';
}

export function resetPasswordProblem(value: string): ResetPasswordProblem | undefined {
  return value.length >= limits.passwordMinReset ? undefined : 'passwordShort';
}

export function resetConfirmProblem(password: string, confirmation: string): ResetConfirmProblem | undefined {
  return confirmation === '' ? 'confirmRequired' : confirmProblem(password, confirmation);
}

/** Spec 5: the full name is derived from the part before the @. */
export function nameFromEmail(email: string): string {
  return email.trim().split('@')[0] ?? '';
}
