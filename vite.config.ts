import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { endpoints } from './src/shared/contract/endpoints.ts';

/** Lists the output file of each module: the manifest gives shared files only a hash. */
const moduleTable: Plugin = {
  name: 'module-table',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const places = chunks.flatMap(({ moduleIds, fileName }) =>
      moduleIds.map((id) => [relative(import.meta.dirname, id), fileName]),
    );
    const source = JSON.stringify(Object.fromEntries(places.filter(([id]) => id?.startsWith('src/'))));
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};

/** Replaces modules of which the browser needs only a part. */
const slimModules: Plugin = {
  name: 'slim-modules',
  load(id) {
    // A router's patterns: router.tsx has literal paths only.
    if (id.includes('/regexparam/')) return 'export const parse = undefined';
    // Where a help line was read is for those who check it again, not for the page.
    if (/shared\/helplines\.ts$/.test(id))
      return readFileSync(id, 'utf8').replace(/^ *sources: \[[^\]]*\],\n/gm, '');
    if (id !== resolve(import.meta.dirname, 'src/shared/contract/endpoints.ts')) return undefined;
    // Types are checked at compile time; schemas, limits and summaries are not needed.
    const slim = Object.entries(endpoints).map(([name, { method, path, access }]) => [
      name,
      // Only whether a call is public matters: it then sends no token, and renews none after a 401.
      { ...(access === 'public' && { access }), method, path },
    ]);
    return `export const endpoints = ${JSON.stringify(Object.fromEntries(slim))}`;
  },
};

/** The colors of [data-scheme="dark"] for a page without the attribute, when the system is dark. */
function withSystemScheme(css: string): string {
  return css.replace(
    /\[data-scheme="dark"\] \{\s*color-scheme: dark;([^}]*)\}/,
    (dark, colors) =>
      `@media (prefers-color-scheme: dark) { :root:not([data-scheme="light"]) {${colors}} }\n${dark}`,
  );
}

const otherScripts = ['cyrillic-ext', 'cyrillic', 'greek', 'vietnamese', 'latin-ext'];

/** The faces of a font's package for all scripts but latin, which base.css has. */
function facesOf(font: string, axis: string): string {
  const folder = `node_modules/@fontsource-variable/${font}`;
  const faces = readFileSync(`${folder}/${axis}.css`, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => otherScripts.some((script) => face.includes(`/${font}-${script}-${axis}-`)))
    .join('\n')
    .replaceAll('./files/', `../../../${folder}/files/`)
    .replaceAll('woff2-variations', 'woff2');
}

/** Writes the repetitive parts of two style sheets. */
const repeatedStyles: Plugin = {
  name: 'repeated-styles',
  enforce: 'pre',
  transform(css, id) {
    if (id.endsWith('/styles/tokens.css')) return withSystemScheme(css);
    if (!id.endsWith('/styles/other-scripts.css')) return undefined;
    return `${facesOf('ysabeau', 'wght')}\n${facesOf('commissioner', 'flar')}\n${css}`;
  },
};

const styleModules = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

/**
 * Names of classes and keyframes that travel: the number of the style sheet, then the place of the name in it. They
 * must be the same in the page that the build renders and in the app. The development server keeps readable names.
 */
function shortName(name: string, file: string, css: string): string {
  const names = Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, found]) => found);
  const place = [...new Set(names)].indexOf(name);
  if (place < 0) throw new Error(`${file} has no ${name}`);
  return `m${styleModules.indexOf(relative('src/web', file)).toString(36)}_${place.toString(36)}`;
}

const care =
  /features\/care\/(?!quick-exit|stored-risk)|shared\/(helplines|reply-)|i18n\/en\/(care|chat)\.|features\/chat\/(history|question\/draft)\b/;

export default defineConfig(({ command }) => ({
  plugins: [react({ jsxImportSource: '#jsx' }), moduleTable, slimModules, repeatedStyles],
  publicDir: 'src/web/public',
  // React has the hook itself; wouter still uses the copy for older versions.
  resolve: {
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  // LightDark: adds variables for light-dark() to every color-scheme, and no style sheet uses light-dark().
  css: {
    lightningcss: { exclude: 1_048_576 },
    modules: command === 'build' ? { generateScopedName: shortName } : {},
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // All targeted browsers preload modules natively. The first script does not list the scripts that another page's
    // script imports: a browser finds them there, and the server names them all when it sends a page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // One file for the first screen, and one for all screens with help lines: one file compresses better than several
    // and needs one request.
    rolldownOptions: {
      output: {
        // Without names and as short as can be: the first script lists all other files. The offline worker picks fonts by their names.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            // Before 'care', which would include them and be loaded by pages that need one icon.
            { name: 'icons', test: /lucide-react\/dist\/esm\/(?!icons)/, priority: 1 },
            // The forms of an account need these without the session.
            { name: 'sign-in', test: /features\/auth\/sign-in-storage\.ts/, priority: 1.5 },
            // All other pages load both; those and the landing page need calls after their first paint only.
            {
              name: 'session',
              test: /features\/auth\/session\.ts|lib\/(?:wipe|api)\.ts|contract\/endpoints\.ts/,
              priority: 1,
            },
            { name: 'care', test: care },
            // The way from one screen of a dialogue to the next: every one of them needs both.
            {
              name: 'paths',
              test: /features\/chat\/(?:dialogue-paths|turn\/pending-turn)\b/,
            },
          ],
        },
      },
    },
  },
}));
