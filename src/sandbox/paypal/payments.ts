/**
 * Payments in the sandbox, which stands in for PayPal. PayPal calls the same payment a sale (webhooks), a capture
 * (refunds) and a transaction (reports).
 */
import {
  disputeItem,
  disputeObject,
  feeCents,
  refundObject,
  reversalObject,
  saleRefundObject,
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
  newId,
  notFound,
  parse,
  parseCents,
  refundBody,
  reportQuery,
  unprocessable,
  verifySignatureBody,
} from './wire.ts';

/** Pays part or all of a payment back, and sends its webhook. The subscription goes on. */
export function refund(sandbox: SandboxState, transaction: StoredTransaction, cents: number): StoredRefund {
  const newRefund: StoredRefund = { id: newId.transaction(), cents, at: sandbox.now().toISOString() };
  transaction.refunds.push(newRefund);
  sendWebhook(sandbox, {
    type: 'PAYMENT.SALE.REFUNDED',
    resourceType: 'refund',
    summary: `A ${(cents / 100).toFixed(2)} ${transaction.currency} sale payment was refunded`,
    resource: saleRefundObject(sandbox, transaction, newRefund),
  });
  return newRefund;
}

/** The payer's bank takes the money back; the subscription goes on. */
export function chargeBack(sandbox: SandboxState, transaction: StoredTransaction): void {
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
    resource: disputeObject(sandbox, newDispute),
  });
  sendWebhook(sandbox, {
    type: 'PAYMENT.SALE.REVERSED',
    resourceType: 'sale',
    summary: `A ${(transaction.cents / 100).toFixed(2)} ${transaction.currency} sale payment was reversed`,
    resource: reversalObject(sandbox, transaction),
  });
}

/** Without an amount: all that is left. */
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
  // Without money, there is no capture.
  if (transaction.declined) throw notFound();
  // The payer's bank has all of it back already.
  if (transaction.disputeId) throw unprocessable('REFUND_NOT_ALLOWED', 'Capture cannot be refunded.');
  const newRefund = refund(sandbox, transaction, centsToRefund(transaction, input.amount));
  const created = {
    id: newRefund.id,
    status: 'COMPLETED',
    links: [],
    // Brings its own id, status and links; those above are only for the type.
    ...refundObject(sandbox, transaction, newRefund),
  };
  return { status: 201, body: applyPreferHeader(prefer, created) };
}

function getRefund({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  for (const transaction of Object.values(sandbox.data.transactions)) {
    const existing = transaction.refunds.find((one) => one.id === id);
    if (existing) return { status: 200, body: refundObject(sandbox, transaction, existing) };
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
    .map((one) => disputeItem(sandbox, one));
  return { status: 200, body: { items, links: [link(sandbox, '/v1/customer/disputes', 'self')] } };
}

function getDispute({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  return { status: 200, body: disputeObject(sandbox, getOrNotFound(sandbox.data.disputes, id)) };
}

function verifySignature({ sandbox, body }: ApiCall): ApiResponse {
  const claim = parse(verifySignatureBody, body);
  return {
    status: 200,
    body: {
      verification_status: isAuthentic({ ...sandbox.data, apiBase: sandbox.apiBase }, claim)
        ? 'SUCCESS'
        : 'FAILURE',
    },
  };
}

const maxReportRangeMs = 31 * 24 * 3_600_000;

interface ReportLine {
  id: string;
  /** PayPal's code: T0002 subscription payment, T1107 refund, T1106 reversal. */
  code: 'T0002' | 'T1107' | 'T1106';
  referenceId: string | null;
  at: string;
  /** Negative if it reduces the balance. */
  cents: number;
  feeCents: number;
  taxCents: number;
  currency: string;
}

function toLines({ data }: SandboxState): ReportLine[] {
  return Object.values(data.transactions)
    .filter(({ declined }) => !declined)
    .flatMap((transaction): ReportLine[] => {
      const { id, at, cents, currency, taxCents = 0, refunds, disputeId } = transaction;
      const dispute = disputeId === null ? undefined : data.disputes[disputeId];
      const deductionBase = { referenceId: id, feeCents: 0, taxCents: 0, currency };
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
        ...refunds.map((one) => ({
          ...deductionBase,
          id: one.id,
          code: 'T1107' as const,
          at: one.at,
          cents: -one.cents,
        })),
        ...(dispute
          ? [
              {
                ...deductionBase,
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

const toMoney = (cents: number, currency_code: string) => ({
  currency_code,
  value: (cents / 100).toFixed(2),
});

/** The transaction search, PayPal's report of everything that moved the balance. */
function searchTransactions({ sandbox, query }: ApiCall): ApiResponse {
  const {
    start_date,
    end_date,
    transaction_type: type,
    page,
    page_size,
  } = parse(reportQuery, query, 'query');
  const [from, until] = [Date.parse(start_date), Date.parse(end_date)];
  if (until - from > maxReportRangeMs || until < from)
    throw invalid('end_date', 'INVALID_PARAMETER_VALUE', 'The date range is greater than 31 days.');
  const found = toLines(sandbox).filter(
    ({ at, code }) => Date.parse(at) >= from && Date.parse(at) <= until && (!type || code === type),
  );
  const pageItems = found.slice((page - 1) * page_size, page * page_size);
  return {
    status: 200,
    body: {
      transaction_details: pageItems.map((one) => ({
        transaction_info: {
          transaction_id: one.id,
          ...(one.referenceId && { paypal_reference_id: one.referenceId, paypal_reference_id_type: 'TXN' }),
          transaction_event_code: one.code,
          transaction_initiation_date: one.at,
          transaction_amount: toMoney(one.cents, one.currency),
          fee_amount: toMoney(-one.feeCents, one.currency),
          sales_tax_amount: toMoney(one.taxCents, one.currency),
          transaction_status: 'S',
        },
      })),
      page,
      total_items: found.length,
      total_pages: Math.ceil(found.length / page_size),
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
