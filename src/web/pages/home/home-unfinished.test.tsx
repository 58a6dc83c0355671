// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHistory } from '../../features/chat/history.ts';
import { Unfinished } from './home-unfinished.tsx';

const hour = 3_600_000;
const round = { id: 'r', question: 'What holds you?', options: ['A'], userResponse: null, currentRound: 1 };
const summary = { originalQuestion: 'x', insights: ['x'] };
const ids = ['older', 'newer', 'done', 'empty', 'old'];
let root: Root;

/** A dialogue of this browser that was used so many hours ago. */
function keep(hoursAgo: number, id: string, more: object = {}): void {
  const rounds = [{ ...round, timestamp: '2026-11-20T10:00:00.000Z', rawResponse: '' }];
  localStorage.setItem(`chat_history_${id}`, JSON.stringify({ rounds, currentIndex: 0, ...more }));
  const data = JSON.parse(localStorage.getItem('sessionData') ?? '{}') as object;
  const timestamp = new Date(Date.now() - hoursAgo * hour).toISOString();
  localStorage.setItem('sessionData', JSON.stringify({ ...data, [id]: { windowId: 'w', timestamp } }));
}

async function open(): Promise<HTMLButtonElement | null> {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<Unfinished />));
  return document.querySelector('button');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const id of ids) forgetHistory(id);
  localStorage.clear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('leads to the dialogue that was used last, and does not say what it is about', async () => {
  keep(3, 'older');
  keep(2, 'newer');
  keep(1, 'done', { summary });
  const line = await open();
  expect(line?.textContent).toBe('Pick up where you left off');
  await act(async () => line?.click());
  expect(window.location.pathname).toBe('/second');
  expect(localStorage.getItem(`sessionId_${sessionStorage.getItem('windowId')}`)).toBe('newer');
});

it('is not there without one that is open and of the last day', async () => {
  keep(1, 'done', { summary });
  keep(1, 'empty', { rounds: [], currentIndex: -1 });
  keep(25, 'old');
  expect(await open()).toBeNull();
});
