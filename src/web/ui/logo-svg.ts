import { coreAt, foldShade, type LogoColours, logoShape, logoSizes, logoViewBox } from './logo-shape.ts';

export interface LogoSvgOptions {
  colours: LogoColours;
  /** Of the mark, in pixels. */
  size?: number;
  fold?: boolean;
  title?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The logo as the text of an SVG, for the favicon and for files; the same drawing as the component's. */
export function logoSvg(options: LogoSvgOptions): string {
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
  return `${head} role="img" aria-label="${escaped(title)}">${leaves.join('')}${core}</svg>`;
}
