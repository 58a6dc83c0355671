/**
 * Writes the mails about billing: what happened, exact amounts and dates, and a link to the page for changes.
 */
import { longDate } from '#shared/dates.ts';
import { type Locale, localeFacts } from '#shared/locales.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import {
  type Amount,
  type BillingNotice,
  type Charge,
  type CommonFields,
  formatAmount,
  type IncludedTax,
  type Paid,
} from './billing-notice.ts';
import { createNoticeMail, type Notice } from './layout.ts';
import type { Mail } from './mailer.ts';
import { mailTexts } from './texts/mail-texts.ts';

type Row = [name: string, value: string];

function countryName(code: string | null, locale: Locale): string | null {
  return code && (new Intl.DisplayNames([localeFacts[locale].region], { type: 'region' }).of(code) ?? code);
}

/** What a receipt says about tax: the net amount and the tax that the sum includes. */
export function taxRows({ cents, currency }: Amount, tax: IncludedTax | null, locale: Locale): Row[] {
  if (!tax) return [];
  const { labels, taxNames, tax: nameOf } = mailTexts[locale].billing;
  return [
    [labels.net, formatAmount({ cents: cents - tax.cents, currency })],
    [
      nameOf(taxNames[tax.kind], tax.rate, countryName(tax.country, locale)),
      formatAmount({ cents: tax.cents, currency }),
    ],
  ];
}

/** The texts of one kind of mail. The rest is the same in all billing mails. */
type MailTexts = Omit<Notice, 'action' | 'other' | 'footer' | 'rows'> & { actionLabel: string };

/** Names and values in two columns, without empty values. */
function createRows(notice: BillingNotice, locale: Locale): Row[] {
  const texts = mailTexts[locale].billing;
  const { labels } = texts;
  const day = (label: string, at: Date | null): Row[] => (at ? [[label, longDate(at, locale)]] : []);
  const next = (charge: Charge | null): Row => [labels.nextCharge, texts.nextCharge(charge)];
  const paid = ({ paidAt, method, orderNumber, reference, seller }: Paid & CommonFields): Row[] => {
    const { label, paysByCard } = providerDescriptors[method];
    return [
      ...day(labels.paidOn, paidAt),
      [labels.paidWith, paysByCard ? texts.card(label) : label],
      ...(orderNumber === null ? [] : [[labels.orderNumber, orderNumber] satisfies Row]),
      [labels.paymentNumber, reference],
      ...(seller ? [[labels.seller, texts.seller(seller)] satisfies Row] : []),
    ];
  };
  const receiptNumber = ({ receiptNumber: number }: { receiptNumber: string | null }): Row[] =>
    number === null ? [] : [[labels.receiptNumber, number]];
  const plan: Row = [labels.plan, texts.plans[notice.plan]];
  switch (notice.kind) {
    case 'receipt': {
      const { amount: sum, creditCents } = notice;
      const price = formatAmount({ ...sum, cents: sum.cents + creditCents });
      const credit = formatAmount({ ...sum, cents: creditCents });
      const priceRows: Row[] = [
        [labels.price, price],
        [labels.credit, `−${credit}`],
      ];
      return [
        plan,
        [labels.period, texts.period(notice.periodStart, notice.periodEnd)],
        ...(creditCents ? priceRows : []),
        ...taxRows(sum, notice.tax, locale),
        [labels.amountPaid, formatAmount(sum)],
        ...receiptNumber(notice),
        ...paid(notice),
        next(notice.next),
      ];
    }
    case 'refunded':
      return [
        plan,
        [labels.amountPaid, formatAmount(notice.amount)],
        [labels.amountRefunded, formatAmount(notice.refunded)],
        ...receiptNumber(notice),
        ...paid(notice),
      ];
    case 'refunded-duplicate':
      return [plan, [labels.amountRefunded, formatAmount(notice.amount)], ...paid(notice)];
    case 'payment-failed':
    case 'confirm-payment':
      return [
        plan,
        ...(notice.owed ? [[labels.amount, formatAmount(notice.owed)] satisfies Row] : []),
        ...day(labels.nextAttempt, notice.next?.at ?? null),
        ...day(labels.accessUntil, notice.accessUntil),
        ...day(labels.paidUntil, notice.accessUntil ? null : notice.paidThrough),
      ];
    case 'card-expiring':
      return [plan, ...day(labels.cardUntil, notice.lastDay), next(notice.next)];
    case 'access-ended': {
      const { accessUntil, paidThrough } = notice;
      const until = accessUntil ? day(labels.accessUntil, accessUntil) : day(labels.paidUntil, paidThrough);
      return [plan, ...until];
    }
    case 'cancelled':
      return [plan, ...day(labels.accessUntil, notice.accessUntil)];
    case 'resumed':
      return [
        plan,
        ...(notice.to && notice.next
          ? [[texts.from(notice.next.at), texts.plans[notice.to]] satisfies Row]
          : []),
        next(notice.next),
      ];
    case 'switched':
    case 'switch-undone':
      return [plan, next(notice.next)];
    case 'switch-planned':
      return [
        [labels.currentPlan, texts.plans[notice.plan]],
        [texts.from(notice.at), texts.plans[notice.to]],
        next(notice.next),
      ];
    case 'free-time-started':
      return [plan, [labels.firstCharge, texts.nextCharge(notice.next)]];
    case 'price-change':
      return [
        plan,
        [labels.currentPrice, formatAmount(notice.from)],
        [labels.newPrice, formatAmount(notice.next)],
        ...day(labels.chargedOn, notice.next.at),
        ...day(labels.cancelBefore, notice.next.at),
      ];
    case 'paused':
    case 'pause-ending':
      return [plan, ...day(labels.accessUntil, notice.accessUntil), next(notice.next)];
    case 'pause-ended':
      return [plan, next(notice.next)];
    case 'renewal':
      return [
        plan,
        [labels.amount, formatAmount(notice.next)],
        ...day(labels.chargedOn, notice.next.at),
        ...day(labels.cancelBefore, notice.next.at),
      ];
  }
}

/** Writes the mail of a notice. Only the recipient is missing. */
export function createBillingMail(notice: BillingNotice, locale: Locale): Omit<Mail, 'to'> {
  const { billing, notices } = mailTexts[locale];
  // TypeScript cannot see that the function matches the notice's kind.
  const write = notices[notice.kind] as (notice: BillingNotice) => MailTexts;
  const { actionLabel, ...words } = write(notice);
  return createNoticeMail(
    {
      ...words,
      rows: createRows(notice, locale),
      action: { label: actionLabel, url: notice.link },
      ...('manageLink' in notice &&
        notice.manageLink && { other: { label: billing.manage, url: notice.manageLink } }),
      ...('cancelLink' in notice && { other: { label: billing.cancel, url: notice.cancelLink } }),
      footer: billing.footer(notice.productName, notice.seller),
    },
    notice.productName,
    locale,
  );
}
