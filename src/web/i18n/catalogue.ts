/**
 * Typed message catalogues: one file an area, each with every text in both languages (the Chinese
 * ones of the first screen stand in first-zh.ts). A text that is missing
 * in one language is a type error, so `npm run check` fails on it. Texts with a variable part are functions.
 */
export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];

const localeKey = 'locale';

/** The language that the reader has chosen, or that the browser asks for. */
export function readerLocale(): Locale {
  if (typeof window === 'undefined') return 'en';
  const stored = readStored();
  if (stored) return stored;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

function readStored(): Locale | undefined {
  try {
    const value = localStorage.getItem(localeKey);
    return locales.find((locale) => locale === value);
  } catch {
    return undefined; // Storage is forbidden in this browser: the language of the browser decides.
  }
}

let active: Locale | undefined;

export function currentLocale(): Locale {
  active ??= readerLocale();
  return active;
}

/**
 * The language of what is rendered below the root of the app. A page made by the server is English; while it is
 * taken over the app is, too.
 */
export function useLocale(isTakenOver = true): Locale {
  const locale = isTakenOver ? readerLocale() : 'en';
  active = locale; // The catalogues read it while the tree below renders.
  return locale;
}

/** Remembers the choice and loads the page anew, so that every text, date and number follows. */
export function switchLocale(locale: Locale): void {
  localStorage.setItem(localeKey, locale);
  window.location.reload();
}

/** Texts of one area; call the result inside a component. */
export function catalogue<T>(texts: { en: T; zh: NoInfer<T> }): () => T {
  return () => texts[currentLocale()];
}

export interface FirstCatalogue<T> {
  /** In English as long as the Chinese texts have not come. */
  (): T;
  addChinese(texts: NoInfer<T>): void;
}

/**
 * Texts that the app begins with, in English. The Chinese ones are in first-zh.ts, so that nobody loads both; the
 * type asks for every one of them, too.
 */
export function firstCatalogue<T>(en: T): FirstCatalogue<T> {
  let zh: T | undefined;
  const read = () => (currentLocale() === 'zh' && zh ? zh : en);
  const addChinese = (texts: T) => {
    zh = texts;
  };
  return Object.assign(read, { addChinese });
}
