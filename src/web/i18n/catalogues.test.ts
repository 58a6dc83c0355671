/** Both languages are complete: the types ask for every key, this for what stands behind it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { specTexts } from '../../../tests/support/spec-texts.ts';

type Leaf = { at: string; value: string | ((...words: string[]) => unknown) };

const files = readdirSync(join(import.meta.dirname, 'en'));

/** Every text of every catalogue; a function gives its own texts when it is called with words. */
function leavesOf(value: unknown, at: string): Leaf[] {
  if (typeof value === 'string') return [{ at, value }];
  if (typeof value === 'function') return [{ at, value: value as Extract<Leaf['value'], object> }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}.${key}`));
}

async function catalogues(locale: Locale): Promise<Leaf[]> {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: {} });
  vi.stubGlobal('localStorage', { getItem: () => locale });
  const { loadTranslations } = await import('./languages.ts');
  await Promise.all([loadTranslations('first'), loadTranslations('rest'), loadTranslations('documents')]);
  const leaves: Leaf[] = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `./en/${file}`);
    for (const [name, texts] of Object.entries(module))
      if (name.endsWith('Texts') && typeof texts === 'function') leaves.push(...leavesOf(texts(), name));
  }
  return leaves;
}

/** What a text says, with `words` where it has variable parts. */
function said({ value, at }: Leaf, words: string): string[] {
  if (typeof value === 'string') return [value];
  const spoken = value(...Array.from({ length: value.length }, () => words));
  return leavesOf(spoken, at).flatMap((leaf) => said(leaf, words));
}

afterEach(() => vi.unstubAllGlobals());

const english = await catalogues('en');
const chinese = await catalogues('zh');

/** Names, addresses and keys of a keyboard: the same in every language. */
const names = /^(?:Clearing|PayPal|Stripe|Google|Apple|Markdown|JSON|Esc|https:.*)$/;

describe('the catalogues', () => {
  it('spell "canceled" with one l, but for the title that the specification gives', () => {
    const doubled = english
      .flatMap((leaf) => said(leaf, 'word'))
      .filter((text) => /cancell(ed|ing)/i.test(text));
    expect(doubled).toEqual(['Payment Cancelled']);
  });

  it('are found', () => {
    expect(files.length).toBeGreaterThan(9);
    expect(english.length).toBeGreaterThan(500);
  });

  it('have the same texts in both languages, with the same variable parts', () => {
    const shape = ({ at, value }: Leaf) => `${at}(${typeof value === 'function' ? value.length : ''})`;
    expect(chinese.map(shape).sort()).toEqual(english.map(shape).sort());
  });

  it.each([
    ['English', english],
    ['Chinese', chinese],
  ])('have no empty text: %s', (_name, leaves) => {
    const empty = leaves.filter((leaf) => said(leaf, 'X').some((text) => text.trim() === ''));
    expect(empty.map(({ at }) => at)).toEqual([]);
  });

  it('have no Chinese in English', () => {
    const strange = english.filter((leaf) => said(leaf, 'X').some((text) => /\p{Script=Han}/u.test(text)));
    expect(strange.map(({ at }) => at)).toEqual([]);
  });

  it('have no English left in Chinese', () => {
    const left = chinese.flatMap((leaf) =>
      said(leaf, '1')
        .filter((text) => /\p{L}/u.test(text) && !/\p{Script=Han}/u.test(text) && !names.test(text))
        .map((text) => `${leaf.at}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  it('say the variable parts', () => {
    const silent = (leaf: Leaf) =>
      typeof leaf.value === 'function' &&
      leaf.value.length > 0 &&
      !said(leaf, 'Xyzzy').join().match(/xyzzy/i);
    const missing = (leaves: Leaf[]) =>
      leaves
        .filter(silent)
        .map(({ at }) => at)
        .sort();
    expect(missing(chinese)).toEqual(missing(english));
  });
});

it('has ten lines for the mood of the waiting screen', () => {
  for (const leaves of [english, chinese])
    expect(leaves.filter(({ at }) => at.startsWith('chatTexts.moods.'))).toHaveLength(10);
});

describe('the texts of the specification, word for word', () => {
  const places = new Map<string, string[]>();
  for (const leaf of english)
    for (const text of ['1', 'Stripe'].flatMap((words) => said(leaf, words)))
      places.set(text, [...(places.get(text) ?? []), leaf.at]);
  const chineseAt = new Map(chinese.map((leaf) => [leaf.at, said(leaf, '1').join()]));

  it.each(Object.entries(specTexts))('%s', (_section, texts) => {
    const missing = texts.filter((text) => !places.has(text));
    expect(missing).toEqual([]);
    const untranslated = texts.filter((text) =>
      places.get(text)?.some((at) => !/\p{Script=Han}/u.test(chineseAt.get(at) ?? '')),
    );
    expect(untranslated).toEqual([]);
  });
});
