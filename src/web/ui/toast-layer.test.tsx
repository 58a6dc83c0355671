// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Toast, ToastLayer } from './toast-layer.tsx';

const toasts: readonly Toast[] = [
  { id: 1, text: 'Saved', kind: 'status' },
  { id: 2, text: 'That failed', kind: 'error' },
];

const onDismiss = vi.fn();
let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onDismiss.mockClear();
  document.body.innerHTML = '<div id="layer"></div><button id="other">On</button><input id="field">';
  root = createRoot(document.querySelector('#layer') as Element);
  await act(async () => root.render(<ToastLayer toasts={toasts} onDismiss={onDismiss} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test.each([
  ['is pressed', '#other', 'click'],
  ['is typed', '#field', 'input'],
])('when something else %s, a status goes and an error stays', async (_, selector, event) => {
  await act(async () => document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true })));
  expect(onDismiss.mock.calls).toEqual([[1]]);
});

test('a press on a message itself closes only what its button closes', async () => {
  await act(async () => document.querySelector<HTMLElement>('#layer p')?.click());
  expect(onDismiss).not.toHaveBeenCalled();
  await act(async () => document.querySelectorAll<HTMLElement>('#layer button')[1]?.click());
  expect(onDismiss.mock.calls).toEqual([[2]]);
});
