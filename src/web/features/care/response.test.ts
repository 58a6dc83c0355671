/**
 * What a response to danger must and must not do, after the rubric of VERA-MH (docs/care.md): every page and card, in
 * both languages.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { riskKinds } from '#shared/kinds.ts';
import { type Locale, locales } from '#shared/locales.ts';

/** Leads towards a denial, closes the matter, minimises, diagnoses, promises what nobody can, or makes it less safe. */
const forbidden: Record<Locale, readonly RegExp[]> = {
  en: [
    /you(?:'re| are) not (?:really )?(?:thinking|going to|planning)|surely not|right\?$/i,
    /calm down|don't worry|others have it worse|it could be worse|look on the bright side|overreact(?!ing)/i,
    /disorder|diagnos|depress|bipolar|psycho|anorexi|bulimi|mentally ill/i,
    /(?:i|we)(?:'ll| will) (?:keep it secret|not tell)|only (?:i|we) understand|promise me/i,
    /couples?(?:'|’)? (?:counsel|therap)|anger management|you should (?:leave|forgive|report)/i,
    /(?:overdose|dose|milligram|hang|cut) (?:of|your|yourself with)/i,
  ],
  zh: [
    /你不会真的|别想太多|想开点|没什么大不了|比你惨/,
    /抑郁症|双相|精神病|厌食症|诊断/,
    /我(?:会|们会)保密|只有我懂/,
    /夫妻咨询|婚姻咨询|你应该(?:离开|原谅|报案)/,
  ],
};
/** Says aloud what the page is about: unsafe where the person who does the harm may read along. */
const telling: Record<Locale, RegExp> = {
  en: /hurt|hit|abus|violen|rape|assault|afraid|partner|husband|fault/i,
  zh: /打我|暴|伤害|侵|害怕|老公|伴侣/,
};

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
    let texts: Awaited<ReturnType<typeof textsIn>>;
    beforeEach(async () => {
      texts = await textsIn(locale);
    });
    afterEach(() => vi.unstubAllGlobals());

    it.each(riskKinds)(
      'acknowledges, asks one question, answers each reply, and says what to do: %s',
      (kind) => {
        const words = texts.kinds[kind];
        expect(words.acknowledge.length).toBeGreaterThan(10);
        expect(words.ask.match(/[?？]/g)).toHaveLength(1);
        expect(new Set([words.afterYes, words.afterNotSure, words.afterNo]).size).toBe(3);
        expect(words.steps.length).toBeGreaterThanOrEqual(3);
        expect(words.afterYes).toMatch(/call|打/i);
        expect(words.afterNo).not.toMatch(/^(?:good\b|好)/i);
      },
    );

    it.each(riskKinds)(
      'leads to no denial, minimises nothing, names no disorder, promises no secrecy: %s',
      (kind) => {
        const { steps, ...words } = texts.kinds[kind];
        for (const text of [...Object.values(words), ...steps])
          for (const pattern of forbidden[locale]) expect(text).not.toMatch(pattern);
      },
    );

    it('meets what keeps people from getting in touch with a sentence each', () => {
      for (const { thought, answer } of Object.values(texts.barriers)) {
        expect(answer).not.toBe(thought);
        for (const pattern of forbidden[locale]) expect(answer).not.toMatch(pattern);
      }
    });

    it.each(['abuse', 'sexual-violence'] as const)(
      'does not say at a glance what it is about: %s',
      (kind) => {
        const words = texts.kinds[kind];
        for (const text of [words.ask, words.afterYes, words.afterNotSure, words.afterNo])
          expect(text).not.toMatch(telling[locale]);
        for (const text of [words.title, texts.care.cardTitle, texts.care.cardText])
          expect(text).not.toMatch(telling[locale]);
      },
    );
  });
