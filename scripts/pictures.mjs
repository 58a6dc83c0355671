// Takes the picture of the README from the real product: node scripts/pictures.mjs (after npm run build).
import { mkdirSync } from 'node:fs';
import { confirmTexts } from '../src/web/i18n/en/chat.ts';
import { written } from './pictures/language.mjs';
import { answerToTheEnd, goOn, shoot, signIn, withProduct } from './pictures/product.mjs';

const screen = { width: 390, height: 844 };
const gap = 12;
const target = 'docs/pictures/journey.png';

async function picture(page) {
  await page.waitForLoadState('networkidle');
  return shoot(page);
}

/** The landing page and a question by day, the results by night. */
async function takeScreens(browser, url) {
  const page = await browser.newPage({
    viewport: screen,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await signIn(page, url);
  await page.evaluate(() => document.activeElement.blur());
  const landing = await picture(page);
  await page.goto(`${url}/confirm?${new URLSearchParams({ message: written().question })}`);
  await page.getByRole('button', { name: confirmTexts().begin }).click();
  await goOn(page);
  const asked = await picture(page);
  await answerToTheEnd(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return [landing, asked, await picture(page)];
}

async function joinSideBySide(browser, screens) {
  const width = screens.length * screen.width + (screens.length - 1) * gap;
  const page = await browser.newPage({ viewport: { width, height: screen.height } });
  const images = screens.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  const style = `body{margin:0;display:flex;gap:${gap}px}img{border-radius:20px}`;
  await page.setContent(`<style>${style}</style>${images.join('')}`, { waitUntil: 'load' });
  await page.screenshot({ path: target, omitBackground: true });
}

mkdirSync('docs/pictures', { recursive: true });
await withProduct(async ({ browser, url }) => {
  await joinSideBySide(browser, await takeScreens(browser, url));
});
console.log(`Wrote ${target}`);
