// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeDraftKey, tabStore } from '../../lib/storage.ts';
import { App } from '../../router.tsx';

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
