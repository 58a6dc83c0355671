import { useSyncExternalStore } from 'react';

/**
 * Typed message catalogues: one file an area, each with every text in both languages. A text that is missing
 * in one language is a type error, so `npm run check` fails on it. Texts with a variable part are functions.
 */
export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];

const localeKey = 'locale';

function detect(): Locale {
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
  active ??= detect();
  return active;
}

const never = () => () => {};

/**
 * The reader's language for the root of the app. While the page made by the server is taken over it is English,
 * as that page is; React then renders once more in the reader's language.
 */
export function useLocale(): Locale {
  const locale = useSyncExternalStore(never, detect, () => 'en' as const);
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
