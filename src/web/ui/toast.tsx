import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { commonTexts } from '../i18n/common.ts';
import { announce } from './announce.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './toast.module.css';

export interface ToastInput {
  text: string;
  /** A status is announced politely, an error at once. */
  kind: 'status' | 'error';
  /** How long it stays; by default 6 s and 60 ms a character. */
  afterMs?: number;
}

interface Toast extends ToastInput {
  id: number;
}

const stay = { baseMs: 6_000, perCharacterMs: 60 };
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message; the same text that still stands is not shown twice. */
export function showToast(input: ToastInput): void {
  lastId += 1;
  replace([...toasts.filter((toast) => toast.text !== input.text), { ...input, id: lastId }]);
  announce(input.text, input.kind === 'error' ? 'assertive' : 'polite');
}

function dismiss(id: number) {
  replace(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];

/** A popover, so that toasts stand above an open dialog. */
export function Toaster() {
  const list = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const layer = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = layer.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (list.length) element.showPopover();
  }, [list]);
  return (
    <section ref={layer} popover="manual" className={styles.layer} aria-label={commonTexts().messages}>
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const afterMs = toast.afterMs ?? stay.baseMs + stay.perCharacterMs * toast.text.length;
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => dismiss(toast.id), afterMs);
    return () => window.clearTimeout(timer);
  }, [held, toast.id, afterMs]);
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
      <button type="button" aria-label={commonTexts().close} onClick={() => dismiss(toast.id)}>
        <CloseIcon />
      </button>
    </div>
  );
}
