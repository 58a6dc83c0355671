// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetHistory } from '../../features/chat/history.ts';
import { homeDraftKey, tabStore } from '../../lib/storage.ts';
import { App, loadScreen } from '../../router.tsx';
import { UnfinishedDialogueLink } from './home-unfinished.tsx';

const config = {
  signIn: { google: 'sandbox', apple: 'sandbox' },
  productName: 'Clearing',
  guide: { kind: 'built-in', label: 'built-in guide' },
  testimonial: null as { name: string; text: string } | null,
};
let questions: unknown;
let asked: string[];
let root: Root;

function answer(url: string): Response {
  asked.push(url);
  if (url.startsWith('/api/config')) return Response.json(config);
  if (url.startsWith('/api/chat/guide-questions') && questions) return Response.json({ questions });
  return Response.json({ code: 'internal', message: '' }, { status: 500 });
}

async function open(Shown = App) {
  await loadScreen('/'); // Its code may take longer than a test waits for it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  asked = [];
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<Shown />));
  await act(async () => {});
}

beforeEach(() => {
  questions = ['One?', 'Two?', 'Three?', 'Four?'];
});

afterEach(async () => {
  config.testimonial = null;
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const start = () => document.querySelector('button[type="submit"]') as HTMLButtonElement;
const cards = () => [...document.querySelectorAll('section[aria-labelledby="topics"] button')];

async function type(text: string) {
  await act(async () => {
    area().value = text;
    area().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(key: string, shiftKey = false) {
  await act(async () => {
    area().dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  });
}

it('holds a question that could not be asked, until one is', async () => {
  tabStore.write(homeDraftKey, 'Should I stay at sea?');
  await open();
  await vi.waitFor(() => expect(start().disabled).toBe(false));
  expect(area().value).toBe('Should I stay at sea?');
  await press('Enter');
  expect(new URLSearchParams(window.location.search).get('message')).toBe('Should I stay at sea?');
  await act(async () => root.unmount());
  await open();
  expect(area().value).toBe('');
});

it('lets nobody start with a blank question', async () => {
  await open();
  expect(start().disabled).toBe(true);
  await type('  \n ');
  expect(start().disabled).toBe(true);
  await press('Enter');
  expect(window.location.pathname).toBe('/');
  await type('Should I go?');
  expect(start().disabled).toBe(false);
});

it('keeps all that was pasted, says how much is too much, and starts only with what fits', async () => {
  await open();
  expect(area().maxLength).toBeLessThan(0);
  await type('x'.repeat(1_700));
  expect(document.body.textContent).not.toContain('characters');
  await type('x'.repeat(1_990));
  await vi.waitFor(() => expect(document.body.textContent).toContain('1,990 of 2,000 characters'));
  await type('x'.repeat(2_300));
  await vi.waitFor(() => expect(document.body.textContent).toContain('300 characters too many'));
  expect(area().value).toHaveLength(2_300);
  expect(area().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'too many',
  );
  expect(start().disabled).toBe(true);
  await press('Enter');
  expect(window.location.pathname).toBe('/');
  await type('x'.repeat(2_000));
  await press('Enter');
  expect(new URLSearchParams(window.location.search).get('message')).toHaveLength(2_000);
});

it('says the greeting once: its second line is the name of the box', async () => {
  await open();
  const label = area().labels?.[0];
  expect(label?.textContent).toBe("What's on Your Mind?");
  expect(label?.className).not.toBe('sr');
  expect(document.body.textContent?.split("What's on Your Mind?")).toHaveLength(2);
});

it('keeps the question and goes to the confirm page on Enter, but not on Shift+Enter', async () => {
  await open();
  await type(' Should I go? ');
  await press('Enter', true);
  expect(window.location.pathname).toBe('/');
  await press('Enter');
  expect(window.location.pathname + window.location.search).toBe('/confirm?message=Should+I+go%3F');
  expect(localStorage.getItem('pendingMessage')).toBe('Should I go?');
});

it("replaces the cards' texts by position and asks the one that is pressed", async () => {
  questions = ['One?', 'Two?'];
  await open();
  expect(asked).toContain('/api/chat/guide-questions?locale=en');
  expect(cards().map((card) => card.querySelector('b + span')?.textContent)).toEqual([
    'One?',
    'Two?',
    'How do I say the thing I keep putting off?',
    'Why do I doubt what I already know?',
  ]);
  await act(async () => (cards()[1] as HTMLElement).click());
  expect(localStorage.getItem('pendingMessage')).toBe('Two?');
  expect(window.location.search).toBe('?message=Two%3F');
});

it('says so and keeps its own texts when the questions do not load', async () => {
  questions = undefined;
  await open();
  expect(document.body.textContent).toContain('Loading questions failed, please try again later!');
  expect(cards()[0]?.textContent).toContain('Stay, leave, or change how I work?');
});

it('keeps the whole of a long question in the name of its card', async () => {
  const long = 'What would you do in the next three years if nobody you know could ever hear of it?';
  questions = [long, 'Two?', 'Three?', 'Four?'];
  await open();
  expect(cards()[0]?.textContent).toContain(long);
});

it("shows a real person's words where the operator has some, else invents nobody and keeps to the promise", async () => {
  const voice = () => [...document.querySelectorAll('figure > *')].map((part) => part.textContent);
  await open();
  expect(voice()).toEqual([
    expect.stringContaining('stays between you and the guide'),
    'Our privacy promise',
  ]);
  await act(async () => root.unmount());
  vi.resetModules(); // What the server says of itself is asked for once.
  config.testimonial = { name: 'M. of Lyon', text: 'It asked what I kept leaving out.' };
  await open((await import('../../router.tsx')).App);
  expect(voice()).toEqual(['“It asked what I kept leaving out.”', 'M. of Lyon']);
});

describe('the link to an unfinished dialogue', () => {
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
    await act(async () => root.render(<UnfinishedDialogueLink />));
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
});

describe('the page of a member', () => {
  const at = new Date().toISOString();
  const reflection = (sessionId: string, more: object) => ({
    ...{ sessionId, question: `${sessionId}?`, status: 'finished', turn: 'idle', rounds: 4 },
    ...{ createdAt: at, updatedAt: at, ...more },
  });
  let sessions: object[];
  let checkIns: object[] | undefined;
  let status: number;
  let root: Root | undefined;

  const json = (body: object, code = 200) => Response.json(body, { status: code });

  function answer(url: string): Response {
    if (url.startsWith('/api/chat/sessions')) return json({ sessions, nextCursor: null }, status);
    if (url.startsWith('/api/check-ins') && checkIns) return json({ checkIns });
    return json({ code: 'internal', message: '' }, 500);
  }

  async function open() {
    vi.resetModules(); // Requests are shared for some seconds.
    const { findMemberHome } = await import('./home-member.tsx');
    const View = await findMemberHome();
    if (!View) return undefined;
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.querySelector('#root') as HTMLElement);
    await act(async () =>
      root?.render(
        <View
          questionId="q"
          composer={<textarea id="q" />}
          privacy="private"
          visitorPart="visitor part"
          onAsk={vi.fn()}
        >
          {null}
        </View>,
      ),
    );
    return document.querySelector('main');
  }

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', async (url: string) => answer(url));
    localStorage.setItem('accessToken', 'token');
    sessions = [];
    checkIns = [];
    status = 200;
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = undefined;
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('shows what is unfinished, the check-in that is due and the last three insights', async () => {
    sessions = [
      reflection('lost', { status: 'active', question: '', unreadable: true }),
      reflection('open', { status: 'active', rounds: 3 }),
      ...[1, 2, 3, 4].map((n) => reflection(`done${n}`, { insight: `Insight ${n}` })),
    ];
    checkIns = [
      { sessionId: 'due', status: 'due', question: 'Two jobs?', hasPrediction: true },
      { sessionId: 'later', status: 'planned', question: 'Later?', hasPrediction: false },
    ];
    const main = await open();
    const region = (name: string) =>
      [...(main?.querySelectorAll('section') ?? [])].find((section) => section.textContent?.includes(name));
    expect(region('open?')?.textContent).toContain('2 answers, today');
    expect(region('Your check-in is due')?.textContent).toContain('You sealed a guess');
    expect(region('Your check-in is due')?.querySelector('a')?.getAttribute('href')).toBe(
      '/check-in?session=due',
    );
    const insights = [...(region('Latest insights')?.querySelectorAll('b') ?? [])];
    expect(insights.map(({ textContent }) => textContent)).toEqual(['Insight 1', 'Insight 2', 'Insight 3']);
    expect(main?.textContent).not.toContain('Later?');
  });

  it('leads to every check-in that is due, however old its reflection is', async () => {
    sessions = [reflection('done', { insight: 'An insight' })];
    checkIns = ['first', 'second', 'third'].map((sessionId) => ({
      ...{ sessionId, status: 'due', question: `${sessionId}?`, hasPrediction: false },
    }));
    const main = await open();
    expect(main?.textContent).toContain('2 more are due');
    const links = [...(main?.querySelectorAll('a[href^="/check-in"]') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/check-in?session=first',
      '/check-in?session=second',
      '/check-in?session=third',
    ]);
  });

  it('begins with the question when nothing waits, and ends with it when something does', async () => {
    const order = (main: Element | null | undefined) => {
      const text = main?.textContent ?? '';
      return text.indexOf('private') < text.indexOf('Insight 1');
    };
    sessions = [reflection('done', { insight: 'Insight 1' })];
    expect(order(await open())).toBe(true);
    await act(async () => root?.unmount());
    sessions = [reflection('open', { status: 'active' }), ...sessions];
    expect(order(await open())).toBe(false);
  });

  it('is not there for somebody without anything to show', async () => {
    expect(await open()).toBeUndefined();
  });

  it('does without check-ins that cannot be loaded', async () => {
    checkIns = undefined;
    sessions = [reflection('done', { insight: 'An insight' })];
    expect((await open())?.textContent).toContain('An insight');
  });

  it('leaves a person whose session has ended on the page', async () => {
    window.history.replaceState(null, '', '/');
    status = 401;
    await expect(open()).rejects.toThrow();
    expect(window.location.pathname).toBe('/');
  });
});
