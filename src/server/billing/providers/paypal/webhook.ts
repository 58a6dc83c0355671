/** Checks that a webhook comes from PayPal, and reads what it refers to. */
import { createVerify, type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { untilAborted } from '../../../process/until-aborted.ts';
import type { RawWebhook, WebhookHint, WebhookSubject } from '../provider.ts';
import { fetchBounded, type PaypalClient, readResponse } from './client.ts';
import { paypalOrigins } from './paypal-config.ts';
import { verificationResponse } from './responses.ts';

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
  const response = await client({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The signature covers the exact characters, so the event must not be parsed and serialized again.
    rawJson: `${signatureFields.slice(0, -1)},"webhook_event":${json}}`,
    signal,
  });
  return readResponse(response, verificationResponse).verification_status === 'SUCCESS';
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

// ---- Finds the public key with which PayPal signed a webhook, and checks that its certificate is PayPal's

/** Leaves time to ask PayPal for a check instead, within the time limit of the whole check. */
const fetchMs = 1_000;
/** The largest file with a chain of certificates that is read. */
const maxBytes = 65_536;
/** More addresses than PayPal uses, but a limit on what callers can make the server keep. */
const maxCached = 20;
/** Signer, intermediate and root certificate, with room for two more. */
const maxChainLength = 5;
const certificatesPath = '/v1/notifications/certs/';
/** Subject of the certificates that sign webhooks. PayPal's sandbox uses a different name. */
const signerName = /^messageverificationcerts(\.[a-z0-9-]+)*\.paypal\.com$/;

/** Only PayPal's own addresses, so nobody can make the server call a look-alike. */
export function isCertificateUrl(text: string, apiBase: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || !url.pathname.startsWith(certificatesPath)) return false;
  return paypalOrigins.includes(url.origin) || url.origin === new URL(apiBase).origin;
}

function parseChain(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  return blocks.slice(0, maxChainLength).map((block) => new X509Certificate(block));
}

function isValidAt(certificate: X509Certificate, now: Date): boolean {
  return certificate.validFromDate <= now && now <= certificate.validToDate;
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/** The certificates must lead from the signer's to a trusted one, and all be valid now. */
function reachesRoot(chain: X509Certificate[], roots: X509Certificate[], now: Date): boolean {
  let current = chain[0];
  for (let step = 0; current && step < maxChainLength; step++) {
    const certificate: X509Certificate = current;
    if (!isValidAt(certificate, now)) return false;
    if (roots.some((root) => isIssuedBy(certificate, root) && isValidAt(root, now))) return true;
    current = chain.find((other) => other !== certificate && isIssuedBy(certificate, other));
  }
  return false;
}

function hasSignerName({ subject }: X509Certificate): boolean {
  const names = subject.split('\n').filter((line) => line.startsWith('CN='));
  return names.length === 1 && names.every((name) => signerName.test(name.slice('CN='.length)));
}

export interface CertificateSource {
  apiBase: string;
  /** PEM. Undefined: Node's default authorities. */
  rootCertificates: string[] | undefined;
  fetch: typeof globalThis.fetch;
}

/** The public key of a webhook's signer. Undefined if its certificate cannot be fetched or trusted. */
type FindSignerKey = (url: string, now: Date, signal: AbortSignal) => Promise<KeyObject | undefined>;

/** Fetches each certificate once, but verifies it on every use, since certificates expire. */
export function createSignerKeys(source: CertificateSource): FindSignerKey {
  const cache = new Map<string, Promise<X509Certificate[]>>();
  let roots: X509Certificate[] | undefined;
  const fetchChain = async (url: string) => {
    const signal = AbortSignal.timeout(fetchMs);
    const response = await fetchBounded(source.fetch, url, { signal, maxBytes });
    const chain = response.status === 200 ? parseChain(response.text) : [];
    if (chain.length === 0) throw new Error('the response contains no certificate');
    return chain;
  };
  const getChain = (url: string) => {
    const cached = cache.get(url);
    if (cached) return cached;
    const fetched = fetchChain(url);
    if (cache.size >= maxCached) cache.clear();
    cache.set(url, fetched);
    fetched.catch(() => cache.delete(url));
    return fetched;
  };
  return async (url, now, signal) => {
    const chain = await untilAborted(getChain(url), signal).catch(() => undefined);
    const [signer] = chain ?? [];
    if (!chain || !signer || !hasSignerName(signer)) return undefined;
    roots ??= (source.rootCertificates ?? [...rootCertificates]).map((pem) => new X509Certificate(pem));
    return reachesRoot(chain, roots, now) ? signer.publicKey : undefined;
  };
}
