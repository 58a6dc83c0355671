// Screens of a dialogue, from thinking to the shared picture, by a subscriber who is signed in.
import { answerToTheEnd, goOn, options, question } from './product.mjs';
import { confirmUrl } from './walk-visitor.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Sees a screen that would go on by itself: its clock stands meanwhile. */
async function seeHeld({ page, see }, name) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await see(name);
  await page.clock.resume();
}

/** Sees a screen that stays for less time than holding it takes: the clock stands, and goes on in steps until it comes. */
async function seeWhen({ page, see }, locator, name) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  for (let tries = 0; tries < 300 && !(await locator.isVisible()); tries += 1) await page.clock.runFor(100);
  await see(name);
  await page.clock.resume();
}

async function toConfirm(page, url) {
  await page.goto(confirmUrl(url, question));
  await button(page, 'Begin Exploration').click();
  await page.waitForURL('**/stream-chat?*');
}

export async function asking(walk) {
  const { page, url, see } = walk;
  await page.clock.install();
  await toConfirm(page, url);
  await page.waitForFunction(
    () => document.querySelector('main [aria-hidden="true"][dir="auto"]')?.textContent,
  );
  await seeHeld(walk, 'thinking');
  await seeWhen(walk, button(page, 'Next question'), 'thinking, complete');
  await goOn(page);
  await see('question');
  await button(page, 'Back to Question').click();
  await page.getByText('The First Question').first().waitFor();
  await seeHeld(walk, 'question, toast');
  await options(page).last().click();
  await page
    .getByPlaceholder("What's your unique take on this question?")
    .fill('I am afraid of the empty days.');
  await see('question, own answer');
  await page.getByRole('button', { name: 'What I understood so far' }).click();
  await page.getByRole('dialog').waitFor();
  await see('question, understanding');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 0));
  await seePicked(walk);
}

/** The picked card holds for 420 ms before the page moves on. */
async function seePicked(walk) {
  const { page } = walk;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await options(page).nth(1).click();
  await walk.see('question, picked');
  await page.clock.resume();
  await page.waitForURL('**/buffer?*');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seeHeld(walk, 'buffer');
  await goOn(page);
  await walk.see('question, second');
}

/** An answer that does not come, with and without a network. */
export async function waiting(walk) {
  const { page, url } = walk;
  await page.clock.install();
  await page.route('**/api/chat/start', () => undefined);
  await toConfirm(page, url);
  await page.clock.runFor(27_000);
  await page.getByRole('button', { name: 'Leave, and keep my place' }).waitFor();
  await seeHeld(walk, 'thinking, slow');
  await page.context().setOffline(true);
  await page.getByRole('heading', { name: 'Waiting for your connection' }).waitFor();
  await seeHeld(walk, 'thinking, offline');
}

export async function failing({ page, url, see }) {
  await page.clock.install();
  await page.route('**/api/chat/start', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/event-stream',
      body: 'id: 1\nevent: failed\ndata: {"code":"guide_failed"}\n\n',
    }),
  );
  await toConfirm(page, url);
  await page.getByRole('alert').filter({ hasText: 'Server error' }).waitFor();
  await seeHeld({ page, see }, 'thinking, failed');
}

/** Left after the first question: the landing page and the library know of it. */
export async function leaving({ page, url, see }) {
  await toConfirm(page, url);
  await goOn(page);
  await page.goto(url);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await see('landing, unfinished');
}

export async function results({ page, url, see }) {
  await toConfirm(page, url);
  await goOn(page);
  await answerToTheEnd(page);
  await see('results');
  await button(page, 'Where your words went').click();
  await page.getByRole('heading', { name: 'You asked your question' }).waitFor();
  await see('receipt');
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Show sources' }).click();
  await see('results, evidence');
  await button(page, 'Remind me').click();
  await page.getByRole('dialog').waitFor();
  await see('results, reminder');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^More about this line/ })
    .first()
    .click();
  await button(page, 'Not right').click();
  await see('results, not right');
  await button(page, 'Dialogue History').click();
  await button(page, 'Dialogue History').scrollIntoViewIfNeeded();
  await see('results, history');
  await button(page, 'Share Screenshot').click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await see('share preview');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/library`);
  await page
    .getByRole('button', { name: /^More for this reflection/ })
    .first()
    .waitFor();
  await see('library');
  await page
    .getByRole('button', { name: /^More for this reflection/ })
    .first()
    .click();
  await see('library, card open');
  await chinese({ page, url, see });
}

/** A dialogue that leaves no trace, from its choice to the results. */
export async function unstored(walk) {
  const { page, url, see } = walk;
  await page.clock.install();
  await page.goto(confirmUrl(url, question));
  await page.getByRole('switch', { name: /Leave no trace/ }).click();
  await see('confirm, no trace');
  await button(page, 'Begin Exploration').click();
  await page.waitForURL('**/stream-chat?*');
  await page.getByText('Tap, or press Enter or Space').waitFor();
  await page.getByText('Leave no trace').waitFor();
  await seeHeld(walk, 'thinking, no trace');
  await goOn(page);
  await see('question, no trace');
  await answerToTheEnd(page);
  await button(page, 'Save as Markdown').waitFor();
  await see('results, no trace');
  await button(page, 'Forget it now').click();
  await see('results, no trace, forgetting');
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  await button(page, '保存为 Markdown').waitFor();
  await see('Chinese: results, no trace');
}

async function chinese({ page, url, see }) {
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  for (const [path, name] of [
    ['/third', 'results'],
    ['/', 'landing'],
    [`/confirm?message=${encodeURIComponent('我应该辞掉面包店的工作，还是再留一年？')}`, 'confirm'],
    ['/library', 'library'],
    ['/pay', 'pay'],
    ['/login', 'login'],
    ['/register', 'register'],
  ]) {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await see(`Chinese: ${name}`);
  }
}
