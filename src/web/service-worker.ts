/**
 * The service worker, built as /sw.js by scripts/build.mjs. It opens the app offline and does nothing else: pages
 * always come from the network first, and nothing of /api or of anybody is ever kept (decision 15).
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

/** The part of the worker's global scope that is used here; the library's types do not go with those of a page. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  /** Put before this script by the server (src/server/http/static.ts). */
  readonly offlineFacts: { version: string; shell: string; files: string[] };
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(type: T, on: (event: WorkerEvents[T]) => void): void;
}

const worker = self as unknown as WorkerScope;
const { version, shell, files } = worker.offlineFacts;
const cacheName = `app-${version}`;

/** Answers of the network only: what the browser's own cache holds of a shell may be of another build. */
async function fill(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  const missing: string[] = [];
  for (const file of files) {
    // A file with a hash in its name never changes: what an older cache holds need not travel again.
    const known = await worker.caches.match(file);
    if (known) await cache.put(file, known);
    else missing.push(file);
  }
  await cache.addAll([new Request(shell, { cache: 'reload' }), ...missing]);
  await worker.skipWaiting();
}

async function dropOthers(): Promise<void> {
  for (const name of await worker.caches.keys()) if (name !== cacheName) await worker.caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network's answer, whatever it is; the shell only where there is no network at all. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await worker.caches.match(shell, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

async function hashed(request: Request): Promise<Response> {
  return (await worker.caches.match(request.url, { cacheName })) ?? fetch(request);
}

/** Pages of the app; calls, the sandbox' pages and files go their way without us. */
function isPage({ mode }: Request, path: string): boolean {
  return mode === 'navigate' && !/^\/(?:api|sandbox)(?:\/|$)/.test(path) && !/\.\w{1,8}$/.test(path);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (isPage(request, url.pathname)) event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(hashed(request));
});
