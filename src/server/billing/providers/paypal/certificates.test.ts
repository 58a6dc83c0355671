import { expect, it } from 'vitest';
import { isCertificateUrl } from './certificates.ts';

const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';

it('knows the addresses where PayPal keeps its certificates', () => {
  const own = 'http://127.0.0.1:4000';
  const at = (base: string) => isCertificateUrl(`${base}${path}`, own);
  for (const host of [
    'api.paypal.com',
    'api.sandbox.paypal.com',
    'api-m.paypal.com',
    'api-m.sandbox.paypal.com',
  ])
    expect(at(`https://${host}`)).toBe(true);
  expect(at(own)).toBe(true);
  const others = [
    'http://api.paypal.com',
    'https://api.paypal.com:8443',
    'https://www.paypal.com',
    'https://paypal.com',
    'https://evilapi.paypal.com',
    'https://api.paypal.com.example.net',
    'https://api.paypal.com@example.net',
    'https://user:word@api.paypal.com',
    'http://127.0.0.1:4001',
    'https://127.0.0.1:4000',
    'file://api.paypal.com',
    'nonsense',
  ];
  for (const base of others) expect({ base, known: at(base) }).toEqual({ base, known: false });
  expect(isCertificateUrl('https://api.paypal.com/v1/other', own)).toBe(false);
  expect(isCertificateUrl(`https://api.paypal.com${path}/../../../x`, own)).toBe(false);
});
