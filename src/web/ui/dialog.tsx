import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and, for a panel, a press outside. */
  onClose: () => void;
  title: string;
  /** `alertdialog` requires an answer: no close button, and presses outside do nothing. */
  role?: 'dialog' | 'alertdialog';
  /**
   * `panel`: a sheet from below on phones, from the right on wide screens. `sheet`: in the center on wide screens.
   * `wide`: room for two columns.
   */
  variant?: 'center' | 'wide' | 'panel' | 'sheet';
  /** The help button, in the same place as in the header of a page. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; its heading gets the focus. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

/** Opens the dialog, focuses its heading, and gives the focus back when it closes. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    function cancel(event: Event) {
      event.preventDefault();
      onClose();
    }
    element?.addEventListener('cancel', cancel);
    return () => element?.removeEventListener('cancel', cancel);
  }, [onClose]);
  return { dialog, heading };
}

function OpenDialog({ onClose, title, role = 'dialog', variant = 'center', aside, children }: DialogProps) {
  const { dialog, heading } = useModal(onClose);
  const headingId = useId();
  function handleOutsidePress(event: MouseEvent) {
    if (variant === 'panel' && event.target === dialog.current) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same by the cancel event
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={headingId}
      className={`${styles.dialog} ${styles[variant]}`}
      onClick={handleOutsidePress}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {aside && <div className={styles.aside}>{aside}</div>}
          {role === 'dialog' && (
            <IconButton label={commonTexts().close} className={styles.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
