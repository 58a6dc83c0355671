import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { careTexts } from '../../i18n/care.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './care.module.css';
import { HelpContent } from './help-content.tsx';

/** 'Get help now': one tap, without any request, on every screen of the dialogue. */
export function HelpButton() {
  const t = careTexts();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.help} onClick={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" />
        {t.getHelp}
      </button>
      <Dialog open={open} onClose={close} title={t.panelTitle} variant="panel">
        <HelpContent level={3} />
        <Button kind="line" full onClick={close}>
          {t.close}
        </Button>
      </Dialog>
    </>
  );
}
