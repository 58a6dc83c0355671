/** 'Leave this page now', pressed in every state: what was written is then nowhere that a page can reach. */
import type { BrowserContext, Page } from '@playwright/test';
import { createSubscriber } from '../support/http-person.ts';
import { expect, goOn, heading, ownAnswer, pick, test, untilThinking } from './support/dialogue.ts';
import { signIn, signInSubscriber, variant } from './support/fixtures.ts';

/** Heavy, so that the way out is there; and light ones, with which the dialogue goes on. */
const heavy = 'My husband Zebulon hits me. Should I leave?';
const light = 'Should I sell the Quillfeather boat or keep it?';
const typed = 'The Marmalade summer at the lake';
const words = ['Zebulon', 'Quillfeather', 'Marmalade'];

const weather = 'https://www.bbc.com/weather';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ expectedErrors: [/ERR_|Failed to load resource/] });

/** All that a script of the page can read of what is kept, and all that is shown. */
function reach(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const cached: string[] = [];
    for (const name of (await window.caches?.keys()) ?? []) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        cached.push(request.url, request.url.endsWith('.js') ? '' : ((await answer?.text()) ?? ''));
      }
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const stored = await fetch('/confirm', { cache: 'only-if-cached', mode: 'same-origin' }).then(
      (answer) => answer.url,
      () => '',
    );
    const everything = [
      document.documentElement.outerHTML,
      document.title,
      fields,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      decodeURIComponent(location.href.replaceAll('+', ' ')),
      performance.getEntries().map(({ name }) => decodeURIComponent(name)),
      cached,
      databases,
      stored,
      window.name,
      document.cookie,
    ];
    return JSON.stringify(everything);
  });
}

async function expectNoWord(page: Page, where: string): Promise<void> {
  const found = await reach(page);
  for (const word of words) expect(found.includes(word), `${where} holds “${word}”`).toBe(false);
}

/** A tab in which something heavy was written, by a person who is signed in or not. */
async function openTab(page: Page, before?: () => Promise<unknown>): Promise<void> {
  await page.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>sun' }),
  );
  await before?.();
  await page.goto('/');
  await ask(page, heavy);
  await expect(button(page, 'Leave this page now')).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: "What's on Your Mind?" }).fill(question);
  await button(page, 'Start Your Clarity Journey').click();
  await page.waitForURL('**/confirm?*');
}

/** Home again, and from there with words that stop nothing. */
async function askAgain(page: Page): Promise<void> {
  await page.goBack();
  await expect(heading(page)).toHaveText('Hey there');
  await ask(page, light);
  await expect(page.getByText(light, { exact: true })).toBeVisible();
}

async function beginAgain(page: Page): Promise<void> {
  await askAgain(page);
  await button(page, 'Begin Exploration').click();
}

async function toQuestion(page: Page): Promise<void> {
  await beginAgain(page);
  await page.waitForURL('**/stream-chat?*');
  expect(await goOn(page)).toBe('/second');
}

async function toResults(page: Page): Promise<void> {
  await toQuestion(page);
  for (let path = '/second'; path === '/second'; path = await goOn(page)) await pick(page);
  await expect(heading(page)).toHaveText('Analysis Results');
}

async function toOwnAnswer(page: Page): Promise<void> {
  await toQuestion(page);
  await button(page, 'Not quite right? Share your answer here...').click();
  await ownAnswer(page).fill(typed);
}

interface State {
  name: string;
  /** Otherwise only in the run with all variants. */
  inEveryRun?: true;
  go: (page: Page) => Promise<void>;
  signedIn: boolean;
}

const states: State[] = [
  { name: 'the page of help', signedIn: false, go: async () => undefined },
  {
    name: 'home with words in its box',
    signedIn: false,
    go: async (page) => {
      await page.goBack();
      await page.getByRole('textbox', { name: "What's on Your Mind?" }).fill(typed);
    },
  },
  { name: 'confirm', signedIn: false, go: askAgain },
  {
    name: 'confirm while the question is edited',
    signedIn: true,
    go: async (page) => {
      await askAgain(page);
      await button(page, 'Edit').click();
      await page.getByPlaceholder('Edit your question here...').fill(typed);
    },
  },
  {
    name: 'the login before the dialogue',
    signedIn: false,
    go: async (page) => {
      await beginAgain(page);
      await page.waitForURL('**/login');
      await page.goto('/confirm?message=Quillfeather');
    },
  },
  {
    name: 'thinking',
    signedIn: true,
    go: async (page) => {
      await beginAgain(page);
      await untilThinking(page);
    },
  },
  { name: 'the question', signedIn: true, go: toQuestion },
  { name: 'the own answer', inEveryRun: true, signedIn: true, go: toOwnAnswer },
  {
    name: 'the wait for the next question',
    signedIn: true,
    go: async (page) => {
      await toOwnAnswer(page);
      await button(page, 'Continue next Quection').click();
      await page.waitForURL('**/buffer?*');
      await untilThinking(page);
    },
  },
  { name: 'the results', signedIn: true, go: toResults },
  {
    name: 'the results after the share dialog',
    signedIn: true,
    go: async (page) => {
      await toResults(page);
      await button(page, 'Share Screenshot').click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'the library',
    signedIn: true,
    go: async (page) => {
      await toQuestion(page);
      await page.goto('/library');
      await expect(page.getByText(light)).toBeVisible();
    },
  },
];

/** The exit is on the page, or in the help that every page has. */
async function pressExit(page: Page): Promise<void> {
  const exit = button(page, 'Leave this page now').first();
  if (!(await exit.isVisible())) await button(page, 'Get help now').first().click();
  await exit.click();
  await page.waitForURL(weather);
}

/** Steps back as far as there is anything, and looks around at each stop. */
async function lookBack(page: Page, name: string): Promise<number> {
  let stops = 0;
  for (let step = 1; step <= 5; step += 1) {
    await page.goBack({ waitUntil: 'load' });
    if (!page.url().startsWith('http://127.0.0.1')) break;
    stops += 1;
    if (!page.url().endsWith('.svg')) await expect(heading(page)).toBeVisible();
    await expectNoWord(page, `${name}: ${step} back, at ${new URL(page.url()).pathname},`);
  }
  return stops;
}

async function otherTab(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>sun' }),
  );
  await other.goto(`${new URL(page.url()).origin}/confirm?message=${encodeURIComponent(light)}`);
  await expect(other.getByText(light, { exact: true })).toBeVisible();
  return other;
}

