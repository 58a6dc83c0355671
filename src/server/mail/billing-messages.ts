/** The mails about money: what happened, the exact sums and dates, and a way to the page where it can be changed. */
import { longDate } from '#shared/dates.ts';
import type { Locale } from '#shared/locales.ts';
import { type PaymentProviderName, providerDescriptors } from '#shared/payment-providers.ts';
import { formatCents, type OrderType } from '#shared/plans.ts';
import { type Notice, noticeMail } from './mail-page.ts';
import type { Mail } from './mailer.ts';

export interface Sum {
  cents: number;
  /** ISO 4217, upper case. */
  currency: string;
}

export interface Charge extends Sum {
  at: Date;
}

export interface Seller {
  name: string;
  address: string;
  email: string;
}

interface Common {
  productName: string;
  orderType: OrderType;
  /** Undefined where none is set, which production does not allow. */
  seller: Seller | undefined;
  /** Where the person sees and changes what the mail is about, after signing in. */
  link: string;
}

/** What identifies a payment, on its receipt and on the mail about its refund. */
interface Paid {
  sum: Sum;
  paidAt: Date;
  /** The provider's number of the payment. */
  reference: string;
  /** Ours of the order; null for a subscription that came from none. */
  orderNumber: string | null;
  method: PaymentProviderName;
}

export interface Receipt extends Common, Paid {
  kind: 'receipt';
  /** Null where the provider did not say it. */
  periodStart: Date | null;
  periodEnd: Date;
  /** Worth of unused time that was taken off the price; 0 for a period at its full price. */
  creditCents: number;
  /** Null when nothing more will be charged. */
  next: Charge | null;
}

export interface Refunded extends Common, Paid {
  kind: 'refunded';
  /** All that was given back of this payment so far. */
  refunded: Sum;
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
  canFix: boolean;
  providerName: string;
}

export interface Cancelled extends Common {
  kind: 'cancelled';
  /** Null when access is over already. */
  accessUntil: Date | null;
  canResume: boolean;
}

export interface Resumed extends Common {
  kind: 'resumed';
  /** The plan that starts with the next charge; null for the present one. */
  to: OrderType | null;
  next: Charge | null;
}

export interface Switched extends Common {
  kind: 'switched';
  next: Charge | null;
}

export interface SwitchPlanned extends Common {
  kind: 'switch-planned';
  /** `orderType` is the present plan. */
  to: OrderType;
  at: Date;
  /** Null where the provider has not said what is charged then. */
  next: Charge | null;
}

export interface SwitchUndone extends Common {
  kind: 'switch-undone';
  next: Charge | null;
}

export interface Renewal extends Common {
  kind: 'renewal';
  /** `orderType` is the plan that is charged then. */
  next: Charge;
}

export interface RefundedDuplicate extends Common, Paid {
  kind: 'refunded-duplicate';
}

export type BillingNotice =
  | Receipt
  | Refunded
  | PaymentFailed
  | AccessEnded
  | Cancelled
  | Resumed
  | Switched
  | SwitchPlanned
  | SwitchUndone
  | Renewal
  | RefundedDuplicate;

/** What a mail says; link, seller and the rest that all of them share are added to it. */
type Words = Omit<Notice, 'action' | 'footer'> & { actionLabel: string };
type TextsOf<N extends BillingNotice> = Record<Locale, (notice: N) => Words>;
type Row = [name: string, value: string];

const plans: Record<Locale, Record<OrderType, string>> = {
  en: { MONTHLY: 'Monthly', YEARLY: 'Annual' },
  zh: { MONTHLY: '月度', YEARLY: '年度' },
};

/** With the currency's code, since `$` alone may be several. */
const money = ({ cents, currency }: Sum) => `${formatCents(cents, currency)} ${currency}`;

const en = (at: Date) => longDate(at, 'en');
const zh = (at: Date) => longDate(at, 'zh');

/** Rows that are there only where their value is known. */
const maybe = <T>(value: T | null, row: (value: T) => Row): Row[] => (value === null ? [] : [row(value)]);

const nextEn = (next: Charge | null): Row => [
  'Next charge',
  next ? `${money(next)} on ${en(next.at)}` : 'None',
];
const nextZh = (next: Charge | null): Row => ['下次扣款', next ? `${zh(next.at)}，${money(next)}` : '无'];

