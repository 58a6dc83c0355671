import { beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://clearing.example';
const urlOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;

/** The browser's caches over builds; `answer` is the network, undefined while there is none. */
let stored: Map<string, Map<string, string>>;
let answer: ((path: string) => string) | undefined;
let asked: string[];

async function fetchText(request: Request | string): Promise<Response> {
  const { pathname } = new URL(urlOf(request));
  asked.push(typeof request === 'string' ? pathname : `${pathname} ${request.cache}`);
  if (!answer) throw new TypeError('no network');
  return new Response(answer(pathname));
}

function cacheOf(name: string) {
  const texts = stored.get(name) ?? new Map<string, string>();
  stored.set(name, texts);
  const put = async (request: Request | string, response: Response) => {
    texts.set(urlOf(request), await response.text());
  };
  const addAll = async (requests: (Request | string)[]) => {
    for (const request of requests) await put(request, await fetchText(request));
  };
  return { put, addAll };
}

async function match(request: Request | string, { cacheName }: { cacheName?: string } = {}) {
  const searched = cacheName === undefined ? [...stored.values()] : [stored.get(cacheName)];
  const text = searched.map((texts) => texts?.get(urlOf(request))).find((one) => one !== undefined);
  return text === undefined ? undefined : new Response(text);
}

interface AnyEvent {
  request?: Request;
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (work: Promise<Response>) => void;
}

/** The worker of a build, installed and active; gives what a page is answered, undefined where it stays out. */
async function startWorker(version: string, files: string[]) {
  const listeners = new Map<string, (event: AnyEvent) => void>();
  vi.resetModules();
  vi.stubGlobal('self', {
    location: new URL(origin),
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match,
    },
    clients: { claim: async () => undefined },
    registration: {},
    offlineFacts: { version, shell: '/offline-shell', files },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: AnyEvent) => void) => listeners.set(type, listener),
  });
  // @ts-expect-error A script: it exports nothing.
  await import('./service-worker.ts');
  for (const type of ['install', 'activate']) {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({ waitUntil: (given) => (work = given) });
    await work;
  }
  return async (path: string, mode = 'no-cors', method = 'GET') => {
    let given: Promise<Response> | undefined;
    const request = { url: new URL(path, origin).href, mode, method } as Request;
    listeners.get('fetch')?.({ request, respondWith: (response) => (given = response) });
    return (await given)?.text();
  };
}

const buildOf = (name: string) => (path: string) => `${name} ${path}`;

beforeEach(() => {
  stored = new Map();
  asked = [];
  answer = buildOf('one');
  vi.stubGlobal('fetch', fetchText);
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      readonly cache: string;
      constructor(path: string, { cache }: { cache: string }) {
        [this.url, this.cache] = [urlOf(path), cache];
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

it('opens pages from the network, and from the shell only where there is none', async () => {
  const visit = await startWorker('1', ['/assets/a-1.js']);
  expect(asked).toEqual(['/offline-shell reload', '/assets/a-1.js']);
  expect(await visit('/pay', 'navigate')).toBe('one /pay');
  answer = undefined;
  expect(await visit('/pay', 'navigate')).toBe('one /offline-shell');
  expect(await visit('/assets/a-1.js')).toBe('one /assets/a-1.js');
});

it('stays out of calls, the sandbox, files, other sites and everything that is sent', async () => {
  const visit = await startWorker('1', []);
  const paths = ['/api/chat/sessions', '/api', '/sandbox/mail', '/share.png', 'https://elsewhere.example/'];
  for (const path of paths) expect([path, await visit(path, 'navigate')]).toEqual([path, undefined]);
  expect(await visit('/api/chat/sessions')).toBeUndefined();
  expect(await visit('/login', 'navigate', 'POST')).toBeUndefined();
  const kept = [...stored.values()].flatMap((texts) => [...texts.keys()]);
  expect(kept).toEqual([`${origin}/offline-shell`]);
});

it('takes over for a new build: its shell, the files that are new, and no cache of the old one', async () => {
  await startWorker('1', ['/assets/a-1.js', '/assets/b-1.js']);
  asked = [];
  answer = buildOf('two');
  const visit = await startWorker('2', ['/assets/a-1.js', '/assets/b-2.js']);
  expect(asked).toEqual(['/offline-shell reload', '/assets/b-2.js']);
  expect([...stored.keys()]).toEqual(['app-2']);
  answer = undefined;
  expect(await visit('/', 'navigate')).toBe('two /offline-shell');
  expect(await visit('/assets/b-2.js')).toBe('two /assets/b-2.js');
  await expect(visit('/assets/b-1.js')).rejects.toThrow('no network');
});
