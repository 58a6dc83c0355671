import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { defaultLocale, type Locale, localeFacts, locales } from '#shared/locales.ts';
import { escapeHtml } from './html.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** One HTML answer, ready to be sent in any encoding. */
export interface PageDocument {
  html: string;
  etag: string;
  /** For the policy: what lets the page's own inline script run, undefined when it has none. */
  scriptHash: string | undefined;
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** What the build records about a page (scripts/build-pages.mjs). */
export interface PageTable {
  version: string;
  /** Hashed files that the page works with offline, as paths of the site. */
  files: string[];
  pages: Record<string, PageEntry>;
}

export interface Pages {
  facts: SiteFacts;
  table: PageTable;
  /** The page for a path; unknown paths have a separate page. */
  documentOf(path: string, options?: { prerendered: boolean }): PageDocument;
  /** The bare shell, which opens offline for every path. */
  shell: PageDocument;
}

function once<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** Compresses at the first request in each encoding, once: the texts are fixed while the process runs. */
function documentFrom(html: string): PageDocument {
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return {
    html,
    etag: `"${digest(html).slice(0, 22)}"`,
    scriptHash: script === undefined ? undefined : `'sha256-${digest(script)}'`,
    encoded: once((encoding) => (encoding === 'br' ? brotli(html) : gzip(html, { level: 9 }))),
  };
}

const emptyTable: PageTable = { version: 'none', files: [], pages: {} };
const nowhere: PageEntry = { title: '', scripts: [], styles: [] };
const shellPath = '/shell';

function readTable(webRoot: string): PageTable {
  const file = join(webRoot, 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTable) : emptyTable;
}

/** The built pages with titles, addresses and names by the settings. Reads the folder once. */
export function readPages(webRoot: string, facts: SiteFacts): Pages {
  const table = readTable(webRoot);
  const read = once((name: string) => readFileSync(join(webRoot, name), 'utf8'));
  const make = (path: string, prerendered?: string) => {
    const template = read(prerendered ? `prerendered/${prerendered}.html` : 'app.html');
    const entry = table.pages[path] ?? nowhere;
    const styles = prerendered ? '' : renderStyles(entry); // A prerendered page has them in itself.
    const named = template.replaceAll('{product}', () => escapeHtml(facts.productName));
    const body = named.replace(/<div id="root"/, (root) => moneyNotice(facts) + root);
    const styled = body.replace('</head>', (end) => styles + end);
    return documentFrom(styled.replace(/<!--head:[^>]*-->/, () => renderHead(path, entry, facts)));
  };
  const bare = once((path: string) => make(path));
  const full = once((path: string) => make(path, table.pages[path]?.prerendered));
  return {
    facts,
    table,
    documentOf: (path, { prerendered } = { prerendered: false }) => {
      if (!Object.hasOwn(table.pages, path)) return bare('/404');
      return prerendered ? full(path) : bare(path);
    },
    shell: make(shellPath),
  };
}

/** What is to be said of one page in its head; `description` only for a page that may be listed. */
export interface PageEntry {
  title: string;
  description?: string;
  /** The built file with the page's own text, below `prerendered/`; without one the page is the bare shell. */
  prerendered?: string;
  /** Files of the page's own part, as paths below the web folder. */
  scripts: string[];
  styles: string[];
}

/** Settings that the pages show. */
export interface SiteFacts {
  productName: string;
  /** Origin that people see. */
  publicUrl: string;
  /** Parts that are not offered here: what belongs to them is hidden before any script has run. */
  off: readonly string[];
  /** Payments are played where others than the operator may come: every page says so. */
  saysNoMoneyMoves: boolean;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** '{route title} | {product}', or the product alone for a page without a title. */
function formatTitle({ title }: PageEntry, { productName }: SiteFacts): string {
  return title ? `${title} | ${productName}` : productName;
}

const ogLocale = (locale: Locale) => localeFacts[locale].region.replace('-', '_');

/** For search engines and for the card that a shared link shows. */
function listed(path: string, entry: PageEntry, description: string, facts: SiteFacts): string[] {
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

function hiding(parts: readonly string[]): string[] {
  if (!parts.length) return [];
  const all = parts.includes('google') && parts.includes('apple') ? [...parts, 'identity'] : parts;
  return [`<style>${all.map((part) => `[data-part="${part}"]`).join()}{display:none!important}</style>`];
}

const moneyNotices: Record<Locale, string> = {
  en: 'Test site: payments are simulated, no money moves.',
  zh: '测试网站：付款均为模拟，不会真实扣款。',
};

const noticeStyle = `.no-money{position:sticky;top:0;z-index:60;margin:0;padding:.25rem 1rem;text-align:center;font-size:.8125rem;font-weight:600;line-height:1.4;background:#5a3700;color:#fff}.no-money span{display:none}${locales.map((locale) => `:lang(${locale}) .no-money [lang|=${locale}]`).join()}{display:inline}`;

/** In every language: only the page's script knows the reader's. */
function moneyNotice({ saysNoMoneyMoves }: Pick<SiteFacts, 'saysNoMoneyMoves'>): string {
  if (!saysNoMoneyMoves) return '';
  const texts = locales.map(
    (locale) => `<span lang="${localeFacts[locale].lang}">${moneyNotices[locale]}</span>`,
  );
  return `<style>${noticeStyle}</style><p class="no-money" role="note">${texts.join('')}</p>`;
}

/** The part of a page's head that depends on its path and on the settings. All texts are escaped here. */
function renderHead(path: string, entry: PageEntry, facts: SiteFacts): string {
  const { description, scripts } = entry;
  return [
    `<title>${escapeHtml(formatTitle(entry, facts))}</title>`,
    ...(description ? listed(path, entry, description, facts) : [meta('robots', 'noindex')]),
    meta('application-name', facts.productName),
    meta('apple-mobile-web-app-title', facts.productName),
    ...hiding(facts.off),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('\n    ');
}

/** The page's own styles. They come after the shell's: where both say something of an element, the page's own win. */
function renderStyles({ styles }: PageEntry): string {
  return styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />\n    `).join('');
}
