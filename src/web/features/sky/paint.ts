import { setEmblemArt } from '../../ui/emblem-art.ts';
import type { LogoCore } from '../../ui/logo-shape.ts';
import { type LogoSvgOptions, logoSvg } from '../../ui/logo-svg.ts';
import { emblemArt } from './emblem-art.tsx';
import { defaultTheme, logoColours, type SkyMode, skyVariables, type ThemeName } from './themes.ts';

/** Typed custom properties can fade; a browser without them swaps the colours. */
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

/** The browser's own bars take the top of the sky. */
function paintBars(mode: SkyMode, colour: string): void {
  const scheme = mode === 'dark' ? 'dark' : 'light';
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${scheme}"]`);
  if (meta) meta.content = colour;
}

/** The mode that was painted last. */
let painted: SkyMode | undefined;

/** Sky, canopy, emblem and logo of a theme, faded over 900 ms; with reduced motion `--d-4` makes it a swap. */
export function paintSky(theme: ThemeName, mode: SkyMode): void {
  const root = document.documentElement;
  const wanted = `${theme} ${mode}`;
  if (root.dataset.sky === wanted) return;
  root.dataset.sky = wanted;
  const variables = skyVariables(theme, mode);
  if (!painted) {
    registerColours(variables);
    getComputedStyle(root).getPropertyValue('--sky-1'); // So that the first fade has colours to begin with.
  }
  // The words change at once with the scheme, so the sky behind them must not lag.
  const otherScheme = painted && (painted === 'dark') !== (mode === 'dark');
  const fades = Object.keys(variables).map((name) => `${name} var(--d-4) var(--e-inout)`);
  root.style.transition = otherScheme ? 'none' : fades.join(',');
  painted = mode;
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  // By night the light scheme's logo holds the moon; an empty value leaves it to the scheme.
  const isLightNight = mode === 'light-night';
  root.style.setProperty('--core-sun', isLightNight ? 'none' : '');
  root.style.setProperty('--core-moon', isLightNight ? 'inline' : '');
  paintBars(mode, variables['--sky-1'] ?? '');
  setEmblemArt(emblemArt(theme, mode));
}

/** The logo at 32 pixels as the page's icon. */
export function paintFavicon(theme: ThemeName, mode: SkyMode): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = svgDataUrl(logo({ theme, mode, size: 32 }));
}

export interface LogoOptions extends Omit<LogoSvgOptions, 'colours'> {
  theme?: ThemeName;
  mode?: SkyMode;
  /** In place of the theme's: three or more colours along the leaves. */
  stops?: readonly string[];
  /** In place of the mode's sun or moon. */
  core?: LogoCore;
}

/** The logo as the text of an SVG, 150 pixels where no size is given. */
export function logo({ theme = defaultTheme, mode = 'light-day', stops, core, ...rest }: LogoOptions = {}) {
  return logoSvg({ ...rest, colours: logoColours(theme, mode, { stops, core }) });
}

const svgDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
