import type { LogoCore } from '../../ui/logo-shape.ts';
import { type LogoSvgOptions, logoSvg } from '../../ui/logo-svg.ts';
import { logoColours } from './themes.ts';
import { defaultTheme, type SkyMode, type ThemeName } from './weather-theme.ts';

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

export const svgDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
