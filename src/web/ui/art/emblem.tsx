/** The sun or moon behind the content of a page. */
import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './emblem.module.css';

/** What the weather draws around the sun. Set by the sky feature, which is loaded after the first paint. */
export interface EmblemArt {
  behind: ReactNode;
  front: ReactNode;
  /** Radius of the disc; the drawing is 320 wide. */
  radius: number;
}

let art: EmblemArt | undefined;
const listeners = new Set<() => void>();

export function setEmblemArt(next: EmblemArt | undefined): void {
  art = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined if the sky is clear or the weather is not known yet. */
function useEmblemArt(): EmblemArt | undefined {
  return useSyncExternalStore(
    subscribe,
    () => art,
    () => undefined,
  );
}

/**
 * The golden angle (2.399 radians) between neighbours avoids visible patterns. No stars on the left, where headlines
 * end.
 */
const stars = Array.from({ length: 14 }, (_, i) => {
  const angle = i * 2.399 + 0.6;
  const distance = 128 + ((i * 37) % 74);
  return {
    x: Math.round(160 + Math.cos(angle) * distance),
    y: Math.round(160 + Math.sin(angle) * distance),
    r: 1.2 + ((i * 7) % 16) / 10,
    opacity: 0.35 + ((i * 11) % 50) / 100,
  };
}).filter(({ x }) => x > 40);

/** A halo by day, rings and stars by night: the theme aurora-dream. */
function ClearSky() {
  return (
    <>
      <circle className={styles.halo} cx="160" cy="160" r="150" />
      <g className={styles.night}>
        <circle className={styles.ringOuter} cx="160" cy="160" r="158" />
        <circle className={styles.ringInner} cx="160" cy="160" r="131" />
        {stars.map(({ x, y, r, opacity }) => (
          <circle key={`${x} ${y}`} className={styles.disc} cx={x} cy={y} r={r} opacity={opacity} />
        ))}
      </g>
    </>
  );
}

/** The sun, or the moon in the dark scheme. `weather`: the current weather passes over it. */
export function Emblem({ weather = false }: { weather?: boolean }) {
  const cached = useEmblemArt();
  const art = weather ? cached : undefined;
  return (
    <svg className={styles.emblem} viewBox="0 0 320 320" aria-hidden="true" focusable="false">
      {art ? art.behind : <ClearSky />}
      <circle className={styles.disc} cx="160" cy="160" r={art?.radius ?? 104} />
      {art?.front}
    </svg>
  );
}
