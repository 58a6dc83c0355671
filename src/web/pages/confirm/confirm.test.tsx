// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { FreeReflection } from '#shared/contract/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { stubFetch } from '../../features/billing/testing.ts';
import { setLocale } from '../../i18n/catalogue.ts';
import { loadTranslations } from '../../i18n/languages.ts';
import { loadToasts, Toaster } from '../../ui/toast.tsx';
import { BeforeFirstQuestion, ConfirmPage } from './confirm.tsx';

/** What the server tells of itself; undefined: it does not answer. */
const shown = vi.hoisted(() => ({ config: undefined as object | undefined }));
vi.mock('../../lib/app-config.ts', () => ({ useAppConfig: () => shown.config }));

let root: Root;
let reading: unknown;

async function open(query: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/chat/reading' && reading ? Response.json(reading) : Response.json({}, { status: 500 }),
  );
  window.history.replaceState(null, '', `/confirm${query}`);
  await loadToasts();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render([<ConfirmPage key="page" />, <Toaster key="toasts" />]));
  await act(async () => {});
}

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

async function press(label: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, label')];
  const button = buttons.find((element) => element.textContent?.trim() === label);
  if (!button) throw new Error(`no button '${label}'`);
  await act(async () => button.click());
}

async function fill(field: HTMLInputElement | HTMLTextAreaElement | null, text: string) {
  if (!field) throw new Error('no field');
  await act(async () => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function keptReading(): unknown {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('reading_'));
  return key && JSON.parse(sessionStorage.getItem(key) ?? '');
}

it('cuts a long question to a few lines, and shows the whole of it when asked', async () => {
  await open(`?message=${encodeURIComponent('Should I go or stay? '.repeat(20))}`);
  const question = () => document.querySelector('main p[dir="auto"]');
  expect(question()?.className).toMatch(/cut/);
  await press('Show all');
  expect(question()?.className).not.toMatch(/cut/);
});

it('goes home without a message', async () => {
  await open('');
  expect(window.location.pathname).toBe('/');
});

it('forgets the rounds of the dialogue before and begins with a session of its own', async () => {
  await open('?message=Old');
  await press('Begin Exploration');
  const before = new URLSearchParams(window.location.search).get('sessionId');
  localStorage.setItem(`chat_history_${before}`, '{"rounds":[],"currentIndex":-1}');
  await act(async () => root.unmount());
  await open('?message=Should+I+go%3F');
  expect(localStorage.getItem(`chat_history_${before}`)).toBeNull();
  await press('Begin Exploration');
  const query = new URLSearchParams(window.location.search);
  expect(window.location.pathname).toBe('/stream-chat');
  expect(query.get('message')).toBe('Should I go?');
  expect(query.get('windowId')).toBe(sessionStorage.getItem('windowId'));
  expect(query.get('sessionId')).not.toBe(before);
});

/** The network goes or comes back, as the browser tells it. */
async function setOffline(offline: boolean) {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: !offline, configurable: true } }));
  await act(async () => window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}

const path = () => window.location.pathname;

it('keeps the question without a network, says so, and begins by itself when it is back', async () => {
  await open('?message=Should+I+go%3F');
  await setOffline(true);
  await press('Begin Exploration');
  expect(path()).toBe('/confirm');
  expect(document.body.textContent).toContain('starts as soon as you');
  expect(document.body.textContent).toContain('Should I go?');
  await setOffline(false);
  expect(path()).toBe('/stream-chat');
  expect(new URLSearchParams(window.location.search).get('message')).toBe('Should I go?');
});

it('begins nothing by itself when the question is taken up again meanwhile', async () => {
  await open('?message=Should+I+go%3F');
  await setOffline(true);
  await press('Begin Exploration');
  await press('Edit');
  await setOffline(false);
  expect(path()).toBe('/confirm');
  expect(document.querySelector('textarea')?.value).toBe('Should I go?');
});

it('works without the reading when the server does not give one', async () => {
  reading = undefined;
  await open('?message=Should+I+go%3F');
  expect(document.body.textContent).not.toContain('I read this as');
  await press('Begin Exploration');
  expect(window.location.pathname).toBe('/stream-chat');
  expect(keptReading()).toBeUndefined();
});

it('keeps a corrected reading for the session, tidied for its kind', async () => {
  reading = { reading: { frame: 'choice', a: 'stay', b: 'go' }, situations: [] };
  await open('?message=Stay+or+go%3F');
  expect(document.body.textContent).toContain('I read this as a choice between “stay” and “go”.');
  await press('Not quite right? Change it');
  await press('Whether to do something');
  await fill(document.querySelector('textarea'), ' move abroad ');
  await press('Begin Exploration');
  expect(keptReading()).toEqual({ frame: 'whether', act: 'move abroad' });
});

