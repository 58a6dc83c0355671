import { type LeafPaths, leafAt } from './leaf.ts';
import styles from './logo.module.css';

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
const leaves = [
  [58, 38, 15, -20],
  [112, 46, 18, -14],
  [172, 50, 19, -12],
  [232, 47, 18, -13],
  [290, 44, 17, -6],
] as const;
const arcRadius = 29;

function createLeaf([angle, length, halfWidth, lean]: (typeof leaves)[number], scale: number): LeafPaths {
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

function draw(scale: number, coreRadius: number): LogoShape {
  return { leaves: leaves.map((leaf) => createLeaf(leaf, scale)), coreRadius, moon: createMoon(coreRadius) };
}

const large = draw(1, 11.5);
/** Leaves 12 % larger and a bigger core keep small logos legible. */
const small = draw(1.12, 13);

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
          {fold && <path d={leaf.fold} className={styles.fold} />}
        </g>
      ))}
      {kind !== 'moon' && (
        <circle className={kind ? undefined : styles.sun} cx={x} cy={y} r={shape.coreRadius} fill={fill} />
      )}
      {kind !== 'sun' && <path className={kind ? undefined : styles.moon} d={shape.moon} fill={fill} />}
    </svg>
  );
}
