import { test as base, expect, type Page } from '@playwright/test';
import { createSubscriber, type Person, registerPerson, talkToTheEnd } from '../../support/http-person.ts';
import { removeServer, type ServerProcess, startServer } from '../../support/server-process.ts';
import { findTypedInData } from './data-folder.ts';

/** The built server; another build than the tree's while the tree is being rebuilt. */
export const builtServer = process.env.SERVER_ENTRY ?? 'dist/server/main.js';

interface TestFixtures {
  /** Texts of console errors, page errors and answers of 500 and above that a test expects, as patterns. */
  expectedErrors: RegExp[];
  page: Page;
  /** The subscriber, signed in on this page. */
  signedIn: Person;
}

interface WorkerFixtures {
  /** Settings of the server; a file that changes them has a server of its own. */
  serverEnv: Record<string, string>;
  /** Whether these tests are on the database of who starts without settings, unless the whole run is on PostgreSQL. */
  onPglite: boolean;
  server: ServerProcess;
  /** One person for all tests of a worker; every dialogue has a session of its own. */
  subscriber: Person;
  /** The session of a dialogue that this person has brought to its end. */
  finishedSession: string;
}

export const question = 'Should I leave my job at the bakery or stay one more year?';

/** Watches what a person would not see: anything found fails the test. */
function watch(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) found.push(`${response.status()} from ${new URL(response.url()).pathname}`);
  });
  return found;
}

/**
 * A prerendered page is opened when React has hydrated it: a script types faster than a person, into a form that the
 * app does not handle yet. `waitUntil: 'commit'` leaves this out.
 */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit')
      await page.waitForFunction(() => {
        const heading = document.querySelector('#root h1');
        return !heading || Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      });
    return response;
  };
}

/**
 * Details of a test that only `npm run test:browser` runs: it repeats another with other data, or shows a side path of
 * a feature.
 */
export const variant = { tag: '@variant' };

export const seller = {
  name: 'Clearing Ltd',
  address: '1 High Street, Leeds LS1 1AA',
  email: 'help@clearing.example',
};

/** What single tests need is set for all of them: a server with other settings would have to be started. */
const defaultEnv = {
  GEO_COUNTRY_HEADER: 'x-country',
  SELLER_NAME: seller.name,
  SELLER_ADDRESS: seller.address,
  SUPPORT_EMAIL: seller.email,
};

/** The one `test` of all files: with fixtures of their own, files would be run by workers and servers of their own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [defaultEnv, { option: true, scope: 'worker' }],
  onPglite: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv, onPglite }, use) => {
      const server = await startServer({
        entry: builtServer,
        env: serverEnv,
        ...(onPglite && process.env.TEST_DATABASE !== 'postgres' && { database: 'pglite' }),
      });
      await use(server);
      await server.kill('SIGTERM');
      const lyingOpen = await findTypedInData(server);
      await removeServer(server);
      expect(lyingOpen, 'nothing typed lies open in the files of the database').toEqual([]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  subscriber: [
    async ({ server }, use) => {
      await use(await createSubscriber(server.url));
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  finishedSession: [
    async ({ subscriber }, use) => {
      const answers = await talkToTheEnd(subscriber, question, ({ options = [] }) => options[0] ?? 'Yes');
      await use(answers[0]?.sessionId ?? 'no session');
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  signedIn: async ({ page, subscriber }, use) => {
    await signIn(page, subscriber);
    await use(subscriber);
  },
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const found = watch(page);
    waitForApp(page);
    await use(page);
    const unexpected = found.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'nothing unexpected on the console or from the server').toEqual([]);
  },
});

export { expect };

/** Puts a person's tokens where the page keeps them after a login, from a file of the site that runs no app. */
export async function signIn(page: Page, person: Pick<Person, 'tokens'>, origin = ''): Promise<void> {
  const { accessToken, refreshToken, expiresIn, tokenType, email, fullName, userId, role } = person.tokens;
  const entries = {
    accessToken,
    refreshToken,
    tokenType,
    tokenExpiry: new Date(Date.now() + expiresIn * 1_000).toISOString(),
    userEmail: email,
    userName: fullName,
    userId,
    userRole: role,
  };
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}

/** A new person with a subscription, signed in on this page. */
export async function signInSubscriber(page: Page, server: ServerProcess): Promise<Person> {
  const person = await createSubscriber(server.url);
  await signIn(page, person);
  return person;
}

/** A new person without a subscription, signed in on this page. */
export async function signInPerson(page: Page, server: ServerProcess): Promise<Person> {
  const person = await registerPerson(server.url);
  await signIn(page, person);
  return person;
}
