/** A dialogue that leaves no trace, from its choice to the results, and then a look at what the server kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';
import { createSubscriber } from '../support/http-person.ts';
import { removeServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { expect, firstReason, goOn, heading, ownAnswer, test, untilThinking } from './support/dialogue.ts';
import { builtServer, signIn, variant } from './support/fixtures.ts';

const question = 'Should I tell my sister about the lighthouse, or keep it to myself?';
const answers = ['I promised my grandmother silence', 'I fear that the harbour is sold'];
const noted = 'A key under the third step';
const words = [question, ...answers, noted, 'lighthouse', 'harbour', 'grandmother'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function write(page: Page, text: string): Promise<void> {
  await button(page, 'Not quite right? Share your answer here...').click();
  await ownAnswer(page).fill(text);
  await button(page, 'Continue next Quection').click();
  await page.waitForURL('**/buffer?*');
}

/** What this browser keeps beyond the tab. */
const keptLocally = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

function expectNoWord(text: string, where: string): void {
  for (const word of words) expect(text.includes(word), `${where} holds “${word}”`).toBe(false);
}

/** Its files are searched. */
const onPglite = { DATABASE_URL: '' };

/** In every row of every table, and in every file of the data folder. */
async function expectNothingKept({ dataDir }: ServerProcess): Promise<void> {
  const folder = join(dataDir, 'pg');
  const database = await PGlite.create({ dataDir: folder });
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await database.query<{ t: string }>(`select t::text from ${name} t`);
    const text = rows.map(({ t }) => t).join('\n');
    expectNoWord(text, name);
    expect(text, name).not.toContain('unstored-');
    if (/\.(dialogues|rounds|turns|guide_calls)$/.test(name)) expect([name, text]).toEqual([name, '']);
    // The person has bought a subscription under keys.
    if (name.endsWith('.idempotency_keys')) expect(text).not.toMatch(/rewritePart|Dialogue|sendMessage/);
  }
  await database.close();
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    expectNoWord(readFileSync(path, 'latin1'), path);
  }
}

test.use({ expectedErrors: [/ERR_|Failed to load resource/] });

// The worker's own server need not start.
test.use({ baseURL: undefined });

test(
  'leaves no trace on the server, in addresses or beyond the tab, and goes on over a killed server',
  variant,
  async ({ page, context }) => {
    let server = await startServer({ entry: builtServer, env: onPglite });
    try {
      const { url, port, dataDir } = server;
      const person = await createSubscriber(url);
      await signIn(page, person, url);
      const addresses: string[] = [];
      await page.goto(`${url}/confirm?message=${encodeURIComponent(question)}`);
      await page.getByRole('switch', { name: /Leave no trace/ }).click();
      await expect(page.getByText('forgets them within a minute')).toBeVisible();
      page.on('request', (request) => addresses.push(request.url()));
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await button(page, 'Begin Exploration').click();
      await page.waitForURL('**/stream-chat?*');
      await untilThinking(page);
      await server.kill('SIGKILL');
      server = await startServer({ entry: builtServer, port, dataDir, env: onPglite });
      expect(await goOn(page)).toBe('/second');
      await expect(page.getByText('Leave no trace: not a word of this dialogue')).toBeVisible();

      await write(page, answers[0] ?? '');
      await untilThinking(page);
      await page.reload();
      await goOn(page);
      const second = (await heading(page).textContent()) ?? '';
      await page.reload();
      await expect(heading(page)).toHaveText(second);

      // Another tab knows nothing of it, and takes nothing from it.
      const other = await context.newPage();
      await other.goto(`${url}/second`);
      await other.waitForURL(`${url}/`);
      await expect(other.getByText('Pick up where you left off')).toHaveCount(0);
      await other.close();

      await button(page, 'Back to Question').click();
      await expect(heading(page)).not.toHaveText(second);
      await write(page, answers[0] ?? '');
      await goOn(page);
      await expect(heading(page)).toHaveText(second);
      await page.getByRole('button', { name: 'What I understood so far' }).click();
      await page.getByRole('button', { name: 'Add a line to: What you fear' }).click();
      await page.getByRole('textbox', { name: 'A line for: What you fear' }).fill(noted);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Kept in this tab.')).toBeVisible();
      await button(page, 'Done').click();
      await write(page, answers[1] ?? '');
      let path = await goOn(page);
      if (path === '/second') {
        await button(page, 'Enough for now').click();
        path = await goOn(page);
      }
      expect(path).toBe('/third');

      await expect(page.getByText('The built-in guide wrote all of it on our server')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Your reflections' })).toHaveCount(0);
      const { line, more, wrong, send } = firstReason(page);
      const before = await line.textContent();
      await more.click();
      await wrong.click();
      await send.click();
      await expect(page.locator('#announce-polite')).toContainText('Rewritten: ');
      expect(await line.textContent()).not.toBe(before);
      const download = page.waitForEvent('download');
      await button(page, 'Save as Markdown').click();
      const copy = readFileSync(await (await download).path(), 'utf8');
      for (const text of [question, ...answers]) expect(copy).toContain(text.slice(0, 25));

      expectNoWord(addresses.map(decodeURIComponent).join('\n').replaceAll('+', ' '), 'an address');
      expectNoWord(await keptLocally(page), 'local storage');
      expect((await person.call('listSessions')).sessions).toEqual([]);
      await page.goto(`${url}/`);
      await page.getByRole('button', { name: /settings/i }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(`${url}/`);
      await expect
        // The logout reloads the page, which aborts a request of the old page.
        .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })).catch(() => 'lighthouse'))
        .not.toContain('lighthouse');
      await server.kill('SIGTERM');
      expectNoWord(server.output(), 'the log');
      await expectNothingKept(server);
    } finally {
      await removeServer(server);
    }
  },
);
