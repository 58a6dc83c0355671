// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../../i18n/catalogue.ts';
import { loadTranslations } from '../../../i18n/languages.ts';
import { stubFetch } from '../testing.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';

let root: Root;

async function read(free: object | undefined, locale: 'en' | 'zh' = 'en'): Promise<string> {
  stubFetch({ ...(free && { '/chat/free': free }) });
  setLocale(locale);
  await loadTranslations('rest', locale);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<SubscribeDialog open onMaybeLater={() => {}} help={null} />));
  await act(async () => {});
  return document.querySelector('[role="alertdialog"]')?.textContent ?? '';
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  setLocale('en');
});

const asked = 'You do not have an active subscription. Would you like to subscribe now?';

test('says that the free reflection is used up', async () => {
  const used = { state: 'used', sessionId: 's1' };
  const text = await read(used);
  expect(text).toContain(asked);
  expect(text).toContain('You’ve had your free reflection.');
  await act(async () => root.unmount());
  expect(await read(used, 'zh')).toContain('你的免费回顾已经用过了。');
});

test('says why the free reflection does not apply here', async () => {
  const open = { state: 'open', sessionId: null };
  expect(await read(open)).toContain('It has to be a new one that’s saved');
  await act(async () => root.unmount());
  expect(await read(open, 'zh')).toContain('必须是一次新的、会保存下来的回顾');
});

test.each([
  ['nothing is offered', { state: 'off', sessionId: null }],
  ['the server does not answer', undefined],
])('says nothing of it when %s', async (_, free) => {
  const text = await read(free);
  expect(text).toContain(asked);
  expect(text).not.toMatch(/free/);
});
