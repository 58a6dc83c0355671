import { careTexts } from '../../i18n/care.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCareSeen } from './care-memory.ts';
import { ExitOnAbuse } from './exit-on-abuse.tsx';
import { HelpContent } from './help-content.tsx';

/** Help over any screen; all of it is in the page already. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = careTexts();
  const seen = useCareSeen();
  return (
    <Dialog open={open} onClose={onClose} title={t.panelTitle} variant="panel">
      <ExitOnAbuse kind={seen?.kind} />
      <HelpContent level={3} kind={seen?.kind} />
      <Button kind="line" full onClick={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}
