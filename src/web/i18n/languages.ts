import { defaultLocale, type Locale } from '#shared/locales.ts';
import { addTranslations, readerLocale } from './catalogue.ts';
import type { FirstTexts, Texts } from './texts.ts';

interface Language {
  /** What the landing page and the frame of every page need. */
  first: () => Promise<FirstTexts>;
  rest: () => Promise<Texts>;
}

const languages: Record<Exclude<Locale, typeof defaultLocale>, Language> = {
  zh: { first: () => import('./zh/first-screen.ts'), rest: () => import('./zh/other-screens.ts') },
};

/** Loads a part of the texts in the reader's language. English needs no loading. */
export async function loadTranslations(part: keyof Language): Promise<void> {
  const locale = readerLocale();
  if (locale !== defaultLocale) addTranslations(await languages[locale][part]());
}
