import type { Page, Route } from '@playwright/test';
import {
  begin,
  eventStream,
  expect,
  finalAnswer,
  goOn,
  heading,
  openQuestion,
  options,
  pick,
  question,
  streamAnswer,
  test,
} from './support/dialogue.ts';
import { signInPerson, variant } from './support/fixtures.ts';

type Answer = Parameters<Route['fulfill']>[0];

const start = '**/api/chat/start';
const noSubscription = 'You do not have an active subscription. Would you like to subscribe now?';

function refusal(status: number, code: string): Answer {
  return { status, json: { code, message: 'refused' } };
}

/** Begins a dialogue whose call to the guide is answered so. */
async function beginAnswered(page: Page, answer: Answer): Promise<void> {
  await page.route(start, (route) => route.fulfill(answer));
  await begin(page);
}

/** A clock that can be moved on, and a record of every alert that was seen. */
async function watchAlerts(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { alertsSeen: seen });
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role="alert"]')) seen.add(alert.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Lets the waits of the retries go by until this has been said. */
async function expectInTime(page: Page, alert: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(15_000);
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'alertsSeen') as Set<string>)]);
    expect(seen).toContain(alert);
  }).toPass({ intervals: [200], timeout: 30_000 });
}

/** After 3 s the page goes back to what was written. */
async function expectBackAtQuestion(page: Page): Promise<void> {
  await page.clock.runFor(3_000);
  await expect(page).toHaveTitle('Confirm | Clearing');
  await expect(page.getByText(question).first()).toBeVisible();
}

test.describe('without a subscription', () => {
  test(
    'offers one, and goes home at Maybe Later and to the plans at Subscribe Now',
    variant,
    async ({ page, server }) => {
      await signInPerson(page, server);
      await begin(page);
      await expect(page.getByRole('alertdialog').getByText(noSubscription)).toBeVisible();
      await page.getByRole('button', { name: 'Maybe Later' }).click();
      await expect(page).toHaveTitle('Home | Clearing');
      await begin(page);
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
      await expect(page).toHaveTitle('Subscribe | Clearing');
    },
  );
});

test('asks for a login and comes back with the question', async ({ page }) => {
  await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
  await page.getByRole('button', { name: 'Begin Exploration' }).click();
  await page.waitForURL('**/login');
  const kept = await page.evaluate(() => [localStorage.pendingMessage, localStorage.redirectAfterLogin]);
  expect(kept[0]).toBe(question);
  expect(kept[1]).toContain('/stream-chat?message=');
  await expect(page.getByRole('figure')).toContainText(question);
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await page.getByLabel('Email', { exact: true }).fill('demo@clearing.test');
  await page.getByLabel('Password', { exact: true }).fill('clearing1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/stream-chat?message=*');
  await goOn(page);
  expect(await page.evaluate(() => [localStorage.pendingMessage, localStorage.redirectAfterLogin])).toEqual([
    undefined,
    undefined,
  ]);
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource|^500 from|^502 from/] });

  test(
    'says that the subscription could not be checked, and goes home',
    variant,
    async ({ page, signedIn: _ }) => {
      await page.route('**/api/subscriptions/user/current/active', (route) =>
        route.fulfill(refusal(500, 'internal')),
      );
      await begin(page);
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to check subscription status. Please try again later.',
      );
      await expect(page).toHaveTitle('Home | Clearing');
      await expect(page.getByRole('textbox')).toHaveValue(question);
    },
  );

  test('goes to the login when the session has ended', variant, async ({ page, signedIn: _ }) => {
    await page.route('**/api/auth/refresh', (route) => route.fulfill(refusal(401, 'unauthorized')));
    await page.route(start, (route) => route.fulfill(refusal(401, 'unauthorized')));
    await begin(page);
    await expect(page).toHaveTitle('Login | Clearing');
    await expect(page.getByText('Unauthorized access').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.pendingMessage)).toBe(question);
    expect(await page.evaluate(() => localStorage.accessToken)).toBeUndefined();
  });

  test('goes to the access-denied page at a 403', variant, async ({ page, signedIn: _ }) => {
    await beginAnswered(page, refusal(403, 'forbidden'));
    await expect(page).toHaveTitle('Access denied | Clearing');
    await expect(page).toHaveURL(/\/403$/);
    await expect(page.getByText('Access denied').first()).toBeVisible();
  });

  test(
    'offers a subscription when it has ended in the middle of a dialogue',
    variant,
    async ({ page, signedIn: _ }) => {
      await openQuestion(page);
      await page.route('**/api/chat/message', (route) =>
        route.fulfill(refusal(403, 'subscription_required')),
      );
      await pick(page);
      await expect(page.getByRole('alertdialog').getByText(noSubscription)).toBeVisible();
    },
  );

  for (const { status, code, text } of [
    { status: 404, code: 'not_found', text: 'Requested resource does not exist' },
    { status: 500, code: 'internal', text: 'Internal server error' },
    { status: 418, code: 'internal', text: 'Server response error' },
  ]) {
    test(`names a ${status} and goes home`, variant, async ({ page, signedIn: _ }) => {
      await beginAnswered(page, refusal(status, code));
      await expect(page.getByRole('alert')).toHaveText(`${text}, redirecting you to homepage...`);
      await expect(page).toHaveTitle('Home | Clearing');
    });
  }

  test(
    'keeps the written topic cards when the questions of the day do not come',
    variant,
    async ({ page }) => {
      await page.route('**/api/chat/guide-questions*', (route) => route.fulfill(refusal(500, 'internal')));
      await page.goto('/');
      await expect(page.getByText('Loading questions failed, please try again later!').first()).toBeVisible();
      await expect(page.getByText('Stay, leave, or change how I work?')).toBeVisible();
    },
  );
});

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load resource/] });
  test.beforeEach(({ page }) => watchAlerts(page));

  test('says that the server cannot be reached, and goes back', variant, async ({ page, signedIn: _ }) => {
    await page.route(start, (route) => route.abort('connectionrefused'));
    await begin(page);
    await expectInTime(page, 'Unable to connect to server, please check network connection');
    await expectBackAtQuestion(page);
  });

  test('says that the connection was closed, and goes back', variant, async ({ page, signedIn: _ }) => {
    const cut = streamAnswer(eventStream({ event: 'thinking', data: { text: 'Half a thought ' } }));
    await page.route(start, (route) =>
      route.request().headers().accept === 'text/event-stream' ? route.fulfill(cut) : route.abort(),
    );
    await page.route('**/api/chat/stream/*', (route) => route.fulfill(streamAnswer('')));
    await begin(page);
    await expectInTime(page, 'Connection error, please try again later.');
    await expectBackAtQuestion(page);
  });

  test(
    'says that the answer took too long when the server stays silent',
    variant,
    async ({ page, signedIn: _ }) => {
      await page.route(start, (route) =>
        route.request().headers().accept === 'text/event-stream'
          ? new Promise(() => undefined)
          : route.abort(),
      );
      await begin(page);
      await expectInTime(page, 'Request timed out, please refresh the page and try again.');
      await expectBackAtQuestion(page);
    },
  );

  test('names the status when the guide fails in mid-stream, and goes back after 3 seconds', async ({
    page,
    signedIn: _,
  }) => {
    const data = { code: 'guide_failed', message: 'no' };
    await beginAnswered(page, streamAnswer(eventStream({ event: 'failed', data })));
    await expect(page.getByRole('alert')).toHaveText('Server error (503)');
    await expect(page).toHaveTitle('StreamChatPage | Clearing');
    await expectBackAtQuestion(page);
  });

  test('sends the same again at Try again', variant, async ({ page, signedIn: _ }) => {
    const keys: (string | undefined)[] = [];
    await page.route(start, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const data = { code: 'guide_failed', message: 'no' };
      return keys.length === 1
        ? route.fulfill(streamAnswer(eventStream({ event: 'failed', data })))
        : route.continue();
    });
    await begin(page);
    await expect(heading(page)).toHaveText('That didn’t work');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).not.toHaveText('That didn’t work');
    expect(await goOn(page)).toBe('/second');
    expect(keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('says that requests came too often', variant, async ({ page, signedIn: _ }) => {
    await beginAnswered(page, refusal(429, 'rate_limited'));
    await expectInTime(page, 'request too frequent, please try later');
    await expectBackAtQuestion(page);
  });

  test('says that an answer could not be processed', variant, async ({ page, signedIn: _ }) => {
    await page.addInitScript(() => {
      const { stringify } = JSON;
      JSON.stringify = (value: { rounds?: unknown[] }) => {
        if (value?.rounds?.length) throw new Error('the store is broken');
        return stringify(value);
      };
    });
    await beginAnswered(page, finalAnswer({ newQuestion: 'Why now?', currentRound: 1 }));
    await expectInTime(page, 'Failed to process response');
    await expectBackAtQuestion(page);
  });
});

