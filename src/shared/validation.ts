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

/** The signs that HTML allows before the @: a comma or bracket would name other recipients in a mail. */
const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const plainDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const anyDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Letters that look like Latin ones: beside those in one name they are there to deceive. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const mixesLookAlikes = (name: string) => lookAlike.test(name) && /\p{Script=Latin}/u.test(name);

/** A domain as mail servers know it: 'müller.de' is 'xn--mller-kva.de'. Undefined when it cannot be one. */
function domainName(domain: string): string | undefined {
  // Plain letters stay as they are: a URL would read 1.2.3 as the address 1.2.0.3.
  if (/^[\x20-\x7e]*$/.test(domain)) return domain.toLowerCase();
  if (!anyDomain.test(domain) || domain.split('.').some(mixesLookAlikes)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    // A look-alike of a plain letter, such as the Kelvin sign, leaves nothing to encode: it is a slip or a trick.
    return hostname.includes('xn--') ? hostname : undefined;
  } catch {
    return undefined; // No host has this name.
  }
}

/**
 * An email address as it is kept: trimmed, lower case, an international domain encoded. Undefined for what is none
 * (spec 5: a simple x@y.z) and for letters before the @ that many mail servers cannot deliver to. The one rule for
 * the pages and the server.
 */
export function mailAddress(value: string): string | undefined {
  // The length is checked first: what strangers send is not searched through.
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
