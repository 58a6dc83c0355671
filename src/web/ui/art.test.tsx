import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLogoSvg } from '../features/sky/paint.tsx';
import { logoColours } from '../features/sky/themes.ts';
import { Lockup } from '../pages/logos/logos.tsx';
import { Logo } from './art.tsx';

const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
const widthOf = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1]);
const across = (path = '') => {
  const xs = [...path.matchAll(/-?[\d.]+/g)].map(Number).filter((_, index) => index % 2 === 0);
  return Math.max(...xs) - Math.min(...xs);
};
const colours = logoColours('deep-ocean', 'dark');

describe('the logo', () => {
  it.each([150, 72, 40, 32, 16])(
    'is the same drawing as a component and as SVG text, at %d pixels',
    (size) => {
      const text = createLogoSvg({ theme: 'deep-ocean', mode: 'dark', size });
      const component = renderToStaticMarkup(<Logo size={size} colours={colours} />);
      expect(paths(component)).toEqual(paths(text));
      for (const colour of [...colours.leaves, colours.core.fill]) {
        expect(text).toContain(`fill="${colour}"`);
        expect(component).toContain(`fill="${colour}"`);
      }
    },
  );

  it('is 150 pixels wide by default', () => {
    expect(widthOf(createLogoSvg())).toBe(150);
    expect(widthOf(renderToStaticMarkup(<Logo />))).toBe(150);
  });

  it('is folded from 40 pixels on, or as asked', () => {
    expect(paths(createLogoSvg({ size: 40 }))).toHaveLength(10);
    expect(paths(createLogoSvg({ size: 39 }))).toHaveLength(5);
    expect(paths(createLogoSvg({ size: 150, fold: false }))).toHaveLength(5);
  });

  it('has larger leaves and a bigger core up to 32 pixels', () => {
    const [small, large] = [createLogoSvg({ size: 32 }), createLogoSvg({ size: 33 })];
    expect(across(paths(small)[2]) / across(paths(large)[2])).toBeCloseTo(1.12, 1);
    expect(small).toContain('r="13"');
    expect(large).toContain('r="11.5"');
  });

  it('takes other stops and another core, and escapes its title', () => {
    const svg = createLogoSvg({
      stops: ['#000000', '#ffffff'],
      core: { kind: 'moon', fill: '#123456' },
      title: 'A "b" <c>',
    });
    expect(svg).toContain('fill="#404040"');
    expect(svg).toContain('fill="#123456"');
    expect(svg).toContain('aria-label="A &quot;b&quot; &lt;c>"');
  });

  it('follows the sky where no colours are given', () => {
    const svg = renderToStaticMarkup(<Logo size={40} />);
    for (const leaf of [1, 2, 3, 4, 5]) expect(svg).toContain(`var(--logo-${leaf})`);
    expect(svg.length).toBeLessThan(2_600);
  });

  it('with the product name is never narrower than 72 pixels', () => {
    const markOf = (width?: number) =>
      widthOf(renderToStaticMarkup(<Lockup product="Clearing" width={width} />));
    expect(markOf(10)).toBe(markOf(72));
    expect([markOf(130), markOf()]).toEqual([40, 46]);
  });
});
