// Puts what the built server needs to run, and nothing else, into a folder: `node scripts/package.mjs FOLDER`.
// It holds its own Node, needs no npm, and may be read-only; copy it to a server as it is. Build first.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to make.');
if (!existsSync('dist/server/main.js')) throw new Error('Build first: npm run build');
if (existsSync(target) && readdirSync(target).length) throw new Error(`${target} is not empty.`);

/** Packages with files or binaries of their own; all others are in the bundle. */
const packages = ['@electric-sql/pglite', '@node-rs/argon2'];
const binaries = readdirSync('node_modules/@node-rs').filter((name) => name.startsWith('argon2-'));

/** For other module systems, for editors and for debuggers; PGlite's extensions, of which none is used. */
const unused = /\.(cjs|cts|mts|d\.ts|map|md|tar\.gz|txt)$/;

function copy(from, to, filter = () => true) {
  cpSync(from, to, { recursive: true, dereference: true, filter });
}

/** The account that runs it owns none of it; what was built under a narrow umask would be shut to that account. */
function openToRead(path) {
  const status = statSync(path);
  const isFolder = status.isDirectory();
  chmodSync(path, isFolder || status.mode & 0o100 ? 0o755 : 0o644);
  if (isFolder) for (const name of readdirSync(path)) openToRead(join(path, name));
}

mkdirSync(join(target, 'bin'), { recursive: true });
copy(process.execPath, join(target, 'bin/node'));
copy('dist/server', join(target, 'dist/server'), (source) => !source.endsWith('.map'));
copy('dist/web', join(target, 'dist/web'));
copy('deploy/ready.mjs', join(target, 'dist/ready.mjs'));
copy('package.json', join(target, 'package.json'));
for (const name of [...packages, ...binaries.map((binary) => `@node-rs/${binary}`)])
  copy(
    `node_modules/${name}`,
    join(target, 'node_modules', name),
    (source) => !unused.test(basename(source)),
  );
openToRead(target);
process.stdout.write(`${target} is ready to be run: bin/node dist/server/main.js\n`);
