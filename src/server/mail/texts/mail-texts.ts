import type { Locale } from '#shared/locales.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export type MailTexts = typeof en;

export const mailTexts: Record<Locale, MailTexts> = { en, zh };
