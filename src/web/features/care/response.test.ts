/**
 * What a response to danger must and must not do, after the rubric of VERA-MH (docs/care.md): every page and card, in
 * every language.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { riskKinds } from '#shared/kinds.ts';
import { type Locale, locales } from '#shared/locales.ts';

/** By language, found in its folder of texts: a new language needs no entry here. */
const rules = import.meta.glob<typeof import('../../i18n/en/care-rules.ts')>('../../i18n/*/care-rules.ts', {
  eager: true,
});

function rulesOf(locale: Locale) {
  const found = rules[`../../i18n/${locale}/care-rules.ts`];
  if (!found) throw new Error(`src/web/i18n/${locale} has no care-rules.ts`);
  return found;
}

const patternsOf = (locale: Locale) => Object.values(rulesOf(locale)).flat().map(String);

async function textsIn(locale: Locale) {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: {} });
  vi.stubGlobal('localStorage', { getItem: () => locale });
  const { loadTranslations } = await import('../../i18n/languages.ts');
  await loadTranslations('rest');
  const { barrierTexts, careTexts, kindTexts } = await import('../../i18n/en/care.ts');
  return { barriers: barrierTexts(), care: careTexts(), kinds: kindTexts() };
}

for (const locale of locales)
  describe(`in ${locale}`, () => {
    const { mustNotSay, mustNotSayAloud, saysToCall, beginsGlad } = rulesOf(locale);
    let texts: Awaited<ReturnType<typeof textsIn>>;
    beforeEach(async () => {
      texts = await textsIn(locale);
    });
    afterEach(() => vi.unstubAllGlobals());

    it('is checked by patterns of its own, none copied from another language', () => {
      const others = locales.filter((other) => other !== locale);
      const taken = new Set(others.flatMap(patternsOf));
      expect(mustNotSay.length).toBeGreaterThan(0);
      expect(patternsOf(locale).filter((pattern) => taken.has(pattern))).toEqual([]);
    });

    it.each(riskKinds)(
      'acknowledges, asks one question, answers each reply, and says what to do: %s',
      (kind) => {
        const words = texts.kinds[kind];
        expect(words.acknowledge.length).toBeGreaterThan(10);
        expect(words.ask.match(/[?？]/g)).toHaveLength(1);
        expect(new Set([words.afterYes, words.afterNotSure, words.afterNo]).size).toBe(3);
        expect(words.steps.length).toBeGreaterThanOrEqual(3);
        expect(words.afterYes).toMatch(saysToCall);
        expect(words.afterNo).not.toMatch(beginsGlad);
      },
    );

    it.each(riskKinds)(
      'leads to no denial, minimises nothing, names no disorder, promises no secrecy: %s',
      (kind) => {
        const { steps, ...words } = texts.kinds[kind];
        for (const text of [...Object.values(words), ...steps])
          for (const pattern of mustNotSay) expect(text).not.toMatch(pattern);
      },
    );

    it('meets what keeps people from getting in touch with a sentence each', () => {
      for (const { thought, answer } of Object.values(texts.barriers)) {
        expect(answer).not.toBe(thought);
        for (const pattern of mustNotSay) expect(answer).not.toMatch(pattern);
      }
    });

    it.each(['abuse', 'sexual-violence'] as const)(
      'does not say at a glance what it is about: %s',
      (kind) => {
        const words = texts.kinds[kind];
        for (const text of [words.ask, words.afterYes, words.afterNotSure, words.afterNo])
          expect(text).not.toMatch(mustNotSayAloud);
        for (const text of [words.title, texts.care.cardTitle, texts.care.cardText])
          expect(text).not.toMatch(mustNotSayAloud);
      },
    );
  });
