/** Texts that the server and the browser both need, by language. */
import type { Locale } from '../locales.ts';
import type { ExportWords, Headings, ReflectionTexts } from '../reflection/reflection-export.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

interface SharedTexts {
  headings: Headings;
  exportWords: ReflectionTexts;
  testSiteNotice: string;
}

export const sharedTexts: Record<Locale, SharedTexts> = { en, zh };

/** The texts of an exported reflection in a language. */
export function getExportWords(locale: Locale): ExportWords {
  const { exportWords, headings } = sharedTexts[locale];
  return { ...exportWords, headings, locale };
}
