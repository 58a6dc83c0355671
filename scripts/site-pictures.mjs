// Pictures that browsers and shared links show, made from the favicon and the built landing page:
//   node scripts/build.mjs --if-needed && node scripts/site-pictures.mjs
// Writes src/web/public/icons/*.png (the installed app), favicon.ico (asked for wherever no page names an icon) and
// share.png (1200 x 630).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { removeFolder, startServer, temporaryFolder } from '../bench/support.mjs';
import { findChromium } from './browser.mjs';

const out = 'src/web/public';
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** The wreath on the sky of the day; `part` is how much of the width it takes: a mask may cut all but 80%. */
async function icon(name, size, part, radius) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const art = readFileSync(`${out}/favicon.svg`, 'utf8').replace(/ width="\d+" height="\d+"/, '');
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: transparent }
    div { display: grid; place-items: center; width: 100%; height: 100%; border-radius: ${radius}%;
      background: linear-gradient(#bbe7ed, #d8f4ed 60%, #fcf8e8) }
    svg { width: ${part * 100}% }
  </style><div>${art}</div>`);
  await page.screenshot({ path: `${out}/icons/${name}.png`, omitBackground: true });
  await page.close();
}

/** An .ico of one picture: 6 bytes of head, 16 of entry, then the PNG (32 x 32) as it is. */
async function favicon() {
  const page = await browser.newPage({ viewport: { width: 32, height: 32 } });
  const art = readFileSync(`${out}/favicon.svg`, 'utf8');
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 32px; height: 32px }</style>${art}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon,
  head.writeUInt16LE(1, 4); // with one picture,
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // of 32 bits a dot.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  writeFileSync(`${out}/favicon.ico`, Buffer.concat([head, png]));
}

/** The landing page without its header and what is below its form: they depend on the settings. */
async function shareCard() {
  const folder = temporaryFolder();
  const server = await startServer(folder);
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.goto(server.origin, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: `header, div:has(> form) ~ * { visibility: hidden }
      main > div + div { display: none }
      main > div > div:has(form) { padding-inline-start: 56px; padding-block-start: 64px }`,
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${out}/share.png` });
  await server.stop();
  removeFolder(folder);
}

mkdirSync(`${out}/icons`, { recursive: true });
await icon('icon-192', 192, 0.76, 22);
await icon('icon-512', 512, 0.76, 22);
await icon('icon-maskable-512', 512, 0.6, 0);
await favicon();
await shareCard();
await browser.close();
