/** At the end of the results: what leads on from a reflection that is stored. */
import { BookOpen } from 'lucide-react';
import { pages } from '#shared/pages.ts';
import { GoOnButton } from '../../features/chat/earlier/go-on-button.tsx';
import { PrivacyReceiptLink } from '../../features/privacy/privacy-receipt.tsx';
import { commonTexts } from '../../i18n/en/first-screen.ts';
import { ActionLink, ActionRows } from '../../ui/action-row.tsx';

export function SummaryLinks({ sessionId }: { sessionId: string }) {
  return (
    <>
      <GoOnButton sessionId={sessionId} full />
      <ActionRows>
        <ActionLink icon={<BookOpen aria-hidden="true" />} href={pages.library}>
          {commonTexts().titles.library}
        </ActionLink>
        <PrivacyReceiptLink sessionId={sessionId} row />
      </ActionRows>
    </>
  );
}
