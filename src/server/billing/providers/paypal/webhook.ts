/** Checks that a webhook comes from PayPal, and reads what it refers to. */
import { createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { RawWebhook, WebhookHint, WebhookSubject } from '../provider.ts';
import { type FindSignerKey, isCertificateUrl } from './certificates.ts';
import { type PaypalClient, readResponse } from './client.ts';
import { verificationAnswer } from './wire.ts';

const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.record(z.string(), z.unknown()).default({}),
});
export type PaypalEvent = z.output<typeof event>;

/** Text and event of a webhook's body. Throws if it is not a PayPal event. */
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
/** A subscription's payment refers to it as its billing agreement. */
const saleOfSubscription = z
  .object({ billing_agreement_id: id })
  .transform((resource) => resource.billing_agreement_id);
const refundOfSale = z.object({ id, sale_id: id });
/** The resource of a refund or a reversal is the refund, which names its sale, or the sale itself. */
const refundedSale = z.union([
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

/** What the event refers to. Nothing else is read from it. */
export function findSubject(event: PaypalEvent): WebhookSubject | null {
  const type = event.event_type;
  const refund = type === 'PAYMENT.SALE.REFUNDED' && refundOfSale.safeParse(event.resource).data;
  if (refund) return { kind: 'payment', id: refund.sale_id, refundId: refund.id };
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return readSubject('subscription', subscription, event);
  if (type === 'PAYMENT.SALE.REFUNDED' || type === 'PAYMENT.SALE.REVERSED')
    return readSubject('payment', refundedSale, event);
  if (type.startsWith('PAYMENT.SALE.')) return readSubject('subscription', saleOfSubscription, event);
  if (type.startsWith('CUSTOMER.DISPUTE.')) return readSubject('payment', dispute, event);
  return null;
}

/** Limit for the whole check, because a webhook must be answered within 2 s. */
const checkMs = 1_800;
/**
 * PayPal retries for three days, possibly with the first signature. A replay in that time is harmless: events are
 * stored once by id, and their content is read from PayPal.
 */
const maxAgeMs = 73 * 3_600_000;
/** How far PayPal's clock may be ahead of ours. */
const maxClockSkewMs = 5 * 60_000;
/**
 * How many webhooks PayPal is asked about at the same time: forged ones must not use up our calls. It resends real
 * ones.
 */
const maxConcurrentChecks = 4;
const algorithm = 'SHA256withRSA';

export interface WebhookChecks {
  client: PaypalClient;
  findSignerKey: FindSignerKey;
  webhookId: string;
  apiBase: string;
}

const text = z.string().min(1);
const signatureHeaders = z.object({
  'paypal-transmission-id': text.max(50),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
  'paypal-transmission-sig': text.max(500),
  'paypal-cert-url': text.max(500),
  'paypal-auth-algo': z.literal(algorithm),
});

/** PayPal's signature of one delivery of an event. */
interface Transmission {
  id: string;
  time: string;
  signature: string;
  certificateUrl: string;
}

function readTransmission({ headers, now }: RawWebhook, apiBase: string): Transmission {
  const read = signatureHeaders.safeParse(headers);
  if (!read.success) throw new AppError('signature_invalid');
  const transmission: Transmission = {
    id: read.data['paypal-transmission-id'],
    time: read.data['paypal-transmission-time'],
    signature: read.data['paypal-transmission-sig'],
    certificateUrl: read.data['paypal-cert-url'],
  };
  const ageMs = now.getTime() - Date.parse(transmission.time);
  if (ageMs > maxAgeMs || ageMs < -maxClockSkewMs || !isCertificateUrl(transmission.certificateUrl, apiBase))
    throw new AppError('signature_invalid');
  return transmission;
}

/** PayPal signs the delivery's id and time, the webhook's id, and a checksum of the body. */
function isSignedBy(
  key: KeyObject,
  rawBody: Buffer,
  { id, time, signature }: Transmission,
  webhookId: string,
): boolean {
  const signed = `${id}|${time}|${webhookId}|${crc32(rawBody)}`;
  return createVerify('sha256').update(signed).verify(key, signature, 'base64');
}

/** Asks PayPal to check the signature, for when its certificate cannot be fetched. */
async function askPaypal(
  { client, webhookId }: WebhookChecks,
  json: string,
  { transmission, signal }: { transmission: Transmission; signal: AbortSignal },
): Promise<boolean> {
  const signatureFields = JSON.stringify({
    auth_algo: algorithm,
    cert_url: transmission.certificateUrl,
    transmission_id: transmission.id,
    transmission_sig: transmission.signature,
    transmission_time: transmission.time,
    webhook_id: webhookId,
  });
  const answer = await client({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The signature covers the exact characters, so the event must not be parsed and serialized again.
    rawJson: `${signatureFields.slice(0, -1)},"webhook_event":${json}}`,
    signal,
  });
  return readResponse(answer, verificationAnswer).verification_status === 'SUCCESS';
}

/** Parses the event, checks the signature over the raw bytes, and only then uses what the event refers to. */
export function createPaypalWebhooks(checks: WebhookChecks): (input: RawWebhook) => Promise<WebhookHint> {
  let running = 0;
  const askWithinLimit = async (json: string, transmission: Transmission, signal: AbortSignal) => {
    if (running >= maxConcurrentChecks)
      throw new AppError('provider_failed', { cause: new Error('too many webhooks are being checked') });
    running += 1;
    return askPaypal(checks, json, { transmission, signal }).finally(() => {
      running -= 1;
    });
  };
  return async (input) => {
    const { json, event } = readEvent(input.rawBody);
    const transmission = readTransmission(input, checks.apiBase);
    const signal = AbortSignal.timeout(checkMs);
    const key = await checks.findSignerKey(transmission.certificateUrl, input.now, signal);
    const isAuthentic = key
      ? isSignedBy(key, input.rawBody, transmission, checks.webhookId)
      : await askWithinLimit(json, transmission, signal);
    if (!isAuthentic) throw new AppError('signature_invalid');
    return { eventId: event.id, type: event.event_type, subject: findSubject(event) };
  };
}
