/**
 * The list of a subscription's transactions says that a part was refunded, not how much. Each refund says it: by its id,
 * which the webhook names, and in the report of all transactions, for webhooks that were lost.
 */
import type { ProviderRefund } from '../provider.ts';
import { findAnswer, type PaypalClient, readResponse } from './client.ts';
import { reportAnswer, wholeRefund } from './wire.ts';

/** The refund that the seller made; a reversal by a dispute has another code. */
const refundCode = 'T1107';
/** The longest span of one report. */
const reportMs = 31 * 24 * 3_600_000;
const pageSize = 500;

const refundsMade = new Set(['COMPLETED', 'PENDING']);

export async function findRefund(client: PaypalClient, id: string): Promise<ProviderRefund | null> {
  const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
  const refund = findAnswer(await client({ method: 'GET', path }), wholeRefund);
  const payment = refund?.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  if (!refund || !payment || !refundsMade.has(refund.status)) return null;
  return { id: refund.id, paymentId: payment, amountCents: refund.amount.cents };
}

/** Empty without the permission for reports. PayPal lists a refund up to some hours after it was made. */
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
      const { paypal_reference_id: paymentId, transaction_amount, transaction_status = 'S' } = line;
      if (!paymentId || transaction_status !== 'S') continue;
      found.push({ id: line.transaction_id, paymentId, amountCents: Math.abs(transaction_amount.cents) });
    }
  }
  return found;
}
