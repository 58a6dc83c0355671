import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const year = 31_536_000_000;

function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?')[0] ?? '';
  // A path with a file ending is a missing file, never the page: a stale script must fail loudly.
  return !path.startsWith('/api') && !path.startsWith('/sandbox') && !/\.\w{1,8}$/.test(path);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply) {
  const isLogin = request.url.startsWith('/login');
  reply.header('cache-control', isLogin ? 'no-store' : 'no-cache');
  // `/` is prerendered; every other route gets the bare shell, which must never hold the landing page's markup.
  return reply.sendFile(request.url === '/' || request.url.startsWith('/?') ? 'index.html' : 'app.html', {
    cacheControl: false,
  });
}

/** Serves the built web app: files with a hash for a year, pages with revalidation, unknown API routes as JSON. */
export async function installStatic(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: true,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.startsWith(join(webRoot, 'assets')))
        reply.header('cache-control', `public, max-age=${year / 1_000}, immutable`);
    },
  });
  app.get('/', sendPage);
}

/** Also without a built page: unknown routes answer in JSON. */
export function installNotFound(app: FastifyInstance, hasPages: boolean): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (hasPages && isPageRequest(request)) return sendPage(request, reply);
    throw new AppError('not_found');
  });
}
