import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FrontendDisplay } from '../../src/shared/contract/shapes.ts';
import { unpackSummary } from '../../src/shared/summary.ts';
import { createSubscriber, talkToTheEnd } from '../support/http-person.ts';
import { begin, expect, goOn, heading, question, test } from './support/dialogue.ts';
import { builtServer, signIn, variant } from './support/fixtures.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

/** Until the worker is active and holds this page. */
const untilReady = async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  return active?.scriptURL;
};

test('the app opens offline, says so, keeps what is typed, and goes on when the network is back', async ({
  page,
  context,
  signedIn: _,
}) => {
  await page.goto('/');
  expect(await page.evaluate(untilReady)).toContain('/sw.js');
  const banner = page.getByRole('status').filter({ hasText: "You're offline." });
  await context.setOffline(true);
  await expect(banner).toBeVisible();

  // A document of its own, for which there is nothing but the kept shell.
  await page.goto(`/confirm?message=${encodeURIComponent('Should I stay?')}`);
  await expect(banner).toBeVisible();
  await expect(page.getByText('Should I stay?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Get help now' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('988');
  await page.keyboard.press('Escape');

  await page.goto('/pay');
  await expect(banner).toBeVisible();
  await expect(page.getByText('You need to be online to pay.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('textbox').fill('What I write now must not be lost');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue('What I write now must not be lost');

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { count: names.length, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.count).toBe(1);
  expect(kept.paths.filter((path) => path !== '/offline-shell' && !path.startsWith('/assets/'))).toEqual([]);
});

test(
  'a reflection that was opened can be read offline, if the person switched that on',
  variant,
  async ({ page, context, server }) => {
    const person = await createSubscriber(server.url);
    const answers = await talkToTheEnd(person, question, () => 'The lighthouse keeps me here');
    const [insight = ''] = unpackSummary(answers.at(-1)?.frontendDisplay as FrontendDisplay).insights;
    await signIn(page, person);
    await page.goto('/library');
    await page.evaluate(untilReady);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Read reflections offline' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: insight }).click();
    await expect(page).toHaveURL('/third');

    await context.setOffline(true);
    await page.goto('/library');
    await page.locator('summary').click();
    await expect(page.getByRole('definition').first()).toContainText('The lighthouse keeps me here');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: insight })).toBeVisible();
  },
);

/** The scripts of the screen at this path, by the table that the build made. */
function codeOf(path: string): string[] {
  const table = readFileSync(join(dirname(builtServer), '../web/pages.json'), 'utf8');
  const { pages } = JSON.parse(table) as { pages: Record<string, { scripts: string[] }> };
  return pages[path]?.scripts ?? [];
}

const fetchedFiles = () =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1));

test('the code of the next two screens is fetched ahead', variant, async ({ page, signedIn: _ }) => {
  const fetches = async (...paths: string[]) => {
    // What every page but the landing page has comes with each of them.
    const wanted = paths.flatMap(codeOf).filter((file) => !codeOf('/403').includes(file));
    expect(wanted.length).toBeGreaterThan(5);
    await expect.poll(() => page.evaluate(fetchedFiles)).toEqual(expect.arrayContaining(wanted));
  };
  await page.goto('/');
  await page.evaluate(untilReady); // Before the app has taken the page over, nobody hears of the focus.
  await page.getByRole('textbox').focus();
  await fetches('/confirm', '/stream-chat');
  await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
  await fetches('/stream-chat', '/second');
  await begin(page);
  await goOn(page);
  await fetches('/second', '/third');
});

test.describe('in a tab that has kept nothing', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'a question that is begun offline waits on its page and begins when the network is back',
    variant,
    async ({ page, context, signedIn: _ }) => {
      // Not even the code of the next screen has come.
      const missing = codeOf('/stream-chat').filter((file) => !codeOf('/confirm').includes(file));
      expect(missing).not.toEqual([]);
      const isMissing = ({ pathname }: URL) => missing.includes(pathname.slice(1));
      await page.route(isMissing, (route) => route.abort());
      await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
      await page.getByText('I read this as').waitFor();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Begin Exploration' }).click();
      const held = page.getByRole('status').filter({ hasText: 'the exploration starts as soon as' });
      await expect(held).toBeVisible();
      await expect(page).toHaveURL(/\/confirm/);
      await expect(page.getByText(question)).toBeVisible();
      await page.unroute(isMissing);
      await context.setOffline(false);
      expect(await goOn(page)).toBe('/second');
    },
  );
});

test(
  'the thinking screen waits for the network, however long, and goes on with the same question',
  variant,
  async ({ page, context, signedIn: _ }) => {
    await page.goto('/');
    await page.evaluate(untilReady);
    await page.clock.install();
    await context.setOffline(true);
    const query = new URLSearchParams({ message: question, sessionId: 's-offline', windowId: 'w-offline' });
    await page.goto(`/stream-chat?${query}`);
    const held = page.getByRole('main').getByText("We'll carry on as soon as").first();
    await expect(held).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(held).toBeVisible();
    await expect(page).toHaveURL(/\/stream-chat/);
    await page.clock.resume();
    await context.setOffline(false);
    expect(await goOn(page)).toBe('/second');
    await expect(heading(page)).not.toHaveText('');
  },
);
