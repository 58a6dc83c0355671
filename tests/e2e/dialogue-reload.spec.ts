import { createSubscriber } from '../support/http-person.ts';
import { removeServer, startServer } from '../support/server-process.ts';
import {
  begin,
  expect,
  expectSameRounds,
  goOn,
  heading,
  openQuestion,
  options,
  ownAnswer,
  pick,
  question,
  serverSession,
  test,
  untilThinking,
} from './support/dialogue.ts';
import { signIn, variant } from './support/fixtures.ts';

test(
  'keeps an unfinished edit and a corrected reading over a reload of the confirm page',
  variant,
  async ({ page }) => {
    await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
    await page.getByRole('button', { name: 'Not quite right? Change it' }).click();
    await page.getByRole('textbox', { name: 'One side' }).fill('go to sea');
    await expect(page.getByText('“go to sea”')).toBeVisible();
    await page.reload();
    await expect(page.getByText('“go to sea”')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByPlaceholder('Edit your question here...').fill('Half a thought');
    await page.reload();
    await expect(page.getByPlaceholder('Edit your question here...')).toHaveValue('Half a thought');
  },
);

test(
  'survives a reload while the first question is being thought of',
  variant,
  async ({ page, signedIn }) => {
    await begin(page);
    await untilThinking(page);
    await page.reload();
    await goOn(page);
    await expectSameRounds(page, signedIn, 1);
  },
);

test('survives a reload of every screen after it, up to the results', async ({ page, signedIn }) => {
  await openQuestion(page);
  const first = (await heading(page).textContent()) ?? '';
  await page.reload();
  await expect(heading(page)).toHaveText(first);
  await expect(options(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
  await ownAnswer(page).fill('I am afraid of the empty days');
  await page.reload();
  await expect(ownAnswer(page)).toHaveValue('I am afraid of the empty days');
  await expectSameRounds(page, signedIn, 1);

  await page.getByRole('button', { name: 'Continue next Quection' }).click();
  await page.waitForURL('**/buffer?*');
  await untilThinking(page);
  await page.reload();
  let path = await goOn(page);
  const session = await expectSameRounds(page, signedIn, 2);
  expect(session.history[0]?.userResponse?.content).toBe('I am afraid of the empty days');

  while (path === '/second') {
    await pick(page);
    path = await goOn(page);
  }
  const insight = (await page.locator('main p.display').textContent()) ?? '';
  const { history } = await serverSession(page, signedIn);
  await page.reload();
  await expect(page.locator('main p.display')).toHaveText(insight);
  await expectSameRounds(page, signedIn, history.length);
  await page.getByRole('button', { name: 'Dialogue History' }).click();
  await expect(page.getByRole('main').locator('ol > li', { hasText: '?' })).not.toHaveCount(0);
});

test(
  'brings question and results back from the server when the browser has lost them',
  variant,
  async ({ page, signedIn }) => {
    await openQuestion(page);
    const first = (await heading(page).textContent()) ?? '';
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('chat_history_')) localStorage.removeItem(key);
      history.replaceState(null, '');
    });
    await page.reload();
    await expect(heading(page)).toHaveText(first);
    await expectSameRounds(page, signedIn, 1);
  },
);

test('resumes a stream that was cut in the middle, from where it stopped', async ({ page, signedIn }) => {
  await page.route('**/api/chat/start', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // After the first words of the guide's thinking, however short the rest of it is.
    const end = body.indexOf('\n\n', body.indexOf('event: thinking')) + 2;
    await route.fulfill({ response, body: body.slice(0, end) });
  });
  const resumed = page.waitForRequest('**/api/chat/stream/*');
  await begin(page);
  expect((await resumed).headers()['last-event-id']).toBeTruthy();
  await goOn(page);
  const { history } = await expectSameRounds(page, signedIn, 1);
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^chat_history_.+[^@]$/.test(name)) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').rounds[0].thinkingContent as string;
  });
  expect(kept).toBe(history[0]?.thinkingContent);
});

test.describe('without a network for a while', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/] });

  test(
    'goes on when the network comes back in the middle of a turn',
    variant,
    async ({ page, signedIn, context }) => {
      await openQuestion(page);
      await pick(page);
      await context.setOffline(true);
      await page.waitForTimeout(800);
      await context.setOffline(false);
      await goOn(page);
      await expectSameRounds(page, signedIn, 2);
    },
  );
});

test.describe('with a server that dies', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load resource/] });

  test(
    'goes on with one round when the server is killed in mid-stream and started again',
    variant,
    async ({ page }) => {
      const first = await startServer({ entry: 'dist/server/main.js' });
      const person = await createSubscriber(first.url);
      await signIn(page, person, first.url);
      await begin(page, question, first.url);
      await untilThinking(page);
      await first.kill('SIGKILL');
      const again = { entry: 'dist/server/main.js', port: first.port, dataDir: first.dataDir };
      const second = await startServer(again);
      try {
        await goOn(page);
        await expectSameRounds(page, person, 1);
      } finally {
        await removeServer(second);
      }
    },
  );
});

test(
  'offers an unstored dialogue in its tab, where it can be forgotten at once',
  variant,
  async ({ page, signedIn: _ }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(
      `/confirm?message=${encodeURIComponent('Should I tell my sister about the lighthouse?')}`,
    );
    await page.getByRole('switch', { name: /Leave no trace/ }).click();
    await button('Begin Exploration').click();
    await page.waitForURL('**/stream-chat?*');
    await goOn(page);
    const first = (await heading(page).textContent()) ?? '';
    await page.goto('/');
    await page.getByRole('button', { name: 'Pick up where you left off' }).click();
    await expect(heading(page)).toHaveText(first);
    for (let path = '/second'; path === '/second'; path = await goOn(page)) {
      await pick(page);
    }
    await button('Forget it now').click();
    await button('Forget it').click();
    await page.waitForURL(/\/$/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'lighthouse',
    );
  },
);
