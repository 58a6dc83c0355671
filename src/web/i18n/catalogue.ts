/**
 * Typed texts, one catalogue per area. English is part of the code that shows it; every other language is a folder of
 * translations, loaded by languages.ts. Texts with a variable part are functions.
 */
import { defaultLocale, type Locale, locales, matchLocale } from '#shared/locales.ts';

const localeKey = 'locale';

/** The language that the reader has chosen, or the browser's. */
export function readerLocale(): Locale {
  if (typeof window === 'undefined') return defaultLocale;
  return readStored() ?? matchLocale(navigator.language);
}

function readStored(): Locale | undefined {
  try {
    const value = localStorage.getItem(localeKey);
    return locales.find((locale) => locale === value);
  } catch {
    return undefined; // This browser forbids storage.
  }
}

let active: Locale | undefined;

export function currentLocale(): Locale {
  active ??= readerLocale();
  return active;
}

/** The catalogues then give their texts in this language. */
export function setLocale(locale: Locale): Locale {
  active = locale;
  return locale;
}

/** The language of the tree below the app's root; `fixed` while a prerendered page is made or hydrated. */
export function useLocale(fixed?: Locale): Locale {
  return setLocale(fixed ?? readerLocale());
}

/** Stores the choice and reloads the page, which updates every text, date and number. */
export function switchLocale(locale: Locale): void {
  localStorage.setItem(localeKey, locale);
  window.location.reload();
}

const translations: Record<string, unknown> = {};

/** Takes the texts of the reader's language, by catalogue name. */
export function addTranslations(texts: object): void {
  Object.assign(translations, texts);
}

/** Texts of one area; call the result inside a component. English where the translation did not load. */
export function catalogue<T>(name: string, english: T): () => T {
  return () =>
    currentLocale() === defaultLocale ? english : ((translations[name] as T | undefined) ?? english);
}
