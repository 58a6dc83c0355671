// Lighthouse (mobile, simulated slow 4G) and the bytes of script and style that travel, on the production build.
//   node bench/page.mjs [path …]      default: / /login /register /pay /forgot-password
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/browser.mjs';
import { removeFolder, startServer, temporaryFolder } from './support.mjs';

const paths = process.argv.slice(2).length
  ? process.argv.slice(2)
  : ['/', '/login', '/register', '/pay', '/forgot-password'];
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

function bytesOf(result) {
  const items = result.audits['network-requests'].details?.items ?? [];
  const counted = items.filter(
    ({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet',
  );
  return counted.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

async function measure(url, port) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  return {
    perf: score('performance'),
    a11y: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(lhr.audits['largest-contentful-paint'].numericValue),
    'TBT ms': Math.round(lhr.audits['total-blocking-time'].numericValue),
    CLS: Number(lhr.audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    'script + style kB': Number((bytesOf(lhr) / 1000).toFixed(1)),
  };
}

const folder = temporaryFolder();
const server = await startServer(folder);
const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags });
const table = {};
for (const path of paths) table[path] = await measure(server.origin + path, chrome.port);
console.table(table);
await chrome.kill();
await server.stop();
removeFolder(folder);
