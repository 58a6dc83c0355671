/** The mails about money: what happened, the exact sums and dates, and what the person can do in the app. */
import { formatCents, type OrderType } from '#shared/plans.ts';
import { type Locale, type Notice, noticeMail } from './mail-page.ts';
import type { Mail } from './mailer.ts';

export interface Sum {
  cents: number;
  /** ISO 4217, upper case. */
  currency: string;
}

export interface Charge extends Sum {
  at: Date;
}

interface Common {
  productName: string;
  orderType: OrderType;
}

export interface Receipt extends Common {
  kind: 'receipt';
  sum: Sum;
  paidAt: Date;
  periodEnd: Date;
  /** The provider's number of the payment. */
  reference: string;
  /** Null when nothing more will be charged. */
  next: Charge | null;
}

export interface PaymentFailed extends Common {
  kind: 'payment-failed';
  /** The provider's next try; null when it does not try again by itself. */
  next: Charge | null;
  paidThrough: Date | null;
  providerName: string;
}

export interface AccessEnded extends Common {
  kind: 'access-ended';
  why: 'charges-failed' | 'suspended';
  /** Null when access is over already. */
  accessUntil: Date | null;
  paidThrough: Date | null;
  /** The provider still keeps the subscription, and takes it up again once the charge goes through. */
  canMend: boolean;
  providerName: string;
}

export interface Cancelled extends Common {
  kind: 'cancelled';
  /** Null when access is over already. */
  accessUntil: Date | null;
  canResume: boolean;
}

export interface Renewal extends Common {
  kind: 'renewal';
  /** `orderType` is the plan that is charged then. */
  next: Charge;
}

export interface RefundedDuplicate extends Common {
  kind: 'refunded-duplicate';
  sum: Sum;
  reference: string;
}

export type BillingNotice = Receipt | PaymentFailed | AccessEnded | Cancelled | Renewal | RefundedDuplicate;

type TextsOf<N extends BillingNotice> = Record<Locale, (notice: N) => Notice>;

const plans: Record<Locale, Record<OrderType, string>> = {
  en: { MONTHLY: 'Monthly', YEARLY: 'Annual' },
  zh: { MONTHLY: '月度', YEARLY: '年度' },
};

/** With the currency's code, since `$` alone may be several. */
const money = ({ cents, currency }: Sum) => `${formatCents(cents, currency)} ${currency}`;

const dates: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }),
};
const en = (at: Date) => dates.en.format(at);
const zh = (at: Date) => dates.zh.format(at);

const utc = { en: 'Dates are in UTC.', zh: '日期均为协调世界时（UTC）。' };

const pair = (name: string, value: string): [string, string] => [name, value];

const receiptTexts: TextsOf<Receipt> = {
  en: ({ productName, orderType, sum, paidAt, periodEnd, reference, next }) => ({
    subject: `Your ${productName} receipt: ${money(sum)}`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `This is your receipt for ${productName}.`,
      next
        ? 'It renews until you cancel. You can cancel at any time in Settings, and keep access until the end of the time you have paid for.'
        : 'Nothing more will be charged.',
      utc.en,
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ['Amount paid', money(sum)],
      ['Paid on', en(paidAt)],
      ['Valid until', en(periodEnd)],
      ['Payment number', reference],
      ['Next charge', next ? `${money(next)} on ${en(next.at)}` : 'none'],
    ],
  }),
  zh: ({ productName, orderType, sum, paidAt, periodEnd, reference, next }) => ({
    subject: `你的 ${productName} 收据：${money(sum)}`,
    heading: '感谢你的付款',
    paragraphs: [
      `这是你的 ${productName} 收据。`,
      next
        ? '订阅会自动续订，直到你取消。你可以随时在“设置”中取消，已付费的时间内仍可使用。'
        : '不会再扣款。',
      utc.zh,
    ],
    rows: [
      ['方案', plans.zh[orderType]],
      ['支付金额', money(sum)],
      ['支付日期', zh(paidAt)],
      ['有效期至', zh(periodEnd)],
      ['付款编号', reference],
      ['下次扣款', next ? `${zh(next.at)}，${money(next)}` : '无'],
    ],
  }),
};

