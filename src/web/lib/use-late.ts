import { type ComponentType, useEffect, useState } from 'react';

/** A part of the screen whose code comes after the first paint, and only where it is wanted; undefined until then. */
export function useLate<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<{ View: ComponentType<P> }>();
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (View) => setPart({ View }),
      () => undefined,
    );
  }, [wanted, load]);
  return wanted ? part?.View : undefined;
}
