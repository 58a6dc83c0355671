/** Drawings of 56 px above a message, cut from the same leaves as all others. */
import { leafAt } from './art.tsx';

/** `warm`: in the colours of the sun instead of green. */
type LeafSpec = readonly [
  x: number,
  y: number,
  degrees: number,
  length: number,
  halfWidth: number,
  warm?: boolean,
];

/** Behind the leaves a sheet of paper, in front of them lines. */
interface Drawing {
  sheet?: string;
  leaves: readonly LeafSpec[];
  lines: string;
}

const drawings = {
  /** A bud that has not opened. */
  closed: {
    leaves: [
      [30, 56, -106, 34, 11],
      [34, 56, -74, 34, -11],
      [32, 54, -90, 44, 10, true],
    ],
    lines: 'M32 63V52',
  },
  /** A branch that is bent over. */
  bent: {
    leaves: [
      [23, 34, -150, 22, 8],
      [34, 20, -96, 18, 7],
      [47, 26, 62, 26, 9, true],
      [54, 42, 118, 22, 8],
    ],
    lines: 'M12 63C14 38 26 16 42 20C52 23 55 34 54 46',
  },
  /** An open envelope. */
  letter: {
    sheet: 'M8 30 32 12 56 30V60H8Z',
    leaves: [[32, 44, -90, 40, 13, true]],
    lines: 'M8 30 32 48 56 30V60H8Z',
  },
  card: {
    sheet: 'M6 18H58V56H6Z',
    leaves: [[24, 46, -46, 42, 13, true]],
    lines: 'M6 18H58V56H6ZM6 29H58M14 46H24',
  },
  done: {
    leaves: [[4, 58, -44, 76, 26]],
    lines: 'M22 34 30 42 45 24',
  },
} satisfies Record<string, Drawing>;

/** Coloured here and not in a style sheet: the first script would have to list one more file. */
export function MessageArt({ name }: { name: keyof typeof drawings }) {
  const { sheet, leaves, lines }: Drawing = drawings[name];
  const isCut = name === 'done'; // The check is cut out of its leaf.
  return (
    <svg viewBox="0 0 64 64" width="56" height="56" overflow="visible" aria-hidden="true" focusable="false">
      {sheet && <path fill="var(--act-soft)" d={sheet} />}
      {leaves.map(([x, y, degrees, length, halfWidth, warm]) => {
        const { whole, fold } = leafAt({ x, y, degrees }, length, halfWidth);
        return (
          <g key={whole}>
            <path fill={warm ? 'var(--art-3)' : 'var(--art-1)'} d={whole} />
            <path fill={warm ? 'var(--art-4)' : 'var(--art-2)'} d={fold} />
          </g>
        );
      })}
      <path
        fill="none"
        stroke={isCut ? 'var(--paper)' : 'var(--art-2)'}
        strokeWidth={isCut ? 5 : 2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        d={lines}
      />
    </svg>
  );
}
