/** What is drawn behind the content of a page: the sun or moon, and branches in the corners. */

import { type ReactNode, useSyncExternalStore } from 'react';
import { type Branch, type BranchPaths, branchPaths } from './leaf.ts';
import styles from './sky.module.css';

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

/** Top or bottom, left or right. */
export type Corner = 'tl' | 'tr' | 'bl' | 'br';

/** Back, middle and front. */
type Layer = 'b' | 'm' | 'f';
const layers = ['b', 'm', 'f'] as const;

type BranchSpec = readonly [
  layer: Layer,
  x: number,
  y: number,
  degrees: number,
  length: number,
  bend: number,
  leaves: number,
  leaf: number,
  wide: number,
  seed: number,
];

interface CornerDrawing {
  width: number;
  height: number;
  branches: readonly BranchSpec[];
}

/** Drawn by eye. */
const drawings: Record<Corner, CornerDrawing> = {
  tr: {
    width: 620,
    height: 620,
    branches: [
      ['b', 640, 400, 188, 300, 60, 7, 108, 0.3, 4],
      ['b', 300, -50, 84, 210, -50, 6, 92, 0.3, 9],
      ['m', 650, 130, 168, 430, 80, 9, 112, 0.32, 12],
      ['f', 660, -20, 160, 380, 50, 8, 118, 0.32, 21],
      ['f', 670, 560, 206, 270, -40, 7, 104, 0.32, 33],
    ],
  },
  tl: {
    width: 420,
    height: 420,
    branches: [
      ['b', -30, 150, 4, 250, 50, 6, 92, 0.3, 5],
      ['m', 120, -50, 66, 210, -30, 6, 92, 0.32, 15],
      ['f', -40, -20, 34, 230, 40, 7, 98, 0.32, 25],
    ],
  },
  bl: {
    width: 520,
    height: 420,
    branches: [
      ['b', -20, 250, -16, 300, -60, 7, 100, 0.3, 41],
      ['m', -30, 370, -20, 330, -60, 8, 104, 0.32, 42],
      ['f', -40, 450, -34, 300, 50, 7, 112, 0.32, 43],
    ],
  },
  br: {
    width: 520,
    height: 420,
    branches: [
      ['b', 540, 240, 200, 290, 60, 7, 96, 0.3, 51],
      ['m', 550, 360, 198, 320, 60, 8, 104, 0.32, 52],
      ['f', 560, 450, 214, 290, -50, 7, 112, 0.32, 53],
    ],
  },
};

function toBranch([, x, y, degrees, length, bend, leaves, leaf, wide, seed]: BranchSpec): Branch {
  return { x, y, degrees, length, bend, leaves, leaf, wide, seed };
}

const drawn = new Map<Corner, Record<Layer, BranchPaths[]>>();

function draw(corner: Corner): Record<Layer, BranchPaths[]> {
  const cached = drawn.get(corner);
  if (cached) return cached;
  const paths: Record<Layer, BranchPaths[]> = { b: [], m: [], f: [] };
  for (const spec of drawings[corner].branches) paths[spec[0]].push(branchPaths(toBranch(spec)));
  drawn.set(corner, paths);
  return paths;
}

/** Cut-paper branches that frame the sky. They slide away as `--open` goes from 0 to 1. */
export function Canopy({ corners }: { corners: readonly Corner[] }) {
  return (
    <div className={styles.canopy} aria-hidden="true">
      {corners.map((corner) => (
        <CornerBranches key={corner} corner={corner} />
      ))}
    </div>
  );
}

function CornerBranches({ corner }: { corner: Corner }) {
  const { width, height } = drawings[corner];
  const paths = draw(corner);
  return (
    <svg
      className={`${styles.corner} ${styles[corner]}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      focusable="false"
      aria-hidden="true"
    >
      {layers.map((layer) => (
        <g key={layer} className={styles[layer]}>
          {paths[layer].map(({ stem, whole, fold }) => (
            <g key={stem}>
              <path className={styles.stem} d={stem} />
              <path d={whole} />
              <path className={styles.fold} d={fold} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
