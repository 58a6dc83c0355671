import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { pages } from '#shared/pages.ts';
import { App } from './router.tsx';

export { pageHeads } from './page-heads.ts';

/**
 * A page as HTML for #root, in English, made once at build time (scripts/build-pages.mjs). The landing page
 * is hydrated; any other is a static shell until the app replaces it.
 */
export async function render(path: string = pages.home): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App serverPath={path} prerendered />
    </StrictMode>,
  );
  return new Response(prelude).text();
}
