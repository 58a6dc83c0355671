import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { pages } from '#shared/pages.ts';
import { App } from './router.tsx';

/** The landing page as HTML for #root, in English, made once at build time (scripts/build.mjs). */
export async function render(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App serverPath={pages.home} />
    </StrictMode>,
  );
  return new Response(prelude).text();
}
