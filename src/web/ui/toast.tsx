/** Announcements for screen readers, and toasts. The code that draws toasts is loaded on first use. */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { Toast, ToastInput, ToastLayerProps } from './toast-layer.tsx';

type Urgency = 'polite' | 'assertive';

const regionId = (urgency: Urgency) => `announce-${urgency}`;
/** A region is emptied first; otherwise the same text would not be read twice. */
const refillMs = 50;

/** Announces a text to assistive technology without showing it. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const region = document.getElementById(regionId(urgency));
  if (!region) return;
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = text;
  }, refillMs);
}

/** Mounted once by the router. A region must exist before its first text. */
export function LiveRegions() {
  return (
    <>
      <div id={regionId('polite')} className="sr" aria-live="polite" />
      <div id={regionId('assertive')} className="sr" aria-live="assertive" />
    </>
  );
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Announces a short message immediately, and shows it once the drawing code is loaded. A text that is still visible is
 * not shown twice.
 */
export function showToast(input: ToastInput): void {
  lastId += 1;
  replace([...toasts.filter((toast) => toast.text !== input.text), { ...input, id: lastId }]);
  announce(input.text, input.kind === 'error' ? 'assertive' : 'polite');
}

/** Called when the user goes on, which makes earlier messages out of date. */
export const clearToasts = () => replace([]);

function dismiss(id: number) {
  replace(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];
/** Wait before the code is requested again after a failure. */
const retryMs = 2_000;

type Layer = ComponentType<ToastLayerProps>;

/** A separate chunk, because no screen needs toasts until something goes wrong. */
export const loadToasts = async (): Promise<Layer> => (await import('./toast-layer.tsx')).ToastLayer;

/** Undefined until a toast needs it and the code is loaded. Retries after a failure. */
function useLayer(isWanted: boolean): Layer | undefined {
  const [found, setFound] = useState<{ Layer: Layer }>();
  useEffect(() => {
    if (!isWanted) return;
    let timer: number | undefined;
    const ask = () =>
      loadToasts().then(
        (Layer) => setFound({ Layer }),
        () => {
          timer = window.setTimeout(ask, retryMs);
        },
      );
    void ask();
    return () => window.clearTimeout(timer);
  }, [isWanted]);
  return found?.Layer;
}

/** Shows the toasts. Mounted once by the router. */
export function Toaster() {
  const list = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const Layer = useLayer(list.length > 0);
  return Layer && <Layer toasts={list} onDismiss={dismiss} />;
}
