// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { ThinkingView, type ThinkingViewProps } from './thinking-view.tsx';

let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (props: Partial<ThinkingViewProps> = {}) =>
  act(async () => root.render(<ThinkingView thinking="" status="" finished={false} {...props} />));
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const text = () => document.body.textContent ?? '';

it('shows a mood until the first word arrives, then types it', async () => {
  await show();
  expect(document.querySelector('h1')?.textContent).toBe('Thinking...');
  expect(text()).toContain('Listening between the lines...');
  const thinking = 'You weigh the sea against the city.';
  await show({ thinking });
  await pass(100);
  const typed = document.querySelector('[aria-hidden="true"] > p')?.textContent ?? '';
  expect(thinking.startsWith(typed) && typed.length > 0 && typed.length < thinking.length).toBe(true);
  for (let char = 0; char < thinking.length; char += 1) await pass(30);
  expect(document.querySelector('[aria-hidden="true"] > p')?.textContent).toBe(thinking);
  expect(text()).not.toContain('Listening between the lines...');
});

it("shows the next of ten moods every 4 s, with the server's status below", async () => {
  await show({ thinking: 'A.', status: 'Reading it again' });
  const mood = () => document.querySelector('p[aria-hidden="true"]')?.textContent ?? '';
  const seen: string[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    seen.push(mood());
    await pass(3_999);
    expect(mood()).toBe(seen.at(-1));
    expect(text()).toContain('Reading it again');
    await pass(1);
  }
  expect(new Set(seen)).toEqual(new Set(chatTexts().moods));
});

const bar = () => document.querySelector('[role="progressbar"]');
const sunAt = () => Number(document.querySelector('circle')?.getAttribute('cx'));
const heading = () => document.querySelector('h1')?.textContent;

it('says Complete! when the whole text is shown, and never a percentage', async () => {
  const thinking = 'You weigh the sea against the city.';
  const onShown = vi.fn();
  const end = { thinking, finished: true, canSkip: true, closing: 'Your next question is ready.', onShown };
  await show({ thinking });
  await pass(100);
  await show(end);
  await pass(100);
  expect([heading(), bar()?.getAttribute('aria-valuetext')]).toEqual(['Thinking...', 'In progress']);
  expect(text()).not.toContain('Complete!');
  expect(text()).not.toContain('Your next question is ready.');
  expect(text()).toContain('to skip the wait');
  expect(onShown).not.toHaveBeenCalled();
  for (let char = 0; char < thinking.length; char += 1) await pass(30);
  expect([heading(), bar()?.getAttribute('aria-valuetext')]).toEqual(['Complete!', 'Complete!']);
  expect(text()).not.toContain('Thinking...');
  expect(text()).toContain('Your next question is ready.');
  expect(onShown).toHaveBeenCalledOnce();
  expect(bar()?.hasAttribute('aria-valuenow')).toBe(false);
});

it('moves the sun to its end without a jump', async () => {
  await show();
  await pass(1_000);
  await show({ finished: true });
  const way = [sunAt()];
  for (let frame = 0; frame < 70; frame += 1) {
    await pass(16);
    way.push(sunAt());
  }
  expect(way.at(-1)).toBe(386);
  const steps = way.slice(1).map((at, index) => at - (way[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(30);
});

it('shows an error immediately in place of the text, with a way back', async () => {
  const onGoBack = vi.fn();
  await show({ thinking: 'Half a thought', error: 'Server error (503)', onGoBack });
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Server error (503)');
  expect(text()).not.toContain('Half a thought');
  await act(async () => document.querySelector('button')?.click());
  expect(onGoBack).toHaveBeenCalledOnce();
});