for (const { name, go, signedIn, inEveryRun } of states) {
  test(`leaves no word behind: ${name}`, inEveryRun ? {} : variant, async ({ page, context, server }) => {
    const person = signedIn ? await createSubscriber(server.url) : undefined;
    await openTab(page, person && (() => signIn(page, person)));
    await go(page);
    const other = await otherTab(context, page);
    await page.bringToFront();
    await pressExit(page);
    await other.waitForURL(weather);
    expect(await lookBack(page, name)).toBeGreaterThan(0);
    await lookBack(other, `${name}, the other tab`);
    await page.goto('/');
    await expect(heading(page)).toHaveText('Hey there');
    await expectNoWord(page, `${name}: a new visit`);
    await expect(button(page, 'Get help now')).toHaveCount(0);
    await page.goto('/library');
    await expect(page.getByText('Sign in to see your reflections')).toBeVisible();
    if (person)
      await expect
        .poll(() =>
          person.call('listSessions').then(
            () => 'in',
            () => 'out',
          ),
        )
        .toBe('out');
  });
}

test(
  'leaves the sign-in where the person says so, and nothing that was written here',
  variant,
  async ({ page, server }) => {
    const person = await createSubscriber(server.url);
    await openTab(page, () => signIn(page, person));
    const choice = page.getByRole('switch', { name: 'Sign out as well' });
    await choice.click();
    await expect(page.getByText('You stay signed in: anyone who opens Clearing here can read')).toBeVisible();
    await pressExit(page);
    await page.goto('/library');
    await expect(page.getByText('Sign in to see your reflections')).toHaveCount(0);
    await expectNoWord(page, 'the tab of a person who stays signed in');
  },
);

test('ends what runs at once, although the other page is slow to come', variant, async ({ page, server }) => {
  const person = await createSubscriber(server.url);
  const aborted = Promise.withResolvers<string>();
  await page.exposeFunction('aborted', aborted.resolve);
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (...[input, init]: Parameters<typeof fetch>) => {
      if (String(input).endsWith('/api/chat/start'))
        init?.signal?.addEventListener('abort', () =>
          (window as unknown as { aborted(name: string): void }).aborted(init.signal?.reason.name),
        );
      return real(input, init);
    };
  });
  await openTab(page, () => signIn(page, person));
  await page.route('**/api/chat/start', () => undefined); // It runs for ever.
  const begun = page.waitForRequest('**/api/chat/start');
  await beginAgain(page);
  await begun;
  const arrival = Promise.withResolvers<void>();
  await page.route(weather, async (route) => {
    await arrival.promise;
    await route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>sun' });
  });
  await button(page, 'Get help now').first().click();
  const pressed = button(page, 'Leave this page now').click({ noWaitAfter: true });
  // Not by the watch over silent streams, which would come much later.
  expect(await aborted.promise).toBe('AbortError');
  arrival.resolve();
  await pressed;
  await page.waitForURL(weather);
});

test('signing out leaves no text in the history of the browser either', variant, async ({ page, server }) => {
  await signInSubscriber(page, server);
  await page.goto('/');
  await ask(page, light);
  await button(page, 'Begin Exploration').click();
  await page.waitForURL('**/stream-chat?*');
  const states: string[] = [];
  for (let path = await goOn(page); ; path = await goOn(page)) {
    states.push(await page.evaluate(() => JSON.stringify(history.state)));
    if (path === '/third') break;
    await pick(page);
  }
  for (const state of states) expect(state).toMatch(/^\{("(windowId|sessionId)":"[\w-]+",?)+\}$/);
  await button(page, 'Settings').click();
  await button(page, 'Logout').click();
  await expect(heading(page)).toHaveText('Hey there');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('accessToken')).catch(() => ''))
    .toBeNull();
  await lookBack(page, 'after a sign-out');
});