const byCard: Record<Locale, (provider: string) => string> = {
  en: (provider) => `Card (${provider})`,
  zh: (provider) => `银行卡（${provider}）`,
};

function paidWith(locale: Locale, method: PaymentProviderName): string {
  const { label, paysByCard } = providerDescriptors[method];
  return paysByCard ? byCard[locale](label) : label;
}

const paidRowsEn = ({ paidAt, method, orderNumber, reference, seller }: Paid & Common): Row[] => [
  ['Paid on', en(paidAt)],
  ['Paid with', paidWith('en', method)],
  ...maybe(orderNumber, (number): Row => ['Order number', number]),
  ['Payment number', reference],
  ...maybe(seller ?? null, ({ name, address }): Row => ['Seller', `${name}, ${address}`]),
];

const paidRowsZh = ({ paidAt, method, orderNumber, reference, seller }: Paid & Common): Row[] => [
  ['支付日期', zh(paidAt)],
  ['支付方式', paidWith('zh', method)],
  ...maybe(orderNumber, (number): Row => ['订单号', number]),
  ['付款编号', reference],
  ...maybe(seller ?? null, ({ name, address }): Row => ['销售方', `${name}，${address}`]),
];

const receiptTexts: TextsOf<Receipt> = {
  en: (notice) => {
    const { productName, orderType, sum, periodStart, periodEnd, creditCents, next } = notice;
    const price = money({ ...sum, cents: sum.cents + creditCents });
    const credit = money({ ...sum, cents: creditCents });
    return {
      subject: `Your ${productName} receipt: ${money(sum)}`,
      heading: 'Thank you',
      paragraphs: [
        `Your payment went through. Here’s your receipt for ${productName}.`,
        ...(creditCents
          ? [
              `You changed plans partway through a period you’d already paid for. The time left in it was worth ${credit}, so we took that off the price of ${price}.`,
            ]
          : []),
        next
          ? 'Your plan renews automatically until you cancel. You can cancel anytime and keep access until the end of the period you’ve paid for.'
          : 'You won’t be charged again.',
      ],
      rows: [
        ['Plan', plans.en[orderType]],
        ['Period', periodStart ? `${en(periodStart)} to ${en(periodEnd)}` : `Until ${en(periodEnd)}`],
        ...(creditCents
          ? ([
              ['Price', price],
              ['Credit for unused time', `−${credit}`],
            ] satisfies Row[])
          : []),
        ['Amount paid', money(sum)],
        ...paidRowsEn(notice),
        nextEn(next),
      ],
      actionLabel: 'See your payments',
    };
  },
  zh: (notice) => {
    const { productName, orderType, sum, periodStart, periodEnd, creditCents, next } = notice;
    const price = money({ ...sum, cents: sum.cents + creditCents });
    const credit = money({ ...sum, cents: creditCents });
    return {
      subject: `你的 ${productName} 收据：${money(sum)}`,
      heading: '谢谢你',
      paragraphs: [
        `付款已成功，这是你的 ${productName} 收据。`,
        ...(creditCents
          ? [`你在已付费的周期内更改了方案。剩余时间价值 ${credit}，已从 ${price} 的价格中扣除。`]
          : []),
        next
          ? '方案会自动续订，直到你取消。你可以随时取消，并可一直使用到已付费周期结束。'
          : '之后不会再扣款。',
      ],
      rows: [
        ['方案', plans.zh[orderType]],
        ['周期', periodStart ? `${zh(periodStart)}至${zh(periodEnd)}` : `至${zh(periodEnd)}`],
        ...(creditCents
          ? ([
              ['价格', price],
              ['未使用时间抵扣', `−${credit}`],
            ] satisfies Row[])
          : []),
        ['支付金额', money(sum)],
        ...paidRowsZh(notice),
        nextZh(next),
      ],
      actionLabel: '查看支付记录',
    };
  },
};

