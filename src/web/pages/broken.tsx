import { lazy, Suspense } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** The first screen of a dialogue loads the same code, so it is available without a network from then on. */
const HelpButton = lazy(() =>
  import('../features/care/help-dialog.tsx').then(
    (care) => ({ default: care.HelpButton }),
    () => ({ default: () => <span /> }),
  ),
);

/** Replaces a screen whose code has failed. The help button stays. */
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
