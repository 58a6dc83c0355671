// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from './prerender.tsx';
import { App } from './router.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('makes the landing page in English, whole and without a script', async () => {
  const html = await render();
  expect(html).toContain('Hey there');
  expect(html).toContain('Popular Topics');
  expect(html).not.toContain('<script');
});

it('is taken over without a mismatch, then shown in the language of a Chinese reader', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ questions: [] }, { status: 500 }));
  // Both renderers share one process only here, which React remarks upon; everything else counts.
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!String(said[0]).startsWith('Detected multiple renderers')) complaints.push(said);
  });
  const mismatch = vi.fn();
  localStorage.setItem('locale', 'zh');
  document.body.innerHTML = `<div id="root">${await render()}</div>`;
  const before = document.querySelector('h1')?.textContent;
  const container = document.querySelector('#root') as HTMLElement;
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError: mismatch }));
  expect(before).toBe('Hey there');
  expect(document.querySelector('h1')?.textContent).toBe('你好');
  expect(document.documentElement.lang).toBe('zh-Hans');
  expect(mismatch).not.toHaveBeenCalled();
  expect(complaints).toEqual([]);
  await act(async () => root.unmount());
});
