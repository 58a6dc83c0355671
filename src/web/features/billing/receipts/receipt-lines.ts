/** What a receipt on the screen says, line by line. The server creates the receipts as PDF. */
import type { PaymentRecord } from '#shared/contract/shapes.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { formatCents } from '#shared/plans.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import type { AppConfig } from '../../../lib/app-config.ts';
import { formatDate, formatPrice, toCents } from '../dates-and-prices.ts';
import { isSafeRedirect } from '../provider-calls.ts';

type Seller = NonNullable<AppConfig['seller']>;

interface ReceiptLine {
  label: string;
  value: string;
}

/** The full price and the credit, when unused time of another plan was deducted. */
function discountLines({ amount, credit, currency }: PaymentRecord): ReceiptLine[] {
  if (!credit) return [];
  const t = manageTexts();
  return [
    { label: t.fullPrice, value: formatCents(toCents(amount) + toCents(credit), currency) },
    { label: t.unusedCredit, value: `−${formatPrice(credit, currency)}` },
  ];
}

/** The net amount and the tax that the sum includes. */
function taxLines({ amount, tax, currency }: PaymentRecord): ReceiptLine[] {
  if (!tax) return [];
  const t = manageTexts();
  const country =
    tax.country &&
    (new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(tax.country) ?? tax.country);
  return [
    { label: t.net, value: formatCents(toCents(amount) - toCents(tax.amount), currency) },
    { label: t.tax(t.taxNames[tax.kind], tax.rate, country), value: formatPrice(tax.amount, currency) },
  ];
}

/** The sums of a receipt. Refunds are subtracted in whole cents. */
function sumLines(payment: PaymentRecord): ReceiptLine[] {
  const { amount, refundedAmount, currency } = payment;
  const t = manageTexts();
  const paid = [
    ...discountLines(payment),
    ...taxLines(payment),
    { label: t.amount, value: formatPrice(amount, currency) },
  ];
  if (refundedAmount === 0) return paid;
  const keptCents = toCents(amount) - toCents(refundedAmount);
  return [
    ...paid,
    { label: t.refunded, value: formatPrice(refundedAmount, currency) },
    { label: t.kept, value: formatCents(keptCents, currency) },
  ];
}

/** Everything that a receipt says, in its order. */
export function receiptLines(payment: PaymentRecord, seller?: Seller | null): ReceiptLine[] {
  const t = manageTexts();
  const { label, paysByCard } = providerDescriptors[payment.paymentProvider];
  const issued = payment.receipts.find(({ kind }) => kind === 'payment');
  return [
    ...(issued ? [{ label: t.receiptNumber, value: issued.number }] : []),
    ...(payment.orderNumber ? [{ label: t.orderNumber, value: payment.orderNumber }] : []),
    { label: t.number, value: payment.reference },
    { label: t.date, value: formatDate(payment.paidAt) },
    { label: t.plan, value: t.plans[toPlanId(payment.subscriptionType)] },
    { label: t.period, value: t.periodOf(formatDate(payment.periodStart), formatDate(payment.periodEnd)) },
    ...sumLines(payment),
    { label: t.statusLabel, value: t.status[payment.status] },
    { label: t.paidWith, value: paysByCard ? t.byCard(label) : label },
    ...(seller ? [{ label: t.seller, value: t.sellerOf(seller.name, seller.address) }] : []),
  ];
}

/** The address of the provider's receipt, if it is safe to open. */
export function getProviderReceiptUrl({ receiptUrl }: PaymentRecord, origin: string): string | undefined {
  return receiptUrl && isSafeRedirect(receiptUrl, origin) ? receiptUrl : undefined;
}
