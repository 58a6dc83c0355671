import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { careTexts } from '../../i18n/care.ts';
import styles from './care.module.css';
import { HelpDialog } from './help-dialog.tsx';

/** 'Get help now': one tap, without any request, on every screen of the dialogue. */
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
