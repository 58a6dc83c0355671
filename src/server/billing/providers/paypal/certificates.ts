/** Finds the public key with which PayPal signed a webhook, and checks that its certificate is PayPal's. */
import { type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { untilAborted } from '../../../process/lifecycle.ts';
import { fetchBounded } from './client.ts';
import { paypalOrigins } from './paypal-config.ts';

/** Leaves time to ask PayPal for a check instead, within the time limit of `webhook.ts`. */
const fetchMs = 1_000;
/** Of a file with a chain of certificates. */
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
export type FindSignerKey = (url: string, now: Date, signal: AbortSignal) => Promise<KeyObject | undefined>;

/** Fetches each certificate once, but verifies it on every use, since certificates expire. */
export function createSignerKeys(source: CertificateSource): FindSignerKey {
  const cache = new Map<string, Promise<X509Certificate[]>>();
  let roots: X509Certificate[] | undefined;
  const fetchChain = async (url: string) => {
    const signal = AbortSignal.timeout(fetchMs);
    const answer = await fetchBounded(source.fetch, url, { signal, maxBytes });
    const chain = answer.status === 200 ? parseChain(answer.text) : [];
    if (chain.length === 0) throw new Error('no certificate was answered');
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
