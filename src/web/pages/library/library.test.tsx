// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WholeReflection } from '../../features/library/reflection-files.ts';
import type { Reflection } from '../../features/library/reflections.ts';
import { reflectionReading as reading, reflection } from '../../features/library/testing.ts';
import { forgetRequests } from '../../lib/api.ts';
import { LibraryPage } from './library.tsx';

const at = '2026-11-20T10:00:00.000Z';
let root: Root;
let held: WholeReflection[];
let subscribed: boolean;
/** The person's free reflection. */
let free: string | null;
/** Paths that answer 500. */
let broken: RegExp | undefined;

/** Two a page; the cursor is where the next page begins. */
function page(search: string): unknown {
  const from = Number(new URLSearchParams(search).get('cursor') ?? 0);
  const sessions: Reflection[] = held.slice(from, from + 2);
  return { sessions, nextCursor: from + 2 < held.length ? String(from + 2) : null };
}

function found(body: string) {
  const { query } = JSON.parse(body) as { query: string };
  return { sessions: held.filter(({ question }) => question.includes(query)), more: false };
}

function answer(method: string, { pathname, search }: URL, body = ''): Response {
  if (broken?.test(`${method} ${pathname}`)) return Response.json({ code: 'internal' }, { status: 500 });
  if (pathname === '/api/chat/sessions') return Response.json(page(search));
  const one = held.find(({ sessionId }) => pathname === `/api/chat/sessions/${sessionId}`);
  if (one && method === 'DELETE') {
    held = held.filter((other) => other !== one);
    return Response.json({ success: true });
  }
  if (one) return Response.json(one);
  if (pathname === '/api/library/search') return Response.json(found(body));
  if (pathname.endsWith('/active')) return Response.json(subscribed ? { id: '1' } : {});
  if (pathname === '/api/chat/free') return Response.json({ state: 'used', sessionId: free });
  if (pathname === '/api/chat/reading') return Response.json({ reading });
  return Response.json({ code: 'not_found' }, { status: 404 });
}

async function settle() {
  for (let round = 0; round < 8; round += 1) await act(async () => {});
}

/** For what is loaded when it is needed. */
async function until(check: () => void) {
  await vi.waitFor(async () => {
    await settle();
    check();
  });
}

async function open() {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<LibraryPage />));
  await settle();
}

const text = () => document.querySelector('main')?.textContent ?? '';
const questions = () => [...document.querySelectorAll('main li h3')].map((heading) => heading.textContent);
const focused = () => document.activeElement?.textContent;

