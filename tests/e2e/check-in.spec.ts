import { createSubscriber, talkToTheEnd } from '../support/http-person.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, question, test } from './support/fixtures.ts';
import { openPanel } from './support/sandbox-panel.ts';

// A server of its own: the test moves its clock.
test.use({ serverEnv: {} });

interface Mail {
  subject: string;
  text: string;
}

const guess = 'I will have asked Maya for fewer days';

async function remindersFor(server: ServerProcess, email: string): Promise<Mail[]> {
  const response = await fetch(`${server.url}/sandbox/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return ((await response.json()) as Mail[]).filter(({ subject }) => /reminder/i.test(subject));
}

const linkTo = (path: string, mail: Mail | undefined) =>
  new RegExp(`https?://\\S+${path}\\?\\S+`).exec(mail?.text ?? '')?.[0] ?? `no link to ${path}`;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a reminder leads through the login to a check-in that opens the guess, and its link stops all reminders', async ({
  page,
  server,
}) => {
  const person = await createSubscriber(server.url);
  const finish = async () => {
    const [first] = await talkToTheEnd(person, question, ({ options = [] }) => options[0] ?? 'Yes');
    return { sessionId: first?.sessionId ?? 'none' };
  };
  const [due, later] = [await finish(), await finish()];
  await person.call('saveClarity', { body: { ...due, when: 'after', value: 4 } });
  await person.call('sealPrediction', { params: due, body: { text: guess } });
  await person.call('planCheckIn', { params: due, body: { date: inDays(28), remind: true } });
  await person.call('planCheckIn', { params: later, body: { date: inDays(90), remind: true } });

  const panel = await openPanel(page);
  await panel.moveClock('A month ahead');
  await expect.poll(async () => (await remindersFor(server, person.email)).length).toBe(1);
  const [mail] = await remindersFor(server, person.email);
  expect(mail?.text).not.toContain('bakery');
  expect(mail?.text).not.toContain('Maya');

  await page.goto(linkTo('/check-in', mail));
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('quiet forest 7');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Then and now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Then' })).toContainText(guess);

  await page.getByRole('button', { name: 'See then and now' }).click();
  await expect(page.getByText('Please choose Yes, Partly or No.').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Partly' }).check();
  await page.getByLabel('What do you know now?').fill('It was the evenings, not the work');
  await page.getByRole('group', { name: 'How clear is it now?' }).getByRole('radio', { name: '8' }).check();
  await page.reload();
  await expect(page.getByLabel('What do you know now?')).toHaveValue('It was the evenings, not the work');
  await expect(page.getByRole('radio', { name: 'Partly' })).toBeChecked();
  await expectAccessible(page, 'check-in');
  await page.getByRole('button', { name: 'See then and now' }).click();
  const both = page.getByRole('region', { name: 'Now, from both' });
  await expect(both).toContainText('It was the evenings, not the work');
  await expect(page.getByRole('region', { name: 'Now', exact: true })).toContainText('4 then, 8 now');
  await expect(page.getByRole('heading', { level: 1, name: 'Then and now' })).toBeFocused();
  await expectAccessible(page, 'then and now');

  const isOn = async () => (await person.call('getReminders')).on;
  await page.goto(linkTo('/reminders', mail));
  await expect(page.getByRole('heading', { name: 'Stop all reminders?' })).toBeVisible();
  expect(await isOn(), 'opening the link changes nothing').toBe(true);
  await expectAccessible(page, 'stop of reminders');
  await page.getByRole('button', { name: 'Stop all reminders' }).click();
  await expect(page.getByRole('heading', { name: 'Reminders are off' })).toBeFocused();
  expect(await isOn()).toBe(false);

  await page.goto('/library');
  await page.getByRole('button', { name: 'Settings' }).click();
  const byMail = page.getByRole('switch', { name: 'Reminders by email' });
  await expect(byMail).not.toBeChecked();
  await byMail.click();
  await expect.poll(isOn).toBe(true);

  const oneClick = await fetch(linkTo('/reminders', mail), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(204);
  expect(await isOn()).toBe(false);
  await panel.moveClock('A month ahead');
  await panel.moveClock('A month ahead');
  await panel.moveClock('A month ahead');
  expect(await remindersFor(server, person.email)).toHaveLength(1);
});
