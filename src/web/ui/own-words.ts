import { guideLocale, localeFacts } from '#shared/locales.ts';
import './own-words.css';

/** Attributes of an element with words of a person or of the guide: their language may not be that of the page. */
export const ownWords = (text = '') => ({ dir: 'auto', lang: localeFacts[guideLocale(text)].lang }) as const;
