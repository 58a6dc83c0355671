/** Draws the toasts, which are short messages at the edge of the screen. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { CloseIcon } from './icons.tsx';
import styles from './toast.module.css';

export interface ToastInput {
  text: string;
  /** A status is announced politely, an error immediately. */
  kind: 'status' | 'error';
  /** How long it stays visible; by default 6 s plus 60 ms per character. */
  afterMs?: number;
}

export interface Toast extends ToastInput {
  id: number;
}

export interface ToastLayerProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** How long a toast stays, so that it can be read. */
const stay = { baseMs: 6_000, perCharacterMs: 60 };

/** The height of the bar of buttons that some pages keep at the lower edge, if it is there now. */
function barHeight(): string {
  const { innerWidth, innerHeight } = window;
  const bars = document.elementsFromPoint?.(innerWidth / 2, innerHeight - 2) ?? [];
  const bar = bars.find((found) => /sticky|fixed/.test(getComputedStyle(found).position));
  const top = bar && !bar.closest('dialog') && bar.getBoundingClientRect().top;
  return top && top > innerHeight / 2 ? `${innerHeight - top}px` : '';
}

/** A popover, because toasts must appear above an open dialog. */
export function ToastLayer({ toasts, onDismiss }: ToastLayerProps) {
  const layer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element?.showPopover) return;
    // Opened again, so that it lies above a dialog that was opened since; and a closed one is no bar.
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length === 0) return;
    element.style.setProperty('--bar', barHeight());
    element.showPopover();
  }, [toasts]);
  // A person who presses or types something has seen what was said about the step before. An error stays.
  useEffect(() => {
    const dismissStatuses = ({ target }: Event) => {
      if (layer.current?.contains(target as Node)) return;
      for (const { id, kind } of toasts) if (kind === 'status') onDismiss(id);
    };
    document.addEventListener('click', dismissStatuses, true);
    document.addEventListener('input', dismissStatuses, true);
    return () => {
      document.removeEventListener('click', dismissStatuses, true);
      document.removeEventListener('input', dismissStatuses, true);
    };
  }, [toasts, onDismiss]);
  return (
    <section ref={layer} popover="manual" className={styles.layer} aria-label={commonTexts().messages}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

type CardProps = Pick<ToastLayerProps, 'onDismiss'> & { toast: Toast };

function ToastCard({ toast, onDismiss }: CardProps) {
  const [held, setHeld] = useState(false);
  const afterMs = toast.afterMs ?? stay.baseMs + stay.perCharacterMs * toast.text.length;
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => onDismiss(toast.id), afterMs);
    return () => window.clearTimeout(timer);
  }, [held, toast.id, afterMs, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only holds the timer
    <div
      className={`${styles.toast} ${toast.kind === 'error' ? styles.error : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p dir="auto">{toast.text}</p>
      <button type="button" aria-label={commonTexts().close} onClick={() => onDismiss(toast.id)}>
        <CloseIcon />
      </button>
    </div>
  );
}
