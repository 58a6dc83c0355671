/**
 * What is drawn on every page: a leaf, the sun or moon, branches in the corners, the logo. Numbers without a unit were
 * chosen by eye.
 */

import { type ReactNode, useSyncExternalStore } from 'react';
import { createRandom } from '#shared/random.ts';
import styles from './art.module.css';

export interface Point {
  x: number;
  y: number;
}

/** A command of an SVG path with its coordinates. */
type Command = readonly [letter: 'M' | 'C' | 'Q', ...points: number[]];

/** A leaf like an almond from the origin to the right, with length `l` and half width `w`. */
function wholeLeaf(l: number, w: number): Command[] {
  return [
    ['M', 0, 0],
    ['C', l * 0.2, -w, l * 0.64, -w * 0.98, l, 0],
    ['C', l * 0.7, w * 0.74, l * 0.24, w * 0.86, 0, 0],
  ];
}

/** The lower half of the leaf, drawn darker to look folded. */
function leafFold(l: number, w: number): Command[] {
  return [
    ['M', 0, 0],
    ['C', l * 0.24, w * 0.86, l * 0.7, w * 0.74, l, 0],
    ['Q', l * 0.5, -w * 0.12, 0, 0],
  ];
}

/** Where something is drawn, and how far it is turned. */
export interface Place extends Point {
  degrees: number;
}

/** The commands as a closed SVG path, moved to a place and turned there. */
function toClosedPath(commands: readonly Command[], { x, y, degrees }: Place, decimals: number): string {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const round = (value: number) => String(+value.toFixed(decimals));
  const path = commands.map(([letter, ...numbers]) => {
    const moved: string[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [px = 0, py = 0] = [numbers[i], numbers[i + 1]];
      moved.push(round(x + px * cos - py * sin), round(y + px * sin + py * cos));
    }
    return letter + moved.join(' ');
  });
  return `${path.join('')}Z`;
}

export interface LeafPaths {
  whole: string;
  fold: string;
}

/** A leaf whose base is at `place`. */
export function leafAt(place: Place, length: number, halfWidth: number, decimals = 1): LeafPaths {
  return {
    whole: toClosedPath(wholeLeaf(length, halfWidth), place, decimals),
    fold: toClosedPath(leafFold(length, halfWidth), place, decimals),
  };
}

export interface Branch extends Place {
  length: number;
  /** How far its end is bent to the side. */
  bend: number;
  /** How many leaves are at its sides; one more is at its tip. */
  leaves: number;
  /** Length of the largest leaf; leaves get smaller towards the tip. */
  leaf: number;
  /** Half the width of a leaf, as a part of its length. */
  wide: number;
  /** The same seed draws the same branch. */
  seed: number;
}

