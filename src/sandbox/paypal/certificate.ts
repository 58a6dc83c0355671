import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

/** All in PEM. */
export interface CertificateChain {
  root: string;
  leaf: string;
  /** Of the leaf: what signs webhooks. */
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

function newKeys(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function nameOf(commonName: string) {
  return [
    { name: 'commonName', value: commonName },
    { name: 'organizationName', value: 'Sandbox' },
  ];
}

function issue(now: Date, subject: Subject, issuer: Issuer): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(subject.publicKey);
  // A leading 4 keeps the number positive.
  certificate.serialNumber = `4${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - 24 * 3_600_000);
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + yearsValid);
  certificate.setSubject(nameOf(subject.commonName));
  certificate.setIssuer(nameOf(issuer.commonName));
  certificate.setExtensions(subject.extensions);
  certificate.sign(forge.pki.privateKeyFromPem(issuer.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate).replaceAll('\r', '');
}

/** A root and the certificate that signs webhooks, made once for a data folder; valid for twenty years. */
export function createChain(now: Date): CertificateChain {
  const rootName = 'PayPal sandbox root';
  const rootKeys = newKeys();
  const leafKeys = newKeys();
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
  return { root: issue(now, root, issuer), leaf: issue(now, leaf, issuer), key: leafKeys.privateKey };
}
