// Pages to read, pages that mails lead to, and what a member with past reflections sees.

import { careTexts } from '../../src/web/i18n/en/care.ts';
import { checkInTexts } from '../../src/web/i18n/en/check-in.ts';
import { createSubscriber, talkToTheEnd } from '../../tests/support/http-person.ts';
import { written } from './language.mjs';
import { signIn } from './product.mjs';
import { confirmUrl, heading, helpLine } from './walk-visitor.mjs';

async function seePages({ page, url, see }, pages) {
  for (const [path, name] of pages) {
    await page.goto(url + path);
    await heading(page).waitFor();
    await page.waitForLoadState('networkidle');
    await see(name);
  }
}

export async function reading(walk) {
  const { page, url, see } = walk;
  await seePages(walk, [
    ['/sample', 'example'],
    ['/terms', 'terms'],
    ['/privacy', 'privacy'],
    ['/refunds', 'refunds'],
    ['/contact', 'contact'],
    ['/reminders?token=x', 'stop reminders'],
    ['/fix-payment?token=x', 'fix payment'],
  ]);
  await page.goto(confirmUrl(url, written().risk));
  await helpLine(page).waitFor();
  await page.goto(url);
  await page.getByRole('banner').getByRole('button', { name: careTexts().getHelp }).waitFor();
  await see('landing, after a care page');
}

const inFourWeeks = () => new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);

/** A person with two reflections, of which one has a sealed guess and a day to look back. */
async function createMember(url) {
  const person = await createSubscriber(url);
  const first = ({ options = [] }) => options[0] ?? checkInTexts().answers.yes;
  const [{ sessionId }] = await talkToTheEnd(person, written().question, first);
  await talkToTheEnd(person, written().second, first);
  await person.call('saveClarity', { body: { sessionId, when: 'before', value: 3 } });
  await person.call('saveClarity', { body: { sessionId, when: 'after', value: 6 } });
  await person.call('sealPrediction', { params: { sessionId }, body: { text: written().guess } });
  await person.call('planCheckIn', { params: { sessionId }, body: { date: inFourWeeks(), remind: true } });
  return { sessionId, email: person.email, password: 'quiet forest 7' };
}

async function aMonthLater(page, url) {
  await page.goto(`${url}/sandbox`);
  await page.getByRole('button', { name: 'A month ahead' }).click();
  await page.getByText('The clock was moved.').waitFor();
}

/** The clock of the sandbox moves: nothing else may follow on this server. */
export async function members(walk) {
  const { page, url, see } = walk;
  const { sessionId, ...member } = await createMember(url);
  await signIn(page, url, member);
  await seePages(walk, [
    ['/', 'landing, member'],
    ['/library', 'library, member'],
  ]);
  await aMonthLater(page, url);
  await page.goto(url);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, url, member);
  await seePages(walk, [
    ['/', 'landing, check-in due'],
    ['/library', 'library, check-in due'],
    [`/check-in?session=${sessionId}`, 'check-in'],
  ]);
  await page.getByRole('radio', { name: checkInTexts().answers.partly, exact: true }).check();
  await page.locator('textarea').last().fill(written().learned);
  await page.getByRole('radio', { name: '8', exact: true }).last().check({ force: true });
  await page.getByRole('button', { name: checkInTexts().submit, exact: true }).click();
  await page.getByRole('heading', { name: checkInTexts().fromBoth }).waitFor();
  await see('check-in, then and now');
}
