import { expect, test } from './support/dialogue.ts';

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
  await expect(page.getByText('Paying needs the network.')).toBeVisible();

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
