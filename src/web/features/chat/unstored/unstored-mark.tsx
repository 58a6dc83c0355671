import { unstoredTexts } from '../../../i18n/unstored.ts';
import { PrivacyNote } from '../../../ui/privacy-note.tsx';

/** Says on the screens of the dialogue what was chosen at its beginning. */
export function UnstoredMark() {
  return <PrivacyNote>{unstoredTexts().mark}</PrivacyNote>;
}
