/**
 * Rules for the fields of the account forms. Each function returns the key of a text in the catalogues, or undefined.
 */
import { limits } from './limits.ts';

export type EmailProblem = 'emailRequired' | 'emailInvalid';
export type CodeProblem = 'codeRequired' | 'codeFormat';
export type PasswordProblem = 'passwordRequired' | 'passwordRules';
export type ConfirmProblem = 'passwordsDiffer';
/** The reset form has different rules and texts. */
export type ResetCodeProblem = 'codeLength';
export type ResetPasswordProblem = 'passwordShort';
export type RequiredConfirmProblem = 'confirmRequired' | ConfirmProblem;

/** The characters that HTML allows before the @: a comma or bracket could add recipients to a mail. */
const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const plainDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const anyDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Scripts with letters that look Latin: mixed with Latin letters in one name, they are meant to deceive. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const mixesLookAlikes = (name: string) => lookAlike.test(name) && /\p{Script=Latin}/u.test(name);

/** The ASCII form of a domain: 'müller.de' becomes 'xn--mller-kva.de'. Undefined when it is invalid. */
function domainName(domain: string): string | undefined {
  // Without URL for ASCII: it would parse 1.2.3 as the address 1.2.0.3.
  if (/^[\x20-\x7e]*$/.test(domain)) return domain.toLowerCase();
  if (!anyDomain.test(domain) || domain.split('.').some(mixesLookAlikes)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    // A look-alike of an ASCII letter, such as the Kelvin sign, leaves nothing to encode: a slip or a trick.
    return hostname.includes('xn--') ? hostname : undefined;
  } catch {
    return undefined; // Not a valid host name.
  }
}

/**
 * Normalises an email address for pages and server: trimmed, lower case, with an encoded international domain.
 * Undefined if it is not of the form x@y.z, or has characters before the @ that many mail servers refuse.
 */
export function mailAddress(value: string): string | undefined {
  // Checked first, to limit the work for untrusted input.
  if (value.length > limits.emailMax) return undefined;
  const typed = value.trim();
  const at = typed.lastIndexOf('@');
  const domain = domainName(typed.slice(at + 1));
  if (!localPart.test(typed.slice(0, Math.max(at, 0))) || !domain || !plainDomain.test(domain))
    return undefined;
  const address = `${typed.slice(0, at).toLowerCase()}@${domain}`;
  return address.length <= limits.emailMax ? address : undefined;
}

export function emailProblem(value: string): EmailProblem | undefined {
  if (value.trim() === '') return 'emailRequired';
  return mailAddress(value.trim()) ? undefined : 'emailInvalid';
}

export function codeProblem(value: string): CodeProblem | undefined {
  if (value === '') return 'codeRequired';
  const digits = /^[0-9]+$/.test(value) && value.length === limits.verificationCodeDigits;
  return digits ? undefined : 'codeFormat';
}

/** The form of the login accepts any password that is not empty: rules are for new passwords. */
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

export function requiredConfirmProblem(
  password: string,
  confirmation: string,
): RequiredConfirmProblem | undefined {
  return confirmation === '' ? 'confirmRequired' : confirmProblem(password, confirmation);
}

/** The default name: the part before the @. */
export function nameFromEmail(email: string): string {
  return email.trim().split('@')[0] ?? '';
}
