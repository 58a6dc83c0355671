// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../billing/testing.ts';
import { HelpContent } from './help.tsx';

let root: Root;

async function open(...languages: string[]) {
  stubFetch({});
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<HelpContent headingLevel={2} kind="self-harm" />));
}

/** Also fails when there are two. */
function countrySelect(): HTMLSelectElement {
  const [select, ...others] = document.querySelectorAll('select');
  if (!select || others.length > 0) throw new Error('not exactly one choice of a country');
  return select;
}

async function choose(code: string) {
  const select = countrySelect();
  await act(async () => {
    select.value = code;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const calls = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the choice of a first country keeps the focus, for the next arrow key too', async () => {
  await open('xx');
  const select = countrySelect();
  expect(select.closest('details')).toBeNull();
  expect(calls()).toEqual([]);
  select.focus();
  for (const [code, emergency] of [
    ['US', 'tel:911'],
    ['GB', 'tel:999'],
  ] as const) {
    await choose(code);
    expect(calls()[0]).toBe(emergency);
    expect(countrySelect()).toBe(select);
    expect(document.activeElement).toBe(select);
  }
});

test('the choice of a country that is not listed keeps the focus', async () => {
  await open('en-US');
  const select = countrySelect();
  expect(select.closest('details')).not.toBeNull();
  (select.closest('details') as HTMLDetailsElement).open = true;
  select.focus();
  await choose('');
  expect(calls()).toEqual([]);
  expect(countrySelect()).toBe(select);
  expect(document.activeElement).toBe(select);
});
