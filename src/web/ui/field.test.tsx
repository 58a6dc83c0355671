// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextArea } from './field.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('a text near its limit is described by its length as well as by what described it before', async () => {
  await act(async () =>
    root.render(<TextArea id="text" limit={10} value="ten letter" aria-describedby="note" readOnly />),
  );
  await vi.waitFor(() => expect(document.querySelector('#text-count')).not.toBeNull(), 5_000);
  expect(document.querySelector('#text')?.getAttribute('aria-describedby')).toBe('note text-count');
});
