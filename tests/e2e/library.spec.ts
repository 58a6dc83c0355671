import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createSubscriber, registerPerson, talkToTheEnd } from '../support/http-person.ts';
import { expectAccessible, tabTo } from './support/accessible.ts';
import { goOn, heading, openQuestion, ownAnswer, pick, question, sessionIdOf } from './support/dialogue.ts';
import { expect, signIn, test, variant } from './support/fixtures.ts';

const other = 'How do I ask for less work without losing the trust of my team?';

async function openFromSettings(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Your reflections' }).click();
  await expect(heading(page)).toHaveText('Your reflections');
}

test(
  'an unfinished reflection goes on in another browser, and what was typed stays in the first',
  variant,
  async ({ page, server, browser }) => {
    const person = await createSubscriber(server.url);
    await signIn(page, person);
    await openQuestion(page);
    await pick(page);
    expect(await goOn(page)).toBe('/second');
    const second = (await heading(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
    await ownAnswer(page).fill('Half an answer');
    const sessionId = await sessionIdOf(page);

    await openFromSettings(page);
    await expect(page.getByRole('main')).toContainText('Round 2, not finished');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText(second);
    await expect(ownAnswer(page)).toHaveValue('Half an answer');
    await page.goto('/');
    await expect(page.getByRole('region', { name: question })).toContainText('One answer, today');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(ownAnswer(page)).toHaveValue('Half an answer');

    const context = await browser.newContext({ baseURL: server.url });
    const elsewhere = await context.newPage();
    await signIn(elsewhere, person);
    await openFromSettings(elsewhere);
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(elsewhere)).toHaveText(second);
    expect(await sessionIdOf(elsewhere)).toBe(sessionId);
    await elsewhere.reload();
    await expect(heading(elsewhere)).toHaveText(second);
    await pick(elsewhere);
    await goOn(elsewhere);
    const { history } = await person.call('getSession', { params: { sessionId } });
    expect(history.filter(({ userResponse }) => userResponse)).toHaveLength(2);
    await context.close();
  },
);

test('reflections are saved, opened and deleted by keyboard alone', variant, async ({ page, server }) => {
  const person = await createSubscriber(server.url);
  const first = ({ options: given = [] }: { options?: string[] }) => given[0] ?? 'Yes';
  await talkToTheEnd(person, question, first);
  await talkToTheEnd(person, other, first);
  await signIn(page, person);
  await page.goto('/library');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);

  await tabTo(page, 'More for this reflection');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Save as Markdown');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^reflection-\d{4}-\d\d-\d\d\.md$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`> ${other}`);
  expect(text).toContain('## Analysis Results');
  await page.getByText('Export or restore').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Download as data');
  const [all] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(all.suggestedFilename()).toMatch(/^reflections-\d{4}-\d\d-\d\d\.json$/);
  const { reflections } = JSON.parse(await readFile(await all.path(), 'utf8'));
  expect(reflections.map((one: { question: string }) => one.question)).toEqual([other, question]);

  await page.getByRole('button', { name: 'More for this reflection' }).first().focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Delete this reflection?' })).toBeFocused();
  await expectAccessible(page, 'library');
  await tabTo(page, 'Delete for good');
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/third');
  await expect(page.getByRole('main')).toContainText(question);
  await tabTo(page, 'Your reflections', 'link');
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  const { sessions } = await person.call('listSessions');
  expect(sessions.map((one) => one.question)).toEqual([question]);
});

test('a visitor signs in and comes back to a list without anything', variant, async ({ page, server }) => {
  const { email } = await registerPerson(server.url);
  await page.goto('/library');
  await expect(page.getByRole('main')).toContainText('Sign in to see your reflections');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('quiet forest 7');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/library');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expectAccessible(page, 'library, empty');
  await page.getByRole('link', { name: 'Ask your first question' }).click();
  await expect(heading(page)).toHaveText('Hey there');
});

test(
  'what was saved as a file comes back after it was deleted, and is found by a word of an answer',
  variant,
  async ({ page, server }) => {
    const person = await createSubscriber(server.url);
    await talkToTheEnd(person, question, () => 'The lighthouse keeps me here');
    await signIn(page, person);
    await page.goto('/library');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(1);
    await page.getByText('Export or restore').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download to read' }).click(),
    ]);
    await page.getByRole('button', { name: 'More for this reflection' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    for (const message of ['1 reflection is back.', '0 reflections are back. 1 was here already.']) {
      await page.getByLabel('Restore from a file', { exact: true }).setInputFiles(await file.path());
      await expect(page.getByRole('main')).toContainText(message);
      await expect(cards).toHaveCount(1);
    }
    await page.getByRole('searchbox', { name: 'Search your reflections' }).fill('LIGHTHOUSE here');
    await expect(page.getByRole('main')).toContainText('1 found');
    await expectAccessible(page, 'library, search');
    await page.getByRole('searchbox').fill('mountain');
    await expect(page.getByRole('main')).toContainText('None of your questions, answers or results');
  },
);

test(
  'a finished reflection goes on, and the guide says what the person left it to remember',
  variant,
  async ({ page, server }) => {
    const person = await createSubscriber(server.url);
    const [first] = await talkToTheEnd(person, question, ({ options: given = [] }) => given[0] ?? 'Yes');
    await signIn(page, person);
    await page.goto('/library');
    await page.getByRole('button', { name: 'More for this reflection' }).click();
    await page.getByRole('button', { name: 'Go on from here' }).click();
    await expect(page.getByRole('heading', { name: 'What the guide will remember' })).toBeVisible();
    await expectAccessible(page, 'confirm, with a memory');
    const lines = page.getByRole('textbox', { name: /^Line/ });
    while ((await lines.count()) > 1) await page.getByRole('button', { name: 'Remove line 1' }).click();
    await lines.fill('Your step: call Anna on Sunday');
    await page.reload();
    await expect(lines).toHaveValue('Your step: call Anna on Sunday');
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await expect(heading(page)).toHaveText('What has happened since then?', { timeout: 20_000 });
    const { sessions } = await person.call('listSessions');
    expect(sessions[0]).toMatchObject({ continues: first?.sessionId, question });
    const next = await person.call('getSession', { params: { sessionId: sessions[0]?.sessionId ?? '' } });
    expect(next.memory).toEqual(['Your step: call Anna on Sunday']);
    expect(next.history[0]?.thinkingContent).toContain('Your step was “call Anna on Sunday”');
  },
);
