import {
  expect,
  goOn,
  heading,
  openQuestion,
  openResults,
  options,
  ownAnswer,
  pick,
  question,
  sessionIdOf,
  test,
} from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

const toggleOpen = 'Not quite right? Share your answer here...';
const toggleClose = 'Hide input box';
const sendOwn = 'Continue next Quection';

test('shows the titles of all routes that stand by themselves', variant, async ({ page, signedIn: _ }) => {
  for (const [path, title] of [
    ['/', 'Home'],
    ['/confirm?message=why', 'Confirm'],
    ['/pay', 'Manage your subscription'],
    ['/payment-success', 'Payment Successful'],
    ['/subscription-cancel', 'Payment Cancelled'],
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/403', 'Access denied'],
    ['/nowhere', 'Page not found'],
  ]) {
    await page.goto(path ?? '');
    await expect(page, path).toHaveTitle(`${title} | Clearing`);
  }
});

test(
  'keeps the query when the undeclared chat path replaces itself',
  variant,
  async ({ page, signedIn: _ }) => {
    await page.goto('/stream-chat-page?message=why%20now&sessionId=kept-1');
    await expect(page).toHaveURL(/\/stream-chat\?message=why\+?(%20)?now&sessionId=kept-1$/);
  },
);

test('redirects home from confirm and thinking without a message', variant, async ({ page, signedIn: _ }) => {
  for (const path of ['/confirm', '/confirm?message=%20', '/stream-chat', '/buffer']) {
    await page.goto(path);
    await expect(page, path).toHaveTitle('Home | Clearing');
    await expect(page).toHaveURL(/\/$/);
  }
});

test('says that sending needs a session, and goes home', variant, async ({ page, signedIn: _ }) => {
  await page.goto('/buffer?message=yes');
  await expect(page.getByRole('alert')).toHaveText('Session ID does not exist, cannot send message');
  await expect(page).toHaveTitle('Home | Clearing');
});

test(
  'sends a question page without a session to the confirm page',
  variant,
  async ({ page, signedIn: _ }) => {
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    await page.goto('/second');
    await expect(page.getByText('Please try again').first()).toBeVisible();
    await expect(page).toHaveTitle('Home | Clearing');
    expect(paths).toContain('/confirm');
  },
);

test('sends a results page without data home', variant, async ({ page, signedIn: _ }) => {
  await page.goto('/third');
  await expect(page).toHaveTitle('Home | Clearing');
});

test('takes an empty question for a wish to go on', variant, async ({ page, signedIn: _ }) => {
  const sent = page.waitForRequest('**/api/chat/start');
  await page.goto('/stream-chat?message=');
  expect((await sent).postDataJSON()).toMatchObject({ question: 'Continue conversation' });
});

test('sends what was typed before the app had begun', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByPlaceholder('e.g. I feel stuck between two jobs...').fill(question);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/confirm?message=*', { waitUntil: 'commit' });
  held.resolve();
  await expect(page.getByText(question).first()).toBeVisible();
});

test('keeps an edited question', variant, async ({ page }) => {
  await page.goto('/');
  await page.getByPlaceholder('e.g. I feel stuck between two jobs...').fill('  why now  ');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/confirm?message=why*');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByPlaceholder('Edit your question here...').fill(question);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(question).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pendingMessage'))).toBe(question);
  await page.getByRole('link', { name: 'Start Over' }).click();
  await expect(page).toHaveTitle('Home | Clearing');
});

test('carries a topic card to the confirm page', variant, async ({ page }) => {
  const loaded = page.waitForResponse('**/api/chat/guide-questions*');
  await page.goto('/');
  const { questions } = (await (await loaded).json()) as { questions: string[] };
  const text = questions[0] ?? '';
  const card = page.getByRole('button', { name: /^Career Decisions/ });
  await expect(card).toContainText(text);
  await card.click();
  await page.waitForURL('**/confirm?message=*');
  await expect(page.getByText(text).first()).toBeVisible();
});

