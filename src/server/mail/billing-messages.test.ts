import { describe, expect, it } from 'vitest';
import { longDate } from '#shared/dates.ts';
import { locales } from '#shared/locales.ts';
import { createBillingMail } from './billing-messages.ts';
import type { BillingNotice } from './billing-notice.ts';
import { mailTexts } from './texts/mail-texts.ts';

const seller = {
  name: 'Clearing & Co.',
  address: '1 High Street, Leeds LS1 1AA, United Kingdom',
  email: 'help@clearing.example',
};
const link = 'https://clearing.example/pay?manage=payments';
const common = { productName: 'Clearing', plan: 'annual', seller, link } as const;
const amount = { cents: 6_195, currency: 'AUD' };
const at = new Date('2027-11-20T23:30:00Z');
const next = { ...amount, at };
const paid = {
  amount,
  paidAt: new Date('2026-11-20T10:00:00Z'),
  reference: 'in_1',
  orderNumber: '20261120-ABCDEFGHJK',
  method: 'stripe',
} as const;

const receipt = {
  ...common,
  ...paid,
  kind: 'receipt',
  periodStart: new Date('2026-11-20T10:00:00Z'),
  periodEnd: at,
  creditCents: 0,
  receiptNumber: 'R-000042',
  tax: null,
  next,
} as const;
const fix = {
  link: 'https://clearing.example/fix-payment?token=signed',
  manageLink: 'https://clearing.example/pay?manage=plan',
  providerName: 'PayPal',
} as const;
const failed = {
  ...common,
  ...fix,
  kind: 'payment-failed',
  mail: 1,
  owed: amount,
  accessUntil: at,
  next: { ...amount, at: new Date('2027-11-23T10:00:00Z') },
  paidThrough: at,
} as const;
const confirm = { ...failed, kind: 'confirm-payment', providerName: 'Stripe', next: null } as const;
const expiring = {
  ...common,
  ...fix,
  kind: 'card-expiring',
  lastDay: new Date('2027-10-31T23:59:59.999Z'),
  hasExpired: false,
  next,
} as const;
const ended = {
  ...common,
  ...fix,
  kind: 'access-ended',
  why: 'charges-failed',
  accessUntil: null,
  paidThrough: at,
  canFix: true,
} as const;
const cancelled = { ...common, kind: 'cancelled', accessUntil: at, canResume: true } as const;
const refunded = {
  ...common,
  ...paid,
  kind: 'refunded',
  receiptNumber: 'R-000043',
  refunded: amount,
  next: null,
} as const;
const planned = { ...common, kind: 'switch-planned', to: 'monthly', at, next } as const;
const renewal = {
  ...common,
  kind: 'renewal',
  cancelLink: 'https://clearing.example/pay?manage=cancel',
  next,
} as const;
const priceChange = { ...renewal, kind: 'price-change', from: amount } as const;
const paused = {
  ...common,
  kind: 'paused',
  cancelLink: 'https://clearing.example/pay?manage=cancel',
  accessUntil: new Date('2027-08-20T10:00:00Z'),
  next,
} as const;
const notices: BillingNotice[] = [
  receipt,
  { ...receipt, tax: { kind: 'vat', cents: 10, rate: '19', country: 'DE' } },
  priceChange,
  { ...receipt, creditCents: 420, next: null },
  refunded,
  { ...refunded, refunded: { ...amount, cents: 1_000 }, next },
  failed,
  { ...failed, mail: 2, next: null, owed: null, accessUntil: null, paidThrough: null },
  { ...failed, mail: 3 },
  confirm,
  { ...confirm, mail: 2, next },
  { ...confirm, mail: 3, accessUntil: null },
  expiring,
  { ...expiring, hasExpired: true },
  ended,
  { ...ended, why: 'suspended', accessUntil: at, canFix: false },
  cancelled,
  { ...cancelled, accessUntil: null, canResume: false },
  { ...common, kind: 'resumed', to: null, next },
  { ...common, kind: 'resumed', to: 'monthly', next },
  { ...common, kind: 'switched', next },
  planned,
  { ...common, kind: 'switch-undone', next },
  renewal,
  paused,
  { ...paused, accessUntil: null },
  { ...paused, kind: 'pause-ending', accessUntil: null },
  { ...common, kind: 'pause-ended', isOpen: true, next },
  { ...common, kind: 'pause-ended', isOpen: false, next },
  { ...common, kind: 'free-time-started', next },
  { ...common, ...paid, kind: 'refunded-duplicate', reference: 'in_2' },
];

const all = notices.flatMap((notice) => locales.map((locale) => ({ kind: notice.kind, notice, locale })));

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

