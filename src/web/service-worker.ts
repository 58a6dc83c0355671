/**
 * The service worker, built as /sw.js by scripts/build.mjs. It only makes the app open offline: pages are always
 * fetched from the network first, and responses of /api and personal data are never cached (docs/decisions/0015).
 */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
}

/** The part of the worker's global scope that is used here. TypeScript's worker types conflict with those of a page. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  /** The server inserts this before the script (see src/server/http/static.ts). */
  readonly offlineFacts: { version: string; shell: string; files: string[] };
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(type: T, on: (event: WorkerEvents[T]) => void): void;
}

const worker = self as unknown as WorkerScope;
const { version, shell, files } = worker.offlineFacts;
const cacheName = `app-${version}`;

/** The page is fetched past the browser's HTTP cache, which may hold that of another build. */
async function install(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  const missing: string[] = [];
  for (const file of files) {
    // Hashed files never change, so they can be copied from an older cache.
    const cached = await worker.caches.match(file);
    if (cached) await cache.put(file, cached);
    else missing.push(file);
  }
  await cache.addAll([new Request(shell, { cache: 'reload' }), ...missing]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await worker.caches.keys()) if (name !== cacheName) await worker.caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network's response, whatever its status; the cached page only without a network. */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cachedShell = await worker.caches.match(shell, { cacheName });
    if (cachedShell) return cachedShell;
    throw error;
  }
}

async function respondWithFile(request: Request): Promise<Response> {
  return (await worker.caches.match(request.url, { cacheName })) ?? fetch(request);
}

/** A navigation to a page of the app: not to the API, the sandbox or a file. */
function isPage({ mode }: Request, path: string): boolean {
  return mode === 'navigate' && !/^\/(?:api|sandbox)(?:\/|$)/.test(path) && !/\.\w{1,8}$/.test(path);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (isPage(request, url.pathname)) event.respondWith(respondWithPage(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(respondWithFile(request));
});