function failedRows(
  { orderType, next, paidThrough }: PaymentFailed,
  locale: Locale,
  names: { plan: string; amount: string; next: string; paidUntil: string },
): Notice['rows'] {
  const day = (at: Date) => dates[locale].format(at);
  return [
    [names.plan, plans[locale][orderType]],
    ...(next ? [pair(names.amount, money(next)), pair(names.next, day(next.at))] : []),
    ...(paidThrough ? [pair(names.paidUntil, day(paidThrough))] : []),
  ];
}

const failedTexts: TextsOf<PaymentFailed> = {
  en: (notice) => ({
    subject: `Your ${notice.productName} payment did not go through`,
    heading: 'Your payment did not go through',
    paragraphs: [
      `The charge for your ${notice.productName} subscription was declined, so nothing was taken.`,
      notice.next
        ? `It will be tried again on ${en(notice.next.at)}. As soon as a try succeeds, everything continues as before.`
        : 'No further try is planned.',
      `To mend it, open Settings in ${notice.productName} and update your payment method at ${notice.providerName} from there. We never ask for card details by mail.`,
      'If you do not want to go on, cancel in Settings: then it is not tried again.',
      utc.en,
    ],
    rows: failedRows(notice, 'en', {
      plan: 'Plan',
      amount: 'Amount',
      next: 'Next try',
      paidUntil: 'Paid until',
    }),
  }),
  zh: (notice) => ({
    subject: `你的 ${notice.productName} 付款未成功`,
    heading: '付款未成功',
    paragraphs: [
      `你的 ${notice.productName} 订阅扣款被拒绝，没有扣除任何款项。`,
      notice.next
        ? `系统将于${zh(notice.next.at)}再次尝试扣款。一旦成功，一切照常。`
        : '目前没有安排再次扣款。',
      `请打开 ${notice.productName} 的“设置”，从那里前往 ${notice.providerName} 更新付款方式。我们绝不会通过邮件索要银行卡信息。`,
      '如果不想继续，请在“设置”中取消：之后不会再尝试扣款。',
      utc.zh,
    ],
    rows: failedRows(notice, 'zh', { plan: '方案', amount: '金额', next: '下次尝试', paidUntil: '已付费至' }),
  }),
};

/** What is over, and until when access lasts where it does. */
const endedTexts: TextsOf<AccessEnded> = {
  en: ({ productName, orderType, why, accessUntil, paidThrough, canMend, providerName }) => ({
    subject: accessUntil
      ? `Your ${productName} subscription has stopped`
      : `Your access to ${productName} has ended`,
    heading: accessUntil ? 'Your subscription has stopped' : 'Your access has ended',
    paragraphs: [
      why === 'charges-failed'
        ? `We couldn't collect the payment for your subscription, and ${providerName} has stopped trying. Nothing was taken.`
        : `${providerName} has suspended your subscription, so it isn't renewed.`,
      canMend
        ? `To come back, open Settings in ${productName} and update your payment method at ${providerName} from there. Or cancel the subscription in Settings and subscribe again. We never ask for card details by mail.`
        : 'Nothing more will be charged. To come back, subscribe again in Settings whenever you like.',
      utc.en,
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ...(accessUntil ? [pair('Access until', en(accessUntil))] : []),
      ...(paidThrough && !accessUntil ? [pair('Paid until', en(paidThrough))] : []),
    ],
  }),
  zh: ({ productName, orderType, why, accessUntil, paidThrough, canMend, providerName }) => ({
    subject: accessUntil ? `你的 ${productName} 订阅已停止` : `你的 ${productName} 使用权限已结束`,
    heading: accessUntil ? '你的订阅已停止' : '你的使用权限已结束',
    paragraphs: [
      why === 'charges-failed'
        ? `订阅费用未能扣款成功，${providerName} 已停止尝试。没有扣除任何款项。`
        : `${providerName} 已暂停你的订阅，因此不会续订。`,
      canMend
        ? `如需恢复，请打开 ${productName} 的“设置”，从那里前往 ${providerName} 更新付款方式；也可以在“设置”中取消该订阅后重新订阅。我们绝不会通过邮件索要银行卡信息。`
        : '不会再扣款。如需恢复，你可以随时在“设置”中重新订阅。',
      utc.zh,
    ],
    rows: [
      ['方案', plans.zh[orderType]],
      ...(accessUntil ? [pair('可使用至', zh(accessUntil))] : []),
      ...(paidThrough && !accessUntil ? [pair('已付费至', zh(paidThrough))] : []),
    ],
  }),
};

