/**
 * The drawings of the first screen. The prerendered page has them as markup; the code that draws them loads with the
 * next page, or before the first one if that is not prerendered.
 */
import { type ComponentProps, type ComponentType, useState } from 'react';
import './canopy.module.css';
import styles from './drawing.module.css';
import './logo.module.css';
import './topic-art.module.css';

type Drawings = typeof import('./drawings.ts');

let drawings: Drawings | undefined;

export async function loadDrawings(): Promise<void> {
  drawings ??= await import('./drawings.ts');
}

/** Leaves the markup as it is. Always the same object, because React would empty the element for another one. */
const asPrerendered = { __html: '' };

interface DrawingProps<N extends keyof Drawings> {
  of: N;
  /** Its own. */
  props: ComponentProps<Drawings[N]>;
}

export function Drawing<N extends keyof Drawings>({ of, props }: DrawingProps<N>) {
  const [View] = useState(() => drawings?.[of] as ComponentType<object> | undefined);
  if (!View) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
      <span className={styles.drawing} dangerouslySetInnerHTML={asPrerendered} suppressHydrationWarning />
    );
  }
  return (
    <span className={styles.drawing}>
      <View {...props} />
    </span>
  );
}
