import { formatCents } from '#shared/plans.ts';
import type { PaymentRecord } from '#shared/shapes.ts';
import { manageTexts } from '../../i18n/manage.ts';
import { isSafeRedirect } from './checkout.ts';
import { centsIn, dateText, price } from './manage-words.ts';

export interface ReceiptLine {
  label: string;
  value: string;
}

/** The sums of a receipt; what was given back is taken off in whole cents. */
function sums({ amount, refundedAmount, currency }: PaymentRecord): ReceiptLine[] {
  const t = manageTexts();
  const paid = { label: t.amount, value: price(amount, currency) };
  if (refundedAmount === 0) return [paid];
  const keptCents = centsIn(amount) - centsIn(refundedAmount);
  return [
    paid,
    { label: t.refunded, value: price(refundedAmount, currency) },
    { label: t.kept, value: formatCents(keptCents, currency) },
  ];
}

/** Everything that a receipt says of its payment, in its order. */
export function receiptLines(payment: PaymentRecord): ReceiptLine[] {
  const t = manageTexts();
  return [
    { label: t.number, value: payment.reference },
    { label: t.date, value: dateText(payment.paidAt) },
    { label: t.plan, value: t.plans[payment.subscriptionType] },
    { label: t.paidUntil, value: dateText(payment.periodEnd) },
    ...sums(payment),
    { label: t.statusLabel, value: t.status[payment.status] },
    { label: t.paidWith, value: t.providers[payment.paymentProvider] },
  ];
}

/** The provider's own receipt, where its address is one that may be opened. */
export function providerReceipt({ receiptUrl }: PaymentRecord, origin: string): string | undefined {
  return receiptUrl && isSafeRedirect(receiptUrl, origin) ? receiptUrl : undefined;
}