const refundedTexts: TextsOf<Refunded> = {
  en: (notice) => {
    const { productName, orderType, sum, refunded, next } = notice;
    const full = refunded.cents >= sum.cents;
    return {
      subject: `Your ${productName} refund: ${money(refunded)}`,
      heading: 'Your refund is on its way',
      paragraphs: [
        full
          ? 'We’ve refunded this payment in full. The money goes back the way you paid, and depending on your bank it can take a few days to arrive.'
          : 'We’ve refunded part of this payment. The money goes back the way you paid, and depending on your bank it can take a few days to arrive.',
        ...(full ? ['The time you’d bought with this payment ends with the refund.'] : []),
        next
          ? `Your subscription is still running, and the next charge is ${money(next)} on ${en(next.at)}. If you’d rather stop, cancel before then.`
          : 'You won’t be charged again.',
      ],
      rows: [
        ['Plan', plans.en[orderType]],
        ['Amount paid', money(sum)],
        ['Amount refunded', money(refunded)],
        ...paidRowsEn(notice),
      ],
      actionLabel: 'See your payments',
    };
  },
  zh: (notice) => {
    const { productName, orderType, sum, refunded, next } = notice;
    const full = refunded.cents >= sum.cents;
    return {
      subject: `你的 ${productName} 退款：${money(refunded)}`,
      heading: '退款已发出',
      paragraphs: [
        full
          ? '我们已全额退还这笔付款。款项会按原支付方式退回，到账可能需要几天，取决于你的银行。'
          : '我们已退还这笔付款的一部分。款项会按原支付方式退回，到账可能需要几天，取决于你的银行。',
        ...(full ? ['这笔付款所购买的使用时间随退款结束。'] : []),
        next
          ? `你的订阅仍在继续，下次将于${zh(next.at)}扣款 ${money(next)}。如果想停止，请在此之前取消。`
          : '之后不会再扣款。',
      ],
      rows: [
        ['方案', plans.zh[orderType]],
        ['支付金额', money(sum)],
        ['退款金额', money(refunded)],
        ...paidRowsZh(notice),
      ],
      actionLabel: '查看支付记录',
    };
  },
};

const failedTexts: TextsOf<PaymentFailed> = {
  en: ({ productName, orderType, next, paidThrough, providerName }) => ({
    subject: `Your ${productName} payment didn’t go through`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `We couldn’t charge you for your ${productName} subscription, so nothing was taken.`,
      next
        ? `We’ll try again on ${en(next.at)}. Once it works, everything carries on as before.`
        : 'No new attempt is scheduled at the moment.',
      `To fix it, open your subscription and update your payment method at ${providerName} from there. We never ask for card details by email.`,
      'If you’d rather stop, you can cancel in the same place, and we won’t try the charge again.',
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ...(next
        ? ([
            ['Amount', money(next)],
            ['Next attempt', en(next.at)],
          ] satisfies Row[])
        : []),
      ...maybe(paidThrough, (at): Row => ['Paid until', en(at)]),
    ],
    actionLabel: 'Fix your payment',
  }),
  zh: ({ productName, orderType, next, paidThrough, providerName }) => ({
    subject: `你的 ${productName} 付款未成功`,
    heading: '付款未成功',
    paragraphs: [
      `你的 ${productName} 订阅扣款未成功，没有扣除任何款项。`,
      next ? `我们会在${zh(next.at)}再次尝试。一旦成功，一切照常。` : '目前没有安排再次扣款。',
      `请打开你的订阅，从那里前往 ${providerName} 更新支付方式。我们绝不会通过邮件索要银行卡信息。`,
      '如果不想继续，也可以在那里取消，之后不会再尝试扣款。',
    ],
    rows: [
      ['方案', plans.zh[orderType]],
      ...(next
        ? ([
            ['金额', money(next)],
            ['下次尝试', zh(next.at)],
          ] satisfies Row[])
        : []),
      ...maybe(paidThrough, (at): Row => ['已付费至', zh(at)]),
    ],
    actionLabel: '更新支付方式',
  }),
};

