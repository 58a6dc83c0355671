/**
 * Hooks of the waiting screen: work after a delay, skipping that delay, and the user's wish for less motion.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Interval of the check whether a dialog is still open. */
const recheckMs = 250;

const isDialogOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * Runs `work` once after `afterMs`; never while that is undefined. Waits until an open dialog is closed: a user may
 * be reading help.
 */
export function useTimeout(afterMs: number | undefined, work: () => void): void {
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

const controls = 'a, button, input, select, textarea, dialog';

/** Calls `skip` on a tap, Enter or Space anywhere but on a control. */
export function useSkipOnTap(active: boolean, skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    if (!active) return;
    const isOnControl = (event: Event) => event.target instanceof Element && event.target.closest(controls);
    const handleClick = (event: Event) => !isOnControl(event) && latest.current();
    const handleKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat || isOnControl(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [active]);
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(reducedMotionQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the user has asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotionQuery).matches,
    () => false,
  );
}
