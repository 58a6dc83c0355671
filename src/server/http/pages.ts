/** The HTML pages that the build has made, with the settings (names, prices, addresses) filled in. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { defaultLocale, type Locale, localeFacts, locales } from '#shared/locales.ts';
import type { PriceList } from '#shared/plans.ts';
import { sharedTexts } from '#shared/texts/shared-texts.ts';
import { escapeHtml } from './escape-html.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** An HTML page with its compressed encodings. */
export interface PageDocument {
  html: string;
  etag: string;
  /** For the content security policy; undefined if the page has no inline script. */
  scriptHash: string | undefined;
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** What the build says of one page. Only pages with a `description` may be indexed. */
export interface PageEntry {
  title: string;
  description?: string;
  /** Path of the prerendered file in `prerendered/`; without it, the page is the empty shell. */
  prerendered?: string;
  /** A text that works without a script. */
  readable?: true;
  /** `readable` pages in other languages. */
  translated?: { [locale in Locale]?: { title: string; description: string; prerendered: string } };
  /** Scripts of this page, as paths below the web folder. */
  scripts: string[];
  styles: string[];
}

/** Settings that the pages show. */
export interface SiteFacts {
  productName: string;
  /** The origin in the address bar. */
  publicUrl: string;
  /** What the legal pages say about the operator, by placeholder. */
  operator: Readonly<Record<string, string>>;
  /** Undefined for the default prices, which the scripts know. */
  prices: PriceList | undefined;
  /** Parts that are switched off, e.g. `apple`; styles hide their elements before any script runs. */
  off: readonly string[];
  /** Payments are simulated on a public site, so every page says so. */
  saysNoMoneyMoves: boolean;
}

/** Written by the build (scripts/build-pages.mjs). */
export interface PageTable {
  version: string;
  /** Paths of the hashed files that are cached for offline use. */
  files: string[];
  pages: Record<string, PageEntry>;
}

export interface Pages {
  facts: SiteFacts;
  table: PageTable;
  /**
   * The page for a path; unknown paths get the page 404. `prerendered`: with its text, instead of empty until the script
   * runs. `locale`: the reader's.
   */
  getDocument(path: string, options?: { prerendered: boolean; locale?: Locale }): PageDocument;
  /** The page without content, shown offline for every path. */
  shell: PageDocument;
}

/** Remembers the result for each argument. */
function memoize<K, T>(create: (key: K) => T): (key: K) => T {
  const cache = new Map<K, T>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = create(key);
    cache.set(key, value);
    return value;
  };
}

/** A value for each language. */
const byLocale = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Compresses a page once per encoding, at the first request that needs it. */
function createDocument(html: string): PageDocument {
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return {
    html,
    // 22 characters of Base64 are 132 bits: no two versions of a page share them.
    etag: `"${sha256(html).slice(0, 22)}"`,
    scriptHash: script === undefined ? undefined : `'sha256-${sha256(script)}'`,
    encoded: memoize((encoding) => (encoding === 'br' ? brotli(html) : gzip(html, { level: 9 }))),
  };
}

const emptyTable: PageTable = { version: 'none', files: [], pages: {} };
/** For paths that the build does not know, such as the shell. */
const unlistedPage: PageEntry = { title: '', scripts: [], styles: [] };
const shellPath = '/shell';

function readTable(webRoot: string): PageTable {
  const file = join(webRoot, 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTable) : emptyTable;
}

