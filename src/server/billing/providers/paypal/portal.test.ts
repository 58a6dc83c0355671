import { expect, it } from 'vitest';
import { portalUrl } from './portal.ts';

it.each([
  ['https://api-m.paypal.com', 'https://www.paypal.com/myaccount/autopay/'],
  ['https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com/myaccount/autopay/'],
  ['http://127.0.0.1:4000', 'https://clearing.example/sandbox/paypal/autopay/I-1'],
])("leads to the customer's own account at the PayPal of %s", (apiBase, url) => {
  expect(portalUrl(apiBase, 'I-1', 'https://clearing.example/settings')).toBe(url);
});
