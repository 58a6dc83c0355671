import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { escaped, headOf, moneyNotice, type PageEntry, type SiteFacts, stylesOf } from './page-head.ts';

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

/** What the build tells of the page (scripts/build-pages.mjs). */
export interface PageTable {
  version: string;
  /** Hashed files that the page works with offline, as paths of the site. */
  files: string[];
  pages: Record<string, PageEntry>;
}

export interface Pages {
  facts: SiteFacts;
  table: PageTable;
  /** The page for a path of the site; one of its own for a path that leads nowhere. */
  documentOf(path: string, options?: { painted: boolean }): PageDocument;
  /** What opens offline for every path: the bare shell. */
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
  const make = (path: string, painted?: string) => {
    const template = read(painted ? `painted/${painted}.html` : 'app.html');
    const entry = table.pages[path] ?? nowhere;
    const styles = painted ? '' : stylesOf(entry); // A painted page has them in itself.
    const named = template.replaceAll('{product}', () => escaped(facts.productName));
    const body = named.replace(/<div id="root"/, (root) => moneyNotice(facts) + root);
    const styled = body.replace('</head>', (end) => styles + end);
    return documentFrom(styled.replace(/<!--head:[^>]*-->/, () => headOf(path, entry, facts)));
  };
  const bare = once((path: string) => make(path));
  const full = once((path: string) => make(path, table.pages[path]?.painted));
  return {
    facts,
    table,
    documentOf: (path, { painted } = { painted: false }) => {
      if (!Object.hasOwn(table.pages, path)) return bare('/404');
      return painted ? full(path) : bare(path);
    },
    shell: make(shellPath),
  };
}
