import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './emblem.module.css';

/** What the weather draws around the sun: given by the sky feature once it is loaded, after the first paint. */
export interface EmblemArt {
  behind: ReactNode;
  before: ReactNode;
  /** Of the disc, on a field of 320. */
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

/** Undefined for a clear sky, and until the weather is known. */
function useEmblemArt(): EmblemArt | undefined {
  return useSyncExternalStore(
    subscribe,
    () => art,
    () => undefined,
  );
}

/** Golden-angle placing, so that no pattern shows; none at the left, where headlines end. */
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

/** A halo by day; by night rings and stars: the theme aurora-dream. */
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

/** The sun, in the dark scheme the moon, with the weather passing over it where `weather` is set. */
export function Emblem({ weather = false }: { weather?: boolean }) {
  const known = useEmblemArt();
  const art = weather ? known : undefined;
  return (
    <svg className={styles.emblem} viewBox="0 0 320 320" aria-hidden="true" focusable="false">
      {art ? art.behind : <ClearSky />}
      <circle className={styles.disc} cx="160" cy="160" r={art?.radius ?? 104} />
      {art?.before}
    </svg>
  );
}
