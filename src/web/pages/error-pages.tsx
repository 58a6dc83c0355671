import { commonTexts } from '../i18n/en/first-screen.ts';
import { refusedTexts } from '../i18n/en/misc.ts';
import { MessagePage } from '../ui/page.tsx';

/** Any 403 leads here. */
export function AccessDeniedPage() {
  const t = commonTexts();
  return <MessagePage canopyOpen={0} title={t.titles.accessDenied} text={refusedTexts().accessDeniedText} />;
}

export function NotFoundPage() {
  const t = commonTexts();
  return <MessagePage canopyOpen={0.45} title={t.notFoundTitle} text={refusedTexts().notFoundText} />;
}
