import type { Page } from '@playwright/test';
import { expectAccessible, tabTo } from './support/accessible.ts';
import {
  expect,
  firstReason,
  goOn,
  heading,
  openQuestion,
  openResults,
  options,
  pick,
  serverSession,
  test,
} from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

const panelName = 'What I understood so far';
const panel = (page: Page) => page.getByRole('dialog', { name: panelName });
const openPanel = (page: Page) => page.getByRole('button', { name: panelName }).click();
const enough = (page: Page) => page.getByRole('button', { name: 'Enough for now' });
const sections = (page: Page) => panel(page).getByRole('list');

async function addLine(page: Page, part: string, text: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Add a line to: ${part}` })
    .click();
  await panel(page)
    .getByRole('textbox', { name: `A line for: ${part}` })
    .fill(text);
  await page.keyboard.press('Enter');
}

async function toThirdQuestion(page: Page): Promise<void> {
  await openQuestion(page);
  for (let answers = 0; answers < 2; answers += 1) {
    await pick(page);
    expect(await goOn(page)).toBe('/second');
  }
}

test('lets a person add, change and remove lines of the understanding, which last', async ({
  page,
  signedIn,
}) => {
  await openQuestion(page);
  await openPanel(page);
  await addLine(page, 'What you want', 'sleep through the night');
  await addLine(page, 'What you fear', 'empty days');
  await panel(page).getByRole('button', { name: 'Change: What you fear 1' }).click();
  const field = panel(page).getByRole('textbox');
  await field.fill('never mind');
  await page.keyboard.press('Escape');
  await expect(panel(page).getByText('empty days')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Change: What you fear 1' }).click();
  await field.fill('empty mornings');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Change: What you fear 1' })).toBeFocused();
  await panel(page).getByRole('button', { name: 'Remove: What you want 1' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(['Saved.']);
  await expect(sections(page).nth(1)).toContainText('empty mornings yours(written by you)');

  const stored = await serverSession(page, signedIn);
  expect(stored.understanding?.fears).toEqual([{ text: 'empty mornings', own: true }]);
  expect(stored.understanding?.wants.map(({ text }) => text)).not.toContain('sleep through the night');
  await page.evaluate(() => localStorage.removeItem(`chat_history_${history.state.sessionId}`));
  await page.reload();
  await openPanel(page);
  await expect(panel(page).getByText('empty mornings')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: panelName })).toBeFocused();
  await pick(page);
  await goOn(page);
  expect((await serverSession(page, signedIn)).understanding?.fears).toContainEqual({
    text: 'empty mornings',
    own: true,
  });
});

test.describe('while the server does not store', () => {
  test.use({ expectedErrors: [/503/] });

  test(
    'keeps every line over a failure and a reload, and stores them later',
    variant,
    async ({ page, signedIn }) => {
      await openQuestion(page);
      const refuse = '**/api/chat/understanding';
      await page.route(refuse, (route) =>
        route.fulfill({ status: 503, json: { code: 'busy', message: 'busy' } }),
      );
      await openPanel(page);
      await addLine(page, 'What limits you', 'two children');
      await expect(panel(page).getByRole('alert')).toHaveText(
        "Saving didn't work. Your lines are kept in this browser.",
      );
      await panel(page).getByRole('button', { name: 'Add a line to: Still unknown' }).click();
      await panel(page).getByRole('textbox').fill('half a thou');
      await page.reload();
      await openPanel(page);
      await expect(panel(page).getByText('two children')).toBeVisible();
      await expect(panel(page).getByRole('textbox')).toHaveValue('half a thou');
      await page.unroute(refuse);
      // Within 500 ms of the last try the page itself refuses the same call.
      await expect(async () => {
        await panel(page).getByRole('button', { name: 'Save now' }).click({ timeout: 1_000 });
        await expect(panel(page).getByRole('status')).toHaveText('Saved.', { timeout: 2_000 });
      }).toPass();
      expect((await serverSession(page, signedIn)).understanding?.limits).toContainEqual({
        text: 'two children',
        own: true,
      });
    },
  );
});

test(
  'answers a line that speaks of danger with the page of care, and keeps the words',
  variant,
  async ({ page, signedIn }) => {
    await openQuestion(page);
    await openPanel(page);
    await addLine(page, 'What you want', 'I want to kill myself');
    await expect(heading(page)).toHaveText("You don't have to carry this alone");
    await page.getByRole('button', { name: 'Back to my words' }).click();
    await expect(panel(page).getByText('I want to kill myself')).toBeVisible();
    const { understanding } = await serverSession(page, signedIn);
    expect(JSON.stringify(understanding)).not.toContain('kill');
    await panel(page)
      .getByRole('button', { name: /^Remove: What you want/ })
      .last()
      .click();
    await expect(panel(page).getByRole('status').first()).toHaveText('Saved.');
  },
);

test(
  'offers the early end from the third question on, and names what stays open',
  variant,
  async ({ page, signedIn, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openQuestion(page);
    await expect(enough(page)).toHaveCount(0);
    await pick(page);
    await goOn(page);
    await expect(enough(page)).toHaveCount(0);
    await pick(page);
    await goOn(page);
    const sent = page.waitForRequest('**/api/chat/finish');
    await enough(page).click();
    await page.waitForURL('**/buffer?*');
    expect((await sent).headers()['idempotency-key']).toBeTruthy();
    // The same turn goes on after a reload: the dialogue is ended once.
    await page.reload();
    expect(await goOn(page)).toBe('/third');
    const open = page.getByRole('heading', { name: 'What stays open' }).locator('..').getByRole('listitem');
    await expect(open).not.toHaveCount(0);
    const { history, frontendDisplay } = await serverSession(page, signedIn);
    expect(history).toHaveLength(3);
    expect(history[2]?.userResponse).toBeNull();
    await expect(open).toHaveText(frontendDisplay?.stillOpen ?? []);
    await page.getByRole('button', { name: 'Share Screenshot' }).click();
    await page.getByText('More sections').click();
    await page.getByRole('switch', { name: 'What stays open' }).click();
    await page.getByRole('button', { name: 'Copy Text' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('What stays open\n');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(open).toHaveText(frontendDisplay?.stillOpen ?? []);
  },
);

test(
  'axe finds nothing in the panel, the evidence and the form',
  variant,
  async ({ page, signedIn: _, finishedSession }) => {
    await toThirdQuestion(page);
    await expectAccessible(page, 'third question');
    await openPanel(page);
    await addLine(page, 'What you want', 'rest');
    await panel(page).getByRole('button', { name: 'Add a line to: What you fear' }).click();
    await expectAccessible(page, 'panel with an open line');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(options(page)).toHaveCount(4);
    await openResults(page, finishedSession);
    const { sources, more, wrong } = firstReason(page);
    await sources.click();
    await more.click();
    await wrong.click();
    await expectAccessible(page, 'results with evidence and note');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page, 'results with evidence and note, wide');
  },
);

test(
  'says whose words the questions and the results are when a model is in use',
  variant,
  async ({ page, signedIn: _, finishedSession }) => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch();
      const config = await response.json();
      await route.fulfill({
        response,
        json: { ...config, guide: { kind: 'anthropic', label: 'Anthropic Claude' } },
      });
    });
    await openQuestion(page);
    const byBuiltIn = 'This question was written by the built-in guide, not by an AI model.';
    await expect(page.getByText(byBuiltIn)).toBeVisible();
    await page.route('**/api/chat/message', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"guide":"built-in"', '"guide":"anthropic"');
      await route.fulfill({ response, body });
    });
    await pick(page);
    await goOn(page);
    const byModel = 'This question was written by Anthropic Claude, an AI model.';
    await expect(page.getByText(byModel)).toBeVisible();
    await page.reload();
    await expect(page.getByText(byModel)).toBeVisible();
    await openResults(page, finishedSession);
    const results = 'Written by the built-in guide, not by an AI model, from your own answers.';
    await expect(page.getByText(results)).toBeVisible();
  },
);

test.describe('in Chinese', variant, () => {
  test.use({ locale: 'zh-CN' });

  test('reads the panel and opens it by keyboard', async ({ page, signedIn: _ }) => {
    await page.goto(`/confirm?message=${encodeURIComponent('我应该辞掉面包店的工作，还是再留一年？')}`);
    await page.getByRole('button', { name: '开始探索' }).click();
    await page.waitForURL('**/second', { timeout: 20_000 });
    await tabTo(page, '我目前的理解');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '我目前的理解' });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      '你想要的',
      '你担心的',
      '限制你的',
      '还不清楚的',
    ]);
    await dialog.getByRole('button', { name: '添加一行到：你想要的' }).press('Enter');
    await dialog.getByRole('textbox', { name: '你想要的，写一行' }).fill('睡个好觉');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('已保存。');
    await expect(dialog.getByRole('listitem').first()).toContainText('由你写下');
    const said = (await dialog.ariaSnapshot()).match(/[A-Za-z]{3,}/g) ?? [];
    const roles = /^(dialog|heading|level|button|paragraph|list|listitem|text|status|textbox|active)$/;
    expect(said.filter((word) => !roles.test(word))).toEqual([]);
  });
});
