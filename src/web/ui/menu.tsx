import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** Names the button. */
  label: string;
  describedBy?: string;
  className?: string;
  /** The items: buttons and links. `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button '…' that opens a menu; Esc, a press outside and leaving it by Tab close it. */
export function Menu({ label, describedBy, className, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    function pressOutside({ target }: Event) {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [open]);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes it from any item
    <div
      ref={box}
      className={[styles.menu, className].filter(Boolean).join(' ')}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        ref={opener}
        label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-describedby={describedBy}
        className={styles.opener}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {open && (
        <div id={id} className={styles.items}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
