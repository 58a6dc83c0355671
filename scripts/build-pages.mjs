// After the bundler: prerendered pages, styles in the page itself, and a table of what each page is.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { entry, filesOf, readGraph } from './page-files.mjs';

/** Members see other links in the header: ui/page.tsx. */
const markMember = 'try{if(localStorage.accessToken)document.documentElement.dataset.member=""}catch{}';

/** What the pay page says to somebody who has signed in is known to the app alone: pages/pay.tsx. */
const hideFromKnown = 'try{if(localStorage.accessToken)document.documentElement.dataset.known=""}catch{}';

/**
 * The inline script of a prerendered page. Its text needs no script, so the app starts after the first paint (or after
 * two seconds in a background tab, where nothing is painted), with all files at once. A click on a button before that is
 * kept for the app (lib/app-start.ts); Enter in a text sends its form, as it does in the app. The server lets this text
 * run by its hash, and no other.
 */
const bootOf = ([main, ...others], path) =>
  `<script>{${markMember}${path === '/pay' ? hideFromKnown : ''}let b;const s=()=>{if(b)return;b=import("/${main}");for(const f of ${JSON.stringify(others.map((file) => `/${file}`))})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:f}))};new PerformanceObserver(s).observe({type:"paint",buffered:true});setTimeout(s,2e3);const c=e=>{c.target=e.target};document.onclick=c;document.onkeydown=e=>{const{key:k,target:t}=e;k!="Enter"||t.nodeName!="TEXTAREA"||e.shiftKey||e.isComposing||e.defaultPrevented||(e.preventDefault(),t.form.requestSubmit())}}</script>`;

function replaceOnce(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`index.html has no ${pattern}`);
  return text.replace(pattern, () => by);
}

/**
 * A style sheet inside the page. The link beside it loads nothing: it tells the bundler's loader that the sheet is
 * there, which would add it again, after the page's own, with the next script that needs it.
 */
function styleOf(folder, file) {
  const css = readFileSync(`${folder}/${file}`, 'utf8');
  if (css.includes('</') || css.includes('url(./')) throw new Error(`${file} cannot stand inside a page`);
  return `<link disabled rel="stylesheet" href="/${file}"><style>${css.trim()}</style>`;
}

/** Styles of the first script stand in the page: the first paint then waits for the document alone. */
function withStyles(html, folder) {
  return html.replace(/<link rel="stylesheet" [^>]*href="\/([^"]+)">/g, (_, file) => styleOf(folder, file));
}

/** Hashed files that the page works with offline: all code, and the faces of the Latin script. */
function offlineFiles(folder) {
  return readdirSync(`${folder}/assets`)
    .filter((file) => /\.(js|css)$/.test(file) || /-latin-(wght|flar)-normal-.*woff2$/.test(file))
    .map((file) => `/assets/${file}`)
    .sort();
}

function tableOf(graph, first, heads) {
  const known = [...first.scripts, ...first.styles];
  const pages = Object.entries(heads).map(([path, { modules, ...head }]) => {
    return [path, { ...head, ...filesOf(graph, modules, known) }];
  });
  return Object.fromEntries(pages);
}

/**
 * A page's markup in the shell. The landing page's can be used at once, another's is a static shell until the app
 * replaces it; it can be used before that only if it is there to be read.
 */
function paint(shell, markup, { path, first, scripts, styles, readable, lang }, folder) {
  const script = /<script type="module" [^>]*src="[^"]+"><\/script>/;
  const own = styles.map((file) => styleOf(folder, file)).join('');
  const begin = bootOf([...first, ...scripts], path);
  const attributes = path === '/' ? '' : readable ? ' data-shell' : ' data-shell inert';
  const root = `<div id="root"${attributes}>${markup}</div>`;
  // After those of the first script, as in the app: where both say something of an element, the page's own win.
  const spoken = replaceOnce(shell, /<html lang="en">/, `<html lang="${lang}">`);
  const styled = replaceOnce(spoken, /<\/head>/, `${own}</head>`);
  return replaceOnce(replaceOnce(styled, script, begin), /<div id="root"><\/div>/, root);
}

/** The same page in the other languages, for readers of these. */
async function translate({ render, loadPageHeads, localeFacts, defaultLocale }, path, page, write) {
  const translated = {};
  for (const [locale, { lang }] of Object.entries(localeFacts)) {
    if (locale === defaultLocale) continue;
    const { title, description } = (await loadPageHeads(locale))[path];
    const prerendered = `${page.prerendered}-${locale}`;
    write(prerendered, await render(path, locale), lang);
    translated[locale] = { title, description, prerendered };
  }
  return translated;
}

/** Writes app.html (the shell), prerendered/*.html (pages with their text; `index` is the landing page) and pages.json. */
export async function buildPages(folder, prerenderFile) {
  const rendering = await import(pathToFileURL(prerenderFile).href);
  const { render, loadPageHeads, localeFacts, defaultLocale } = rendering;
  const shell = withStyles(readFileSync(`${folder}/index.html`, 'utf8'), folder);
  const graph = readGraph(folder);
  const first = filesOf(graph, [entry]);
  const pages = tableOf(graph, first, await loadPageHeads(defaultLocale));
  mkdirSync(`${folder}/prerendered`);
  for (const [path, page] of Object.entries(pages)) {
    if (path !== '/' && !page.prerendered) continue;
    page.prerendered = path === '/' ? 'index' : path.slice(1);
    const write = (name, markup, lang) =>
      writeFileSync(
        `${folder}/prerendered/${name}.html`,
        paint(shell, markup, { path, lang, first: first.scripts, ...page }, folder),
      );
    write(page.prerendered, await render(path), localeFacts[defaultLocale].lang);
    if (page.readable) page.translated = await translate(rendering, path, page, write);
  }
  const files = offlineFiles(folder);
  const version = createHash('sha256').update(files.join()).update(shell).digest('hex').slice(0, 12);
  writeFileSync(`${folder}/app.html`, shell);
  writeFileSync(`${folder}/pages.json`, JSON.stringify({ version, files, pages }));
}