async function press(label: string, index = 0) {
  const buttons = [...document.querySelectorAll('button')].filter((one) =>
    one.textContent?.startsWith(label),
  );
  const button = buttons[index];
  if (!button) throw new Error(`no button '${label}'`);
  await act(async () => button.click());
  await settle();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) =>
    answer(method, new URL(url, 'http://here'), String(body)),
  );
  forgetRequests();
  held = [];
  subscribed = true;
  free = null;
  broken = undefined;
  localStorage.setItem('accessToken', 'token');
  localStorage.setItem('refreshToken', 'token');
  window.history.replaceState(null, '', '/library');
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the list', () => {
  test('of nobody leads to the login and back here', async () => {
    localStorage.clear();
    await open();
    expect(text()).toContain('Sign in to see your reflections');
    await press('Login');
    expect([window.location.pathname, localStorage.getItem('redirectAfterLogin')]).toEqual([
      '/login',
      '/library',
    ]);
  });

  test('without anything says so and shows how to begin', async () => {
    await open();
    expect(text()).toContain('Nothing here yet');
    expect(document.querySelector('main a[href="/"]')?.textContent).toBe('Ask your first question');
  });

  test('says of one whose key is lost that nobody can read it, and lets it be deleted alone', async () => {
    const lost = { ...reflection(1, { question: '' }), unreadable: true as const };
    held = [lost, reflection(2)];
    await open();
    // The unfinished one stands first.
    expect(questions()).toEqual(['Question 2?', "This reflection can't be read any more"]);
    await confirmDelete(1);
    await press('Delete for good');
    expect(questions()).toEqual(['Question 2?']);
  });

  test('that failed is asked for again', async () => {
    held = [reflection(1)];
    broken = /sessions/;
    await open();
    expect(text()).toContain("couldn't be loaded");
    broken = undefined;
    await press('Try again');
    expect(questions()).toEqual(['Question 1?']);
  });

  test('offline loads by itself when the network is back', async () => {
    held = [reflection(1)];
    broken = /sessions/;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    expect(text()).toContain("You're offline");
    broken = undefined;
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await settle();
    expect(questions()).toEqual(['Question 1?']);
  });

  test('grows by pages, with focus on the first new one', async () => {
    held = [1, 2, 3, 4, 5].map((number) => reflection(number));
    await open();
    expect(questions()).toHaveLength(2);
    broken = /sessions/;
    await press('Show more');
    expect(text()).toContain("The next ones couldn't be loaded");
    broken = undefined;
    await press('Show more');
    expect([questions().length, focused()]).toEqual([4, 'Question 3?']);
    await press('Show more');
    expect([questions().length, focused()]).toEqual([5, 'Question 5?']);
  });

  test('is grouped by month, with the insight first and how clear it was', async () => {
    const finished = { status: 'finished' as const, insight: 'You know it already', moodPhrase: 'It clears' };
    held = [
      reflection(1, { ...finished, clarity: { before: 4, after: 7 } }),
      reflection(2, { ...finished, createdAt: '2025-01-05T10:00:00.000Z', insight: 'You wait' }),
    ];
    await open();
    expect(questions()).toEqual(['You know it already', 'You wait']);
    const months = [...document.querySelectorAll('main section > h2')].map((one) => one.textContent);
    expect(months[1]).toBe('January 2025');
    const [card] = document.querySelectorAll('main li');
    for (const part of ['Question 1?', 'It clears', 'November 20', '4 to 7'])
      expect(card?.textContent).toContain(part);
  });

  test('begins with a check-in that is due, and leads to it', async () => {
    const checkIn = { dueAt: at, status: 'due' as const, remind: false };
    held = [
      reflection(2, { status: 'finished', insight: 'You wait' }),
      reflection(1, { status: 'finished', insight: 'You know', checkIn }),
    ];
    await open();
    expect(questions()).toEqual(['You know', 'You wait']);
    expect(document.querySelector('main section > h2')?.textContent).toBe('Waiting for you');
    const link = [...document.querySelectorAll('main a')].find((one) => one.textContent === 'Look back');
    expect(link?.getAttribute('href')).toBe('/check-in?session=s1');
  });
});

async function search(words: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    if (field) field.value = words;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => vi.advanceTimersByTime(300));
  vi.useRealTimers();
  await settle();
}

describe('the search', () => {
  test('finds what is not loaded yet, and gives the list back', async () => {
    held = [1, 2, 3, 4, 5].map((number) => reflection(number));
    await open();
    await search('Question 4');
    expect(questions()).toEqual(['Question 4?']);
    expect(text()).toContain('1 found');
    await search('');
    expect(questions()).toEqual(['Question 1?', 'Question 2?']);
  });

  test('says that nothing was found, and offers a failed one again', async () => {
    held = [reflection(1)];
    await open();
    await search('sea');
    expect(text()).toContain('None of your questions, answers or results');
    broken = /search/;
    await search('Question');
    expect(text()).toContain("The search didn't work");
    broken = undefined;
    forgetRequests(); // The same call is refused for half a second.
    await press('Try again');
    await until(() => expect(questions()).toEqual(['Question 1?']));
  });
});

/** Opens the menu of a card and asks to delete it. */
async function confirmDelete(index = 0) {
  const menus = document.querySelectorAll<HTMLButtonElement>('button[aria-label="More for this reflection"]');
  await act(async () => menus[index]?.click());
  await settle();
  await press('Delete');
  await until(() => expect(text()).toContain('Delete for good'));
}

