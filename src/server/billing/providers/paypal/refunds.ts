/**
 * PayPal's list of payments says that part of a payment was refunded, but not how much. So each refund is read itself:
 * by its id, which the webhook names, or from the report of all transactions, in case the webhook was lost.
 */
import type { ProviderRefund } from '../provider.ts';
import { type PaypalClient, readResponse, readUnlessMissing } from './client.ts';
import { refundAnswer, reportAnswer } from './wire.ts';

/** PayPal's code for a refund that the seller made; a reversal by a dispute has another code. */
const refundCode = 'T1107';
/** The longest span of one report. */
const reportMs = 31 * 24 * 3_600_000;
/** The most that PayPal allows. */
const pageSize = 500;
/** In the report: completed. */
const completed = 'S';

/** Statuses of a refund that was carried out, or will be. */
export const refundsMade = new Set(['COMPLETED', 'PENDING']);

/** Null if PayPal does not have the refund, or did not carry it out. */
export async function findRefund(client: PaypalClient, id: string): Promise<ProviderRefund | null> {
  const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
  const refund = readUnlessMissing(await client({ method: 'GET', path }), refundAnswer);
  // PayPal names the payment only by its address, in the link `up`.
  const paymentId = refund?.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  if (!refund || !paymentId || !refundsMade.has(refund.status)) return null;
  return { id: refund.id, paymentId, amountCents: refund.amount.cents };
}

/**
 * The refunds of the 31 days before `until`. PayPal lists a refund only some hours after it was made. Empty if the
 * account may not read reports.
 */
export async function listRefunds(client: PaypalClient, until: Date): Promise<ProviderRefund[]> {
  const found: ProviderRefund[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: new Date(until.getTime() - reportMs).toISOString(),
      end_date: until.toISOString(),
      transaction_type: refundCode,
      page_size: `${pageSize}`,
      page: `${page}`,
    });
    const answer = await client({ method: 'GET', path: `/v1/reporting/transactions?${query}` });
    if (answer.status === 403) return [];
    const { transaction_details, total_pages } = readResponse(answer, reportAnswer);
    pages = total_pages;
    for (const { transaction_info: line } of transaction_details) {
      const { paypal_reference_id: paymentId, transaction_amount, transaction_status = completed } = line;
      if (!paymentId || transaction_status !== completed) continue;
      found.push({ id: line.transaction_id, paymentId, amountCents: Math.abs(transaction_amount.cents) });
    }
  }
  return found;
}
