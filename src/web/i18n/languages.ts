import { defaultLocale, type Locale } from '#shared/locales.ts';
import { addTranslations, readerLocale } from './catalogue.ts';
import type { DocumentTexts, FirstTexts, Texts } from './texts.ts';

export interface Language {
  /** What the landing page and the frame of every page need. */
  first: () => Promise<FirstTexts>;
  rest: () => Promise<Texts>;
  documents: () => Promise<DocumentTexts>;
}

const languages: Record<Exclude<Locale, typeof defaultLocale>, Language> = {
  zh: {
    first: () => import('./zh/first-screen.ts'),
    rest: () => import('./zh/other-screens.ts'),
    documents: () => import('./zh/documents.ts'),
  },
};

/** Loads a part of the texts in the reader's language. English needs no loading. */
export async function loadTranslations(part: keyof Language, locale = readerLocale()): Promise<void> {
  if (locale !== defaultLocale) addTranslations(await languages[locale][part]());
}