describe('deleting', () => {
  test('takes two taps, can be thought better of, and a failure loses nothing', async () => {
    held = [reflection(1)];
    await open();
    await confirmDelete();
    expect(text()).toContain("This can't be undone");
    await press('Keep it');
    expect(questions()).toHaveLength(1);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More for this reflection');
    broken = /DELETE/;
    await confirmDelete();
    await press('Delete for good');
    expect(text()).toContain("couldn't be deleted and is still here");
    expect(questions()).toHaveLength(1);
  });

  test('counts one as deleted that another device has deleted before', async () => {
    held = [reflection(1), reflection(2)];
    await open();
    await confirmDelete();
    held = [reflection(2)];
    await press('Delete for good');
    expect(questions()).toEqual(['Question 2?']);
  });

  test('removes what this browser keeps, and focus goes to the next card, at last to the heading', async () => {
    held = [reflection(1), reflection(2)];
    localStorage.setItem('chat_history_s1', '{"rounds":[]}');
    localStorage.setItem('chat_history_s2', '{"rounds":[]}');
    localStorage.setItem('sessionId_w1', 's1');
    localStorage.setItem('pendingMessage', 'Question 1?');
    localStorage.setItem('sessionData', JSON.stringify({ s1: { timestamp: at }, s2: { timestamp: at } }));
    sessionStorage.setItem('draft_s1_1', '{"open":true,"text":"half"}');
    sessionStorage.setItem('draft_confirm', '{"message":"Question?","text":"Question 1?"}');
    await open();
    await confirmDelete();
    await press('Delete for good');
    expect([questions(), focused()]).toEqual([['Question 2?'], 'Question 2?']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    const left = Object.keys(localStorage).filter((key) => /^(chat|session|pending)/.test(key));
    expect(left.sort()).toEqual(['chat_history_s2', 'sessionData']);
    expect(JSON.parse(localStorage.getItem('sessionData') ?? '')).toEqual({ s2: { timestamp: at } });
    await confirmDelete();
    await press('Delete for good');
    expect(text()).toContain('Nothing here yet');
    expect(focused()).toBe('Your reflections');
  });
});

test('all are saved over every page, without one that is deleted on another device meanwhile', async () => {
  held = [1, 2, 3, 4, 5].map((number) => reflection(number));
  const files: Blob[] = [];
  const making = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const downloading = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = fetch;
  const gone = () => Response.json({ code: 'not_found' }, { status: 404 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.endsWith('/s3') ? gone() : server(url, init),
  );
  await open();
  await until(() => expect(text()).toContain('Download as data'));
  await press('Download as data');
  await act(() => vi.waitFor(() => expect(files).toHaveLength(1)));
  making.mockRestore();
  downloading.mockRestore();
  const saved = JSON.parse((await files[0]?.text()) ?? '') as { reflections: { id: string }[] };
  expect(saved.reflections.map(({ id }) => id)).toEqual(['s1', 's2', 's4', 's5']);
});

describe('opening', () => {
  const current = () => localStorage.getItem(`sessionId_${sessionStorage.getItem('windowId')}`);

  test('an unfinished one makes it the dialogue of this tab and goes to its question', async () => {
    held = [reflection(1)];
    await open();
    await press('Continue');
    expect([window.location.pathname, current()]).toEqual(['/second', 's1']);
    expect(localStorage.getItem('chat_history_s1')).toContain('What holds you?');
  });

  test('one that was cut off before its first question begins it again, as it was understood', async () => {
    held = [reflection(1, { rounds: 0, history: [], turn: 'interrupted' })];
    await open();
    await press('Continue');
    const query = new URLSearchParams(window.location.search);
    expect([window.location.pathname, query.get('sessionId'), query.get('message')]).toEqual([
      ...['/stream-chat', 's1', 'Question 1?'],
    ]);
    expect(JSON.parse(sessionStorage.getItem('reading_s1') ?? '')).toEqual(reading);
  });

  test('one whose answer is being written elsewhere waits for it', async () => {
    held = [reflection(1, { turn: 'running' })];
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press('Continue');
    expect(text()).toContain('The guide is still answering');
    held = [reflection(1)];
    await act(async () => vi.advanceTimersByTime(2_000));
    await settle();
    expect(window.location.pathname).toBe('/second');
  });

  test('without a subscription results open, and going on offers one', async () => {
    subscribed = false;
    const frontendDisplay = {
      problemReview: { originalQuestion: 'x' },
    } as WholeReflection['frontendDisplay'];
    held = [reflection(1), reflection(2, { status: 'finished', insight: 'You know it', frontendDisplay })];
    await open();
    await press('Continue');
    await until(() => expect(document.querySelector('dialog')?.textContent).toContain('Maybe Later'));
    expect(document.querySelector('dialog')?.textContent).toContain('You do not have an active subscription');
    expect(window.location.pathname).toBe('/library');
    await press('Maybe Later');
    expect(document.querySelector('dialog')).toBeNull();
    await press('You know it');
    expect([window.location.pathname, current()]).toEqual(['/third', 's2']);
  });

  test('without a subscription the free reflection goes on', async () => {
    subscribed = false;
    held = [reflection(1)];
    free = 's1';
    await open();
    await press('Continue');
    await until(() => expect(window.location.pathname).toBe('/second'));
  });

  test('one that was deleted on another device is taken out of the list', async () => {
    held = [reflection(1), reflection(2)];
    await open();
    held = [reflection(2)];
    await press('Continue');
    expect(questions()).toEqual(['Question 2?']);
  });
});
