import type { Locale } from '#shared/locales.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The English texts give the type for all languages. */
export type MailTexts = typeof en;

export const mailTexts: Record<Locale, MailTexts> = { en, zh };
