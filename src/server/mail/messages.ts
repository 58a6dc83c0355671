import type { Locale } from '#shared/locales.ts';
import { escapeHtml, headingHtml, type Notice, noticeMail, page } from './mail-page.ts';
import type { Mail } from './mailer.ts';

export type CodePurpose = 'register' | 'reset';

interface CodeMail {
  productName: string;
  code: string;
  lifeMinutes: number;
}

interface Texts {
  subject: string;
  heading: string;
  lead: string;
  life: string;
  unasked: string;
}

interface DeletedMail {
  productName: string;
  /** Whether one was still going on. */
  subscriptionEnded: boolean;
}

type CodeTexts = Record<Locale, (mail: CodeMail) => Texts>;

const registerTexts: CodeTexts = {
  en: ({ productName, code, lifeMinutes }) => ({
    subject: `${code} is your ${productName} code`,
    heading: 'Your verification code',
    lead: `Enter this code to create your ${productName} account:`,
    life: `It works once and expires in ${lifeMinutes} minutes. Enter it in the browser you asked from, where only your newest code works.`,
    unasked: "Didn't ask for this? You don't need to do anything: without the code, no account is created.",
  }),
  zh: ({ productName, code, lifeMinutes }) => ({
    subject: `${code} 是你的 ${productName} 验证码`,
    heading: '你的验证码',
    lead: `请输入此验证码，创建你的 ${productName} 账户：`,
    life: `验证码只能使用一次，${lifeMinutes} 分钟内有效。请在你请求验证码的浏览器中输入，那里只有最新的一个有效。`,
    unasked: '不是你本人的操作？无需任何处理：没有验证码就不会创建账户。',
  }),
};

const resetTexts: CodeTexts = {
  en: ({ productName, code, lifeMinutes }) => ({
    subject: `${code} is your ${productName} code`,
    heading: 'Your password reset code',
    lead: `Enter this code to choose a new password for your ${productName} account:`,
    life: `It works once and expires in ${lifeMinutes} minutes. Enter it in the browser you asked from, where only your newest code works.`,
    unasked: "Didn't ask for this? You don't need to do anything: your password stays as it is.",
  }),
  zh: ({ productName, code, lifeMinutes }) => ({
    subject: `${code} 是你的 ${productName} 验证码`,
    heading: '重置密码的验证码',
    lead: `请输入此验证码，为你的 ${productName} 账户设置新密码：`,
    life: `验证码只能使用一次，${lifeMinutes} 分钟内有效。请在你请求验证码的浏览器中输入，那里只有最新的一个有效。`,
    unasked: '不是你本人的操作？无需任何处理：你的密码不会改变。',
  }),
};

const textsOf: Record<CodePurpose, CodeTexts> = { register: registerTexts, reset: resetTexts };

/** By a mailed code, or by somebody who knew the password before. */
type ChangedBy = 'code' | 'password';

const changedTexts: Record<Locale, (productName: string) => Notice> = {
  en: (productName) => ({
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      "Someone set a new password with a code we emailed to you. You've been signed out everywhere.",
      `Wasn't you? Then someone can read your email. Secure your mailbox first, then choose a new password with "Forgot password?" on the login page.`,
    ],
  }),
  zh: (productName) => ({
    subject: `你的 ${productName} 密码已更改`,
    heading: '你的密码已更改',
    paragraphs: [
      '有人使用我们发送到此邮箱的验证码设置了新密码。你已在所有设备上退出登录。',
      '不是你本人的操作？说明有人能读取你的邮件：请先保护好邮箱，再通过登录页的“忘记密码”设置新密码。',
    ],
  }),
};

const changedByPasswordTexts: Record<Locale, (productName: string) => Notice> = {
  en: (productName) => ({
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'Someone set a new password in Settings, using your old one. You’ve been signed out on every other device.',
      `Wasn't you? Then someone knows your password. Choose a new one right away with "Forgot password?" on the login page. That signs everyone out.`,
    ],
  }),
  zh: (productName) => ({
    subject: `你的 ${productName} 密码已更改`,
    heading: '你的密码已更改',
    paragraphs: [
      '有人在设置中凭原密码设置了新密码，其他设备均已退出登录。',
      '不是你本人的操作？说明有人知道你的密码。请立即通过登录页的“忘记密码”设置新密码，这会让所有设备退出登录。',
    ],
  }),
};

const endedTexts: Record<Locale, (productName: string) => Notice> = {
  en: (productName) => ({
    subject: `You were signed out of ${productName} on one device`,
    heading: 'We signed you out on one device',
    paragraphs: [
      'A sign-in key that had already been used was used again. That can happen when a browser is restored from a backup. It can also mean that someone has a copy of it, so we ended that session to be safe.',
      'Sign in again and everything will be where you left it. If this happens more than once, choose a new password with "Forgot password?" on the login page. That signs you out everywhere.',
    ],
  }),
  zh: (productName) => ({
    subject: `你在一台设备上的 ${productName} 登录已退出`,
    heading: '我们已让一台设备退出登录',
    paragraphs: [
      '一个用来保持登录的密钥在用过之后又被使用了一次。从备份恢复浏览器时可能出现这种情况，但也可能是有人拿到了它的副本，因此我们结束了这次登录，无论它在谁手中。',
      '重新登录即可，你的内容都还在原处。如果再次发生，请通过登录页的“忘记密码”设置新密码，这会让所有设备退出登录。',
    ],
  }),
};

