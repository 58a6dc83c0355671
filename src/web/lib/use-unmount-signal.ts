import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that gives a signal, which aborts when the component is unmounted. The signal is created on
 * demand, because in Strict Mode React runs an effect's cleanup and mounts again.
 */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return useCallback(() => {
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}
