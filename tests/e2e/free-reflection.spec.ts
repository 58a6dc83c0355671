import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { begin, expect, goOn, heading, pick, sessionIdOf, test } from './support/dialogue.ts';
import { signInPerson, variant } from './support/fixtures.ts';

const offersFile = join(mkdtempSync(join(tmpdir(), 'offers-')), 'offers.json');
writeFileSync(offersFile, JSON.stringify({ firstReflectionFree: true }));
test.use({ serverEnv: { OFFERS_FILE: offersFile } });

const leavesNoTrace = (page: Page) => page.getByRole('main').getByRole('switch').first();

test(
  'the first reflection is free from the question to the summary, the next is not',
  variant,
  async ({ page, server }) => {
    await page.goto('/confirm?message=Should%20I%20learn%20to%20sail%3F');
    await expect(page.getByRole('main')).toContainText(
      'Your first reflection is free. You only need an account.',
    );
    await page.goto('/pay');
    await expect(page.getByRole('link', { name: 'Begin for free' })).toBeVisible();

    await signInPerson(page, server);
    await page.goto('/confirm?message=Should%20I%20learn%20to%20sail%3F');
    await expect(page.getByRole('main')).toContainText('Your first reflection is free: no payment, no card.');
    await leavesNoTrace(page).click();
    await expect(page.getByRole('main')).toContainText('To leave no trace, you need a subscription.');
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('It has to be a new one that’s saved');
    await page.getByRole('button', { name: 'Maybe Later' }).click();

    await begin(page, 'Should I learn to row?');
    for (let at = await goOn(page); at !== '/third'; at = await goOn(page)) await pick(page);
    await expect(heading(page)).toHaveText('Analysis Results');
    const finished = await sessionIdOf(page);

    await page.goto('/confirm?message=Should%20I%20sell%20the%20boat%3F');
    await expect(page.getByRole('main')).toContainText(
      'You’ve had your free reflection. To begin another one',
    );
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('You’ve had your free reflection.');
    expect(await sessionIdOf(page)).not.toBe(finished);
  },
);
