// Which files a page of the built app loads, from the graph that the bundler wrote.
import { readFileSync, statSync } from 'node:fs';

export const entry = 'index.html';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The bundler's graph of files, and the file that each module stands in (vite.config.ts). */
export function readGraph(folder) {
  const chunks = readJson(`${folder}/.vite/manifest.json`);
  return { chunks, fileOf: readJson(`${folder}/.vite/modules.json`) };
}

function chunkOf({ chunks, fileOf }, source) {
  const chunk = chunks[source] ?? Object.values(chunks).find(({ file }) => file === fileOf[source]);
  if (!chunk) throw new Error(`The build has no ${source}`);
  return chunk;
}

/**
 * Scripts and styles, as paths in the web folder, that `sources` need before they run, without what `without`
 * has loaded already.
 */
export function filesOf(graph, sources, without = []) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (chunk) => {
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(graph.chunks[imported]);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(chunkOf(graph, source));
  const isNew = (file) => !without.includes(file);
  return { scripts: [...scripts].filter(isNew), styles: [...styles].filter(isNew) };
}

/** Bytes that travel: the brotli file where the build made one (build.mjs leaves tiny files as they are). */
export function travelBytes(folder, file) {
  const size = (path) => statSync(path, { throwIfNoEntry: false })?.size;
  return size(`${folder}/${file}.br`) ?? size(`${folder}/${file}`) ?? 0;
}
