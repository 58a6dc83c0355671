/** Certificates and signatures as PayPal's webhooks carry them, good and bad ones. */
import { createSign, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import forge from 'node-forge';

export interface Certified {
  name: string;
  pem: string;
  key: string;
}

interface Wanted {
  name: string;
  isAuthority?: boolean;
  /** Undefined: by itself. */
  by?: Certified;
  from?: Date;
  until?: Date;
}

let serial = 1_000;

export function certify({ name, isAuthority = false, by, from, until }: Wanted): Certified {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
  certificate.serialNumber = String(serial++);
  certificate.validity.notBefore = from ?? new Date('2026-01-01');
  certificate.validity.notAfter = until ?? new Date('2027-01-01');
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer([{ name: 'commonName', value: by?.name ?? name }]);
  certificate.setExtensions([{ name: 'basicConstraints', cA: isAuthority, critical: true }]);
  certificate.sign(forge.pki.privateKeyFromPem(by?.key ?? keys.privateKey), forge.md.sha256.create());
  return { name, pem: forge.pki.certificateToPem(certificate), key: keys.privateKey };
}

export interface ToSign {
  body: string | Buffer;
  key: string;
  webhookId: string;
  certificateUrl: string;
  at: Date;
}

/** PayPal's headers over the very bytes of a body. */
export function signedHeaders({ body, key, webhookId, certificateUrl, at }: ToSign): Record<string, string> {
  const [id, time] = ['69cd13f0-d67a-11e5-baa3-778b53f4ae55', at.toISOString()];
  const text = `${id}|${time}|${webhookId}|${crc32(body)}`;
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('sha256').update(text).sign(key, 'base64'),
    'paypal-cert-url': certificateUrl,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}