const cancelledTexts: TextsOf<Cancelled> = {
  en: ({ productName, orderType, accessUntil, canResume }) => ({
    subject: `Your ${productName} subscription ${accessUntil ? 'is cancelled' : 'has ended'}`,
    heading: `Your subscription ${accessUntil ? 'is cancelled' : 'has ended'}`,
    paragraphs: [
      'Nothing more will be charged.',
      canResume
        ? 'Changed your mind? Until then you can take the cancellation back in Settings.'
        : `You can subscribe again in Settings whenever you like.`,
      ...(accessUntil ? [utc.en] : []),
    ],
    rows: [['Plan', plans.en[orderType]], ...(accessUntil ? [pair('Access until', en(accessUntil))] : [])],
  }),
  zh: ({ productName, orderType, accessUntil, canResume }) => ({
    subject: `你的 ${productName} 订阅${accessUntil ? '已取消' : '已结束'}`,
    heading: `你的订阅${accessUntil ? '已取消' : '已结束'}`,
    paragraphs: [
      '不会再扣款。',
      canResume ? '改变主意了？在此之前，你可以在“设置”中撤销取消。' : '你可以随时在“设置”中重新订阅。',
      ...(accessUntil ? [utc.zh] : []),
    ],
    rows: [['方案', plans.zh[orderType]], ...(accessUntil ? [pair('可使用至', zh(accessUntil))] : [])],
  }),
};

const renewalTexts: TextsOf<Renewal> = {
  en: ({ productName, orderType, next }) => ({
    subject: `Your ${productName} subscription renews on ${en(next.at)}`,
    heading: `Your subscription renews on ${en(next.at)}`,
    paragraphs: [
      'To go on, you need to do nothing.',
      'To stop it, cancel in Settings before that day: then nothing is charged, and you keep access until the end of the time you have paid for.',
      utc.en,
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ['Amount', money(next)],
      ['Charged on', en(next.at)],
    ],
  }),
  zh: ({ productName, orderType, next }) => ({
    subject: `你的 ${productName} 订阅将于 ${zh(next.at)}续订`,
    heading: `你的订阅将于 ${zh(next.at)}续订`,
    paragraphs: [
      '如果想继续使用，无需任何操作。',
      '如果不想续订，请在该日期之前在“设置”中取消：之后不会扣款，已付费的时间内仍可使用。',
      utc.zh,
    ],
    rows: [
      ['方案', plans.zh[orderType]],
      ['金额', money(next)],
      ['扣款日期', zh(next.at)],
    ],
  }),
};

const duplicateTexts: TextsOf<RefundedDuplicate> = {
  en: ({ productName, orderType, sum, reference }) => ({
    subject: `We refunded your second ${productName} payment`,
    heading: 'We refunded a second payment',
    paragraphs: [
      'You had a subscription already when another one was paid. We ended the second one at once and refunded it in full; the first one goes on as before.',
      'Your bank decides when the money arrives; this can take some days.',
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ['Amount refunded', money(sum)],
      ['Payment number', reference],
    ],
  }),
  zh: ({ productName, orderType, sum, reference }) => ({
    subject: `我们已退还你的第二笔 ${productName} 付款`,
    heading: '第二笔付款已退还',
    paragraphs: [
      '付款时你已经有一个订阅。我们立即结束了第二个订阅并全额退款；第一个订阅照常有效。',
      '到账时间由你的银行决定，可能需要几天。',
    ],
    rows: [
      ['方案', plans.zh[orderType]],
      ['退款金额', money(sum)],
      ['付款编号', reference],
    ],
  }),
};

function noticeOf(notice: BillingNotice, locale: Locale): Notice {
  switch (notice.kind) {
    case 'receipt':
      return receiptTexts[locale](notice);
    case 'payment-failed':
      return failedTexts[locale](notice);
    case 'access-ended':
      return endedTexts[locale](notice);
    case 'cancelled':
      return cancelledTexts[locale](notice);
    case 'renewal':
      return renewalTexts[locale](notice);
    case 'refunded-duplicate':
      return duplicateTexts[locale](notice);
  }
}

/** The mail for a notice about money; like every notice it holds no link. */
export function billingMail(notice: BillingNotice, locale: Locale): Omit<Mail, 'to'> {
  return noticeMail(noticeOf(notice, locale), notice.productName, locale);
}
