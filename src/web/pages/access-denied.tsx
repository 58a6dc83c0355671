import { commonTexts } from '../i18n/en/first-screen.ts';
import { refusedTexts } from '../i18n/en/misc.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** Target of any 403 (spec 2). */
export function AccessDeniedPage() {
  const t = commonTexts();
  return <MessagePage open={0} title={t.titles.accessDenied} text={refusedTexts().accessDeniedText} />;
}
