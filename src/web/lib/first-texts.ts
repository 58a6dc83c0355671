import { readerLocale } from '../i18n/catalogue.ts';
import { insist } from './lazy-page.tsx';

/**
 * The texts of the first screen in the reader's language; English ones came with the app. Never rejects: a Chinese
 * reader whose texts do not come reads English.
 */
export async function loadFirstTexts(): Promise<void> {
  if (readerLocale() === 'zh') await insist(() => import('../i18n/first-zh.ts')).catch(() => undefined);
}
