import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { endpoints } from './src/shared/contract/endpoints.ts';

/** Which file each module came to stand in: the manifest names a file that pages share by its hash alone. */
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

const care =
  /features\/care\/(?!quick-exit)|shared\/(care\/|reply-)|i18n\/en\/(care|chat)\.|features\/chat\/(history|question\/draft)\b/;

export default defineConfig({
  plugins: [react(), moduleTable, slimModules],
  publicDir: 'src/web/public',
  // React has the hook itself; wouter still brings the copy made for older versions.
  resolve: {
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // One file for what the first screen needs, and one for what every screen with help lines has: each compresses better than several, and is asked for at once.
    rolldownOptions: {
      output: {
        // Without names: the first script lists all the others. Fonts keep theirs, by which pages choose them.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            // Else the group would draw them in, for pages that have no more of it than an arrow.
            { name: 'icons', test: /lucide-react\/dist\/esm\/(?!icons)/, priority: 1 },
            // Every page with a sign-in has it, with or without help lines.
            {
              name: 'session',
              test: /features\/auth\/(?:session|after-login|local-data)\.ts|lib\/wipe\.ts/,
              priority: 1,
            },
            { name: 'care', test: care },
          ],
        },
      },
    },
  },
});