/** What is over, and until when access lasts where it does. */
const endedTexts: TextsOf<AccessEnded> = {
  en: ({ productName, orderType, why, accessUntil, paidThrough, canFix, providerName }) => ({
    subject: accessUntil
      ? `Your ${productName} subscription has stopped`
      : `Your access to ${productName} has ended`,
    heading: accessUntil ? 'Your subscription has stopped' : 'Your access has ended',
    paragraphs: [
      why === 'charges-failed'
        ? `We couldn’t collect the payment for your subscription, and ${providerName} has stopped trying. Nothing was taken.`
        : `${providerName} has suspended your subscription, so it won’t renew.`,
      canFix
        ? `To come back, open your subscription and update your payment method at ${providerName} from there. Or cancel it and subscribe again. We never ask for card details by email.`
        : 'You won’t be charged again. To come back, subscribe again whenever you like.',
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ...maybe(accessUntil, (at): Row => ['Access until', en(at)]),
      ...maybe(accessUntil ? null : paidThrough, (at): Row => ['Paid until', en(at)]),
    ],
    actionLabel: canFix ? 'Fix your payment' : 'See the plans',
  }),
  zh: ({ productName, orderType, why, accessUntil, paidThrough, canFix, providerName }) => ({
    subject: accessUntil ? `你的 ${productName} 订阅已停止` : `你的 ${productName} 使用权限已结束`,
    heading: accessUntil ? '你的订阅已停止' : '你的使用权限已结束',
    paragraphs: [
      why === 'charges-failed'
        ? `订阅费用未能扣款成功，${providerName} 已停止尝试。没有扣除任何款项。`
        : `${providerName} 已暂停你的订阅，因此不会续订。`,
      canFix
        ? `如需恢复，请打开你的订阅，从那里前往 ${providerName} 更新支付方式；也可以取消后重新订阅。我们绝不会通过邮件索要银行卡信息。`
        : '不会再扣款。如需恢复，你可以随时重新订阅。',
    ],
    rows: [
      ['方案', plans.zh[orderType]],
      ...maybe(accessUntil, (at): Row => ['可使用至', zh(at)]),
      ...maybe(accessUntil ? null : paidThrough, (at): Row => ['已付费至', zh(at)]),
    ],
    actionLabel: canFix ? '更新支付方式' : '查看方案',
  }),
};

const cancelledTexts: TextsOf<Cancelled> = {
  en: ({ productName, orderType, accessUntil, canResume }) => ({
    subject: `Your ${productName} subscription ${accessUntil ? 'is canceled' : 'has ended'}`,
    heading: `Your subscription ${accessUntil ? 'is canceled' : 'has ended'}`,
    paragraphs: [
      accessUntil
        ? `You won’t be charged again, and you keep access until ${en(accessUntil)}.`
        : 'You won’t be charged again.',
      canResume
        ? 'Changed your mind? Until then you can undo the cancellation, and everything carries on as before.'
        : 'You can subscribe again whenever you like.',
      'Your past reflections stay yours to read, download or delete, with or without a subscription.',
    ],
    rows: [['Plan', plans.en[orderType]], ...maybe(accessUntil, (at): Row => ['Access until', en(at)])],
    actionLabel: canResume ? 'Undo cancellation' : 'See the plans',
  }),
  zh: ({ productName, orderType, accessUntil, canResume }) => ({
    subject: `你的 ${productName} 订阅${accessUntil ? '已取消' : '已结束'}`,
    heading: `你的订阅${accessUntil ? '已取消' : '已结束'}`,
    paragraphs: [
      accessUntil ? `之后不会再扣款，你可以继续使用至${zh(accessUntil)}。` : '之后不会再扣款。',
      canResume ? '改变主意了？在此之前你可以撤回取消，一切照常。' : '你可以随时重新订阅。',
      '无论是否订阅，你过去的回顾都可以查看、下载或删除。',
    ],
    rows: [['方案', plans.zh[orderType]], ...maybe(accessUntil, (at): Row => ['可使用至', zh(at)])],
    actionLabel: canResume ? '撤回取消' : '查看方案',
  }),
};

