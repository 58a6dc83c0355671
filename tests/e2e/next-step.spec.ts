import { readFile } from 'node:fs/promises';
import type { Person } from '../support/http-person.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, goOn, openResults, question, sessionIdOf, test } from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Answers until the summary; the last answers name a step for tomorrow. */
async function answerToTheEnd(person: Person, sessionId: string) {
  for (let round = 1; ; round += 1) {
    const { data } = await person.call('sendMessage', {
      body: { sessionId, round, message: "I'll tell Maya tomorrow; two sentences.", today: dayIn(0) },
    });
    if (data.frontendDisplay) return data.frontendDisplay;
  }
}

test(
  'keeps how clear it is, puts the step in the calendar, plans a check-in and seals a guess',
  variant,
  async ({ page, signedIn }) => {
    await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
    await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    await page.reload();
    await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
    const saved = page.waitForRequest('**/api/chat/clarity');
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await page.waitForURL('**/stream-chat?*');
    expect(await goOn(page)).toBe('/second');
    expect((await saved).postDataJSON()).toMatchObject({ when: 'before', value: 4 });
    const sessionId = await sessionIdOf(page);
    const { nextStep } = await answerToTheEnd(signedIn, sessionId);
    expect(nextStep).toMatchObject({ text: "I'll tell Maya tomorrow; two sentences", date: dayIn(1) });

    await openResults(page, sessionId);
    const step = page.getByRole('region', { name: 'Your next step' });
    await expect(step).toContainText("I'll tell Maya tomorrow; two sentences");
    await expect(page.getByText('You started at 4.')).toBeVisible();
    await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
    await expect
      .poll(async () => (await signedIn.call('getSession', { params: { sessionId } })).clarity)
      .toEqual({ before: 4, after: 7 });

    await step.getByRole('button', { name: 'Add to calendar' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue(dayIn(1));
    await expect(dialog).toContainText('Clearing: my next step');
    await expectAccessible(page, 'calendar entry');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save calendar entry' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('next-step.ics');
    const entry = await readFile(await download.path(), 'utf8');
    expect(entry).toContain(`\r\nDTSTART;VALUE=DATE:${dayIn(1).replaceAll('-', '')}\r\n`);
    expect(entry).toContain('\r\nSUMMARY:Clearing: my next step\r\n');
    expect(entry).not.toContain('Maya');

    await step.getByRole('button', { name: 'Remind me' }).click();
    await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue(dayIn(1));
    await dialog.getByLabel('Day', { exact: true }).fill(dayIn(28));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(step.getByRole('button', { name: /^Reminder: / })).toBeFocused();
    await page.getByRole('heading', { name: 'A sealed guess' }).click();
    await page.getByLabel('What do you think you will have done by then?').fill('Told her, and slept.');
    await page.reload();
    await page.getByRole('button', { name: 'Seal it' }).click();
    await expect(page.getByText(/^Sealed until /)).toBeVisible();
    const { checkIns } = await signedIn.call('listCheckIns', {});
    expect(checkIns.find((one) => one.sessionId === sessionId)).toMatchObject({
      status: 'planned',
      remind: true,
      hasPrediction: true,
      nextStep: { date: dayIn(1) },
    });
  },
);
