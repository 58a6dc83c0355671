import { lazy, Suspense } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** Came with the first screen of the dialogue, so it is there without a network; the landing page does without. */
const HelpButton = lazy(() =>
  import('../features/care/help-dialog.tsx').then(
    (care) => ({ default: care.HelpButton }),
    () => ({ default: () => <span /> }),
  ),
);

/** In place of a screen that failed. Help stays one tap away here too. */
export function BrokenPage() {
  const t = commonTexts();
  return (
    <MessagePage open={0.45} title={t.brokenTitle} text={t.brokenText} broken>
      <Suspense fallback={null}>
        <HelpButton />
      </Suspense>
    </MessagePage>
  );
}