/** Reads the built pages once and fills in the configured titles, addresses and names. */
export function readPages(webRoot: string, facts: SiteFacts): Pages {
  const table = readTable(webRoot);
  const read = memoize((name: string) => readFileSync(join(webRoot, name), 'utf8'));
  /** The page for a path, with the text of a file in `prerendered/` or without any. */
  const renderPage = (path: string, prerendered?: string, locale: Locale = defaultLocale) => {
    const template = read(prerendered ? `prerendered/${prerendered}.html` : 'app.html');
    const page = table.pages[path] ?? unlistedPage;
    // A prerendered page loads its scripts itself, after its text was painted.
    const entry = { ...page, ...page.translated?.[locale], ...(prerendered && { scripts: [] }) };
    const styles = prerendered ? '' : renderStyles(entry);
    const named = fillPlaceholders(template, { product: facts.productName, ...facts.operator });
    const body = named.replace(/<div id="root"/, (root) => renderTestSiteNotice(facts) + root);
    const styled = body.replace('</head>', (end) => styles + renderPrices(facts) + end);
    return createDocument(styled.replace(/<!--head:[^>]*-->/, () => renderHead(path, entry, facts)));
  };
  const withoutText = memoize((path: string) => renderPage(path));
  const prerendered = memoize((path: string) => renderPage(path, table.pages[path]?.prerendered));
  const translated = byLocale((locale) =>
    memoize((path: string) => renderPage(path, table.pages[path]?.translated?.[locale]?.prerendered, locale)),
  );
  return {
    facts,
    table,
    getDocument: (path, { prerendered: wantsText, locale = defaultLocale } = { prerendered: false }) => {
      if (!Object.hasOwn(table.pages, path)) return withoutText('/404');
      if (!wantsText) return withoutText(path);
      return table.pages[path]?.translated?.[locale] ? translated[locale](path) : prerendered(path);
    },
    shell: renderPage(shellPath),
  };
}

/** Prerendered pages contain placeholders like `{product}` for what the settings say. */
function fillPlaceholders(template: string, texts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (found, name: string) =>
    Object.hasOwn(texts, name) ? escapeHtml(texts[name] ?? '') : found,
  );
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** '{title} | {product}', or only the product for a page without a title. */
function formatTitle({ title }: PageEntry, { productName }: SiteFacts): string {
  return title ? `${title} | ${productName}` : productName;
}

const ogLocale = (locale: Locale) => localeFacts[locale].region.replace('-', '_');

/** Data for the scripts; `<` would end the element. */
function renderPrices({ prices }: SiteFacts): string {
  if (!prices) return '';
  const json = JSON.stringify(prices).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="prices">${json}</script>\n  `;
}

/** For search engines and link previews. */
function renderDescription(path: string, entry: PageEntry, description: string, facts: SiteFacts): string[] {
  const url = facts.publicUrl + path;
  const title = path === '/' ? facts.productName : formatTitle(entry, facts);
  return [
    meta('description', description),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property('og:type', 'website'),
    property('og:site_name', facts.productName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', ogLocale(defaultLocale)),
    ...locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => property('og:locale:alternate', ogLocale(locale))),
    property('og:image', `${facts.publicUrl}/share.png`),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${facts.productName}: a clearing sky between leaves`),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Styles that hide the elements of parts that are off. */
function renderHiddenParts(parts: readonly string[]): string[] {
  if (!parts.length) return [];
  // `identity`: the frame around both buttons.
  const all = parts.includes('google') && parts.includes('apple') ? [...parts, 'identity'] : parts;
  return [`<style>${all.map((part) => `[data-part="${part}"]`).join()}{display:none!important}</style>`];
}

/** Shows the text in the page's language, and hides the others. */
const noticeStyle = `.no-money{position:sticky;top:0;z-index:60;margin:0;padding:.25rem 1rem;text-align:center;font-size:.8125rem;font-weight:600;line-height:1.4;background:#5a3700;color:#fff}.no-money span{display:none}${locales.map((locale) => `:lang(${locale}) .no-money [lang|=${locale}]`).join()}{display:inline}`;

/** Says that no money moves, in all languages, because the server does not know the reader's. */
function renderTestSiteNotice({ saysNoMoneyMoves }: Pick<SiteFacts, 'saysNoMoneyMoves'>): string {
  if (!saysNoMoneyMoves) return '';
  const texts = locales.map(
    (locale) => `<span lang="${localeFacts[locale].lang}">${sharedTexts[locale].testSiteNotice}</span>`,
  );
  return `<style>${noticeStyle}</style><p class="no-money" role="note">${texts.join('')}</p>`;
}

/** The part of the head that depends on the path and the settings. Escapes all texts. */
function renderHead(path: string, entry: PageEntry, facts: SiteFacts): string {
  const { description, scripts } = entry;
  return [
    `<title>${escapeHtml(formatTitle(entry, facts))}</title>`,
    ...(description ? renderDescription(path, entry, description, facts) : [meta('robots', 'noindex')]),
    meta('application-name', facts.productName),
    meta('apple-mobile-web-app-title', facts.productName),
    ...renderHiddenParts(facts.off),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('\n    ');
}

/** The page's own styles. They follow the shared ones to override them. */
function renderStyles({ styles }: PageEntry): string {
  return styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />\n    `).join('');
}
