import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from './announce.tsx';
import type { Toast, ToastInput, ToastLayerProps } from './toast-layer.tsx';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message, once the code that draws it is there; it is read out at once. The same text that still
 * stands is not shown twice.
 */
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
const retryMs = 2_000;

type Layer = ComponentType<ToastLayerProps>;

/** Fetches what draws toasts: no screen needs it before something went wrong. */
export const loadToasts = async (): Promise<Layer> => (await import('./toast-layer.tsx')).ToastLayer;

/** Undefined until a first toast waits and its code has come; asked for again as long as that fails. */
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

/** Where toasts stand: mounted once by the router. */
export function Toaster() {
  const list = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const Layer = useLayer(list.length > 0);
  return Layer && <Layer toasts={list} onDismiss={dismiss} />;
}
