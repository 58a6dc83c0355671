import { guideLocale, localeFacts } from '#shared/locales.ts';
import './language-attributes.css';

/**
 * Attributes of an element with a text of the user or of the guide, whose language may differ from that of the page.
 * The language is recognized by its script: Chinese or English.
 */
export const languageAttributes = (text = '') =>
  ({ dir: 'auto', lang: localeFacts[guideLocale(text)].lang }) as const;
