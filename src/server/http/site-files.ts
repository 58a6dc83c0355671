import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pages } from './pages.ts';
import { sendDocument } from './static.ts';

/** Where the service worker finds what it shows offline. */
const offlineShell = '/offline-shell';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifestOf({ facts, table }: Pages) {
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

function robotsOf({ facts }: Pages): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox',
    `Sitemap: ${facts.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Pages that anybody may find: those with a description. */
function sitemapOf({ facts, table }: Pages): string {
  const places = Object.entries(table.pages)
    .filter(([, { description }]) => description)
    .map(([path]) => `  <url><loc>${facts.publicUrl}${path}</loc></url>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const set = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return [head, set, ...places, '</urlset>', ''].join('\n');
}

/** Ends a worker that went wrong in browsers already visited: it removes its caches and itself. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** The worker knows which build and which settings it belongs to, so that a new one is taken up by itself. */
function workerOf(webRoot: string, { table, shell }: Pages): string {
  const file = join(webRoot, 'sw.js');
  if (!existsSync(file)) return farewell;
  const version = createHash('sha256').update(table.version).update(shell.etag).digest('hex').slice(0, 12);
  const facts = JSON.stringify({ version, shell: offlineShell, files: table.files });
  return `self.offlineFacts = ${facts};\n${readFileSync(file, 'utf8')}`;
}

/** Files whose text follows the settings: the web app's manifest, the service worker, what search engines read. */
export function installSiteFiles(
  app: FastifyInstance,
  options: { webRoot: string; pages: Pages; serviceWorker: boolean },
): void {
  const { webRoot, pages } = options;
  const texts: [path: string, type: string, text: string][] = [
    ['/manifest.webmanifest', 'application/manifest+json', JSON.stringify(manifestOf(pages))],
    ['/robots.txt', 'text/plain; charset=utf-8', robotsOf(pages)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemapOf(pages)],
    ['/sw.js', 'text/javascript; charset=utf-8', options.serviceWorker ? workerOf(webRoot, pages) : farewell],
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
