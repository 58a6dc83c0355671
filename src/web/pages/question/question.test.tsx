// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionId, resetChat } from '../../features/chat/dialogue-ids.ts';
import { addRound, historyKey, type StoredRound, updateHistory } from '../../features/chat/history.ts';
import { loadToasts, Toaster } from '../../ui/toast.tsx';
import { QuestionPage } from './question.tsx';

let root: Root;
let sessionId: string;
let back: () => Response;
let asked: string[];

const round = (currentRound: number): StoredRound => ({
  id: `r${currentRound}`,
  kind: 'choice' as const,
  question: `Question ${currentRound}?`,
  options: ['Money', 'Habit', 'Pride'],
  userResponse: null,
  currentRound,
  timestamp: '2026-10-05T20:00:00.000Z',
  thinkingContent: '',
  supportMessage: '',
  rawResponse: '',
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  back = () => Response.json({ success: true });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/chat/')) asked.push(url);
    return url === '/api/chat/back'
      ? back()
      : Response.json({ code: 'internal', message: '' }, { status: 500 });
  });
  sessionId = createSessionId();
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetChat();
  localStorage.clear();
  sessionStorage.clear();
});

async function open(rounds: number, state: object | null = { sessionId }) {
  for (let current = 1; current <= rounds; current += 1)
    updateHistory(sessionId, (history) => addRound(history, round(current)));
  window.history.replaceState(state, '', '/second');
  await loadToasts();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render([<QuestionPage key="page" />, <Toaster key="toasts" />]));
}

async function press(label: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(label),
  );
  if (!button) throw new Error(`no button '${label}'`);
  await act(async () => button.click());
}

const text = () => document.body.textContent ?? '';
const shown = () => document.querySelector('h1')?.textContent;

describe('Back to Question', () => {
  it('warns at the first question', async () => {
    await open(1);
    await press('Back to Question');
    expect(text()).toContain('The First Question');
    expect(asked).toEqual([]);
  });

  it('warns when the rounds are gone, e.g. deleted in another tab', async () => {
    await open(2);
    localStorage.removeItem(historyKey(sessionId));
    await press('Back to Question');
    expect(text()).toContain('No History');
    expect(shown()).toBe('Question 2?');
    expect(asked).toEqual([]);
  });

  it('steps back twice in a moment: the second step is no repeat of the first', async () => {
    await open(3);
    await press('Back to Question');
    expect(shown()).toBe('Question 2?');
    await press('Back to Question');
    expect(shown()).toBe('Question 1?');
    expect(asked).toEqual(['/api/chat/back', '/api/chat/back']);
  });

  it.each([
    ['refuses it', () => Response.json({ success: false, error: 'no' })],
    ['fails', () => Response.json({ code: 'internal', message: '' }, { status: 500 })],
  ])('stays and says so when the server %s', async (_what, answer) => {
    back = answer;
    await open(2);
    await press('Back to Question');
    await vi.waitFor(() =>
      expect(text()).toContain('Failed to go back to previous question, please try again'),
    );
    expect(shown()).toBe('Question 2?');
  });
});

it('shows on the button of the panel how many lines it holds', async () => {
  await open(1);
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('What I under'),
    );
  expect(button()?.textContent).toBe('What I understood so far');
  const line = (words: string) => ({ text: words, own: false });
  await act(async () => {
    const understanding = {
      wants: [line('rest')],
      fears: [line('money'), line('her')],
      limits: [],
      unknown: [],
    };
    updateHistory(sessionId, (history) => ({ ...history, understanding }));
  });
  expect(button()?.textContent).toBe('What I understood so far (3)');
});

describe('an answer that the browser cannot take along', () => {
  // A browser's DOMException is an Error. Node's is none of the context in which the test runs.
  const tooManyCalls = () => Object.assign(new Error('too many calls'), { name: 'SecurityError' });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown for an option', async () => {
    await open(1);
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw tooManyCalls();
    });
    await press('Money');
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(text()).toContain('Failed to select option: too many calls');
    expect(shown()).toBe('Question 1?');
  });

  it('is shown for a written answer, which stays', async () => {
    await open(1);
    await press('Not quite right?');
    const area = document.querySelector('textarea') as HTMLTextAreaElement;
    await act(async () => {
      area.value = 'Something else';
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw tooManyCalls();
    });
    await press('Continue next Quection');
    expect(text()).toContain('Failed to send message: too many calls');
    expect(area.value).toBe('Something else');
  });
});

it('without a session says so and leads to the confirm page', async () => {
  localStorage.clear();
  await open(0, null);
  expect(text()).toContain('Please try again');
  expect(window.location.pathname).toBe('/confirm');
});
