/** The button '…' at the end of a line of the summary. It opens a menu with one item, 'Not right'. */
import { Ellipsis, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { summaryTexts } from '../../i18n/en/summary.ts';
import styles from './claim-line.module.css';

interface LineMenuProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** The user chose 'Not right'. */
  onWrong: () => void;
}

export function LineMenu({ ref, label, onWrong }: LineMenuProps) {
  const t = summaryTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons
    <div className={styles.more} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <button
        ref={ref}
        type="button"
        className={styles.dots}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {open && (
        <div id={id} className={styles.menu}>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              onWrong();
            }}
          >
            <X aria-hidden="true" />
            {t.notRight}
          </button>
        </div>
      )}
    </div>
  );
}