type ProviderName = 'Google' | 'Apple';

const linkedTexts: Record<Locale, (productName: string, provider: ProviderName) => Notice> = {
  en: (productName, provider) => ({
    subject: `${provider} sign-in was added to your ${productName} account`,
    heading: `You can now sign in with ${provider}`,
    paragraphs: [
      `Someone signed in with a ${provider} account that uses this email address, so it now opens your ${productName} account too. Your password stays as it is.`,
      `Wasn't you? Then someone else can use your ${provider} account. Secure that account first.`,
    ],
  }),
  zh: (productName, provider) => ({
    subject: `你的 ${productName} 账户已添加 ${provider} 登录`,
    heading: `现在可以使用 ${provider} 登录`,
    paragraphs: [
      `有人使用与此邮箱地址相同的 ${provider} 账户登录，因此该账户现在也可以登录你的 ${productName} 账户。你的密码不变。`,
      `不是你本人的操作？说明有人能使用你的 ${provider} 账户：请先保护好该账户。`,
    ],
  }),
};

const deletedTexts: Record<Locale, (mail: DeletedMail) => Notice> = {
  en: ({ productName, subscriptionEnded }) => ({
    subject: `Your ${productName} account has been deleted`,
    heading: 'Your account has been deleted',
    paragraphs: [
      "Your questions, answers and results are gone, and the key they were encrypted with has been destroyed. You're signed out everywhere.",
      ...(subscriptionEnded ? ['Your subscription has ended. Nothing more will be charged.'] : []),
      'Your payments stay in our books, without your name or email address. This is the last email about this account.',
      "Wasn't you? Then someone else was signed in as you. We can't bring back what was deleted, but please secure your mailbox.",
    ],
  }),
  zh: ({ productName, subscriptionEnded }) => ({
    subject: `你的 ${productName} 账户已删除`,
    heading: '你的账户已删除',
    paragraphs: [
      '你的问题、回答和结果都已删除，用来加密它们的密钥也已销毁。你已在所有设备上退出登录。',
      ...(subscriptionEnded ? ['你的订阅已结束，不会再扣款。'] : []),
      '付款记录本身会保留在账目中，但不含你的姓名或邮箱地址。这是关于此账户的最后一封邮件。',
      '不是你本人的操作？说明有人曾以你的身份登录。已删除的内容无法恢复，请先保护好你的邮箱。',
    ],
  }),
};

function codeHtml(texts: Texts, { code, productName }: CodeMail, locale: Locale): string {
  const body = [
    headingHtml(texts.heading),
    `<p style="margin:0;font-size:16px;line-height:1.5">${escapeHtml(texts.lead)}</p>`,
    `<p style="margin:24px 0;font-size:36px;font-weight:600;letter-spacing:.18em">${escapeHtml(code)}</p>`,
    `<p style="margin:0 0 12px;font-size:15px;line-height:1.5">${escapeHtml(texts.life)}</p>`,
    `<p style="margin:0;font-size:15px;line-height:1.5;color:#4b5f58">${escapeHtml(texts.unasked)}</p>`,
  ];
  return page(locale, productName, body.join('\n'));
}

/** The mail with a code for a new account or a new password. */
export function codeMail(mail: CodeMail, purpose: CodePurpose, locale: Locale): Omit<Mail, 'to'> {
  const texts = textsOf[purpose][locale](mail);
  return {
    subject: texts.subject,
    text: [texts.heading, texts.lead, mail.code, texts.life, texts.unasked].join('\n\n'),
    html: codeHtml(texts, mail, locale),
  };
}

/** Tells of a new password. */
export function passwordChangedMail(
  productName: string,
  locale: Locale,
  by: ChangedBy = 'code',
): Omit<Mail, 'to'> {
  const texts = by === 'code' ? changedTexts : changedByPasswordTexts;
  return noticeMail(texts[locale](productName), productName, locale);
}

/** Tells that a session was ended because its key was used a second time. */
export function sessionEndedMail(productName: string, locale: Locale): Omit<Mail, 'to'> {
  return noticeMail(endedTexts[locale](productName), productName, locale);
}

/** Tells that another provider opens the account from now on. */
export function identityLinkedMail(
  productName: string,
  provider: ProviderName,
  locale: Locale,
): Omit<Mail, 'to'> {
  return noticeMail(linkedTexts[locale](productName, provider), productName, locale);
}

/** Tells that the account is gone, and what became of its subscription. */
export function accountDeletedMail(mail: DeletedMail, locale: Locale): Omit<Mail, 'to'> {
  return noticeMail(deletedTexts[locale](mail), mail.productName, locale);
}
