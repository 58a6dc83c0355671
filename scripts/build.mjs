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
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const stamp = 'dist/built-from';
const inputs = ['src', 'scripts/build.mjs', 'index.html', 'vite.config.ts', 'package-lock.json'];

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
  const { render } = await import(pathToFileURL('dist/prerender/prerender.js').href);
  const shell = readFileSync('dist/web/index.html', 'utf8');
  const root = '<div id="root"></div>';
  if (!shell.includes(root)) throw new Error('index.html has no empty #root to prerender into');
  writeFileSync('dist/web/app.html', shell);
  writeFileSync('dist/web/index.html', shell.replace(root, `<div id="root">${await render()}</div>`));
}

async function compressWeb() {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const compressible = filesOf('dist/web').filter((file) =>
    /\.(js|css|html|svg|json|webmanifest|txt|xml)$/.test(file),
  );
  for (const file of compressible) {
    const content = readFileSync(file);
    if (content.length < 600) continue;
    writeFileSync(`${file}.br`, await brotli(content));
    writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
  }
}

/** All packages go into the bundle but those with files or binaries of their own. */
async function buildServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['src/server/main.ts'],
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minifySyntax: true,
    sourcemap: 'linked',
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __dirname = import.meta.dirname; const __filename = import.meta.filename;",
    },
    logLevel: 'warning',
  });
  cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true });
}

const hash = inputHash();
const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
if (!(process.argv.includes('--if-needed') && isCurrent)) {
  process.stdout.write('Building...\n');
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  await Promise.all([buildWeb().then(compressWeb), buildServer()]);
  writeFileSync(stamp, hash);
}
