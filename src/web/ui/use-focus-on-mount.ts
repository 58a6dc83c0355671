import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to an element when it appears, and scrolls it into view. The element needs `tabIndex={-1}`. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  useEffect(() => {
    container.current?.focus();
    container.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return container;
}
