/**
 * Payments of the simulated PayPal, with refunds, disputes and reports. PayPal calls the same payment a sale (webhooks),
 * a capture (refunds) and a transaction (reports).
 */
import {
  feeCents,
  toCaptureRefund,
  toDispute,
  toDisputeListItem,
  toReversedSale,
  toSaleRefund,
} from './objects.ts';
import { isAuthentic } from './signature.ts';
import {
  type ApiCall,
  type ApiEndpoint,
  type ApiResponse,
  applyPreferHeader,
  getOrNotFound,
  link,
  refundedCents,
  type SandboxState,
  type StoredDispute,
  type StoredRefund,
  type StoredTransaction,
  sendWebhook,
} from './state.ts';
import {
  disputesQuery,
  emptyQuery,
  invalid,
  money,
  newId,
  notFound,
  parse,
  parseCents,
  refundBody,
  reportQuery,
  unprocessable,
  verifySignatureBody,
} from './wire.ts';

/**
 * Pays part or all of a payment back, and sends its webhook. The subscription goes on. The caller checks the amount:
 * `centsToRefund`.
 */
export function refundSale(
  sandbox: SandboxState,
  transaction: StoredTransaction,
  cents: number,
): StoredRefund {
  // The report lists a refund as a transaction, so it has such an id.
  const newRefund: StoredRefund = { id: newId.transaction(), cents, at: sandbox.now().toISOString() };
  transaction.refunds.push(newRefund);
  sendWebhook(sandbox, {
    type: 'PAYMENT.SALE.REFUNDED',
    resourceType: 'refund',
    summary: `A ${(cents / 100).toFixed(2)} ${transaction.currency} sale payment was refunded`,
    resource: toSaleRefund(sandbox, transaction, newRefund),
  });
  return newRefund;
}

/**
 * The payer disputes a payment, and their bank takes back what was not refunded. Sends the webhooks of the dispute and
 * of the reversed sale. The subscription goes on.
 */
export function openDispute(sandbox: SandboxState, transaction: StoredTransaction): void {
  const newDispute: StoredDispute = {
    id: newId.dispute(),
    transactionId: transaction.id,
    at: sandbox.now().toISOString(),
  };
  sandbox.data.disputes[newDispute.id] = newDispute;
  transaction.disputeId = newDispute.id;
  sendWebhook(sandbox, {
    type: 'CUSTOMER.DISPUTE.CREATED',
    resourceType: 'dispute',
    summary: `A new dispute opened with Case # ${newDispute.id}`,
    resource: toDispute(sandbox, newDispute),
  });
  sendWebhook(sandbox, {
    type: 'PAYMENT.SALE.REVERSED',
    resourceType: 'sale',
    summary: `A ${(transaction.cents / 100).toFixed(2)} ${transaction.currency} sale payment was reversed`,
    resource: toReversedSale(sandbox, transaction),
  });
}

/** The requested amount, or without one all that was not refunded yet. Throws PayPal's error if it cannot be refunded. */
function centsToRefund(
  transaction: StoredTransaction,
  amount: { currency_code: string; value: string } | undefined,
): number {
  const refundableCents = transaction.cents - refundedCents(transaction);
  if (refundableCents === 0)
    throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
  if (!amount) return refundableCents;
  if (amount.currency_code !== transaction.currency)
    throw unprocessable(
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
      'Refund must be in the same currency as the capture',
    );
  const cents = parseCents(amount.value);
  if (cents === null)
    throw unprocessable(
      'DECIMAL_PRECISION',
      'If the currency supports decimals, only two decimal place precision is supported.',
    );
  // `parseCents` returns null for a negative amount.
  if (cents === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  if (cents > refundableCents)
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    );
  return cents;
}

function refundCapture({ sandbox, id, body, prefer }: ApiCall): ApiResponse {
  const input = parse(refundBody, body ?? {});
  const transaction = getOrNotFound(sandbox.data.transactions, id);
  // A declined payment has no capture.
  if (transaction.declined) throw notFound();
  // The payer's bank has already taken back all that was left.
  if (transaction.disputeId) throw unprocessable('REFUND_NOT_ALLOWED', 'Capture cannot be refunded.');
  const newRefund = refundSale(sandbox, transaction, centsToRefund(transaction, input.amount));
  return {
    status: 201,
    body: applyPreferHeader(prefer, toCaptureRefund(sandbox, transaction, newRefund)),
  };
}

