// Builds dist/: the web app (with the landing page prerendered, all files precompressed) and the server bundle.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { buildPages } from './build-pages.mjs';

const stamp = 'dist/built-from';
const scripts = ['build', 'build-pages', 'page-files'].map((name) => `scripts/${name}.mjs`);
const inputs = ['src', ...scripts, 'index.html', 'vite.config.ts', 'package-lock.json'];

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function inputHash() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

async function buildWeb() {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/web/prerender.tsx', outDir: 'dist/prerender', emptyOutDir: true, manifest: false },
    ssr: { noExternal: true },
  });
  await shrinkWeb();
  await buildPages('dist/web', 'dist/prerender/prerender.js');
}

/** A second minifier finds another hundredth in what the bundler's own has left: docs/performance.md. */
async function shrinkWeb() {
  const { minify } = await import('@swc/core');
  for (const file of filesOf('dist/web/assets').filter((name) => name.endsWith('.js'))) {
    const { code } = await minify(readFileSync(file, 'utf8'), {
      module: true,
      ecma: 2022,
      compress: { ecma: 2022, passes: 2 },
      mangle: true,
    });
    writeFileSync(file, code);
  }
}

async function compressWeb() {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const compressible = filesOf('dist/web').filter((file) =>
    /\.(js|css|html|svg|json|webmanifest|txt|xml)$/.test(file),
  );
  for (const file of compressible) {
    const content = readFileSync(file);
    if (content.length < 200) continue;
    writeFileSync(`${file}.br`, await brotli(content));
    writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
  }
}

/** One file at the root of the site, so that its scope is the whole site; without a hash, as browsers want it. */
async function buildWorker() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['src/web/service-worker.ts'],
    outfile: 'dist/web/sw.js',
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });
}

/** All packages go into the bundle but those with files or binaries of their own. */
async function buildServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: { main: 'src/server/process/boot.ts', operate: 'src/server/operate/main.ts' },
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minifySyntax: true,
    // A start reads and hashes all of it; names and lines stay, for stack traces.
    minifyWhitespace: true,
    lineLimit: 120,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __dirname = import.meta.dirname; const __filename = import.meta.filename;",
    },
    logLevel: 'warning',
  });
  cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true });
  cpSync('src/server/guide/classifier/weights', 'dist/server/weights', { recursive: true });
  cpSync('src/server/billing/receipts/font', 'dist/server/font', { recursive: true });
}

const hash = inputHash();
const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
if (!(process.argv.includes('--if-needed') && isCurrent)) {
  process.stdout.write('Building...\n');
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  await Promise.all([buildWeb().then(buildWorker).then(compressWeb), buildServer()]);
  writeFileSync(stamp, hash);
}
