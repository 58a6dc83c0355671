import { useCallback, useEffect, useRef, useState } from 'react';
import { captureCard } from './capture.ts';

export interface Picture {
  /** `stale`: what is shown is older than the card, a new one is being made. */
  state: 'making' | 'made' | 'stale' | 'failed';
  blob?: Blob;
  url?: string;
}

/** The picture's address lives until the next one is there. */
function useBlobUrl() {
  const held = useRef<string>(undefined);
  const release = useCallback(() => {
    if (held.current) URL.revokeObjectURL(held.current);
    held.current = undefined;
  }, []);
  useEffect(() => release, [release]);
  return (blob: Blob) => {
    release();
    held.current = URL.createObjectURL(blob);
    return held.current;
  };
}

/**
 * A picture of the card, made anew whenever `content` (all that is on it) changes; one at a time, and what has
 * changed again meanwhile is skipped.
 */
export function usePicture(content: string) {
  const card = useRef<HTMLElement>(null);
  const line = useRef<Promise<void>>(Promise.resolve());
  const [picture, setPicture] = useState<Picture>({ state: 'making' });
  const [tries, setTries] = useState(0);
  const urlFor = useBlobUrl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the card or another try makes a picture
  useEffect(() => {
    let current = true;
    setPicture((known) => (known.url ? { ...known, state: 'stale' } : { state: 'making' }));
    const make = async () => {
      if (!current || !card.current) return;
      const blob = await captureCard(card.current);
      if (current) setPicture({ state: 'made', blob, url: urlFor(blob) });
    };
    line.current = line.current.then(make).catch(() => {
      if (current) setPicture({ state: 'failed' });
    });
    return () => {
      current = false;
    };
  }, [content, tries]);
  return { card, picture, again: () => setTries((count) => count + 1) };
}
