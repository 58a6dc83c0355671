/**
 * Stands in the built page for the library of patterns that the router brings (vite.config.ts): every route of ours
 * is a literal path, or all paths.
 */
export function parse(route: string): { keys: string[]; pattern: RegExp } {
  const pattern = route === '*' ? /./ : new RegExp(`^${route.replace(/\/$/, '')}/?$`, 'i');
  return { keys: [], pattern };
}
