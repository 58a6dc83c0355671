import { lazy, Suspense } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** A dialogue's first screen loads this chunk too, so it is available offline from then on. */
const HelpButton = lazy(() =>
  import('../features/care/help-dialog.tsx').then(
    (care) => ({ default: care.HelpButton }),
    () => ({ default: () => <span /> }),
  ),
);

/** Replaces a screen that failed. Help stays one tap away. */
export function BrokenPage() {
  const t = commonTexts();
  return (
    <MessagePage canopyOpen={0.45} title={t.brokenTitle} text={t.brokenText} broken>
      <Suspense fallback={null}>
        <HelpButton />
      </Suspense>
    </MessagePage>
  );
}
