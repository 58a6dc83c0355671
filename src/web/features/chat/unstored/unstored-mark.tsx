import { tracelessTexts } from '../../../i18n/traceless.ts';
import { PrivacyNote } from '../../../ui/privacy-note.tsx';

/** Says on the screens of the dialogue what was chosen at its beginning. */
export function TracelessMark() {
  return <PrivacyNote>{tracelessTexts().mark}</PrivacyNote>;
}
