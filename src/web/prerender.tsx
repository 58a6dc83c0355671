import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { pages } from '#shared/pages.ts';
import { setLocale } from './i18n/catalogue.ts';
import { loadTexts } from './lib/lazy.tsx';
import { pageHeads } from './page-heads.ts';
import { App, loadScreen } from './router.tsx';

// For scripts/build-pages.mjs.
export { defaultLocale, localeFacts } from '#shared/locales.ts';

/** Titles and descriptions of all pages. */
export async function loadPageHeads(locale: Locale) {
  await Promise.all([loadTexts('first', locale), loadTexts('documents', locale)]);
  setLocale(locale);
  return pageHeads();
}

/**
 * A page as HTML for #root, made once at build time (scripts/build-pages.mjs). The landing page is hydrated; any other
 * is a static shell until the app replaces it. `App` sets the locale.
 */
export async function render(path: string = pages.home, locale: Locale = defaultLocale): Promise<string> {
  await Promise.all([loadTexts('first', locale), loadTexts('documents', locale), loadScreen(path)]);
  const { prelude } = await prerender(
    <StrictMode>
      <App serverPath={path} prerendered locale={locale} />
    </StrictMode>,
  );
  return new Response(prelude).text();
}
