// Screens of a dialogue, from thinking to the shared picture, by a subscriber who is signed in.
import { chatTexts, confirmTexts, understoodTexts } from '../../src/web/i18n/en/chat.ts';
import { homeMemberTexts } from '../../src/web/i18n/en/home-member.ts';
import { libraryTexts } from '../../src/web/i18n/en/library.ts';
import { nextStepTexts } from '../../src/web/i18n/en/next-step.ts';
import { privacyTexts } from '../../src/web/i18n/en/settings.ts';
import { summaryTexts } from '../../src/web/i18n/en/summary.ts';
import { unstoredTexts } from '../../src/web/i18n/en/unstored.ts';
import { written } from './language.mjs';
import { answerToTheEnd, goOn, options } from './product.mjs';
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
  await page.goto(confirmUrl(url, written().question));
  await button(page, confirmTexts().begin).click();
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
  await seeWhen(walk, button(page, chatTexts().nextQuestion), 'thinking, complete');
  await goOn(page);
  await see('question');
  await button(page, chatTexts().back).click();
  await page.getByText(chatTexts().firstQuestion).first().waitFor();
  await seeHeld(walk, 'question, toast');
  await options(page).last().click();
  await page.getByPlaceholder(chatTexts().ownPlaceholder).fill(written().ownAnswer);
  await see('question, own answer');
  await page.getByRole('button', { name: understoodTexts().title }).click();
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
  await page.getByRole('button', { name: chatTexts().leave }).waitFor();
  await seeHeld(walk, 'thinking, slow');
  await page.context().setOffline(true);
  await page.getByRole('heading', { name: chatTexts().heldTitle }).waitFor();
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
  await button(page, chatTexts().retry).waitFor();
  await seeHeld({ page, see }, 'thinking, failed');
}

/** Left after the first question: the landing page and the library know of it. */
export async function leaving({ page, url, see }) {
  await toConfirm(page, url);
  await goOn(page);
  await page.goto(url);
  await page.getByRole('button', { name: homeMemberTexts().goOn }).waitFor();
  await see('landing, unfinished');
}

export async function results({ page, url, see }) {
  await toConfirm(page, url);
  await goOn(page);
  await answerToTheEnd(page);
  await see('results');
  await button(page, privacyTexts().receipt).click();
  await page.getByRole('heading', { name: privacyTexts().start }).waitFor();
  await see('receipt');
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: summaryTexts().showSources }).click();
  await see('results, evidence');
  await button(page, nextStepTexts().remindMe).click();
  await page.getByRole('dialog').waitFor();
  await see('results, reminder');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: summaryTexts().moreAbout('') })
    .first()
    .click();
  await button(page, summaryTexts().notRight).click();
  await see('results, not right');
  await button(page, summaryTexts().dialogueHistory).click();
  await button(page, summaryTexts().dialogueHistory).scrollIntoViewIfNeeded();
  await see('results, history');
  await button(page, summaryTexts().shareScreenshot).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await see('share preview');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/library`);
  const more = page.getByRole('button', { name: libraryTexts().actions }).first();
  await more.waitFor();
  await see('library');
  await more.click();
  await see('library, card open');
}

/** A dialogue that leaves no trace, from its choice to the results. */
export async function unstored(walk) {
  const { page, url, see } = walk;
  await page.clock.install();
  await page.goto(confirmUrl(url, written().question));
  await page.getByRole('switch', { name: unstoredTexts().name }).click();
  await see('confirm, no trace');
  await button(page, confirmTexts().begin).click();
  await page.waitForURL('**/stream-chat?*');
  await page.getByText(chatTexts().skipHint[0]).waitFor();
  await page.getByText(unstoredTexts().name).waitFor();
  await seeHeld(walk, 'thinking, no trace');
  await goOn(page);
  await see('question, no trace');
  await answerToTheEnd(page);
  await button(page, unstoredTexts().saveMarkdown).waitFor();
  await see('results, no trace');
  await button(page, unstoredTexts().forget).click();
  await see('results, no trace, forgetting');
}
