import type { Locale } from '#shared/locales.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

/** The English texts give the type. */
export const exportTexts: Record<Locale, typeof en> = { en, zh };
