import type { Page } from '@playwright/test';
import { registerPerson } from '../support/http-person.ts';
import { begin, expect, heading, question, test } from './support/dialogue.ts';
import { signIn, variant } from './support/fixtures.ts';

const heavy = 'I want to kill myself, should I tell my sister?';

async function expectHelpPage(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('link', { name: '911' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Back to my words' })).toBeVisible();
  await expectNothingSold(page);
}

async function expectNothingSold(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/[$£€]\s?\d|ends in|subscri|offer|\bplan\b/i, {
    useInnerText: true,
  });
  await expect(page.getByRole('timer')).toHaveCount(0);
}

const confirm = (page: Page, message: string) => page.goto(`/confirm?message=${encodeURIComponent(message)}`);
const card = (page: Page) => page.getByRole('complementary', { name: 'A word before you go on' });

const kinds: { text: string; title: string; first: string }[] = [
  {
    text: 'I want to kill my boss and I have a knife, should I tell someone?',
    title: 'Get some distance first',
    first: '988',
  },
  {
    text: 'My husband hits me. Should I leave?',
    title: 'Take your time here',
    first: '1-800-799-7233',
  },
  {
    text: 'I took too many pills, should I wait?',
    title: 'This needs a doctor, not a conversation',
    first: '1-800-222-1222',
  },
  {
    text: 'I am 15 years old. Should I move to my dad?',
    title: 'There are people for you',
    first: '1-800-422-4453',
  },
  {
    text: "I make myself throw up after every meal and I can't stop",
    title: "You don't have to manage this alone",
    first: '1-866-662-1235',
  },
  {
    text: 'My best friend told me she wants to kill herself tonight',
    title: 'Worried about someone?',
    first: '988',
  },
];

test('each kind has its own words and the right line first', variant, async ({ page }) => {
  for (const { text, title, first } of kinds) {
    await confirm(page, text);
    await expectHelpPage(page, title);
    await expect(heading(page)).toBeFocused();
    await expect(
      page
        .getByRole('listitem')
        .getByRole('link', { name: /^Call / })
        .first(),
    ).toHaveText(`Call ${first}`);
    await expect(page.getByText("It isn't therapy, it isn't for emergencies")).toBeVisible();
    await expect(page.getByText(/checked on [A-Z][a-z]+ \d+, 20\d\d/)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/(?<!don't )confront|talk to (?:him|her)/i);
  }
});

test(
  'leads out of the page on abuse to an everyday page, and leaves no words in this browser',
  variant,
  async ({ page }) => {
    await page.route('https://www.bbc.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>sun' }),
    );
    await page.goto('/');
    await confirm(page, 'My husband hits me. Should I leave?');
    await expect(page).toHaveTitle('Confirm | Clearing');
    await page.getByRole('button', { name: 'Leave this page now' }).click();
    await page.waitForURL('https://www.bbc.com/weather');
    await page.goBack();
    await expect(heading(page)).toHaveText('Hey there');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('husband');
  },
);

test(
  'the exchange works by keyboard: an answer, what makes it hard to call, and back; nothing closes',
  variant,
  async ({ page }) => {
    await confirm(page, heavy);
    const ask = page.getByRole('group', { name: 'Are you thinking about ending your life' });
    await ask.getByRole('button', { name: 'No', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(ask.getByRole('status')).toContainText('These lines stay here all the same.');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(ask.getByRole('status')).toContainText("You don't have to be certain before you call.");
    const hard = page.locator('summary', { hasText: "It isn't bad enough" });
    await hard.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('A bad night is enough.')).toBeVisible();
    await page.locator('summary', { hasText: "They'll send the police" }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Most conversations end without anyone being sent.')).toBeVisible();
    await expect(page.getByText('A bad night is enough.')).toBeHidden();
    await expectHelpPage(page, "You don't have to carry this alone");
  },
);

test(
  'asks once, gently; a no closes nothing, not even after other words or a reload',
  variant,
  async ({ page }) => {
    await confirm(page, 'I feel hopeless and nothing will ever get better, should I move?');
    await expect(card(page).getByText('Are you thinking about ending your life')).toBeVisible();
    await card(page).getByRole('button', { name: 'No', exact: true }).click();
    await expect(card(page).getByText('This card stays.')).toBeVisible();
    await expectNothingSold(page);
    await confirm(page, question);
    await expect(card(page).getByRole('button', { name: 'Get help now' })).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'No', exact: true })).toHaveCount(0);
  },
);

test('opens help at a yes, and sells nothing from then on', async ({ page, server }) => {
  await signIn(page, await registerPerson(server.url));
  await confirm(page, 'I feel hopeless and nothing will ever get better, should I move?');
  await card(page).getByRole('button', { name: 'Yes' }).click();
  const panel = page.getByRole('dialog', { name: 'Help is close' });
  await expect(panel.getByRole('link', { name: '911' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeVisible();
  await begin(page);
  await expect(heading(page)).toHaveText("Let's stop here for now");
  await expectNothingSold(page);
  await page.goto('/pay');
  await expect(heading(page)).toHaveText("Let's stop here for now");
  await expectNothingSold(page);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(heading(page)).toHaveText('Hey there');
});

test('screens what is being edited before it asks for a subscription', variant, async ({ page, server }) => {
  await signIn(page, await registerPerson(server.url));
  await confirm(page, question);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByPlaceholder('Edit your question here...').fill(heavy);
  await page.getByRole('button', { name: 'Begin Exploration' }).click();
  await expect(page.getByRole('link', { name: '911' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectNothingSold(page);
});

test('keeps the countdown away from a person who wrote something heavy', variant, async ({ page }) => {
  await page.goto('/pay');
  await expect(page.getByRole('timer')).toBeVisible();
  await confirm(page, 'I feel hopeless and nothing will ever get better, should I move?');
  await expect(card(page)).toBeVisible();
  await page.goto('/pay');
  await expect(page.getByRole('button', { name: 'Select a Plan' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test(
  'says before the first round and in the footer that it is software, and at registration that it is for adults',
  variant,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('footer')).toContainText(
      "Clearing is software. It isn't therapy or medical advice, and it isn't for emergencies. For adults 18 and over.",
    );
    await confirm(page, question);
    await expect(page.getByText("It isn't therapy, and it isn't for emergencies.")).toContainText(
      '18 and over',
    );
    await page.goto('/register');
    await expect(
      page.getByText('By creating an account you confirm that you are 18 or older.'),
    ).toBeVisible();
  },
);

test('speaks Chinese, hours included', variant, async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: server.url });
  const page = await context.newPage();
  await confirm(page, '我想自杀');
  await expect(heading(page)).toHaveText('你不必独自承受');
  await expect(page.getByRole('link', { name: '急救 120' })).toBeVisible();
  await expect(page.getByRole('link', { name: '报警 110' })).toBeVisible();
  await page.locator('summary', { hasText: '更多热线' }).click();
  await expect(page.getByText('每日不少于 18 小时')).toBeVisible();
  await context.close();
});