const resumedTexts: TextsOf<Resumed> = {
  en: ({ productName, orderType, to, next }) => ({
    subject: `Your ${productName} subscription continues`,
    heading: 'Your subscription continues',
    paragraphs: [
      'The cancellation has been undone, so everything carries on as before. It’s good to have you with us.',
      'If you change your mind again, you can cancel anytime.',
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ...(to && next ? ([[`From ${en(next.at)}`, plans.en[to]]] satisfies Row[]) : []),
      nextEn(next),
    ],
    actionLabel: 'Manage your subscription',
  }),
  zh: ({ productName, orderType, to, next }) => ({
    subject: `你的 ${productName} 订阅将继续`,
    heading: '你的订阅将继续',
    paragraphs: ['取消已撤回，一切照常。很高兴你留下来。', '如果再次改变主意，你可以随时取消。'],
    rows: [
      ['方案', plans.zh[orderType]],
      ...(to && next ? ([[`${zh(next.at)}起`, plans.zh[to]]] satisfies Row[]) : []),
      nextZh(next),
    ],
    actionLabel: '管理订阅',
  }),
};

const switchedTexts: TextsOf<Switched> = {
  en: ({ productName, orderType, next }) => ({
    subject: `Your ${productName} plan is now ${plans.en[orderType]}`,
    heading: `You’re now on the ${plans.en[orderType]} plan`,
    paragraphs: [
      'Your plan has changed, and you don’t need to do anything else.',
      'If you were charged for this, you’ll get the receipt in a separate email.',
    ],
    rows: [['Plan', plans.en[orderType]], nextEn(next)],
    actionLabel: 'Manage your subscription',
  }),
  zh: ({ productName, orderType, next }) => ({
    subject: `你的 ${productName} 已改为${plans.zh[orderType]}方案`,
    heading: `你现在使用的是${plans.zh[orderType]}方案`,
    paragraphs: ['方案已更改，无需其他操作。', '如果产生了扣款，收据会另外发送。'],
    rows: [['方案', plans.zh[orderType]], nextZh(next)],
    actionLabel: '管理订阅',
  }),
};

const plannedTexts: TextsOf<SwitchPlanned> = {
  en: ({ productName, orderType, to, at, next }) => ({
    subject: `Your ${productName} plan changes on ${en(at)}`,
    heading: `Your plan changes on ${en(at)}`,
    paragraphs: [
      `You stay on the ${plans.en[orderType]} plan until then, and the ${plans.en[to]} plan starts that day. Nothing was charged for this change.`,
      `Changed your mind? Until then you can choose to stay on the ${plans.en[orderType]} plan.`,
    ],
    rows: [['Current plan', plans.en[orderType]], [`From ${en(at)}`, plans.en[to]], nextEn(next)],
    actionLabel: 'Manage your subscription',
  }),
  zh: ({ productName, orderType, to, at, next }) => ({
    subject: `你的 ${productName} 方案将于${zh(at)}更改`,
    heading: `你的方案将于${zh(at)}更改`,
    paragraphs: [
      `在此之前继续使用${plans.zh[orderType]}方案，从当天起改为${plans.zh[to]}方案。这次更改没有产生扣款。`,
      `改变主意了？在此之前你可以选择保留${plans.zh[orderType]}方案。`,
    ],
    rows: [['当前方案', plans.zh[orderType]], [`${zh(at)}起`, plans.zh[to]], nextZh(next)],
    actionLabel: '管理订阅',
  }),
};

const switchUndoneTexts: TextsOf<SwitchUndone> = {
  en: ({ productName, orderType, next }) => ({
    subject: `You’re staying on your ${plans.en[orderType]} ${productName} plan`,
    heading: `You’re staying on the ${plans.en[orderType]} plan`,
    paragraphs: ['The plan change you’d scheduled won’t happen. Nothing was charged.'],
    rows: [['Plan', plans.en[orderType]], nextEn(next)],
    actionLabel: 'Manage your subscription',
  }),
  zh: ({ productName, orderType, next }) => ({
    subject: `你的 ${productName} 将保留${plans.zh[orderType]}方案`,
    heading: `你将保留${plans.zh[orderType]}方案`,
    paragraphs: ['之前安排的方案更改已撤回，没有产生扣款。'],
    rows: [['方案', plans.zh[orderType]], nextZh(next)],
    actionLabel: '管理订阅',
  }),
};

