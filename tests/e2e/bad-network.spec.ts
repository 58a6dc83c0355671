import type { Page, Route } from '@playwright/test';
import {
  expect,
  expectSameRounds,
  goOn,
  heading,
  options,
  ownAnswer,
  question,
  test,
} from './support/dialogue.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/], reducedMotion: 'reduce' });

/** As Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Slow from now on; the function it gives takes the network away and gives it back. */
async function slowNetwork(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const emulate = async (offline: boolean) => {
    await devtools.send('Network.emulateNetworkConditions', { offline, ...slow4G });
  };
  await emulate(false);
  return emulate;
}

/** Ends this answer's stream after its first events: the server has sent all, the last of it never arrives. */
async function cutStream(route: Route): Promise<void> {
  const response = await route.fetch();
  const events = (await response.text()).split(/(?<=\n\n)/);
  await route.fulfill({ response, body: events.slice(0, Math.ceil(events.length / 2)).join('') });
}

/** The server does what was asked, and its answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Picks the first answer and waits for the next screen. */
async function answerFirst(page: Page): Promise<string> {
  await options(page).first().click();
  await page.waitForURL('**/buffer?*');
  return goOn(page);
}

test('a dialogue on a slow, dropping connection comes to the same end, with nothing lost or doubled', async ({
  page,
  signedIn,
}) => {
  const setOffline = await slowNetwork(page);
  await page.route('**/api/subscriptions/user/current/active', (route) => route.abort(), { times: 1 });
  await page.route('**/api/chat/start', cutStream, { times: 1 });
  const resumed = page.waitForRequest('**/api/chat/stream/*');

  await page.goto('/');
  await page.getByPlaceholder('e.g. I feel stuck between two jobs...').fill(question);
  await page.getByRole('button', { name: 'Start Your Clarity Journey' }).click();
  await page.getByRole('button', { name: 'Begin Exploration' }).click();
  expect(await goOn(page)).toBe('/second');
  expect((await resumed).headers()['last-event-id']).toBeTruthy();
  await expectSameRounds(page, signedIn, 1);

  await page.route('**/api/chat/message', loseAnswer, { times: 1 });
  expect(await answerFirst(page)).toBe('/second');
  await expectSameRounds(page, signedIn, 2);

  const own = 'I am afraid of the empty days.';
  await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
  await setOffline(true);
  const banner = page.getByText("You're offline. The help lines still work.");
  await expect(banner).toBeVisible();
  await ownAnswer(page).fill(own);
  await page.getByRole('button', { name: 'Continue next Quection' }).click();
  await expect(page.getByText("We'll carry on as soon as you're back online.").first()).toBeVisible();
  await setOffline(false);
  await expect(banner).toBeHidden();
  let path = await goOn(page);
  const session = await expectSameRounds(page, signedIn, 3);
  expect(session.history[1]?.userResponse?.content).toBe(own);

  let rounds = 3;
  for (; path === '/second'; rounds += path === '/second' ? 1 : 0) path = await answerFirst(page);
  await expect(heading(page)).toHaveText('Analysis Results');
  const { history } = await expectSameRounds(page, signedIn, rounds);
  expect(new Set(history.map((round) => round.question)).size).toBe(rounds);

  await page.getByRole('button', { name: 'Share Screenshot' }).click();
  const preview = page.getByRole('dialog', { name: 'Screenshot preview' });
  await expect(preview.getByRole('img')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Save' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^screenshot-[\dTZ-]+\.png$/);
});
