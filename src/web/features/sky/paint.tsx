/** Applies a theme to the page: the colours of sky and logo, the sun or moon, and the icon. */
import {
  coreAt,
  type EmblemArt,
  foldShade,
  type LogoColours,
  type LogoCore,
  logoShape,
  logoSizes,
  logoViewBox,
  setEmblemArt,
} from '../../ui/art.tsx';
import styles from './paint.module.css';
import {
  cloudColours,
  defaultTheme,
  logoColours,
  type SkyMode,
  skyVariables,
  type ThemeName,
} from './themes.ts';

/** Lets the browser fade custom properties, which it can do once they are registered as colours. */
function registerColours(variables: Record<string, string>): void {
  if (typeof CSS === 'undefined' || !CSS.registerProperty) return;
  for (const [name, initialValue] of Object.entries(variables)) {
    try {
      CSS.registerProperty({ name, syntax: '<color>', inherits: true, initialValue });
    } catch {
      // Registered already.
    }
  }
}

/** Gives the browser's toolbars the colour of the sky's top. */
function paintBars(mode: SkyMode, colour: string): void {
  const scheme = mode === 'dark' ? 'dark' : 'light';
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${scheme}"]`);
  if (meta) meta.content = colour;
}

let paintedMode: SkyMode | undefined;

/**
 * Paints the sky, the branches that frame it, the sun or moon, and the logo in a theme's colours. Fades over `--d-4`:
 * 900 ms, or none with reduced motion.
 */
export function paintSky(theme: ThemeName, mode: SkyMode): void {
  const root = document.documentElement;
  const skyKey = `${theme} ${mode}`;
  if (root.dataset.sky === skyKey) return;
  root.dataset.sky = skyKey;
  const variables = skyVariables(theme, mode);
  if (!paintedMode) {
    registerColours(variables);
    getComputedStyle(root).getPropertyValue('--sky-1'); // Forces a style pass: the first fade needs start colours.
  }
  // Text switches with the scheme immediately, so the sky behind it must not lag.
  const changesScheme = paintedMode && (paintedMode === 'dark') !== (mode === 'dark');
  const fades = Object.keys(variables).map((name) => `${name} var(--d-4) var(--e-inout)`);
  root.style.transition = changesScheme ? 'none' : fades.join(',');
  paintedMode = mode;
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  // At night the light scheme's logo has the moon; an empty value leaves the choice to the scheme.
  const isLightNight = mode === 'light-night';
  root.style.setProperty('--core-sun', isLightNight ? 'none' : '');
  root.style.setProperty('--core-moon', isLightNight ? 'inline' : '');
  paintBars(mode, variables['--sky-1'] ?? '');
  setEmblemArt(createEmblemArt(theme, mode));
}

/** Draws the page's icon. */
export function paintFavicon(theme: ThemeName, mode: SkyMode): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = svgDataUrl(createLogoSvg({ theme, mode, size: 32 }));
}

interface LogoSvgOptions {
  colours: LogoColours;
  /** Width and height in pixels. */
  size?: number;
  /** Shades the lower half of each leaf; by default in larger logos only. */
  fold?: boolean;
  title?: string;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The logo as the text of an SVG, for the favicon and for files; the same drawing as the component `Logo`. */
function drawLogoSvg(options: LogoSvgOptions): string {
  const {
    colours,
    size = logoSizes.default,
    fold = size >= logoSizes.foldFrom,
    title = 'Clearing',
  } = options;
  const shape = logoShape(size);
  const { kind, fill } = colours.core;
  const leaves = shape.leaves.map((leaf, index) => {
    const shade = `<path d="${leaf.fold}" fill="${foldShade.fill}" fill-opacity="${foldShade.opacity}"/>`;
    return `<path d="${leaf.whole}" fill="${colours.leaves[index]}"/>${fold ? shade : ''}`;
  });
  const core =
    kind === 'sun'
      ? `<circle cx="${coreAt.x}" cy="${coreAt.y}" r="${shape.coreRadius}" fill="${fill}"/>`
      : `<path d="${shape.moon}" fill="${fill}"/>`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${logoViewBox}"`;
  return `${head} role="img" aria-label="${escapeXml(title)}">${leaves.join('')}${core}</svg>`;
}

interface LogoOptions extends Omit<LogoSvgOptions, 'colours'> {
  theme?: ThemeName;
  mode?: SkyMode;
  /** Colours of the leaves from dark to light, at least three; by default the theme's. */
  stops?: readonly string[];
  /** The sun or moon inside the C; by default the mode's. */
  core?: LogoCore;
}

/** The logo as SVG text, 150 pixels by default. */
export function createLogoSvg({
  theme = defaultTheme,
  mode = 'light-day',
  stops,
  core,
  ...rest
}: LogoOptions = {}) {
  return drawLogoSvg({ ...rest, colours: logoColours(theme, mode, { stops, core }) });
}

const svgDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

// The weather around the sun or moon of a page. Positions and sizes were chosen by eye.

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
function createEmblemArt(theme: ThemeName, mode: SkyMode): EmblemArt | undefined {
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