describe.each(all)('the mail $kind in $locale', ({ notice, locale }) => {
  const { subject, text, html } = createBillingMail(notice, locale);
  const { colon, billing: t } = mailTexts[locale];

  it('names the plan and who sends it, the same in text and in HTML', () => {
    for (const part of [text, html]) expect(part).toContain(t.plans.annual);
    expect(subject).toContain('Clearing');
    // HTML shows a name and its value in two columns.
    for (const part of text.split('\n').flatMap((line) => line.split(colon)))
      expect(unescaped(html)).toContain(part);
  });

  it('leads to one place, and where it says so to a second, both our own, and loads nothing', () => {
    const second = [
      ...('manageLink' in notice && notice.manageLink ? [notice.manageLink] : []),
      ...('cancelLink' in notice ? [notice.cancelLink] : []),
    ];
    const links = [notice.link, ...second];
    expect(html.match(/href="[^"]*"/g)).toEqual(links.map((url) => `href="${url}"`));
    expect(text.match(/https?:\S+/g)).toEqual(links);
    expect(html).not.toMatch(/src=|url\(/);
  });

  it('names who sells and whom to ask', () => {
    for (const part of [text, unescaped(html)])
      for (const fact of [seller.name, seller.address, seller.email]) expect(part).toContain(fact);
    const nobody = createBillingMail({ ...notice, seller: undefined }, locale).text;
    expect(nobody).toContain(t.footer('Clearing', undefined).join('\n'));
  });

  it('is spelled as the app is', () => {
    expect(subject + text).not.toMatch(/cancell(ed|ing)\b|\bmail\b|\d{1,2} [A-Z][a-z]+ \d{4}/);
  });

  it('escapes the product name in HTML', () => {
    const attacked = createBillingMail({ ...notice, productName: '<b>"A" & B</b>' }, locale).html;
    expect(attacked).not.toContain('<b>');
    expect(attacked).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
  });
});

/** A new language needs no entry: above, its mails are checked for what does not depend on their words. */
describe.each(['en', 'zh'] as const)('in %s', (locale) => {
  const day = longDate(at, locale);
  const say = (en: string, zh: string) => (locale === 'en' ? en : zh);
  const textOf = (notice: BillingNotice) => createBillingMail(notice, locale).text;

  it('a receipt says amount, day, period, method, both numbers and the next charge, and how to stop it', () => {
    const text = textOf(receipt);
    expect(text.match(/A\$61\.95 AUD/g)).toHaveLength(2);
    for (const line of [
      say('Period: November 20, 2026 to November 20, 2027', '周期：2026年11月20日至2027年11月20日'),
      say('Paid on: November 20, 2026', '支付日期：2026年11月20日'),
      say('Paid with: Card (Stripe)', '支付方式：银行卡（Stripe）'),
      say('Order number: 20261120-ABCDEFGHJK', '订单号：20261120-ABCDEFGHJK'),
      say('Payment number: in_1', '付款编号：in_1'),
      say('You can cancel anytime', '你可以随时取消'),
    ])
      expect(text).toContain(line);
    expect(textOf({ ...receipt, orderNumber: null })).not.toContain(say('Order number', '订单号'));
  });

  it('says where no seller has been set up', () => {
    const text = textOf({ ...receipt, seller: undefined });
    expect(text).toContain(say('No seller has been set up', '尚未设置销售方'));
  });

  it('a receipt explains an amount that is less than the price', () => {
    const text = textOf({ ...receipt, creditCents: 420 });
    expect(text).toContain(say('Price: A$66.15 AUD', '价格：A$66.15 AUD'));
    expect(text).toContain(say('Credit for unused time: −A$4.20 AUD', '未使用时间抵扣：−A$4.20 AUD'));
    expect(text).toContain(say('You changed plans partway', '已付费的周期内更改了方案'));
    expect(textOf(receipt)).not.toContain(say('Credit', '抵扣'));
  });

  it('the receipt of a subscription that ends says that nothing more is charged', () => {
    const text = textOf({ ...receipt, next: null });
    expect(text.match(/A\$61\.95 AUD/g)).toHaveLength(1);
    expect(text).toContain(say('You won’t be charged again', '不会再扣款'));
    expect(text).toContain(say('Next charge: None', '下次扣款：无'));
  });

  it('a refund says how much of what, and whether the subscription goes on', () => {
    const full = textOf(refunded);
    expect(full).toContain(say('in full', '全额'));
    expect(full).toContain(say('You won’t be charged again', '不会再扣款'));
    const part = textOf({ ...refunded, refunded: { ...amount, cents: 1_000 }, next });
    expect(part).toContain(say('Amount refunded: A$10.00 AUD', '退款金额：A$10.00 AUD'));
    expect(part).toContain(say('part of this payment', '一部分'));
    expect(part).toContain(say('still running', '仍在继续'));
    expect(part).not.toContain(say('in full', '全额'));
  });

  it('a failed payment says whether it is tried again, and where to fix it', () => {
    const again = say('We’ll try again on November 23, 2027', '会在2027年11月23日再次尝试');
    const text = textOf(failed);
    for (const part of [again, 'PayPal', 'A$61.95 AUD', day]) expect(text).toContain(part);
    for (const link of [fix.link, fix.manageLink]) expect(text).toContain(link);
    const givenUp = textOf({ ...failed, next: null, owed: null, accessUntil: null, paidThrough: null });
    expect(givenUp).not.toContain(again);
    expect(givenUp).not.toMatch(/61\.95|2027/);
  });

  it('each mail about one failure says which it is: the third is the last', () => {
    const subjects = ([1, 2, 3] as const).map(
      (mail) => createBillingMail({ ...failed, mail }, locale).subject,
    );
    expect(new Set(subjects).size).toBe(3);
    expect(subjects[2]).toContain(say('Last reminder', '最后一次提醒'));
    expect(textOf({ ...failed, mail: 3 })).toContain(say('your subscription ends', '订阅将会结束'));
  });

  it('a payment to confirm says that the bank asks, where, and until when there is access', () => {
    const text = textOf(confirm);
    for (const part of [say('Your bank wants', '你的银行需要'), 'Stripe', day, fix.link, 'A$61.95 AUD'])
      expect(text).toContain(part);
    expect(text).not.toContain(say('try again', '再次尝试'));
    expect(textOf({ ...confirm, accessUntil: null })).toContain(say('on hold', '暂时无法'));
  });

  it('a card that expires is announced with its last day and the next charge', () => {
    const text = textOf(expiring);
    for (const part of [say('October 31, 2027', '2027年10月31日'), day, 'A$61.95 AUD', fix.link])
      expect(text).toContain(part);
    expect(createBillingMail({ ...expiring, hasExpired: true }, locale).subject).toContain(
      say('has expired', '已过期'),
    );
  });

  it('the end of access says why, and how to come back', () => {
    const update = say('update your payment method', '更新支付方式');
    for (const part of [update, say('has stopped trying', '已停止尝试'), day])
      expect(textOf(ended)).toContain(part);
    const gone = textOf({ ...ended, canFix: false, manageLink: null });
    expect(gone).toContain(say('subscribe again whenever', '重新订阅'));
    expect(gone).not.toContain(update);
    const suspended = createBillingMail({ ...ended, why: 'suspended', accessUntil: at }, locale);
    expect(suspended.text).toContain(say('PayPal has suspended', 'PayPal 已暂停'));
    expect(suspended.text).toContain(say('Access until', '可使用至'));
    expect(suspended.subject).not.toContain(say('has ended', '已结束'));
  });

  it('a cancellation says how long access lasts and whether it can be undone', () => {
    const undo = say('undo the cancellation', '撤回取消');
    expect(textOf(cancelled)).toContain(day);
    expect(textOf(cancelled)).toContain(undo);
    const over = createBillingMail({ ...cancelled, accessUntil: null, canResume: false }, locale);
    expect(over.subject).toContain(say('has ended', '已结束'));
    expect(over.text).not.toMatch(/2027/);
    expect(over.text).not.toContain(undo);
  });

  it('a planned change names both plans, the day and how to stay', () => {
    const text = textOf(planned);
    for (const part of [day, say('Current plan: Annual', '当前方案：年度'), say('Monthly', '月度')])
      expect(text).toContain(part);
    expect(text).toContain(say('choose to stay on the Annual plan', '保留年度方案'));
  });

  it('a pause says how long there is access, and what is charged when it ends', () => {
    const text = textOf(paused);
    for (const part of [say('August 20, 2027', '2027年8月20日'), day, 'A$61.95 AUD', paused.cancelLink])
      expect(text).toContain(part);
    expect(textOf({ ...paused, kind: 'pause-ending' })).toContain(say('cancel before then', '在此之前取消'));
    const later = textOf({ ...common, kind: 'pause-ended', isOpen: false, next });
    expect(later).toContain(say('Nothing was charged today', '今天没有扣款'));
  });

  it('a reminder says what is charged when, and how to stop it', () => {
    const { subject, text } = createBillingMail(renewal, locale);
    expect(subject).toContain(day);
    for (const part of [
      'A$61.95 AUD',
      day,
      say('cancel before that day', '在该日期之前取消'),
      renewal.cancelLink,
    ])
      expect(text).toContain(part);
  });
});
