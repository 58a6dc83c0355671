import type { PaymentRecord } from '#shared/contract/shapes.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { formatCents } from '#shared/plans.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import type { AppConfig } from '../../../lib/app-config.ts';
import { isSafeRedirect } from '../checkout/checkout.ts';
import { centsIn, dateText, price } from '../subscription/manage-words.ts';

export type Seller = NonNullable<AppConfig['seller']>;

export interface ReceiptLine {
  label: string;
  value: string;
}

/** How the sum came about where unused time of another plan was taken off. */
function discount({ amount, credit, currency }: PaymentRecord): ReceiptLine[] {
  if (!credit) return [];
  const t = manageTexts();
  return [
    { label: t.fullPrice, value: formatCents(centsIn(amount) + centsIn(credit), currency) },
    { label: t.unusedCredit, value: `−${price(credit, currency)}` },
  ];
}

function periodText({ periodStart, periodEnd }: PaymentRecord): string {
  const t = manageTexts();
  const end = dateText(periodEnd);
  return periodStart ? t.periodOf(dateText(periodStart), end) : t.periodUntil(end);
}

/** The sums of a receipt; what was given back is taken off in whole cents. */
function sums(payment: PaymentRecord): ReceiptLine[] {
  const { amount, refundedAmount, currency } = payment;
  const t = manageTexts();
  const paid = [...discount(payment), { label: t.amount, value: price(amount, currency) }];
  if (refundedAmount === 0) return paid;
  const keptCents = centsIn(amount) - centsIn(refundedAmount);
  return [
    ...paid,
    { label: t.refunded, value: price(refundedAmount, currency) },
    { label: t.kept, value: formatCents(keptCents, currency) },
  ];
}

/** Everything that a receipt says of its payment, in its order. */
export function receiptLines(payment: PaymentRecord, seller?: Seller | null): ReceiptLine[] {
  const t = manageTexts();
  const { label, paysByCard } = providerDescriptors[payment.paymentProvider];
  return [
    ...(payment.orderNumber ? [{ label: t.orderNumber, value: payment.orderNumber }] : []),
    { label: t.number, value: payment.reference },
    { label: t.date, value: dateText(payment.paidAt) },
    { label: t.plan, value: t.plans[payment.subscriptionType] },
    { label: t.period, value: periodText(payment) },
    ...sums(payment),
    { label: t.statusLabel, value: t.status[payment.status] },
    { label: t.paidWith, value: paysByCard ? t.byCard(label) : label },
    ...(seller ? [{ label: t.seller, value: t.sellerOf(seller.name, seller.address) }] : []),
  ];
}

/** The provider's own receipt, where its address is one that may be opened. */
export function providerReceipt({ receiptUrl }: PaymentRecord, origin: string): string | undefined {
  return receiptUrl && isSafeRedirect(receiptUrl, origin) ? receiptUrl : undefined;
}
