import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPrices } from '#shared/plans.ts';
import { installErrorHandler } from './error-handler.ts';
import { readPages } from './pages.ts';
import { installSecurityHeaders } from './security-headers.ts';
import { installBuiltFiles, installGeneratedFiles, installNotFoundHandler } from './static.ts';

const none = { scripts: [], styles: [] };
const table = {
  version: '1',
  files: ['/assets/main-1.js'],
  pages: {
    '/': { title: 'Home', description: 'What it is', prerendered: 'index', ...none },
    '/login': {
      title: 'Login',
      description: 'Sign in',
      prerendered: 'login',
      scripts: ['assets/login-1.js'],
      styles: ['assets/login-1.css'],
    },
    '/terms': {
      title: 'Terms',
      description: 'What you agree to',
      prerendered: 'terms',
      readable: true,
      translated: { zh: { title: '条款', description: '你同意什么', prerendered: 'terms-zh' } },
      ...none,
    },
    '/confirm': { title: 'Confirm', ...none },
    '/404': { title: 'Page not found', ...none },
  },
};
const facts = {
  productName: `<b>'Sky' & "more"</b>`,
  publicUrl: 'https://clearing.example',
  operator: { SELLER_NAME: 'Sky & Co' },
  off: [],
  prices: undefined,
  saysNoMoneyMoves: false,
};

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clearing-'));
  const webRoot = join(root, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'secret');
  const template = (text: string) => `<head><!--head: x--><script>begin(1)</script></head>${text}`;
  await mkdir(join(webRoot, 'prerendered'));
  await writeFile(
    join(webRoot, 'prerendered', 'index.html'),
    template('<b title="{product}">landing of {product}</b>'),
  );
  await writeFile(join(webRoot, 'prerendered', 'login.html'), template('login form'));
  await writeFile(join(webRoot, 'prerendered', 'terms.html'), template('sold by {SELLER_NAME}, {OTHER}'));
  await writeFile(join(webRoot, 'prerendered', 'terms-zh.html'), template('由 {SELLER_NAME} 销售'));
  await writeFile(join(webRoot, 'app.html'), '<head><!--head: x--><style>main{}</style></head>shell');
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify(table));
  await writeFile(join(webRoot, 'assets', 'main-1.js'), 'script');
  app = Fastify();
  installErrorHandler(app);
  const pages = readPages(webRoot, facts);
  installSecurityHeaders(app, { production: false, googleButton: false });
  installNotFoundHandler(app, pages);
  installGeneratedFiles(app, { webRoot, pages, serviceWorker: true });
  await installBuiltFiles(app, webRoot, pages);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page is sent with its text where the text will stay, else as the bare shell', async () => {
  for (const url of ['/', '/?from=mail']) expect((await get(url)).body, url).toContain('landing');
  expect((await get('/login')).body).toContain('login form');
  expect((await get('/login', { 'accept-language': 'zh-CN,zh;q=0.9' })).body).toContain('shell');
  for (const url of ['/confirm?message=x', '/login?accessToken=x', '/nowhere', '/toString']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body.includes('shell')], url).toEqual([200, true]);
  }
});

test('a page that is there to be read comes in the language of the reader, with what the settings say', async () => {
  const chinese = { 'accept-language': 'zh-CN,zh;q=0.9' };
  expect((await get('/terms')).body).toContain('sold by Sky &amp; Co, {OTHER}');
  const { body, headers } = await get('/terms?from=mail', chinese);
  expect(body).toContain('由 Sky &amp; Co 销售');
  expect(body).toContain('<title>条款 | ');
  expect(body).toContain('<meta name="description" content="你同意什么" />');
  expect(headers.vary).toContain('accept-language');
  expect((await get('/', chinese)).body).toContain('landing');
});

test('the head names the page, its address and its picture, with every sign escaped', async () => {
  const { body } = await get('/login');
  const name = '&lt;b&gt;&#39;Sky&#39; &amp; &quot;more&quot;&lt;/b&gt;';
  expect(body).toContain(`<title>Login | ${name}</title>`);
  expect(body).toContain('<link rel="canonical" href="https://clearing.example/login" />');
  expect(body).toContain('<meta property="og:image" content="https://clearing.example/share.png" />');
  // A prerendered page holds its styles, and loads its scripts after the first paint.
  expect(body).not.toContain('login-1');
  expect(body).not.toContain('<b>');
});

test("a page's own styles come after those of the shell, so that they win", async () => {
  const { body } = await get('/login?redirect=%2F');
  expect(body).toContain('<link rel="modulepreload" href="/assets/login-1.js" crossorigin />');
  const own = body.indexOf('<link rel="stylesheet" href="/assets/login-1.css" crossorigin />');
  expect(body.indexOf('<style>main{}</style>')).toBeGreaterThan(0);
  expect(own).toBeGreaterThan(body.indexOf('<style>main{}</style>'));
  expect(own).toBeLessThan(body.indexOf('</head>'));
});

test('the name of the product stands in the prerendered text, too', async () => {
  const { body } = await get('/');
  const name = '&lt;b&gt;&#39;Sky&#39; &amp; &quot;more&quot;&lt;/b&gt;';
  expect(body).toContain(`<b title="${name}">landing of ${name}</b>`);
});

