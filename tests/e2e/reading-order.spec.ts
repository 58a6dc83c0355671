/** What a screen reader says and where the Tab key goes, on every screen. */
import { randomUUID } from 'node:crypto';
import { createSubscriber, talkToTheEnd } from '../support/http-person.ts';
import {
  begin,
  expect,
  firstReason,
  goOn,
  heading,
  openResults,
  options,
  ownAnswer,
  question,
  test,
} from './support/dialogue.ts';
import { signIn } from './support/fixtures.ts';
import { createPayer } from './support/pay-page.ts';
import { expectReadable } from './support/reading-order.ts';

test.use({ reducedMotion: 'reduce' });

const button = (name: string | RegExp) => ({ name, exact: typeof name === 'string' });

test('screens before a login', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Updated Daily')).toBeVisible();
  await page.getByRole('textbox').fill(question);
  await expectReadable(page, 'home');
  await page.getByRole('button', button('Settings')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page, 'settings, signed out');

  await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
  await page.getByRole('button', button('Not quite right? Change it')).click();
  await expectReadable(page, 'confirm');
  await page.getByRole('button', button('Edit')).click();
  await expectReadable(page, 'confirm, editing');
  await page.getByRole('button', button('Get help now')).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page, 'help');
  await page.goto('/pay');
  await page.getByRole('radio', { name: /Annual/ }).check();
  await page.getByText('Stripe', { exact: true }).click();
  await expectReadable(page, 'pay, signed out');
  for (const path of ['/login', '/register', '/forgot-password', '/403', '/nowhere']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expectReadable(page, path);
  }

  await page.goto('/confirm?message=I+want+to+kill+myself');
  await expect(page.getByRole('link', { name: '911' })).toBeVisible();
  await expectReadable(page, 'page of care');
});

test('screens of a dialogue', async ({ page, signedIn: _ }) => {
  await page.route('**/api/chat/start', () => undefined);
  await begin(page);
  await expect(heading(page)).toHaveText('Thinking...');
  await expectReadable(page, 'thinking');
  await page.unroute('**/api/chat/start');
  await begin(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
  await ownAnswer(page).fill('I am afraid of the empty days.');
  await expectReadable(page, 'question');
  await page.route('**/api/chat/message', () => undefined);
  await options(page).first().click();
  await page.waitForURL('**/buffer?*');
  await expect(heading(page)).toHaveText('Thinking...');
  await expectReadable(page, 'buffer');
});

test('the results and the library', async ({ page, server }) => {
  // Somebody who asked only these two: a question that is asked again names two cards alike.
  const person = await createSubscriber(server.url);
  const answers = await talkToTheEnd(person, question, ({ options = [] }) => options[0] ?? 'Yes');
  await person.call('startDialogue', {
    body: { sessionId: `s-${randomUUID()}`, question: 'Should I sell the allotment or keep it?' },
    key: randomUUID(),
  });
  await signIn(page, person);
  await openResults(page, answers[0]?.sessionId ?? '');
  const { sources, more, wrong, note } = firstReason(page);
  await sources.click();
  await more.click();
  await wrong.click();
  await note.fill('Not only fear.');
  await page.getByRole('button', button('Dialogue History')).click();
  await expectReadable(page, 'results');
  await page.getByRole('button', button('Share Screenshot')).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('dialog').locator('summary').first().click();
  await expectReadable(page, 'share');
  await page.goto('/library');
  await page.getByRole('button', { name: 'More for this reflection' }).first().click();
  await expectReadable(page, 'library');
});

test('screens of a subscriber', async ({ page, server }) => {
  await signIn(page, await createPayer(server));
  await page.goto('/pay');
  await expect(page.getByRole('button', button('Cancel subscription'))).toBeVisible();
  await expectReadable(page, 'pay, subscribed');
  await page.goto('/');
  await page.getByRole('button', button('Settings')).click();
  await expect(page.getByText('Subscribed', { exact: true })).toBeVisible();
  await page.getByRole('button', button('Delete account')).click();
  await expectReadable(page, 'settings');
});