test.describe('answers of other shapes', () => {
  test(
    'shows an answer that cannot be read as it is, on the question page',
    variant,
    async ({ page, signedIn: _ }) => {
      const plain = 'Tell me more about the bakery. What is it like?';
      await beginAnswered(page, streamAnswer(eventStream({ event: 'final', data: plain })));
      expect(await goOn(page)).toBe('/second');
      await expect(heading(page)).toHaveText(plain);
      await page.reload();
      await expect(heading(page)).toHaveText(plain);
    },
  );

  test('takes a question with options in one text', variant, async ({ page, signedIn: _ }) => {
    const data = JSON.stringify({
      q: 'What holds you?',
      options: 'Money, Habit, People, Pride',
      s: 'Slowly.',
    });
    await beginAnswered(page, finalAnswer(data));
    await goOn(page);
    await expect(heading(page)).toHaveText('What holds you?');
    await expect(page.getByText('Slowly.')).toBeVisible();
    for (const [index, text] of ['Money', 'Habit', 'People'].entries())
      await expect(options(page).nth(index)).toContainText(text);
    await expect(options(page)).toHaveCount(4);
  });

  test('stays when the guide has ended the dialogue', variant, async ({ page, signedIn: _ }) => {
    await beginAnswered(page, finalAnswer(JSON.stringify({ newQuestion: 'Later?', end: true })));
    await expect(page.getByText('This conversation ends here.').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('StreamChatPage | Clearing');
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page).toHaveTitle('Home | Clearing');
  });

  test.describe('an analysis at once', () => {
    // The page looks on the server for the rounds, which knows nothing of an answer made here.
    test.use({ expectedErrors: [/404 \(Not Found\)/] });

    test('says that the summary is coming and shows it', variant, async ({ page, signedIn: _ }) => {
      const frontendDisplay = {
        instantInsight: { coreAnswer: '• Rest first • Then choose', moodPhrase: 'Slow' },
      };
      await beginAnswered(page, finalAnswer(JSON.stringify({ frontendDisplay })));
      await expect(page.getByText('Thinking complete. Generating summary...').first()).toBeVisible();
      await expect(page).toHaveTitle('Summarize | Clearing');
      await expect(page.getByText('Rest first')).toBeVisible();
      await expect(page.getByText('Then choose')).toBeVisible();
    });
  });
});
