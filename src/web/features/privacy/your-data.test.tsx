// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errors } from '#shared/contract/errors.ts';
import { privacyTexts } from '../../i18n/en/settings.ts';
import { forgetRequests } from '../../lib/api.ts';
import { DeleteAccount } from './your-data.tsx';

const t = privacyTexts();
const onDeleted = vi.fn();
let root: Root;
let sent: unknown[];

function answer(respond: () => Response): void {
  sent = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return respond();
  });
}

const refuse = (code: keyof typeof errors, fields = {}) =>
  answer(() => Response.json({ code, message: '', fields }, { status: errors[code].status }));

async function press(label: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(label));
  if (!button) throw new Error(`no button '${label}'`);
  await act(async () => button.click());
}

async function fill(selector: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
}

async function submit(email: string, password: string) {
  await press(t.delete);
  await press(t.goOn);
  await fill('input[type="email"]', email);
  await fill('input[type="password"]', password);
  await act(async () => document.querySelector('form')?.requestSubmit());
  await act(async () => {});
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  forgetRequests();
  onDeleted.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<DeleteAccount onDeleted={onDeleted} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test.each([
  ['not_confirmed', { email: 'no' }, 'x', t.wrongEmail],
  ['invalid_input', { email: 'no' }, 'x', t.wrongEmail],
  ['not_confirmed', { password: 'no' }, 'x', t.wrongPassword],
  ['not_confirmed', { password: 'no' }, '', t.passwordNeeded],
  ['provider_failed', {}, 'x', t.providerFailed],
  ['too_many_requests', {}, 'x', t.tooMany],
  ['forbidden', {}, 'x', t.failed],
] as const)('a deletion refused by %s (%o) says why', async (code, fields, password, text) => {
  refuse(code, fields);
  await submit('a@example.org', password);
  expect(document.querySelector('form')?.textContent).toContain(text);
  expect(onDeleted).not.toHaveBeenCalled();
});

test('without a network, it says that no answer came', async () => {
  answer(() => {
    throw new TypeError('offline');
  });
  await submit('a@example.org', 'x');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(t.noAnswer);
});

test('an empty address is refused without a call', async () => {
  answer(() => Response.json({ success: true }));
  await submit(' ', '');
  expect(document.querySelector('form')?.textContent).toContain(t.emailNeeded);
  expect(sent).toEqual([]);
});

test('email and password are sent, an empty password is not', async () => {
  answer(() => Response.json({ success: true }));
  await submit('a@example.org', '');
  expect(sent).toEqual([{ email: 'a@example.org', locale: 'en' }]);
  expect(onDeleted).toHaveBeenCalledOnce();
});
