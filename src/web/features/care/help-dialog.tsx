import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { careTexts } from '../../i18n/en/care.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './care.module.css';
import { useCareSeen } from './care-memory.ts';
import { HelpContent, QuickExitForAbuse } from './help-content.tsx';

/** 'Get help now', on every screen of a dialogue. Makes no request, so it works offline. */
export function HelpButton() {
  const t = careTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.help} onClick={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" />
        {t.getHelp}
      </button>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface HelpDialogProps {
  open: boolean;
  /** Shown first, where the dialog responds to an answer. */
  lead?: string | undefined;
  onClose: () => void;
}

/** Its help is for the kind of risk that was noticed in this tab, if any. */
export function HelpDialog({ open, lead, onClose }: HelpDialogProps) {
  const t = careTexts();
  const seen = useCareSeen();
  return (
    <Dialog open={open} onClose={onClose} title={t.panelTitle} variant="panel">
      <QuickExitForAbuse kind={seen?.kind} />
      {lead && <p className={styles.acknowledge}>{lead}</p>}
      <HelpContent headingLevel={3} kind={seen?.kind} />
      <Button kind="outline" full onClick={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}
