/** The weather around the sun or moon of a page. Positions and sizes were chosen by eye. */
import type { EmblemArt } from '../../ui/art.tsx';
import styles from './emblem-art.module.css';
import { cloudColours, logoColours, type SkyMode, type ThemeName } from './themes.ts';

/** On a field of 320 by 320; `darker`: the second shade of paper. */
type Bar = readonly [x: number, y: number, width: number, height: number, darker?: boolean];

interface Drops {
  count: number;
  length: number;
  width: number;
  slant: number;
}

interface Drawing {
  bars?: readonly Bar[];
  drops?: Drops;
}

/** What passes over the sun, as flat paper shapes. */
const drawings: Record<ThemeName, Drawing> = {
  'aurora-dream': {},
  'purple-mystic': { drops: { count: 18, length: 13, width: 4, slant: 0.25 } },
  'neon-tech': {
    bars: [
      [66, 172, 150, 36],
      [104, 206, 214, 38, true],
      [176, 134, 150, 30, true],
    ],
  },
  'forest-mystic': {
    bars: [
      [66, 74, 200, 44, true],
      [112, 42, 150, 44],
    ],
    drops: { count: 20, length: 30, width: 4.5, slant: 0.35 },
  },
  'deep-ocean': {
    bars: [
      [84, 114, 200, 20],
      [66, 150, 236, 20, true],
      [100, 186, 216, 20],
      [80, 222, 170, 20, true],
    ],
  },
  'dark-rainbow': {
    bars: [
      [64, 196, 150, 36],
      [96, 224, 168, 32, true],
    ],
  },
};

function Bars({ bars, colours }: { bars: readonly Bar[]; colours: readonly [string, string] }) {
  return bars.map(([x, y, width, height, darker]) => (
    <rect
      key={`${x} ${y}`}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={height / 2}
      fill={colours[darker ? 1 : 0]}
    />
  ));
}

/** Steps that share no divisor with the field keep the drops from lining up in rows. */
function Rain({ drops, colour }: { drops: Drops; colour: string }) {
  const { count, length, width, slant } = drops;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [70 + ((i * 61.8) % 220), 40 + ((i * 97.3) % 250)];
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * slant).toFixed(1)} ${length}`;
    return <path key={d} d={d} strokeWidth={width} opacity={0.5 + ((i * 13) % 40) / 100} stroke={colour} />;
  });
}

function Rings({ rings }: { rings: readonly string[] }) {
  const radii = [128, 114, 100];
  return rings.map((colour, i) => (
    <circle
      key={colour}
      cx="160"
      cy="160"
      r={radii[i]}
      fill="none"
      stroke={colour}
      strokeWidth="9"
      opacity=".78"
    />
  ));
}

/** The shapes behind and in front of the sun or moon. Undefined for a clear sky, which ui/art.tsx draws. */
export function createEmblemArt(theme: ThemeName, mode: SkyMode): EmblemArt | undefined {
  if (theme === 'aurora-dream') return undefined;
  const { leaves } = logoColours(theme, mode);
  const rings = [leaves[0] ?? '', leaves[2] ?? '', leaves[4] ?? ''];
  const { bars, drops } = drawings[theme];
  const key = `${theme} ${mode}`;
  return {
    radius: theme === 'dark-rainbow' ? 84 : 104,
    behind: theme === 'dark-rainbow' && (
      <g key={`behind ${key}`} className={styles.weather}>
        <Rings rings={rings} />
      </g>
    ),
    front: (
      <g key={`front ${key}`} className={styles.weather} strokeLinecap="round">
        {bars && <Bars bars={bars} colours={cloudColours(theme, mode)} />}
        {drops && <Rain drops={drops} colour={(mode === 'dark' ? rings[2] : rings[1]) ?? ''} />}
      </g>
    ),
  };
}
