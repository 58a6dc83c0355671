import { useEffect, useRef, useSyncExternalStore } from 'react';

const recheckMs = 250;

const isDialogOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * Runs `work` once after `afterMs`; never while that is undefined. Waits until an open dialog is closed: a person may
 * be reading help.
 */
export function useAfter(afterMs: number | undefined, work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (afterMs === undefined) return;
    const workOrWait = () => {
      if (isDialogOpen()) timer = setTimeout(workOrWait, recheckMs);
      else latest.current();
    };
    let timer = setTimeout(workOrWait, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}

const interactive = 'a, button, input, select, textarea, dialog';

/** Calls `skip` on a tap, Enter or Space anywhere but on a control. */
export function useSkip(active: boolean, skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    if (!active) return;
    const onControl = (event: Event) => event.target instanceof Element && event.target.closest(interactive);
    const tap = (event: Event) => !onControl(event) && latest.current();
    const press = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat || onControl(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('click', tap);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('click', tap);
      document.removeEventListener('keydown', press);
    };
  }, [active]);
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
