// Every screen checked in place: each line of text against the pixels behind it (WCAG 1.4.3), and its distance to the
// leaves, over themes and widths; and the size of what is pressed. On the production build:
//   node bench/screens.mjs [--all-themes] [--en] [--zh] [part …]
// The parts are those of scripts/pictures/walk.mjs. Without --all-themes the sky is that of clear weather, and without
// a language it is walked in each.
import { locales } from '../scripts/pictures/language.mjs';
import { walk } from '../scripts/pictures/walk.mjs';
import { skyVariables, themes } from '../src/web/features/sky/themes.ts';
import { distancesToLeaves, linesOfText, ratiosBehind, smallTargets } from './screens-in-page.mjs';

const widths = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
];
const modes = [
  { mode: 'light-day', colorScheme: 'light' },
  { mode: 'light-night', colorScheme: 'light' },
  { mode: 'dark', colorScheme: 'dark' },
];
/** Pixels that text keeps from a leaf; beyond twice that nobody measures. */
const leastDistance = 8;
const reach = 16;

const args = process.argv.slice(2);
const names = args.includes('--all-themes') ? Object.keys(themes) : ['aurora-dream'];
const parts = args.filter((arg) => !arg.startsWith('--'));
const found = [];
const summary = new Map();

const need = ({ size, weight }) => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);

/** The sky of a theme, stronger than what the page sets by itself. */
async function putSky(page, name, mode) {
  const rules = Object.entries(skyVariables(name, mode)).map(([key, value]) => `${key}: ${value} !important`);
  await page.evaluate(
    (css) => {
      const style =
        document.getElementById('bench-sky') ?? document.head.appendChild(document.createElement('style'));
      style.id = 'bench-sky';
      style.textContent = css;
    },
    `:root{${rules.join(';')}}`,
  );
}

async function withoutText(page) {
  const style = await page.addStyleTag({
    content:
      '*{color:transparent!important;caret-color:transparent!important;text-decoration-color:transparent!important}::placeholder{color:transparent!important}',
  });
  const png = await page.screenshot({ animations: 'disabled' });
  await style.evaluate((element) => element.remove());
  return png.toString('base64');
}

function note(screen, problem) {
  found.push(`${screen}: ${problem}`);
}

async function check(page, screen, place, isFirst) {
  const lines = await page.evaluate(linesOfText);
  const ratios = await page.evaluate(ratiosBehind, [await withoutText(page), lines]);
  const distances = isFirst ? await page.evaluate(distancesToLeaves, [lines, reach]) : lines.map(() => reach);
  const row = summary.get(screen) ?? { lines: 0, 'lowest contrast': 21, 'nearest leaf px': reach };
  lines.forEach((line, i) => {
    row.lines += 1;
    row['lowest contrast'] = Math.min(row['lowest contrast'], Number(ratios[i].toFixed(2)));
    row['nearest leaf px'] = Math.min(row['nearest leaf px'], Number(distances[i].toFixed(1)));
    const what = `${place}, “${line.text}”`;
    if (ratios[i] < need(line)) note(screen, `${what}: contrast ${ratios[i].toFixed(2)} < ${need(line)}`);
    if (distances[i] < leastDistance) note(screen, `${what}: ${distances[i].toFixed(1)} px to a leaf`);
  });
  summary.set(screen, row);
}

async function see(page, screen) {
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    for (const target of await page.evaluate(smallTargets)) note(screen, `${width}, ${target}`);
    let isFirst = true; // Leaves stand where they stand in every theme.
    for (const { mode, colorScheme } of modes) {
      await page.emulateMedia({ colorScheme });
      for (const name of names) {
        await putSky(page, name, mode);
        await check(page, screen, `${width}, ${name} ${mode}`, isFirst);
        isFirst = false;
      }
    }
  }
  await page.evaluate(() => document.getElementById('bench-sky')?.remove());
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
}

const only = locales.filter((locale) => args.includes(`--${locale}`));
const failures = [];
for (const locale of only.length ? only : locales)
  failures.push(...(await walk((page, screen) => see(page, `${locale}, ${screen}`), parts, locale)));
console.table(Object.fromEntries(summary));
for (const problem of found) console.log(problem);
for (const failure of failures) console.error(`Not seen to its end: ${failure}`);
console.log(`${found.length} findings`);
process.exitCode = found.length || failures.length ? 1 : 0;
