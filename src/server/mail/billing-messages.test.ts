import { describe, expect, it } from 'vitest';
import { type BillingNotice, billingMail } from './billing-messages.ts';

const common = { productName: 'Clearing', orderType: 'YEARLY' } as const;
const sum = { cents: 7_999, currency: 'AUD' };
const at = new Date('2027-11-20T23:30:00Z');
const day = { en: '20 November 2027', zh: '2027年11月20日' };

const receipt: BillingNotice = {
  ...common,
  kind: 'receipt',
  sum,
  paidAt: new Date('2026-11-20T10:00:00Z'),
  periodEnd: at,
  reference: 'in_1',
  next: { ...sum, at },
};
const failed: BillingNotice = {
  ...common,
  kind: 'payment-failed',
  next: { ...sum, at: new Date('2027-11-23T10:00:00Z') },
  paidThrough: at,
  providerName: 'PayPal',
};
const ended: BillingNotice = {
  ...common,
  kind: 'access-ended',
  why: 'charges-failed',
  accessUntil: null,
  paidThrough: at,
  canMend: true,
  providerName: 'PayPal',
};
const cancelled: BillingNotice = { ...common, kind: 'cancelled', accessUntil: at, canResume: true };
const renewal: BillingNotice = { ...common, kind: 'renewal', next: { ...sum, at } };
const duplicate: BillingNotice = { ...common, kind: 'refunded-duplicate', sum, reference: 'in_2' };

const locales = ['en', 'zh'] as const;
const all = [receipt, failed, ended, cancelled, renewal, duplicate].flatMap((notice) =>
  locales.map((locale) => ({ kind: notice.kind, notice, locale })),
);

describe.each(all)('the mail $kind in $locale', ({ notice, locale }) => {
  const { subject, text, html } = billingMail(notice, locale);

  it('names the plan and who sends it, the same in text and in HTML', () => {
    for (const part of [text, html]) expect(part).toContain(locale === 'en' ? 'Annual' : '年度');
    expect(subject).toContain('Clearing');
    for (const line of text.split('\n').filter(Boolean)) {
      const value = locale === 'en' ? line.replace(/^[^.]{1,20}: /, '') : line.replace(/^.{1,8}：/, '');
      expect(html).toContain(value.replaceAll("'", '&#39;'));
    }
  });

  it('holds no address to follow and loads nothing', () => {
    expect(html + text).not.toMatch(/https?:|www\.|href|src=|url\(/);
  });

  it('escapes the product name in HTML', () => {
    const attacked = billingMail({ ...notice, productName: '<b>"A" & B</b>' }, locale).html;
    expect(attacked).not.toContain('<b>');
    expect(attacked).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
  });
});

describe.each(locales)('in %s', (locale) => {
  const textOf = (notice: BillingNotice) => billingMail(notice, locale).text;
  const settings = locale === 'en' ? 'Settings' : '“设置”';

  it('a receipt says sum, day, end, number and the next charge, and how to stop it', () => {
    const text = textOf(receipt);
    expect(text.match(/A\$79\.99 AUD/g)).toHaveLength(2);
    expect(text).toContain(locale === 'en' ? '20 November 2026' : '2026年11月20日');
    expect(text.split(day[locale])).toHaveLength(3);
    expect(text).toContain('in_1');
    expect(text).toContain(settings);
  });

  it('the receipt of a subscription that ends says that nothing more is charged', () => {
    const text = textOf({ ...receipt, next: null });
    expect(text.match(/A\$79\.99 AUD/g)).toHaveLength(1);
    expect(text).toContain(locale === 'en' ? 'Nothing more will be charged' : '不会再扣款');
    expect(text).toContain(locale === 'en' ? 'Next charge: none' : '下次扣款：无');
  });

  it('a failed payment says whether it is tried again, and where to mend it', () => {
    const again =
      locale === 'en' ? 'It will be tried again on 23 November 2027' : '系统将于2027年11月23日再次尝试扣款';
    const text = textOf(failed);
    for (const part of [again, settings, 'PayPal', 'A$79.99 AUD', day[locale]]) expect(text).toContain(part);
    expect(text).toContain(locale === 'en' ? '23 November 2027' : '2027年11月23日');
    const givenUp = textOf({ ...failed, next: null, paidThrough: null });
    expect(givenUp).not.toContain(again);
    expect(givenUp).not.toMatch(/79|2027/);
  });

  it('the end of access says why, and how to come back', () => {
    const mend = locale === 'en' ? 'update your payment method at PayPal' : '更新付款方式';
    const again = locale === 'en' ? 'subscribe again in Settings' : '重新订阅';
    const stopped = locale === 'en' ? 'has stopped trying' : '已停止尝试';
    for (const part of [mend, stopped, settings, day[locale]]) expect(textOf(ended)).toContain(part);
    const gone = textOf({ ...ended, canMend: false });
    expect(gone).toContain(again);
    expect(gone).not.toContain(mend);
    const suspended = billingMail({ ...ended, why: 'suspended', accessUntil: at }, locale);
    expect(suspended.text).toContain(locale === 'en' ? 'PayPal has suspended' : 'PayPal 已暂停');
    expect(suspended.text).toContain(locale === 'en' ? 'Access until' : '可使用至');
    expect(suspended.subject).not.toContain(locale === 'en' ? 'has ended' : '已结束');
  });

  it('a cancellation says how long access lasts and whether it can be taken back', () => {
    const back = locale === 'en' ? 'take the cancellation back' : '撤销取消';
    expect(textOf(cancelled)).toContain(day[locale]);
    expect(textOf(cancelled)).toContain(back);
    const over = billingMail({ ...cancelled, accessUntil: null, canResume: false }, locale);
    expect(over.subject).toContain(locale === 'en' ? 'has ended' : '已结束');
    expect(over.text).not.toMatch(/2027/);
    expect(over.text).not.toContain(back);
  });

  it('a reminder says what is charged when, and how to stop it', () => {
    const { subject, text } = billingMail(renewal, locale);
    expect(subject).toContain(day[locale]);
    for (const part of ['A$79.99 AUD', day[locale], settings]) expect(text).toContain(part);
  });

  it('a refund of a second payment says what is given back', () => {
    for (const part of ['A$79.99 AUD', 'in_2']) expect(textOf(duplicate)).toContain(part);
  });
});
