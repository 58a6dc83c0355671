// How long a person waits from an answer to the next question with the built-in guide, without skipping, in Chromium on
// the production build: half of the answers are options, half own words. Prints median and maximum, the length of the
// texts, the lines that were shown meanwhile, and the layout shifts.
//   node bench/wait.mjs [dialogues per language]        default: 3, each of five answers
import { readFileSync } from 'node:fs';
import { signIn, withProduct } from '../scripts/pictures/product.mjs';

const dialogues = Number(process.argv[2] ?? 3);
const answersEach = 5;

/** The first person of every other situation, as written for the evaluation of the guide. */
function readPeople(language) {
  const lines = readFileSync(`eval/data/people-${language}.jsonl`, 'utf8').split('\n').filter(Boolean);
  const people = lines.map((line) => JSON.parse(line));
  const bySituation = new Map(people.map((person) => [person.situation, person]));
  return [...bySituation.values()].filter((_, index) => index % 3 === 0).slice(0, dialogues);
}

/** Measured in the page: from the click to the first frame of the next question. */
const measure = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent ?? '';
        const asked = heading();
        const seen = { lines: new Set(), text: 0, shift: 0, finalMs: undefined, completeMs: undefined };
        const shifts = new PerformanceObserver((list) => {
          if (!/buffer|stream-chat/.test(location.pathname)) return;
          for (const entry of list.getEntries()) seen.shift += entry.value;
        });
        let begun;
        const look = () => {
          const waited = performance.now() - begun;
          const onWait = document.querySelector('[role="progressbar"]') !== null;
          if (onWait) {
            seen.lines.add(document.querySelector('h1 + p')?.textContent);
            seen.text = document.querySelector('main [role="group"] [dir]')?.textContent?.length ?? seen.text;
            if (/Tap, or press|轻触屏幕/.test(document.body.textContent)) seen.finalMs ??= waited;
            if (/Complete!|完成！/.test(heading())) seen.completeMs ??= waited;
          }
          const isNext =
            !onWait && location.pathname === '/second' && heading() !== asked && heading() !== '';
          if (!isNext && location.pathname !== '/third') return requestAnimationFrame(look);
          shifts.disconnect();
          resolve({ ...seen, lines: [...seen.lines], waited, ended: !isNext });
        };
        document.addEventListener(
          'click',
          () => {
            begun = performance.now();
            shifts.observe({ type: 'layout-shift' });
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );

const send = /Continue next Quection|继续下一个问题/;
const ownToggle = /Not quite right|都不太合适/;

/** Answers with an option, or, where `own` is given, with these words; gives what was measured meanwhile. */
async function answer(page, own) {
  const option = page.locator('main [aria-keyshortcuts]').first();
  if (!own && (await option.count()) > 0) {
    const measured = measure(page);
    await option.click();
    return measured;
  }
  const toggle = page.getByRole('button', { name: ownToggle });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await page
    .locator('main textarea')
    .last()
    .fill(own ?? 'I keep thinking about it');
  const measured = measure(page);
  await page.getByRole('button', { name: send }).click();
  return measured;
}

async function lead(page, url, person) {
  await page.goto(`${url}/confirm?message=${encodeURIComponent(person.question)}`);
  await page.getByRole('button', { name: /Begin Exploration|开始探索/ }).click();
  await page.waitForURL('**/second*', { timeout: 30_000 });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const measured = [];
  for (let given = 0; given < answersEach; given += 1) {
    const own = given % 2 === 0 ? [...person.want, ...person.fear, ...person.other][given] : undefined;
    const one = await answer(page, own);
    if (one.ended) break;
    measured.push(one);
  }
  return measured;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

await withProduct(async ({ browser, url }) => {
  const first = await browser.newContext();
  await signIn(await first.newPage(), url);
  const storageState = await first.storageState();
  await first.close();
  const table = {};
  for (const language of ['en', 'zh'])
    for (const reducedMotion of ['no-preference', 'reduce']) {
      const viewport = { width: 390, height: 844 };
      const context = await browser.newContext({ reducedMotion, storageState, viewport });
      await context.addInitScript((to) => localStorage.setItem('locale', to), language);
      const page = await context.newPage();
      const waits = [];
      for (const person of readPeople(language)) waits.push(...(await lead(page, url, person)));
      const seconds = waits.map(({ waited }) => waited / 1_000);
      table[`${language}${reducedMotion === 'reduce' ? ', reduced motion' : ''}`] = {
        waits: waits.length,
        'median s': Number(median(seconds).toFixed(2)),
        'max s': Number(Math.max(...seconds).toFixed(2)),
        'reply after s, max': Number((Math.max(...waits.map(({ finalMs }) => finalMs)) / 1_000).toFixed(2)),
        'Complete! after s': Number((median(waits.map(({ completeMs }) => completeMs)) / 1_000).toFixed(2)),
        'median chars': median(waits.map(({ text }) => text)),
        'max chars': Math.max(...waits.map(({ text }) => text)),
        'fewest lines': Math.min(...waits.map(({ lines }) => lines.length)),
        CLS: Number(Math.max(...waits.map(({ shift }) => shift)).toFixed(4)),
      };
      await context.close();
    }
  console.table(table);
});
