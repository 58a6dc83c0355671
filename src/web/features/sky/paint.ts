/** Applies a theme to the page: the colours of sky and logo, the sun or moon, and the icon. */

import {
  coreAt,
  foldShade,
  type LogoColours,
  type LogoCore,
  logoShape,
  logoSizes,
  logoViewBox,
  setEmblemArt,
} from '../../ui/art.tsx';
import { createEmblemArt } from './emblem-art.tsx';
import { defaultTheme, logoColours, type SkyMode, skyVariables, type ThemeName } from './themes.ts';

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

/** Sky, canopy, emblem and logo of a theme. Fades over `--d-4`: 900 ms, or none with reduced motion. */
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

export interface LogoOptions extends Omit<LogoSvgOptions, 'colours'> {
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