test('opens, empties and sends the own answer by its rules; number keys answer, but not while writing', async ({
  page,
  signedIn: _,
}) => {
  await openQuestion(page);
  const send = page.getByRole('button', { name: sendOwn });
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: toggleOpen }).click();
  await expect(ownAnswer(page)).toBeFocused();
  await ownAnswer(page).fill('   ');
  await expect(send).toBeDisabled();
  await ownAnswer(page).fill('Something of my own');
  await expect(send).toBeEnabled();
  await page.getByRole('button', { name: toggleClose }).click();
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: toggleOpen }).click();
  await expect(ownAnswer(page)).toHaveValue('');
  await ownAnswer(page).press('2');
  await expect(ownAnswer(page)).toHaveValue('2');
  await ownAnswer(page).fill('Press 1 if you are afraid');
  await expect(page).toHaveURL(/\/second$/);
  await send.click();
  await page.waitForURL('**/buffer?message=Press+1*');

  await goOn(page);
  const second = await options(page).nth(1).locator('span').last().textContent();
  const sent = page.waitForRequest('**/api/chat/message');
  await page.keyboard.press('2');
  expect((await sent).postDataJSON()).toMatchObject({ message: second, option: 'B', round: 2 });
  await goOn(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle('Home | Clearing');
});

test(
  'goes back to a question, cuts what came after it, and warns at the first',
  variant,
  async ({ page, signedIn }) => {
    await openQuestion(page);
    const first = await heading(page).textContent();
    const back = page.getByRole('button', { name: 'Back to Question' });
    await back.click();
    await expect(page.getByText('The First Question').first()).toBeVisible();

    await pick(page);
    await goOn(page);
    await expect(heading(page)).not.toHaveText(first ?? '');
    await back.click();
    await expect(page).toHaveURL(/\/second\?back=true$/);
    await expect(heading(page)).toHaveText(first ?? '');
    await expect(heading(page)).toBeFocused();
    const sessionId = await sessionIdOf(page);
    const rewound = await signedIn.call('getSession', { params: { sessionId } });
    expect(rewound.history).toHaveLength(1);

    const other = await options(page).nth(1).locator('span').last().textContent();
    await pick(page, 1);
    await expect(page).toHaveURL(/back=true$/);
    await goOn(page);
    const { history } = await signedIn.call('getSession', { params: { sessionId } });
    expect(history.map((round) => round.userResponse?.content ?? null)).toEqual([other, null]);
    const kept = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}'),
      `chat_history_${sessionId}`,
    );
    expect(kept.rounds).toHaveLength(2);
    expect(kept.rounds[0].userResponse).toMatchObject({ type: 'option', option: 'B', content: other });
  },
);

test('stays at the question when going back fails', variant, async ({ page, signedIn: _ }) => {
  await openQuestion(page);
  await pick(page);
  await goOn(page);
  const second = (await heading(page).textContent()) ?? '';
  await page.route('**/api/chat/back', (route) => route.fulfill({ json: { success: false, error: 'no' } }));
  await page.getByRole('button', { name: 'Back to Question' }).click();
  await expect(
    page.getByText('Failed to go back to previous question, please try again').first(),
  ).toBeVisible();
  await expect(heading(page)).toHaveText(second);
});

test(
  'leads the browser’s back from confirm, question, buffer and results to the landing page',
  variant,
  async ({ page, signedIn: _, finishedSession }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Career Decisions/ }).click();
    await page.waitForURL('**/confirm?*');
    await page.goBack();
    await expect(page).toHaveTitle('Home | Clearing');

    for (const screen of ['question', 'buffer']) {
      await openQuestion(page);
      if (screen === 'buffer') {
        await pick(page);
      }
      await page.goBack();
      await expect(page, screen).toHaveTitle('Home | Clearing');
      await expect(heading(page)).toHaveText('Hey there');
    }
    await openResults(page, finishedSession);
    await expect(page).toHaveTitle('Summarize | Clearing');
    await page.goBack();
    await expect(page).toHaveTitle('Home | Clearing');
  },
);