function getRefund({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  for (const transaction of Object.values(sandbox.data.transactions)) {
    const refund = transaction.refunds.find((stored) => stored.id === id);
    if (refund) return { status: 200, body: toCaptureRefund(sandbox, transaction, refund) };
  }
  throw notFound();
}

function listDisputes({ sandbox, query }: ApiCall): ApiResponse {
  const input = parse(disputesQuery, query, 'query');
  const disputedId = input.disputed_transaction_id;
  const from = input.start_time ? Date.parse(input.start_time) : 0;
  // Stored oldest first, listed newest first.
  const items = Object.values(sandbox.data.disputes)
    .filter(
      ({ transactionId, at }) => (!disputedId || transactionId === disputedId) && Date.parse(at) >= from,
    )
    .reverse()
    .slice(0, input.page_size)
    .map((dispute) => toDisputeListItem(sandbox, dispute));
  return { status: 200, body: { items, links: [link(sandbox, '/v1/customer/disputes', 'self')] } };
}

function getDispute({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  return { status: 200, body: toDispute(sandbox, getOrNotFound(sandbox.data.disputes, id)) };
}

function verifySignature({ sandbox, body }: ApiCall): ApiResponse {
  const { webhookId, certificateId, certificates } = sandbox.data;
  const signer = { apiBase: sandbox.apiBase, webhookId, certificateId, certificates };
  const claim = parse(verifySignatureBody, body);
  return {
    status: 200,
    body: {
      verification_status: isAuthentic(signer, claim) ? 'SUCCESS' : 'FAILURE',
    },
  };
}

/** PayPal refuses a longer range. */
const maxReportRangeMs = 31 * 24 * 3_600_000;

/** The report's `transaction_status` of a completed transaction. */
const completedStatus = 'S';

/** A line of the report. Times in ISO 8601. */
interface ReportLine {
  id: string;
  /** PayPal's code: T0002 subscription payment, T1107 refund, T1106 reversal. */
  code: 'T0002' | 'T1107' | 'T1106';
  /** The payment that was refunded or reversed. */
  referenceId: string | null;
  at: string;
  /** Negative if it reduces the balance. */
  cents: number;
  /** What PayPal keeps; positive here, negative in the report. */
  feeCents: number;
  taxCents: number;
  currency: string;
}

function toReportLines({ data }: SandboxState): ReportLine[] {
  return Object.values(data.transactions)
    .filter(({ declined }) => !declined)
    .flatMap((transaction): ReportLine[] => {
      const { id, at, cents, currency, taxCents = 0, refunds, disputeId } = transaction;
      const dispute = disputeId === null ? undefined : data.disputes[disputeId];
      const commonDeductionFields = { referenceId: id, feeCents: 0, taxCents: 0, currency };
      // Negative: the bank takes back what was not refunded.
      const reversalCents = refundedCents(transaction) - cents;
      return [
        {
          id,
          code: 'T0002',
          referenceId: null,
          at,
          cents,
          feeCents: feeCents(transaction),
          taxCents,
          currency,
        },
        ...refunds.map((refund) => ({
          ...commonDeductionFields,
          id: refund.id,
          code: 'T1107' as const,
          at: refund.at,
          cents: -refund.cents,
        })),
        ...(dispute
          ? [
              {
                ...commonDeductionFields,
                id: dispute.id,
                code: 'T1106' as const,
                at: dispute.at,
                cents: reversalCents,
              },
            ]
          : []),
      ];
    });
}

/** The transaction search, PayPal's report of everything that moved the balance. Sorted by payment, unlike at PayPal. */
function searchTransactions({ sandbox, query }: ApiCall): ApiResponse {
  const {
    start_date,
    end_date,
    transaction_type: type,
    page,
    page_size,
  } = parse(reportQuery, query, 'query');
  const [from, until] = [Date.parse(start_date), Date.parse(end_date)];
  if (until < from)
    throw invalid('end_date', 'INVALID_PARAMETER_VALUE', 'The end date is before the start date.');
  if (until - from > maxReportRangeMs)
    throw invalid('end_date', 'INVALID_PARAMETER_VALUE', 'The date range is greater than 31 days.');
  const matches = toReportLines(sandbox).filter(
    ({ at, code }) => Date.parse(at) >= from && Date.parse(at) <= until && (!type || code === type),
  );
  const pageLines = matches.slice((page - 1) * page_size, page * page_size);
  return {
    status: 200,
    body: {
      transaction_details: pageLines.map((line) => ({
        transaction_info: {
          transaction_id: line.id,
          // The reference is the payment (a transaction) that was refunded or reversed.
          ...(line.referenceId && { paypal_reference_id: line.referenceId, paypal_reference_id_type: 'TXN' }),
          transaction_event_code: line.code,
          transaction_initiation_date: line.at,
          transaction_amount: money(line.cents, line.currency),
          fee_amount: money(-line.feeCents, line.currency),
          sales_tax_amount: money(line.taxCents, line.currency),
          transaction_status: completedStatus,
        },
      })),
      page,
      total_items: matches.length,
      total_pages: Math.ceil(matches.length / page_size),
      links: [],
    },
  };
}

export const paymentEndpoints: ApiEndpoint[] = [
  { method: 'GET', path: '/v1/reporting/transactions', run: searchTransactions },
  { method: 'POST', path: '/v2/payments/captures/:id/refund', run: refundCapture },
  { method: 'GET', path: '/v2/payments/refunds/:id', run: getRefund },
  { method: 'GET', path: '/v1/customer/disputes', run: listDisputes },
  { method: 'GET', path: '/v1/customer/disputes/:id', run: getDispute },
  { method: 'POST', path: '/v1/notifications/verify-webhook-signature', run: verifySignature },
];
