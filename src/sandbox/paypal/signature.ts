/** Signs the webhooks of the simulated PayPal as the real one does. The sandbox's own root certificate issues the signer's. */
import { createSign, createVerify, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newId, toWireTime } from './wire.ts';

/** All in PEM. */
export interface CertificateChain {
  root: string;
  leaf: string;
  /** The leaf's private key, which signs webhooks. */
  key: string;
}

interface Subject {
  commonName: string;
  publicKey: string;
  extensions: object[];
}

interface Issuer {
  commonName: string;
  privateKey: string;
}

const yearsValid = 20;
/** The subject of the real signing certificate. */
const signerName = 'messageverificationcerts.paypal.com';

function createKeyPair(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function subjectName(commonName: string) {
  return [
    { name: 'commonName', value: commonName },
    { name: 'organizationName', value: 'Sandbox' },
  ];
}

async function issueCertificate(now: Date, subject: Subject, issuer: Issuer): Promise<string> {
  // Only the first start of a data folder needs it; loading it takes 8 MB of memory and 40 to 90 ms.
  const { default: forge } = await import('node-forge');
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(subject.publicKey);
  // A leading 4 keeps the number positive.
  certificate.serialNumber = `4${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - 24 * 3_600_000);
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + yearsValid);
  certificate.setSubject(subjectName(subject.commonName));
  certificate.setIssuer(subjectName(issuer.commonName));
  certificate.setExtensions(subject.extensions);
  certificate.sign(forge.pki.privateKeyFromPem(issuer.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate).replaceAll('\r', '');
}

/** A root certificate and the one that signs webhooks. A sandbox's data folder keeps one chain. */
export async function createCertificateChain(now: Date): Promise<CertificateChain> {
  const rootName = 'PayPal sandbox root';
  const rootKeys = createKeyPair();
  const leafKeys = createKeyPair();
  const root: Subject = {
    commonName: rootName,
    publicKey: rootKeys.publicKey,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      { name: 'subjectKeyIdentifier' },
    ],
  };
  const leaf: Subject = {
    commonName: signerName,
    publicKey: leafKeys.publicKey,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: signerName }] },
    ],
  };
  const issuer: Issuer = { commonName: rootName, privateKey: rootKeys.privateKey };
  return {
    root: await issueCertificate(now, root, issuer),
    leaf: await issueCertificate(now, leaf, issuer),
    key: leafKeys.privateKey,
  };
}

const algorithm = 'SHA256withRSA';

/** The key that signs webhooks, and where receivers find its certificate. */
export interface WebhookSigner {
  apiBase: string;
  webhookId: string;
  certificateId: string;
  certificates: CertificateChain;
}

export function certificatePath({ certificateId }: Pick<WebhookSigner, 'certificateId'>): string {
  return `/v1/notifications/certs/${certificateId}`;
}

/** The leaf followed by the root, in one PEM text. */
export function certificatePem({
  certificates: { leaf, root },
}: Pick<WebhookSigner, 'certificates'>): string {
  return `${leaf.trim()}\n${root.trim()}\n`;
}

interface SignedFields {
  transmissionId: string;
  time: string;
  webhookId: string;
  body: string;
}

function signedText({ transmissionId, time, webhookId, body }: SignedFields): string {
  return `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;
}

/** PayPal's headers for a webhook with exactly this body. */
export function signatureHeaders(signer: WebhookSigner, body: string, now: Date): Record<string, string> {
  const { webhookId, certificates } = signer;
  const signed: SignedFields = {
    transmissionId: newId.transmission(),
    time: toWireTime(now),
    webhookId,
    body,
  };
  return {
    'paypal-transmission-id': signed.transmissionId,
    'paypal-transmission-time': signed.time,
    'paypal-transmission-sig': createSign('sha256')
      .update(signedText(signed))
      .sign(certificates.key, 'base64'),
    'paypal-cert-url': `${signer.apiBase}${certificatePath(signer)}`,
    'paypal-auth-algo': algorithm,
    'user-agent': 'PayPal/AUHD-1.0-1',
  };
}

export interface SignatureClaim {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
  webhook_event: Record<string, unknown>;
}

/** Whether the signature is ours. Serializing the event again gives exactly the body that was signed. */
export function isAuthentic(signer: WebhookSigner, claim: SignatureClaim): boolean {
  const { webhookId, certificates } = signer;
  const certificateUrl = `${signer.apiBase}${certificatePath(signer)}`;
  if (claim.auth_algo !== algorithm || claim.cert_url !== certificateUrl || claim.webhook_id !== webhookId)
    return false;
  const text = signedText({
    transmissionId: claim.transmission_id,
    time: claim.transmission_time,
    webhookId,
    body: JSON.stringify(claim.webhook_event),
  });
  const { publicKey } = new X509Certificate(certificates.leaf);
  return createVerify('sha256').update(text).verify(publicKey, claim.transmission_sig, 'base64');
}
