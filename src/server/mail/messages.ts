/**
 * Writes the mails that are not about billing: codes, notices about an account, reminders, and disputes for
 * the operator.
 */
import type { Locale } from '#shared/locales.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { createNoticeMail, headingHtml, pageHtml } from './layout.ts';
import type { Mail } from './mailer.ts';
import type { CodeMail, DeletedMail, DisputeMail, ReminderMail } from './texts/en.ts';
import { type MailTexts, mailTexts } from './texts/mail-texts.ts';

export type CodePurpose = keyof MailTexts['code'];

function codeHtml(
  texts: ReturnType<MailTexts['code'][CodePurpose]>,
  { code, productName }: CodeMail,
  locale: Locale,
): string {
  const body = [
    headingHtml(texts.heading),
    `<p style="margin:0;font-size:16px;line-height:1.5">${escapeHtml(texts.lead)}</p>`,
    `<p style="margin:24px 0;font-size:36px;font-weight:600;letter-spacing:.18em">${escapeHtml(code)}</p>`,
    `<p style="margin:0 0 12px;font-size:15px;line-height:1.5">${escapeHtml(texts.life)}</p>`,
    `<p style="margin:0;font-size:15px;line-height:1.5;color:#4b5f58">${escapeHtml(texts.unasked)}</p>`,
  ];
  return pageHtml(locale, productName, body.join('\n'));
}

/** The mail with a code for a new account or a new password. */
export function createCodeMail(mail: CodeMail, purpose: CodePurpose, locale: Locale): Omit<Mail, 'to'> {
  const texts = mailTexts[locale].code[purpose](mail);
  return {
    subject: texts.subject,
    text: [texts.heading, texts.lead, mail.code, texts.life, texts.unasked].join('\n\n'),
    html: codeHtml(texts, mail, locale),
  };
}

/** The password was changed, with a mailed code or with the old password. */
export function createPasswordChangedMail(
  productName: string,
  locale: Locale,
  changedWith: 'code' | 'password',
): Omit<Mail, 'to'> {
  const { passwordChangedByCode, passwordChangedByPassword } = mailTexts[locale];
  const notice = changedWith === 'code' ? passwordChangedByCode : passwordChangedByPassword;
  return createNoticeMail(notice(productName), productName, locale);
}

/** A session was ended because its refresh token was used a second time. */
export function createSessionEndedMail(productName: string, locale: Locale): Omit<Mail, 'to'> {
  return createNoticeMail(mailTexts[locale].sessionEnded(productName), productName, locale);
}

/** A sign-in provider was linked to the account. */
export function createIdentityLinkedMail(
  productName: string,
  provider: 'Google' | 'Apple',
  locale: Locale,
): Omit<Mail, 'to'> {
  return createNoticeMail(mailTexts[locale].identityLinked(productName, provider), productName, locale);
}

/** The day of a check-in has come. The mail contains none of the user's texts. */
export function createReminderMail(mail: ReminderMail, locale: Locale): Omit<Mail, 'to'> {
  return createNoticeMail(mailTexts[locale].reminder(mail), mail.productName, locale);
}

/** The account was deleted, and what happened to its subscription. */
export function createAccountDeletedMail(mail: DeletedMail, locale: Locale): Omit<Mail, 'to'> {
  return createNoticeMail(mailTexts[locale].accountDeleted(mail), mail.productName, locale);
}

/** To the operator: a payment was disputed. The button leads to the provider. */
export function createDisputeMail(mail: DisputeMail, locale: Locale): Omit<Mail, 'to'> {
  return createNoticeMail(mailTexts[locale].dispute(mail), mail.productName, locale);
}
