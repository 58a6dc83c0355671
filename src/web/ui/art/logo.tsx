import styles from './logo.module.css';
import { coreAt, type LogoColours, logoShape, logoSizes, logoViewBox } from './logo-shape.ts';

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
