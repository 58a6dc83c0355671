// Takes pictures of every screen and state in every language, in both schemes on a phone and a desktop:
//   node scripts/screens.mjs [part …]          (after npm run build)
// They go to test-results/screens, with an index.html that shows them side by side.
//   --en, --zh   in this language only
//   --hard       also 768, 360 and 320 pixels, text at 200 %, forced colours
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { locales } from './pictures/language.mjs';
import { shoot } from './pictures/product.mjs';
import { walk } from './pictures/walk.mjs';

const target = 'test-results/screens';
const sizes = [
  [390, 844],
  [1280, 800],
];
const looks = ['light', 'dark'].flatMap((colorScheme) =>
  sizes.map(([width, height]) => ({ name: `${colorScheme} ${width}`, colorScheme, width, height })),
);
const hard = [
  { name: 'at 768', colorScheme: 'light', width: 768, height: 1024 },
  { name: 'at 360', colorScheme: 'light', width: 360, height: 640 },
  { name: 'at 320', colorScheme: 'dark', width: 320, height: 568 },
  { name: 'text at 200 %', colorScheme: 'light', width: 390, height: 844, text: '200%' },
  { name: 'forced colours', colorScheme: 'dark', width: 390, height: 844, forcedColors: 'active' },
];

const args = process.argv.slice(2);
const wanted = args.includes('--hard') ? [...looks, ...hard] : looks;
const only = locales.filter((locale) => args.includes(`--${locale}`));
const languages = only.length ? only : locales;
/** By screen, then by language: its pictures. */
const shown = new Map();

async function put(page, { colorScheme, width, height, text = '', forcedColors = 'none' }) {
  await page.emulateMedia({ colorScheme, forcedColors });
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

/** A page that is longer than the screen is also shown whole; a dialog covers what is below it. */
const isLong = (page) =>
  page.evaluate(
    () =>
      !document.querySelector('dialog[open]') &&
      document.documentElement.scrollHeight > window.innerHeight + 40,
  );

/** From its end, where what sticks to the lower edge is in its place. */
async function shootWhole(page, path) {
  const scrolled = await page.evaluate(() => window.scrollY);
  const scrollTo = (top) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(1_000_000);
  await shoot(page, { path, fullPage: true });
  await scrollTo(scrolled);
}

async function see(page, screen, locale) {
  if (!shown.has(screen)) shown.set(screen, new Map());
  const place = [...shown.keys()].indexOf(screen) + 1;
  const folder = `${locale}/${String(place).padStart(2, '0')}-${screen.replaceAll(/\W+/g, '-')}`;
  mkdirSync(`${target}/${folder}`, { recursive: true });
  const files = [];
  for (const look of wanted) {
    await put(page, look);
    const file = `${folder}/${look.name.replaceAll(/\W+/g, '-')}`;
    await shoot(page, { path: `${target}/${file}.png` });
    const long = await isLong(page);
    if (long) await shootWhole(page, `${target}/${file}-whole.png`);
    files.push({ file, long });
  }
  await put(page, { colorScheme: 'light', width: 390, height: 844 });
  shown.get(screen).set(locale, files);
  console.log(`${locale}  ${screen}`);
}

/** A row for each screen; under each look its languages side by side. */
function sheet() {
  const columns = wanted.flatMap(({ name }, look) => languages.map((locale) => ({ name, look, locale })));
  const picture = ({ file, long }) =>
    `<a href="${file}.png"><img loading="lazy" src="${file}.png" alt=""></a>${long ? `<a href="${file}-whole.png">whole</a>` : ''}`;
  const row = ([screen, files]) => {
    const cells = columns.map(({ look, locale }) => files.get(locale)?.[look]);
    return `<tr><th>${screen}</th>${cells.map((cell) => `<td>${cell ? picture(cell) : ''}</td>`).join('')}</tr>`;
  };
  const head = `<tr><th></th>${columns.map(({ name, locale }) => `<th>${name} ${locale}</th>`).join('')}</tr>`;
  const style =
    'body{font:14px sans-serif}td{vertical-align:top}img{display:block;height:300px}th{text-align:left}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><table>${head}${[...shown].map(row).join('')}</table>`;
}

rmSync(target, { recursive: true, force: true });
const parts = args.filter((arg) => !arg.startsWith('--'));
const failures = [];
for (const locale of languages) {
  const failed = await walk((page, screen) => see(page, screen, locale), parts, locale);
  failures.push(...failed.map((failure) => `${locale}, ${failure}`));
}
mkdirSync(target, { recursive: true });
writeFileSync(`${target}/index.html`, sheet());
console.log(`${shown.size} screens in ${target}/index.html`);
for (const failure of failures) console.error(`Not seen to its end: ${failure}`);
process.exitCode = failures.length ? 1 : 0;