const renewalTexts: TextsOf<Renewal> = {
  en: ({ productName, orderType, next }) => ({
    subject: `Your ${productName} subscription renews on ${en(next.at)}`,
    heading: `Your subscription renews on ${en(next.at)}`,
    paragraphs: [
      'If you’d like to keep going, you don’t need to do anything.',
      'If not, cancel before that day. You won’t be charged, and you keep access until the end of the period you’ve paid for.',
    ],
    rows: [
      ['Plan', plans.en[orderType]],
      ['Amount', money(next)],
      ['Charged on', en(next.at)],
    ],
    actionLabel: 'Manage your subscription',
  }),
  zh: ({ productName, orderType, next }) => ({
    subject: `你的 ${productName} 订阅将于${zh(next.at)}续订`,
    heading: `你的订阅将于${zh(next.at)}续订`,
    paragraphs: [
      '如果想继续使用，无需任何操作。',
      '如果不想续订，请在该日期之前取消：不会扣款，并可一直使用到已付费周期结束。',
    ],
    rows: [
      ['方案', plans.zh[orderType]],
      ['金额', money(next)],
      ['扣款日期', zh(next.at)],
    ],
    actionLabel: '管理订阅',
  }),
};

const duplicateTexts: TextsOf<RefundedDuplicate> = {
  en: (notice) => ({
    subject: `We refunded your second ${notice.productName} payment`,
    heading: 'We refunded your second payment',
    paragraphs: [
      'You already had a subscription when you paid for a second one. We ended the second one right away and refunded it in full. Your first subscription carries on as before.',
      'The money goes back the way you paid, and depending on your bank it can take a few days to arrive.',
    ],
    rows: [
      ['Plan', plans.en[notice.orderType]],
      ['Amount refunded', money(notice.sum)],
      ...paidRowsEn(notice),
    ],
    actionLabel: 'Manage your subscription',
  }),
  zh: (notice) => ({
    subject: `我们已退还你的第二笔 ${notice.productName} 付款`,
    heading: '第二笔付款已退还',
    paragraphs: [
      '付款时你已经有一个订阅。我们立即结束了第二个订阅并全额退款，第一个订阅照常有效。',
      '款项会按原支付方式退回，到账可能需要几天，取决于你的银行。',
    ],
    rows: [['方案', plans.zh[notice.orderType]], ['退款金额', money(notice.sum)], ...paidRowsZh(notice)],
    actionLabel: '管理订阅',
  }),
};

function wordsOf(notice: BillingNotice, locale: Locale): Words {
  switch (notice.kind) {
    case 'receipt':
      return receiptTexts[locale](notice);
    case 'refunded':
      return refundedTexts[locale](notice);
    case 'payment-failed':
      return failedTexts[locale](notice);
    case 'access-ended':
      return endedTexts[locale](notice);
    case 'cancelled':
      return cancelledTexts[locale](notice);
    case 'resumed':
      return resumedTexts[locale](notice);
    case 'switched':
      return switchedTexts[locale](notice);
    case 'switch-planned':
      return plannedTexts[locale](notice);
    case 'switch-undone':
      return switchUndoneTexts[locale](notice);
    case 'renewal':
      return renewalTexts[locale](notice);
    case 'refunded-duplicate':
      return duplicateTexts[locale](notice);
  }
}

/** Who sells and whom to ask, and by which clock the dates are. */
const footers: Record<Locale, (productName: string, seller: Seller | undefined) => string[]> = {
  en: (productName, seller) => [
    ...(seller
      ? [
          `${productName} is sold by ${seller.name}, ${seller.address}.`,
          `Questions? Write to ${seller.email}.`,
        ]
      : [`No seller has been set up for this copy of ${productName} yet.`]),
    'Dates are in UTC.',
  ],
  zh: (productName, seller) => [
    ...(seller
      ? [
          `${productName} 由 ${seller.name}（${seller.address}）销售。`,
          `有疑问？请发邮件至 ${seller.email}。`,
        ]
      : [`这份 ${productName} 尚未设置销售方。`]),
    '日期均为协调世界时（UTC）。',
  ],
};

/** The mail for a notice about money. */
export function billingMail(notice: BillingNotice, locale: Locale): Omit<Mail, 'to'> {
  const { actionLabel, ...words } = wordsOf(notice, locale);
  const action = { label: actionLabel, url: notice.link };
  const footer = footers[locale](notice.productName, notice.seller);
  return noticeMail({ ...words, action, footer }, notice.productName, locale);
}