describe('what the question is about', () => {
  const ask = async (read: object, situations: string[]) => {
    reading = { reading: { frame: 'how', act: 'help her', ...read }, situations };
    await open('?message=How+do+I+help+her%3F');
    // The names are loaded when the page has been drawn.
    await act(async () => vi.dynamicImportSettled());
  };
  const correct = () => press('Not quite right? Change it');
  /** Not the kind of question, nor the scale of how clear it is. */
  const situationField = () =>
    [...document.querySelectorAll('fieldset')].find(
      ({ textContent }) => !/How clear|What kind of question/.test(textContent ?? ''),
    );
  const line = () => situationField()?.querySelector('legend')?.textContent;
  const choices = () =>
    [...(situationField()?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);

  it('is said in one line when the guide is fairly sure, and corrected where the rest of the reading is', async () => {
    await ask({ situation: 'caring-parent' }, ['caring-parent', 'burnout']);
    expect(document.body.textContent).toContain('It sounds as if this is about a parent who needs care.');
    expect(situationField()).toBeUndefined();
    await correct();
    expect(line()).toBe('It sounds as if this is about a parent who needs care.');
    expect(choices()).toEqual(['Yes', 'being worn out', 'Something else']);
    await press('being worn out');
    await press('Done');
    expect(document.body.textContent).toContain('It sounds as if this is about being worn out.');
    await press('Begin Exploration');
    expect(keptReading()).toEqual({ frame: 'how', act: 'help her', situation: 'burnout' });
  });

  it('is asked when the guide has guesses only', async () => {
    await ask({}, ['burnout', 'boss']);
    expect(document.body.textContent).not.toContain('It sounds as if');
    await correct();
    expect(line()).toBe("What's this closest to?");
    expect(choices()).toEqual(['being worn out', 'trouble with your boss', 'Something else']);
    await press('Something else');
    await press('Begin Exploration');
    expect(keptReading()).toEqual({ frame: 'how', act: 'help her', situation: 'other' });
  });

  it('goes on as it was read when nobody touches it', async () => {
    await ask({ situation: 'burnout' }, ['burnout']);
    await press('Begin Exploration');
    expect(keptReading()).toBeUndefined();
  });

  it('is not chosen by another correction, but kept with it', async () => {
    await ask({ situation: 'burnout' }, ['burnout']);
    await correct();
    await press('None of these, or not sure yet');
    expect(situationField()?.querySelector(':checked')).toBeNull();
    await press('Begin Exploration');
    expect(keptReading()).toEqual({ frame: 'open', situation: 'burnout' });
  });

  it('is still chosen after a reload, and after a change of the kind of question', async () => {
    await ask({ situation: 'burnout' }, ['burnout', 'boss']);
    await correct();
    await press('trouble with your boss');
    await act(async () => root.unmount());
    await ask({ situation: 'burnout' }, ['burnout', 'boss']);
    expect(document.body.textContent).toContain('It sounds as if this is about trouble with your boss.');
    await correct();
    expect(situationField()?.querySelector(':checked')?.closest('label')?.textContent).toBe(
      'trouble with your boss',
    );
    await press('None of these, or not sure yet');
    await press('Begin Exploration');
    expect(keptReading()).toEqual({ frame: 'open', situation: 'boss' });
  });

  it('is left out when the guide has no guess', async () => {
    await ask({}, []);
    await correct();
    expect(line()).toBeUndefined();
  });
});

it('begins with the text being edited, and drops the corrected reading', async () => {
  reading = { reading: { frame: 'open' }, situations: [] };
  await open('?message=Stay+or+go%3F');
  await press('Not quite right? Change it');
  await press('How to do something');
  await press('Edit');
  await fill(document.querySelector('textarea'), '  Should I rest?  ');
  await press('Begin Exploration');
  expect(new URLSearchParams(window.location.search).get('message')).toBe('Should I rest?');
  expect(localStorage.getItem('pendingMessage')).toBe('Should I rest?');
  expect(keptReading()).toBeUndefined();
});

it('shows help before anything else when the question speaks of high risk', async () => {
  reading = { reading: { frame: 'open' }, situations: [], care: 'high' };
  await open('?message=I+cannot+go+on');
  expect(document.querySelector('h1')?.textContent).toBe("You don't have to carry this alone");
  expect(document.body.textContent).not.toContain('Begin Exploration');
  await press('Back to my words');
  expect(document.querySelector('h1')?.textContent).toBe('Confirm Your Question');
});

it('shows an error when the browser refuses the navigation', async () => {
  reading = undefined;
  await open('?message=Should+I+go%3F');
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  await press('Begin Exploration');
  vi.restoreAllMocks();
  expect(document.body.textContent).toContain('Failed to submit question, please try again!');
  expect(window.location.pathname).toBe('/confirm');
});

it('makes one session at the first visit', async () => {
  await open('?message=Should+I+go%3F');
  await press('Begin Exploration');
  const begun = new URLSearchParams(window.location.search).get('sessionId') ?? '';
  expect(Object.keys(JSON.parse(localStorage.getItem('sessionData') ?? ''))).toEqual([begun]);
});

it('leaves no trace when that is chosen: no text in addresses, nothing of it outside this tab', async () => {
  reading = { reading: { frame: 'choice', a: 'stay', b: 'go' }, situations: [] };
  localStorage.setItem('pendingMessage', 'Stay or go?');
  await open('?message=Stay+or+go%3F');
  await act(async () => document.querySelector<HTMLElement>('[role="switch"]')?.click());
  expect(document.body.textContent).toContain('Not a word of this dialogue is stored on our server.');
  expect(window.location.search).toBe('');
  expect(document.body.textContent).toContain('Stay or go?');
  await press('Begin Exploration');
  const { pathname, search } = window.location;
  expect(pathname).toBe('/stream-chat');
  expect([...new URLSearchParams(search).keys()]).toEqual(['sessionId', 'windowId']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('go?');
  const sessionId = new URLSearchParams(search).get('sessionId');
  expect(JSON.parse(sessionStorage.getItem(`turn_${sessionId}`) ?? '')).toMatchObject({
    text: 'Stay or go?',
  });
});

it('keeps the choice over a change of the question and a reload, and takes it back', async () => {
  reading = undefined;
  await open('?message=Old');
  await act(async () => document.querySelector<HTMLElement>('[role="switch"]')?.click());
  await press('Edit');
  await fill(document.querySelector('textarea'), 'Should I rest?');
  await press('Save');
  await act(async () => root.unmount());
  await open('');
  expect(document.body.textContent).toContain('Should I rest?');
  const choice = document.querySelector<HTMLElement>('[role="switch"]');
  expect(choice?.getAttribute('aria-checked')).toBe('true');
  await act(async () => choice?.click());
  expect(new URLSearchParams(window.location.search).get('message')).toBe('Should I rest?');
  expect(localStorage.getItem('pendingMessage')).toBe('Should I rest?');
});

describe('what the first question needs', () => {
  let root: Root;

  async function read({ unstored = false, locale = 'en' as Locale } = {}): Promise<string> {
    setLocale(locale);
    await loadTranslations('rest', locale);
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.querySelector('#root') as HTMLElement);
    await act(async () => root.render(<BeforeFirstQuestion unstored={unstored} />));
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(document.body.textContent).not.toBe('');
    });
    return document.body.textContent ?? '';
  }

  function signIn(state: FreeReflection['state'], subscription: object = {}) {
    localStorage.setItem('accessToken', 'token');
    localStorage.setItem('refreshToken', 'token');
    return stubFetch({
      '/current/active': subscription,
      '/chat/free': { state, sessionId: state === 'used' ? 's1' : null },
    });
  }

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    shown.config = { firstReflectionFree: true };
  });

  afterEach(async () => {
    shown.config = undefined;
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
    localStorage.clear();
    setLocale('en');
  });

  test('a visitor reads that the first reflection is free and needs an account only', async () => {
    expect(await read()).toContain('Your first reflection is free. You only need an account.');
  });

  test('a visitor who leaves no trace, or to whom nothing is offered, reads that a subscription is needed', async () => {
    expect(await read({ unstored: true })).toContain('You need an account and a subscription to begin.');
    await act(async () => root.unmount());
    shown.config = { firstReflectionFree: false };
    expect(await read()).toContain('You need an account and a subscription to begin.');
  });

  test.each<[FreeReflection['state'], boolean, string, string]>([
    ['open', false, 'Your first reflection is free: no payment, no card.', '第一次回顾免费，不用付款'],
    ['open', true, 'but only if it’s saved.To leave no trace, you need a subscription.', '但必须保存下来'],
    ['used', false, 'You’ve had your free reflection. To begin another one', '你的免费回顾已经用过了'],
    ['off', false, 'You need a subscription to begin.', '你需要一份订阅'],
  ])(
    'a person without a subscription, whose free one is %s, unstored: %s',
    async (state, unstored, en, zh) => {
      signIn(state);
      expect(await read({ unstored })).toContain(en);
      await act(async () => root.unmount());
      expect(await read({ unstored, locale: 'zh' })).toContain(zh);
    },
  );

  test('a subscriber reads what comes next, and is not asked about a free one', async () => {
    const sent = signIn('open', { id: 'own-1' });
    expect(await read()).toContain('Next comes your first question.');
    expect(sent.map(({ path }) => path)).toEqual(['/api/subscriptions/user/current/active']);
  });
});
