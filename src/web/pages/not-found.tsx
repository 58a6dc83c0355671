import { commonTexts } from '../i18n/common.ts';
import { refusedTexts } from '../i18n/refused.ts';
import { MessagePage } from '../ui/message-page.tsx';

export function NotFoundPage() {
  const t = commonTexts();
  return <MessagePage open={0.45} title={t.notFoundTitle} text={refusedTexts().notFoundText} />;
}
