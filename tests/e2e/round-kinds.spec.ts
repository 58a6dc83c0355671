/** Questions that are answered with cards of values or a number, and what the question is about. */
import type { Page, Request } from '@playwright/test';
import type { AiResponse } from '../../src/shared/contract/shapes.ts';
import { expectAccessible, tabTo } from './support/accessible.ts';
import {
  begin,
  expect,
  finalAnswer,
  goOn,
  heading,
  openQuestion,
  ownAnswer,
  serverSession,
  test,
} from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

const cards = [
  ...['Being honest', 'Feeling safe', 'My freedom', 'Being close to someone', 'My family', 'Being fair'],
  ...['Being respected', 'Doing good work', 'Learning something', 'Making sense of my life', 'My health'],
  ...['Rest', 'Making things', 'Keeping my word'],
];
const values: Partial<AiResponse> = {
  kind: 'values',
  newQuestion: 'Which three of these matter most to you?',
  options: cards,
  currentRound: 1,
};
const scale: Partial<AiResponse> = {
  kind: 'scale',
  newQuestion: 'From 0 to 10, how ready are you?',
  options: [],
  currentRound: 1,
};

/** Opens this question as the first one of a dialogue. */
async function openRound(page: Page, data: Partial<AiResponse>): Promise<void> {
  await page.route('**/api/chat/start', (route) => route.fulfill(finalAnswer(data)));
  await openQuestion(page);
}

const send = (page: Page) => page.getByRole('button', { name: 'Continue next Quection' });

/** The text of the answer that this sends. */
async function sentBy(page: Page, act: () => Promise<void>): Promise<string> {
  await page.route('**/api/chat/message', (route) => route.fulfill(finalAnswer(values)));
  const request = page.waitForRequest('**/api/chat/message');
  await act();
  const sent: Request = await request;
  return sent.postDataJSON().message;
}

