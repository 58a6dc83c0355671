// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { repeatEarlyClick } from './lib/app-start.ts';
import { loadTexts } from './lib/lazy.tsx';
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
  expect(html).toContain('<b>{product}</b>'); // The server knows the name.
  expect(html).not.toContain('Clearing');
  // The server hides it where nobody is named to write to.
  expect(html).toMatch(/<li data-part="seller"><a [^>]*href="\/contact"/);
});

it('is taken over without a mismatch, then Chinese, with what was typed and pressed before the app had begun', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ questions: [] }, { status: 500 }));
  // Only here do both renderers share a process; React warns about that. Any other warning fails the test.
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!String(said[0]).startsWith('Detected multiple renderers')) complaints.push(said);
  });
  const mismatch = vi.fn();
  localStorage.setItem('locale', 'zh');
  await loadTexts('first');
  document.body.innerHTML = `<div id="root">${await render()}</div>`;
  const before = document.querySelector('h1')?.textContent;
  const container = document.querySelector('#root') as HTMLElement;
  const typed = container.querySelector('textarea') as HTMLTextAreaElement;
  typed.value = 'before the app';
  const topic = [...container.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Career Decisions'),
  );
  document.onclick = Object.assign(() => undefined, { target: topic });
  let left: string | undefined;
  const onReady = () => {
    left = container.querySelector('textarea')?.value;
    repeatEarlyClick();
  };
  const app = (
    <StrictMode>
      <App prerendered onReady={onReady} />
    </StrictMode>
  );
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError: mismatch }));
  expect(before).toBe('Hey there');
  expect(left).toBe('before the app');
  expect(localStorage.getItem('pendingMessage')).toBe('留下、离开，还是换一种工作方式？');
  expect(document.title).toBe('确认问题 | Clearing');
  expect(document.documentElement.lang).toBe('zh-Hans');
  expect(mismatch).not.toHaveBeenCalled();
  expect(complaints).toEqual([]);
  await vi.dynamicImportSettled();
  await act(async () => root.unmount());
});
