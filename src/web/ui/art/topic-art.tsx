import { leafAt } from './leaf.ts';
import styles from './topic-art.module.css';

/** x, y, degrees, length, half width, warm (sun colours) or not. */
type LeafSpec = readonly [number, number, number, number, number, warm?: boolean];

interface Drawing {
  stem?: string;
  leaves: readonly LeafSpec[];
  dots?: readonly (readonly [x: number, y: number, r: number])[];
}

/** One drawing per topic of the landing page: a fork in the road, two people, a voice, something that grows. */
const drawings: readonly Drawing[] = [
  {
    stem: 'M32 62V40M32 42 18 26M32 42 48 22',
    leaves: [
      [18, 27, -128, 26, 8],
      [48, 23, -52, 28, 9, true],
    ],
  },
  {
    stem: 'M6 58C14 52 18 46 19 40M58 58C50 52 46 46 45 40',
    leaves: [
      [19, 42, -108, 34, 10],
      [45, 42, -72, 34, -10, true],
    ],
    dots: [[32, 34, 3.4]],
  },
  {
    leaves: [[8, 54, -34, 44, 14]],
    dots: [
      [49, 22, 5],
      [57, 11, 3],
    ],
  },
  {
    stem: 'M32 62V34',
    leaves: [
      [32, 52, -28, 24, 8],
      [32, 46, -152, 24, 8],
      [32, 38, -90, 10, 4],
    ],
    dots: [[32, 16, 9]],
  },
];

const drawn = drawings.map(({ stem, leaves, dots = [] }) => ({
  stem,
  dots,
  leaves: leaves.map(([x, y, degrees, length, halfWidth, warm]) => ({
    warm,
    ...leafAt({ x, y, degrees }, length, halfWidth),
  })),
}));

/** `index`: of the topic. */
export function TopicArt({ index }: { index: number }) {
  const art = drawn[index];
  if (!art) return null;
  return (
    <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true" focusable="false">
      {art.stem && <path className={styles.stem} d={art.stem} />}
      {art.leaves.map(({ whole, fold, warm }) => (
        <g key={whole} className={warm ? styles.warm : styles.green}>
          <path d={whole} />
          <path className={styles.fold} d={fold} />
        </g>
      ))}
      {art.dots.map(([x, y, r]) => (
        <circle key={x} className={styles.warm} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