export interface BranchPaths extends LeafPaths {
  stem: string;
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** A branch with its leaves, which alternate from side to side. */
function branchPaths(branch: Branch): BranchPaths {
  const random = createRandom(branch.seed);
  const along = (t: number): Point => ({
    x: branch.length * t,
    y: branch.bend * Math.sin(t * Math.PI * 0.62) * t,
  });
  const paths: BranchPaths = { whole: '', fold: '', stem: stemPath(branch, along) };
  for (let i = 0; i <= branch.leaves; i++) {
    const t = mix(0.1, 1, i / branch.leaves);
    const length = branch.leaf * mix(1, 0.62, t) * (0.88 + 0.24 * random());
    const halfWidth = length * branch.wide * (0.9 + 0.2 * random());
    const swing = (i % 2 ? 1 : -1) * (52 - 16 * t + (random() - 0.5) * 14);
    const degrees = direction(along, t) + (i === branch.leaves ? 0 : swing) + branch.degrees;
    const leaf = leafAt({ ...placed(branch, along(t)), degrees }, length, halfWidth, 0);
    paths.whole += leaf.whole;
    paths.fold += leaf.fold;
  }
  return paths;
}

/** In degrees, at `t` from 0 (base of the branch) to 1 (tip). */
function direction(along: (t: number) => Point, t: number): number {
  const from = along(Math.max(0, t - 0.02));
  const to = along(Math.min(1, t + 0.02));
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** A point of a branch, in the coordinates of the drawing. */
function placed({ x, y, degrees }: Place, point: Point): Point {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return { x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos };
}

function stemPath(branch: Branch, along: (t: number) => Point): string {
  const middle = along(0.5);
  const end = along(0.98);
  const commands: Command[] = [
    ['M', -40, -6],
    ['Q', middle.x * 0.8, middle.y * 0.55, end.x, end.y],
  ];
  return toClosedPath(commands, branch, 0).slice(0, -1);
}

/**
 * In pixels: the usual width, the narrowest logo with the product's name (a lockup), the width from which leaves have
 * folds, and the width up to which the drawing for small logos is used.
 */
export const logoSizes = { default: 150, lockupMin: 72, foldFrom: 40, smallUpTo: 32 } as const;
export const logoViewBox = '3 5 92 92';
/** Laid over the lower half of a leaf. */
export const foldShade = { fill: '#06231c', opacity: 0.12 } as const;
export const coreAt = { x: 59, y: 46 } as const;

export interface LogoCore {
  kind: 'sun' | 'moon';
  fill: string;
}

/** Five colours from the inner leaf to the tip, and the sun or moon. */
export interface LogoColours {
  leaves: readonly string[];
  core: LogoCore;
}

export interface LogoShape {
  leaves: readonly LeafPaths[];
  coreRadius: number;
  moon: string;
}

/** Angle on the arc, length, half width, lean: tuned by hand, not evenly spaced. */
const logoLeaves = [
  [58, 38, 15, -20],
  [112, 46, 18, -14],
  [172, 50, 19, -12],
  [232, 47, 18, -13],
  [290, 44, 17, -6],
] as const;
const arcRadius = 29;

function createLogoLeaf(
  [angle, length, halfWidth, lean]: (typeof logoLeaves)[number],
  scale: number,
): LeafPaths {
  const radians = (angle * Math.PI) / 180;
  const degrees = angle + 90 + lean;
  const tilt = (degrees * Math.PI) / 180;
  const foot = {
    x: 50 + Math.cos(radians) * arcRadius - (Math.cos(tilt) * length * scale) / 2,
    y: 50 + Math.sin(radians) * arcRadius - (Math.sin(tilt) * length * scale) / 2,
    degrees,
  };
  return leafAt(foot, length * scale, halfWidth * scale);
}

function createMoon(radius: number): string {
  const at = (dx: number, dy: number) =>
    `${(coreAt.x + radius * dx).toFixed(1)} ${(coreAt.y + radius * dy).toFixed(1)}`;
  const inner = (radius * 0.86).toFixed(1);
  return `M${at(0.55, -0.92)}A${radius} ${radius} 0 1 0 ${at(0.95, 0.5)}A${inner} ${inner} 0 0 1 ${at(0.55, -0.92)}Z`;
}

function drawLogo(scale: number, coreRadius: number): LogoShape {
  return {
    leaves: logoLeaves.map((leaf) => createLogoLeaf(leaf, scale)),
    coreRadius,
    moon: createMoon(coreRadius),
  };
}

const large = drawLogo(1, 11.5);
/** Leaves 12 % larger and a bigger core keep small logos legible. */
const small = drawLogo(1.12, 13);

/** The drawing for a size in pixels. */
export const logoShape = (size: number): LogoShape => (size <= logoSizes.smallUpTo ? small : large);

export interface LogoProps {
  /** Width and height in pixels. */
  size?: number;
  /** Shades the lower half of each leaf; by default in larger logos only. */
  fold?: boolean;
  /** Fixed colours; by default those of the sky above the page. */
  colours?: LogoColours | undefined;
}

/** Five leaves bent into a C around the sun, or the moon in the dark scheme. Decorative: put the name next to it. */
export function Logo({ size = logoSizes.default, fold = size >= logoSizes.foldFrom, colours }: LogoProps) {
  const shape = logoShape(size);
  const { x, y } = coreAt;
  const { kind, fill } = colours?.core ?? {};
  return (
    <svg width={size} height={size} viewBox={logoViewBox} aria-hidden="true" focusable="false">
      {shape.leaves.map((leaf, index) => (
        <g key={leaf.whole}>
          <path d={leaf.whole} fill={colours?.leaves[index] ?? `var(--logo-${index + 1})`} />
          {fold && <path d={leaf.fold} className={styles.logoFold} />}
        </g>
      ))}
      {kind !== 'moon' && (
        <circle className={kind ? undefined : styles.sun} cx={x} cy={y} r={shape.coreRadius} fill={fill} />
      )}
      {kind !== 'sun' && <path className={kind ? undefined : styles.moon} d={shape.moon} fill={fill} />}
    </svg>
  );
}

/** What the weather draws around the sun. Set by the sky feature, which is loaded after the first paint. */
export interface EmblemArt {
  behind: ReactNode;
  front: ReactNode;
  /** Radius of the disc; the drawing is 320 wide. */
  radius: number;
}

let emblemArt: EmblemArt | undefined;
const listeners = new Set<() => void>();

export function setEmblemArt(next: EmblemArt | undefined): void {
  emblemArt = next;
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
    () => emblemArt,
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
  const weatherArt = useEmblemArt();
  const art = weather ? weatherArt : undefined;
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
const cornerDrawings: Record<Corner, CornerDrawing> = {
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

const drawnCorners = new Map<Corner, Record<Layer, BranchPaths[]>>();

function drawCorner(corner: Corner): Record<Layer, BranchPaths[]> {
  const cached = drawnCorners.get(corner);
  if (cached) return cached;
  const paths: Record<Layer, BranchPaths[]> = { b: [], m: [], f: [] };
  for (const spec of cornerDrawings[corner].branches) paths[spec[0]].push(branchPaths(toBranch(spec)));
  drawnCorners.set(corner, paths);
  return paths;
}

/** Branches like cut paper that frame the sky. They slide away as `--open` goes from 0 to 1. */
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
  const { width, height } = cornerDrawings[corner];
  const paths = drawCorner(corner);
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