test(
  'the cards of values are picked, put in order and sent with the keyboard alone',
  variant,
  async ({ page, signedIn: _ }) => {
    await openRound(page, values);
    await expectAccessible(page, 'values');
    for (const name of ['Being honest', 'My family', 'Rest']) {
      await tabTo(page, page.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
    }
    await expect(page.getByRole('main').getByRole('status')).toContainText('3 of 3 picked.');
    await tabTo(page, page.getByRole('checkbox', { name: 'Making things' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('main').getByRole('status')).toContainText('take one back');
    await expectAccessible(page, 'values, three picked');

    await tabTo(page, send(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Which one comes first?' })).toBeFocused();
    await expectAccessible(page, 'values, which one comes first');
    await page.reload();
    // A Tab before the page is drawn would stay on the document.
    await expect(page.getByRole('heading', { name: 'Which one comes first?' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'My family' }));
    expect(await sentBy(page, () => page.keyboard.press('Enter'))).toBe(
      'My family. Also: Being honest, Rest.',
    );
  },
);

test(
  'the number of the scale is set with the arrow keys, and sent with a reason by Enter',
  variant,
  async ({ page, signedIn: _ }) => {
    await openRound(page, scale);
    await expectAccessible(page, 'scale');
    await tabTo(page, '0', 'radio');
    await page.keyboard.press('Space');
    await expect(page.getByRole('textbox', { name: 'What would make it a 1?' })).toBeVisible();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
    await expectAccessible(page, 'scale, a number set');
    await tabTo(page, /Why not lower/, 'textbox');
    await page.keyboard.type('Because I did it once before');
    await page.reload();
    await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
    await page.getByRole('textbox', { name: /Why not lower/ }).focus();
    expect(await sentBy(page, () => page.keyboard.press('Enter'))).toBe('4. Because I did it once before');
  },
);

/** On a phone the numbers are a row along which a finger is drawn: the one that it stops at is as wide as the finger. */
async function expectRow(page: Page, sizesOf: () => Promise<number[]>) {
  expect(Math.min(...(await sizesOf()))).toBeGreaterThanOrEqual(24);
  const number = (name: string) => page.getByRole('radio', { name, exact: true });
  const [from, to] = [await number('2').boundingBox(), await number('7').boundingBox()];
  if (!from || !to) throw new Error('no numbers');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(number('7')).toBeChecked();
  // It stands out, and leaves its neighbours clear.
  await expect
    .poll(async () => {
      const [before = 0, picked = 0] = (await sizesOf()).slice(6, 8);
      return picked - before;
    })
    .toBeGreaterThanOrEqual(3);
}

for (const round of [values, scale]) {
  test(
    `a question of kind ${round.kind} can be answered in own words`,
    variant,
    async ({ page, signedIn: _ }) => {
      await openRound(page, round);
      await page.getByRole('button', { name: 'Not quite right?' }).click();
      await ownAnswer(page).fill("I don't want to weigh it up");
      expect(await sentBy(page, () => send(page).click())).toBe("I don't want to weigh it up");
    },
  );

  for (const width of [320, 390, 1280]) {
    test(
      `on a screen of ${width} pixels, ${round.kind} leaves room for a finger`,
      variant,
      async ({ page, signedIn: _ }) => {
        await page.setViewportSize({ width, height: 800 });
        await openRound(page, round);
        const controls = page.locator('main label:has([type=checkbox], [type=radio])');
        await expect(controls).toHaveCount(round.kind === 'values' ? 14 : 11);
        const sizesOf = () =>
          controls.evaluateAll((labels) =>
            labels.map((label) => {
              const { width: wide, height: high } = label.getBoundingClientRect();
              return Math.min(wide, high);
            }),
          );
        if (round.kind === 'values' || width >= 860)
          expect(Math.min(...(await sizesOf()))).toBeGreaterThanOrEqual(44);
        else await expectRow(page, sizesOf);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
      },
    );
  }
}

test(
  'who twice does not know gets cards of values; the answer is stored, and shown with the results',
  variant,
  async ({ page, signedIn }) => {
    await openQuestion(page, "I feel lost and I can't say why.");
    for (let answers = 0; answers < 2; answers += 1) {
      await page.getByRole('button', { name: 'Not quite right?' }).click();
      await ownAnswer(page).fill("I don't know");
      await send(page).click();
      await page.waitForURL('**/buffer?*');
      expect(await goOn(page)).toBe('/second');
    }
    const shown = await page.locator('main label:has([type=checkbox])').allInnerTexts();
    const [first = '', other = ''] = shown.map((text) => text.trim());
    for (const name of [other, first]) await page.getByRole('checkbox', { name, exact: true }).check();
    await send(page).click();
    await page.getByRole('button', { name: first }).click();
    await page.waitForURL('**/buffer?*');
    if ((await goOn(page)) === '/second') {
      await page.getByRole('button', { name: 'Enough for now' }).click();
      expect(await goOn(page)).toBe('/third');
    }
    await expect(heading(page)).toHaveText('Analysis Results');
    const { history } = await serverSession(page, signedIn);
    expect(history[2]).toMatchObject({
      kind: 'values',
      userResponse: { type: 'custom', content: `${first}. Also: ${other}.` },
    });
    await page.getByRole('button', { name: 'Dialogue History' }).click();
    await expect(page.getByText(`${first}. Also: ${other}.`).last()).toBeVisible();
  },
);

test(
  'says what the question seems to be about; one key settles it, and the dialogue starts with it',
  variant,
  async ({ page, signedIn: _ }) => {
    const message = 'My mum has dementia and I look after her alone. I am exhausted.';
    await page.goto(`/confirm?message=${encodeURIComponent(message)}`);
    const about = 'It sounds as if this is about a parent who needs care.';
    await expect(page.getByText(about)).toBeVisible();
    await tabTo(page, 'Not quite right? Change it');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: about })).toBeVisible();
    await expectAccessible(page, 'confirm, situation');
    await tabTo(page, 'Yes', 'radio');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked();
    const start = page.waitForRequest('**/api/chat/start');
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    expect((await start).postDataJSON().reading).toMatchObject({ situation: 'other' });
    await goOn(page);
  },
);

test(
  'goes on with the situation as it was read when nobody settles it',
  variant,
  async ({ page, signedIn: _ }) => {
    const start = page.waitForRequest('**/api/chat/start');
    await begin(page, 'My mum has dementia and I look after her alone. I am exhausted.');
    expect((await start).postDataJSON().reading).toBeUndefined();
    await goOn(page);
  },
);
