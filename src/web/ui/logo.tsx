import { leafAt } from './leaf.ts';
import styles from './logo.module.css';

/** Angle on the arc, length, half width, lean: tuned by hand, not evenly spaced. */
const leaves = [
  [58, 38, 15, -20],
  [112, 46, 18, -14],
  [172, 50, 19, -12],
  [232, 47, 18, -13],
  [290, 44, 17, -6],
] as const;
const arcRadius = 29;

const drawn = leaves.map(([angle, length, halfWidth, lean], index) => {
  const radians = (angle * Math.PI) / 180;
  const degrees = angle + 90 + lean;
  const tilt = (degrees * Math.PI) / 180;
  const foot = {
    x: 50 + Math.cos(radians) * arcRadius - (Math.cos(tilt) * length) / 2,
    y: 50 + Math.sin(radians) * arcRadius - (Math.sin(tilt) * length) / 2,
    degrees,
  };
  return { fill: `var(--logo-${index + 1})`, ...leafAt(foot, length, halfWidth) };
});

/** Five folded leaves bend into a C around the sun, in the dark scheme the moon. Decorative: name it beside. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="3 5 92 92" aria-hidden="true" focusable="false">
      {drawn.map(({ fill, whole, fold }) => (
        <g key={fill}>
          <path d={whole} fill={fill} />
          <path d={fold} className={styles.fold} />
        </g>
      ))}
      <circle className={styles.sun} cx="59" cy="46" r="11.5" />
      <path className={styles.moon} d="M65.3 35.4A11.5 11.5 0 1 0 69.9 51.8A9.9 9.9 0 0 1 65.3 35.4Z" />
    </svg>
  );
}
