import { useEffect, useRef, useSyncExternalStore } from 'react';

const lookAgainMs = 250;

/** Somebody is reading a dialog, help for example: nothing may pull it away. */
const isDialogOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * Runs `work` once, `afterMs` from now, but not before an open dialog has been closed; not at all while
 * `afterMs` is undefined.
 */
export function useAfter(afterMs: number | undefined, work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (afterMs === undefined) return;
    const workOrWait = () => {
      if (isDialogOpen()) timer = setTimeout(workOrWait, lookAgainMs);
      else latest.current();
    };
    let timer = setTimeout(workOrWait, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}

const interactive = 'a, button, input, select, textarea, dialog';

/** A tap anywhere, Enter or Space, while `active`; what is pressed on a control belongs to the control. */
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
