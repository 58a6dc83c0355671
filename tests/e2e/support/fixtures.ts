import { test as base, expect, type Page } from '@playwright/test';
import { createSubscriber, type Person, registerPerson } from '../../support/http-person.ts';
import { removeServer, type ServerProcess, startServer } from '../../support/server-process.ts';

interface TestFixtures {
  /** Texts of console errors, page errors and answers of 500 and above that a test expects, as patterns. */
  expectedErrors: RegExp[];
  page: Page;
}

interface WorkerFixtures {
  server: ServerProcess;
}

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

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list and wants a pattern.
    async ({}, use) => {
      const server = await startServer({ entry: 'dist/server/main.js' });
      await use(server);
      await removeServer(server);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const found = watch(page);
    await use(page);
    const unexpected = found.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'nothing unexpected on the console or from the server').toEqual([]);
  },
});

export { expect };

/** Puts a person's tokens where the page keeps them after a login. */
export async function signIn(page: Page, person: Person, origin = ''): Promise<void> {
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
  await page.goto(`${origin}/`);
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
