/** Routes of the web app: its pages, its files, and files such as robots.txt that depend on the settings. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, type Locale, matchLocale } from '#shared/locales.ts';
import { AppError } from './app-error.ts';
import type { PageDocument, Pages } from './pages.ts';
import { getPath } from './request.ts';
import { allowScript } from './security-headers.ts';

const yearS = 31_536_000;

/** Whether a browser asks for a page, rather than for a file or a call of the API. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = getPath(request.url);
  // A missing file must be a 404 instead of a page, so that an outdated script fails visibly.
  return !/^\/(?:api|sandbox|assets|icons)(?:\/|$)/.test(path) && !/\.\w{1,8}$/.test(path);
}

/** Whether the browser names this encoding, and not with the quality 0, which refuses it. */
const acceptsEncoding = (request: FastifyRequest, encoding: string) =>
  new RegExp(`(^|[\\s,])${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(
    request.headers['accept-encoding'] ?? '',
  );

/** Sends a page in the best accepted encoding, or a 304 if the browser has it. */
async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: PageDocument) {
  reply.header('vary', 'accept-encoding, accept-language').header('etag', document.etag);
  if (document.scriptHash) allowScript(reply, document.scriptHash);
  if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(request, name));
  if (!encoding) return reply.send(document.html);
  return reply.header('content-encoding', encoding).send(await document.encoded(encoding));
}

/**
 * A page is sent with prerendered text if the app will show the same: the landing page always, in English; pages that
 * are there to be read in the reader's language; other pages only to readers of English and without a query, which may
 * change the page (or contain tokens: then the app's script must run first).
 */
function wantsPrerendered(request: FastifyRequest, path: string, locale: Locale, { table }: Pages): boolean {
  if (path === '/' || (Object.hasOwn(table.pages, path) && table.pages[path]?.readable)) return true;
  return request.url === path && locale === defaultLocale;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const path = getPath(request.url).replace(/(?<=.)\/$/, '');
  // A query may contain a question or tokens, so such a page must not be cached.
  const isPrivate = path === '/login' || request.url.includes('?');
  reply.header('cache-control', isPrivate ? 'no-store' : 'no-cache');
  if (!pages.table.pages[path]?.description) reply.header('x-robots-tag', 'noindex');
  const locale = matchLocale(request.headers['accept-language'] ?? '');
  const prerendered = wantsPrerendered(request, path, locale, pages);
  return sendDocument(request, reply, pages.getDocument(path, { prerendered, locale }));
}

/** Serves the files of the built web app and the landing page. Files with a hash in their name are cached for a year. */
export async function installBuiltFiles(app: FastifyInstance, webRoot: string, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: true,
    index: false,
    preCompressed: true,
    // Excludes folders, templates and the build's own tables.
    allowedPath: (path) =>
      !path.endsWith('/') && !/^\/(?:(?:index|app)\.html|prerendered\/|pages\.json|\.)/.test(path),
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      if (path.startsWith(join(webRoot, 'assets')))
        reply.header('cache-control', `public, max-age=${yearS}, immutable`);
    },
  });
  app.get('/', (request, reply) => sendPage(request, reply, pages));
}

/**
 * Sends the pages: except for `/`, they have no routes of their own. Any other unknown path gets a 404 in JSON, also
 * without a built app.
 */
export function installNotFoundHandler(app: FastifyInstance, pages: Pages | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && isPageRequest(request)) return sendPage(request, reply, pages);
    throw new AppError('not_found');
  });
}

/** The address from which the service worker caches the offline page. */
const offlineShell = '/offline-shell';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function createManifest({ facts, table }: Pages) {
  return {
    id: '/',
    name: facts.productName,
    short_name: facts.productName,
    description: table.pages['/']?.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#bbe7ed',
    background_color: '#d8f4ed',
    categories: ['lifestyle', 'health'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
}

function renderRobots({ facts }: Pages): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox',
    `Sitemap: ${facts.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Lists the pages that may be indexed: those with a description. */
function renderSitemap({ facts, table }: Pages): string {
  const urls = Object.entries(table.pages)
    .filter(([, { description }]) => description)
    .map(([path]) => `  <url><loc>${facts.publicUrl}${path}</loc></url>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const set = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return [head, set, ...urls, '</urlset>', ''].join('\n');
}

/** Replaces a service worker that was installed earlier: removes itself and its caches. */
const selfRemovingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Contains a hash of the build and the settings, so browsers install a new worker when either changes. */
function renderServiceWorker(webRoot: string, { table, shell }: Pages): string {
  const file = join(webRoot, 'sw.js');
  if (!existsSync(file)) return selfRemovingWorker;
  const version = createHash('sha256').update(table.version).update(shell.etag).digest('hex').slice(0, 12);
  const facts = JSON.stringify({ version, shell: offlineShell, files: table.files });
  return `self.offlineFacts = ${facts};\n${readFileSync(file, 'utf8')}`;
}

/** Files that depend on the settings: manifest, service worker, robots.txt and sitemap. */
export function installGeneratedFiles(
  app: FastifyInstance,
  options: { webRoot: string; pages: Pages; serviceWorker: boolean },
): void {
  const { webRoot, pages } = options;
  const texts: [path: string, type: string, text: string][] = [
    ['/manifest.webmanifest', 'application/manifest+json', JSON.stringify(createManifest(pages))],
    ['/robots.txt', 'text/plain; charset=utf-8', renderRobots(pages)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', renderSitemap(pages)],
    [
      '/sw.js',
      'text/javascript; charset=utf-8',
      options.serviceWorker ? renderServiceWorker(webRoot, pages) : selfRemovingWorker,
    ],
  ];
  for (const [path, type, text] of texts) {
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(text),
    );
  }
  app.get(offlineShell, { schema: { hide: true } }, async (request, reply) =>
    sendDocument(request, reply.header('cache-control', 'no-cache'), pages.shell),
  );
}
