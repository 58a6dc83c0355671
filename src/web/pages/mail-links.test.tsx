// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { stubFetch } from '../features/billing/testing.ts';
import { setLocale } from '../i18n/catalogue.ts';
import { loadTranslations } from '../i18n/languages.ts';
import { FixPaymentPage } from './mail-links.tsx';

// It is asked for by the frame of the page.
vi.mock('../lib/app-config.ts', () => ({
  useAppConfig: () => undefined,
  loadAppConfig: async () => undefined,
}));

let root: Root;
const left: string[] = [];

async function open(query: string, locale: Locale = 'en') {
  setLocale(locale);
  await loadTranslations('rest', locale);
  window.history.replaceState(null, '', `/fix-payment${query}`);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<FixPaymentPage />));
}

const title = () => document.querySelector('h1')?.textContent;
const text = () => document.body.textContent ?? '';
const alert = () => document.querySelector('[role="alert"]')?.textContent;
const button = () => document.querySelector<HTMLButtonElement>('main button[type="button"]');
const manage = () => document.querySelector<HTMLAnchorElement>('a[href="/pay?manage=plan"]');

async function press() {
  await act(async () => button()?.click());
  await act(async () => {});
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  left.length = 0;
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setLocale('en');
});

test('opening the link sends nothing, because mail scanners open links', async () => {
  const sent = stubFetch({ '/fix': { success: true, redirectUrl: 'https://billing.stripe.com/p/1' } });
  await open('?token=t1');
  expect(title()).toBe('Sort out your payment');
  expect(button()?.textContent).toContain('Continue');
  expect([sent, left]).toEqual([[], []]);
});

test('a press sends the token and goes to the page of the provider', async () => {
  const sent = stubFetch({ '/fix': { success: true, redirectUrl: 'https://billing.stripe.com/p/1' } });
  await open('?token=t1');
  await press();
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/payments/fix', body: { token: 't1' } }]);
  expect(left).toEqual(['https://billing.stripe.com/p/1']);
  expect(button()?.getAttribute('aria-busy')).toBe('true');
});

test.each([
  ['an address that is no page of the provider', { success: true, redirectUrl: 'javascript:alert(1)' }],
  ['no address', { success: true }],
  ['an error of the server', [{ code: 'provider_failed' }, 502] as const],
])('%s is opened nowhere, and the press can be repeated', async (_, answer) => {
  stubFetch({ '/fix': answer });
  await open('?token=t1');
  await press();
  expect(left).toEqual([]);
  expect(alert()).toBe('The payment provider’s page couldn’t be opened. Please try again.');
  const sent = stubFetch({ '/fix': { success: true, redirectUrl: 'https://billing.stripe.com/p/2' } });
  await press();
  expect(sent).toHaveLength(1);
  expect(left).toEqual(['https://billing.stripe.com/p/2']);
});

test('a token that is old or unknown leads to the subscription instead', async () => {
  stubFetch({ '/fix': [{ code: 'not_found' }, 404] });
  await open('?token=old');
  await press();
  expect(title()).toBe('This link no longer works');
  expect(text()).toContain('Links in our emails work for 30 days.');
  expect(manage()?.textContent).toBe('Manage your subscription');
});

test('without a token the link no longer works, and nothing is sent', async () => {
  const sent = stubFetch({});
  await open('');
  expect(title()).toBe('This link no longer works');
  expect(sent).toEqual([]);
});

test('back from the provider it thanks, and says nothing about the payment yet', async () => {
  await open('?done=1');
  expect(title()).toBe('Thank you');
  expect(text()).toContain('Once the payment goes through, we’ll email you the receipt.');
  expect(manage()).not.toBeNull();
});

test('reads the same in Chinese', async () => {
  stubFetch({ '/fix': [{ code: 'provider_failed' }, 502] });
  await open('?token=t1', 'zh');
  expect(title()).toBe('处理支付问题');
  await press();
  expect(alert()).toBe('无法打开支付服务商的页面，请重试。');
});