test('only pages that anybody may find ask to be listed', async () => {
  for (const [url, listed] of [
    ['/', true],
    ['/login', true],
    ['/confirm', false],
    ['/nowhere', false],
  ] as const) {
    const { headers, body } = await get(url);
    expect(headers['x-robots-tag'], url).toBe(listed ? undefined : 'noindex');
    expect(body.includes('name="robots" content="noindex"'), url).toBe(!listed);
    expect(body.includes('rel="canonical"'), url).toBe(listed);
  }
  expect((await get('/sitemap.xml')).body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://clearing.example/',
    '<loc>https://clearing.example/login',
    '<loc>https://clearing.example/terms',
  ]);
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://clearing.example/sitemap.xml');
});

test("the page's one inline script runs by its hash, and nothing else does", async () => {
  const hash = createHash('sha256').update('begin(1)').digest('base64');
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
  expect(await policyOf('/')).toContain(`script-src 'self' 'sha256-${hash}';`);
  for (const url of ['/confirm', '/login?accessToken=x', '/offline-shell', '/sw.js'])
    expect(await policyOf(url), url).toContain("script-src 'self';");
});

test('a page travels compressed and is not sent again unchanged', async () => {
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('landing');
  expect((await get('/', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip');
  const again = await get('/', { 'if-none-match': String(packed.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the manifest and the worker follow the settings; without a built worker the old one ends itself', async () => {
  const manifest = (await get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: facts.productName, start_url: '/', display: 'standalone' });
  const { body, headers } = await get('/sw.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('registration.unregister()');
});

test('another build and another setting make another worker, so that a browser takes it up', async () => {
  const webRoot = join(root, 'web');
  await writeFile(join(webRoot, 'sw.js'), 'worker');
  const workerOf = async (productName: string, version: string) => {
    await writeFile(join(webRoot, 'pages.json'), JSON.stringify({ ...table, version }));
    const server = Fastify();
    const pages = readPages(webRoot, { ...facts, productName });
    installGeneratedFiles(server, { webRoot, pages, serviceWorker: true });
    return (await server.inject('/sw.js')).body;
  };
  const first = await workerOf('Clearing', '1');
  expect(first).toMatch(
    /^self\.offlineFacts = \{"version":"\w{12}","shell":"\/offline-shell","files":\["\/assets\/main-1\.js"\]\};\nworker$/,
  );
  expect(await workerOf('Clearing', '1')).toBe(first);
  expect(await workerOf('Clearing', '2')).not.toBe(first);
  expect(await workerOf('Sky', '1')).not.toBe(first);
});

test("templates and the build's tables are not served", async () => {
  for (const url of ['/app.html', '/prerendered/index.html', '/pages.json'])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('files with a hash are kept for a year, pages are asked for again', async () => {
  const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await cacheOf('/assets/main-1.js')).toBe('public, max-age=31536000, immutable');
  expect([await cacheOf('/'), await cacheOf('/login')]).toEqual(['no-cache', 'no-store']);
});

test('a page whose address has a query, such as a question, is kept nowhere', async () => {
  const addresses = [
    '/confirm?message=private',
    '/stream-chat?message=a',
    '/login/?error=x',
    '/?x=1',
    '/%63onfirm?m=1',
  ];
  for (const url of addresses) expect((await get(url)).headers['cache-control'], url).toBe('no-store');
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

test('a folder is nothing that could be sent, whatever its spelling', async () => {
  for (const url of [
    '/assets/',
    '/assets',
    '/%61ssets/',
    '/assets/?x',
    '/assets//',
    '/icons/',
    '/%61pi/nothing',
  ]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code], url).toEqual([404, 'not_found']);
    expect(answer.headers['cache-control'], url).toBe('no-store');
  }
});

test('the page that may be handed tokens is not kept under any spelling', async () => {
  for (const url of ['/login', '/login/', '/%6cogin?accessToken=1', 'http://a.example/login?accessToken=1']) {
    const answer = await get(url);
    expect(answer.statusCode, url).toBe(200);
    expect(answer.headers['cache-control'], url).toBe('no-store');
  }
});

test('pages carry what the operator does not offer, the mark of test money, and the prices', async () => {
  const webRoot = join(root, 'told');
  await mkdir(join(webRoot, 'prerendered'), { recursive: true });
  const template = '<head><!--head: x--></head><body><div id="root">text</div></body>';
  for (const file of ['app.html', 'prerendered/index.html', 'prerendered/login.html'])
    await writeFile(join(webRoot, file), template);
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify(table));
  const plain = readPages(webRoot, facts);
  const told = readPages(webRoot, { ...facts, off: ['google', 'apple'], saysNoMoneyMoves: true });
  for (const path of ['/', '/login', '/confirm', '/nowhere'])
    for (const prerendered of [true, false]) {
      expect(plain.getDocument(path, { prerendered }).html).not.toMatch(/data-part|no money moves/);
      const { html } = told.getDocument(path, { prerendered });
      expect(html).toContain('[data-part="apple"],[data-part="identity"]{display:none!important}');
      expect(html).toMatch(/no money moves\.<\/span><span lang="zh-Hans">.*<\/p><div id="root">/);
    }
  expect(told.shell.html).toContain('no money moves');

  expect(plain.getDocument('/').html).not.toContain('id="prices"');
  const { html } = readPages(webRoot, { ...facts, prices: defaultPrices }).getDocument('/pay');
  const written = /<script type="application\/json" id="prices">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(written ?? '')).toEqual(defaultPrices);
});
