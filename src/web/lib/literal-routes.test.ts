import { expect, it } from 'vitest';
import { pages } from '#shared/pages.ts';
import { parse } from './literal-routes.ts';

const routes = Object.values(pages);
const found = (path: string) => routes.filter((route) => parse(route).pattern.test(path));

it('finds each page by its path alone, with or without a slash at its end', () => {
  for (const route of routes) {
    expect(found(route)).toEqual([route]);
    expect(found(route.toUpperCase())).toEqual([route]);
    if (route !== '/') expect(found(`${route}/`)).toEqual([route]);
    expect(found(`${route}x`)).toEqual([]);
    expect(found(`${route}/x`)).toEqual([]);
  }
});

it('takes what is no page for the route of all paths', () => {
  for (const path of ['/', '/nowhere', '/a/b']) expect(parse('*').pattern.test(path)).toBe(true);
});
