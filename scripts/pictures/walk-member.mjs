// Pages to read, pages that mails lead to, and what a member with past reflections sees; in both languages.
import { createSubscriber, talkToTheEnd } from '../../tests/support/http-person.ts';
import { question, signIn } from './product.mjs';
import { confirmUrl, heading } from './walk-visitor.mjs';

const languages = [
  ['en', ''],
  ['zh', 'Chinese: '],
];

/** Opens each page in each language. */
async function seePages({ page, url, see }, pages) {
  for (const [locale, prefix] of languages) {
    await page.goto(url);
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    for (const [path, name] of pages) {
      await page.goto(url + path);
      await heading(page).waitFor();
      await page.waitForLoadState('networkidle');
      await see(prefix + name);
    }
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
  await page.goto(confirmUrl(url, 'I want to kill myself'));
  await heading(page).waitFor();
  await page.goto(url);
  await page.locator('header button').nth(1).waitFor();
  await see('Chinese: landing, after a care page');
}

const inFourWeeks = () => new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);

/** A person with two reflections, of which one has a sealed guess and a day to look back. */
async function createMember(url) {
  const person = await createSubscriber(url);
  const first = ({ options = [] }) => options[0] ?? 'Yes';
  const [{ sessionId }] = await talkToTheEnd(person, question, first);
  await talkToTheEnd(person, 'Why do I keep saying yes to everything at work?', first);
  await person.call('saveClarity', { body: { sessionId, when: 'before', value: 3 } });
  await person.call('saveClarity', { body: { sessionId, when: 'after', value: 6 } });
  const text = 'I will have asked Maya for fewer days';
  await person.call('sealPrediction', { params: { sessionId }, body: { text } });
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
    [`/check-in?session=${sessionId}`, 'check-in'],
  ]);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.reload();
  await page.getByRole('radio', { name: 'Partly', exact: true }).check();
  await page.locator('textarea').last().fill('It was the evenings, not the work');
  await page.getByRole('radio', { name: '8', exact: true }).last().check({ force: true });
  await page.getByRole('button', { name: 'See then and now', exact: true }).click();
  await page.getByRole('heading', { name: 'Now, from both' }).waitFor();
  await see('check-in, then and now');
}
