import { commonTexts } from '../i18n/common.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** In place of a screen that failed. */
export function BrokenPage() {
  const t = commonTexts();
  return <MessagePage open={0.45} title={t.brokenTitle} text={t.brokenText} broken />;
}
