// What each page loads before it can be used: brotli bytes of script and style, first visit, against its bar.
//   node scripts/budget.mjs          builds if needed, prints the table, ends badly when a page is too heavy
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { entry, filesOf, readGraph, travelBytes } from './page-files.mjs';

/**
 * kB by path. The product's own bars are 80 for `/` and 110 for `/second`; the others are what the page needs and
 * some air. Styles count although they stand in the document.
 */
const bars = {
  '/': 80,
  '/second': 110,
  '/confirm': 108,
  '/stream-chat': 118,
  '/buffer': 118,
  '/third': 119,
  '/pay': 125,
  '/payment-success': 116,
  '/subscription-cancel': 116,
  '/login': 92,
  '/register': 93,
  '/forgot-password': 93,
  '/logos': 91,
  '/weather-logos': 93,
  '/library': 118,
  '/admin': 98,
  '/403': 85,
  '/404': 85,
};

/** One row a page: its bytes, its bar in bytes, whether it is too heavy. A page without a bar is too heavy, too. */
export function weigh(folder, limits = bars) {
  const { pages } = JSON.parse(readFileSync(`${folder}/pages.json`, 'utf8'));
  const first = filesOf(readGraph(folder), [entry]);
  const sum = (files) => files.reduce((total, file) => total + travelBytes(folder, file), 0);
  return Object.entries(pages)
    .filter(([path]) => path !== '/stream-chat-page') // It redirects to /stream-chat.
    .map(([path, page]) => {
      const script = sum([...first.scripts, ...page.scripts]);
      const style = sum([...first.styles, ...page.styles]);
      const bar = (limits[path] ?? 0) * 1_000;
      return { path, script, style, total: script + style, bar, tooHeavy: script + style > bar };
    });
}

const kilo = (bytes) => (bytes / 1_000).toFixed(1).padStart(7);

export function tableOf(rows) {
  const line = ({ path, script, style, total, bar, tooHeavy }) =>
    `${path.padEnd(22)}${[script, style, total, bar].map(kilo).join('')}${tooHeavy ? '  too heavy' : ''}`;
  return [`${'page, kB'.padEnd(22)} script  style    sum    bar`, ...rows.map(line)].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-needed'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
  const rows = weigh('dist/web');
  process.stdout.write(`${tableOf(rows)}\n`);
  process.exit(rows.some(({ tooHeavy }) => tooHeavy) ? 1 : 0);
}
