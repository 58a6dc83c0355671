// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FreeReflection } from '#shared/contract/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { stubFetch } from '../../features/billing/testing.ts';
import { setLocale } from '../../i18n/catalogue.ts';
import { loadTranslations } from '../../i18n/languages.ts';
import { BeforeFirstQuestion } from './needs.tsx';

const shown = vi.hoisted(() => ({ config: {} as object }));
vi.mock('../../lib/app-config.ts', () => ({ useAppConfig: () => shown.config }));

let root: Root;

async function read({ unstored = false, locale = 'en' as Locale } = {}): Promise<string> {
  setLocale(locale);
  await loadTranslations('rest', locale);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<BeforeFirstQuestion unstored={unstored} />));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(document.body.textContent).not.toBe('');
  });
  return document.body.textContent ?? '';
}

function signIn(state: FreeReflection['state'], subscription: object = {}) {
  localStorage.setItem('accessToken', 'token');
  localStorage.setItem('refreshToken', 'token');
  return stubFetch({
    '/current/active': subscription,
    '/chat/free': { state, sessionId: state === 'used' ? 's1' : null },
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  shown.config = { firstReflectionFree: true };
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  localStorage.clear();
  setLocale('en');
});

test('a visitor reads that the first reflection is free and needs an account only', async () => {
  expect(await read()).toContain('Your first reflection is free. You only need an account.');
});

test('a visitor who leaves no trace, or to whom nothing is offered, reads that a subscription is needed', async () => {
  expect(await read({ unstored: true })).toContain('You need an account and a subscription to begin.');
  await act(async () => root.unmount());
  shown.config = { firstReflectionFree: false };
  expect(await read()).toContain('You need an account and a subscription to begin.');
});

test.each<[FreeReflection['state'], boolean, string, string]>([
  ['open', false, 'Your first reflection is free: no payment, no card.', '第一次回顾免费，不用付款'],
  ['open', true, 'but only if it’s saved.To leave no trace, you need a subscription.', '但必须保存下来'],
  ['used', false, 'You’ve had your free reflection. To begin another one', '你的免费回顾已经用过了'],
  ['off', false, 'You need a subscription to begin.', '你需要一份订阅'],
])('a person without a subscription, whose free one is %s, unstored: %s', async (state, unstored, en, zh) => {
  signIn(state);
  expect(await read({ unstored })).toContain(en);
  await act(async () => root.unmount());
  expect(await read({ unstored, locale: 'zh' })).toContain(zh);
});

test('a subscriber reads what comes next, and is not asked about a free one', async () => {
  const sent = signIn('open', { id: 'own-1' });
  expect(await read()).toContain('Next comes your first question.');
  expect(sent.map(({ path }) => path)).toEqual(['/api/subscriptions/user/current/active']);
});
