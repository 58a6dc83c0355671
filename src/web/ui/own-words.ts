import { guideLocale, localeFacts } from '#shared/locales.ts';
import './own-words.css';

/** Attributes of an element with a text of the user or of the guide: its language may differ from that of the page. */
export const ownWords = (text = '') => ({ dir: 'auto', lang: localeFacts[guideLocale(text)].lang }) as const;
