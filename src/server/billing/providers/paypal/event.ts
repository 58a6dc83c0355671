import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { WebhookSubject } from '../provider.ts';

const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.record(z.string(), z.unknown()).default({}),
});
export type PaypalEvent = z.output<typeof event>;

/** Text and event of a webhook's body; what is no event of PayPal's is not authentic either. */
export function readEvent(rawBody: Buffer): { json: string; event: PaypalEvent } {
  try {
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody);
    return { json, event: event.parse(JSON.parse(json)) };
  } catch (cause) {
    throw new AppError('signature_invalid', { cause });
  }
}

const id = z.string().regex(/^[\w-]{1,64}$/);
const subscription = z.object({ id }).transform((resource) => resource.id);
/** A payment of a subscription names it as the agreement that it belongs to. */
const sale = z.object({ billing_agreement_id: id }).transform((resource) => resource.billing_agreement_id);
/** A reversal may come as the refund that it is, or as the sale itself. */
const saleGone = z.union([
  z.object({ sale_id: id }).transform((resource) => resource.sale_id),
  z.object({ id }).transform((resource) => resource.id),
]);
const disputed = z.tuple([z.object({ seller_transaction_id: id })]).rest(z.unknown());
const dispute = z
  .object({ disputed_transactions: disputed })
  .transform((resource) => resource.disputed_transactions[0].seller_transaction_id);

function readSubject(
  kind: WebhookSubject['kind'],
  schema: z.ZodType<string>,
  { resource }: PaypalEvent,
): WebhookSubject | null {
  const found = schema.safeParse(resource).data;
  return found === undefined ? null : { kind, id: found };
}

/** What the event points at: the only thing that is taken from it. */
export function subjectOf(event: PaypalEvent): WebhookSubject | null {
  const type = event.event_type;
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return readSubject('subscription', subscription, event);
  if (type === 'PAYMENT.SALE.REFUNDED' || type === 'PAYMENT.SALE.REVERSED')
    return readSubject('payment', saleGone, event);
  if (type.startsWith('PAYMENT.SALE.')) return readSubject('subscription', sale, event);
  if (type.startsWith('CUSTOMER.DISPUTE.')) return readSubject('payment', dispute, event);
  return null;
}
