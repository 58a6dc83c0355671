// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadToasts, Toaster } from '../../ui/toast.tsx';
import { ConfirmPage } from './confirm.tsx';

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
  /** Not the scale of how clear it is. */
  const situationField = () =>
    [...document.querySelectorAll('fieldset')].find(({ textContent }) => !textContent?.includes('How clear'));
  const line = () => situationField()?.querySelector('legend')?.textContent;
  const choices = () =>
    [...(situationField()?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);

  it('is said in one line when the guide is fairly sure, and one tap confirms it', async () => {
    await ask({ situation: 'caring-parent' }, ['caring-parent', 'burnout']);
    expect(line()).toBe('It sounds as if this is about a parent who needs care.');
    expect(choices()).toEqual(['Yes', 'being worn out', 'Something else']);
    await press('being worn out');
    await press('Begin Exploration');
    expect(keptReading()).toEqual({ frame: 'how', act: 'help her', situation: 'burnout' });
  });

  it('is asked when the guide has guesses only', async () => {
    await ask({}, ['burnout', 'boss']);
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
    await press('Not quite right? Change it');
    await press('None of these, or not sure yet');
    expect([...document.querySelectorAll('fieldset')].at(-1)?.querySelector(':checked')).toBeNull();
    await press('Begin Exploration');
    expect(keptReading()).toEqual({ frame: 'open', situation: 'burnout' });
  });

  it('is still chosen after a reload, and after a change of the kind of question', async () => {
    await ask({ situation: 'burnout' }, ['burnout', 'boss']);
    await press('trouble with your boss');
    await act(async () => root.unmount());
    await ask({ situation: 'burnout' }, ['burnout', 'boss']);
    expect(document.querySelector(':checked')?.closest('label')?.textContent).toBe('trouble with your boss');
    await press('Not quite right? Change it');
    await press('None of these, or not sure yet');
    await press('Begin Exploration');
    expect(keptReading()).toEqual({ frame: 'open', situation: 'boss' });
  });

  it('is left out when the guide has no guess', async () => {
    await ask({}, []);
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
