import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installErrorHandler } from './error-handler.ts';
import { installNotFound, installStatic } from './static.ts';

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clearing-'));
  const webRoot = join(root, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'secret');
  await writeFile(join(webRoot, 'index.html'), 'landing');
  await writeFile(join(webRoot, 'app.html'), 'shell');
  await writeFile(join(webRoot, 'assets', 'main-1.js'), 'script');
  app = Fastify();
  installErrorHandler(app);
  installNotFound(app, true);
  await installStatic(app, webRoot);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

test('the landing page is the prerendered one, every other page the bare shell', async () => {
  for (const url of ['/', '/?from=mail']) expect((await app.inject(url)).body, url).toBe('landing');
  for (const url of ['/confirm?message=x', '/login', '/nowhere']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body], url).toEqual([200, 'shell']);
  }
});

test('files with a hash are kept for a year, pages are asked for again', async () => {
  const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await cacheOf('/assets/main-1.js')).toBe('public, max-age=31536000, immutable');
  expect([await cacheOf('/'), await cacheOf('/login')]).toEqual(['no-cache', 'no-store']);
});

test.each([
  '/%00',
  '/assets/%00.js',
  '/a%00b',
  '/assets/main-2.js',
  '/api',
  '/api/nowhere',
  '/sandbox/nowhere',
])('%s is a 404 in JSON', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});

test('no path leads out of the folder', async () => {
  for (const url of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])
    expect((await app.inject(url)).body, url).not.toBe('secret');
});
