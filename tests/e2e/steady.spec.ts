/** What must not move, break or sit beside its line; measured by where things stand, never by time. */
import type { Locator, Page } from '@playwright/test';
import {
  begin,
  eventStream,
  expect,
  goOn,
  heading,
  openQuestion,
  openResults,
  options,
  ownAnswer,
  pick,
  question,
  streamAnswer,
  test,
} from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';
import { sizes } from './support/pay-page.ts';

test.use({ reducedMotion: 'no-preference' });

const help = (page: Page) => page.getByRole('button', { name: 'Get help now' }).first();

/** Where it is on the page, to the pixel, once it has come to rest: left, top, width, height. */
function placeOf(locator: Locator): Promise<number[]> {
  return locator.evaluate(async (element) => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect }) => {
      const isAround = effect instanceof KeyframeEffect && effect.target?.contains(element);
      return isAround && Number.isFinite(effect.getComputedTiming().endTime);
    });
    await Promise.allSettled(moving.map((animation) => animation.finished));
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + window.scrollY, width, height].map(Math.round);
  });
}

const leftOf = async (locator: Locator) => (await placeOf(locator))[0];

/** So long that it fills more than its window on the waiting screen. */
const thoughts = Array.from(
  { length: 14 },
  (_, index) => `Thought ${index + 1} weighs the sea against the city and what each would cost.`,
).join('\n');

/** Answers the start with these thoughts and a question, all at once. */
async function answerStart(page: Page, data: object): Promise<void> {
  const events = [
    { event: 'message', data: { text: 'Reading your question' } },
    { event: 'thinking', data: { text: thoughts } },
    { event: 'final', data: { sessionId: 's', data } },
  ];
  await page.route('**/api/chat/start', (route) => route.fulfill(streamAnswer(eventStream(...events))));
}

const nextQuestion = { newQuestion: 'What would you miss?', options: ['The sea', 'The city'] };

for (const { size, viewport } of [
  ...sizes,
  { size: 'wide screen', viewport: { width: 1_900, height: 1_000 } },
]) {
  test.describe(`on a ${size}`, size === 'phone' ? {} : variant, () => {
    test.use({ viewport });

    test(
      'help keeps its position from the confirm page to the next wait',
      variant,
      async ({ page, signedIn: _ }) => {
        await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
        const place = await placeOf(help(page));
        await begin(page);
        await heading(page).filter({ hasText: 'Thinking...' }).waitFor();
        expect(await placeOf(help(page))).toEqual(place);
        await goOn(page);
        expect(await placeOf(help(page))).toEqual(place);
        await pick(page);
        await heading(page).filter({ hasText: 'Thinking...' }).waitFor();
        expect(await placeOf(help(page))).toEqual(place);
      },
    );

    test(
      'cards stay where they are when the own answer opens and while it is written',
      variant,
      async ({ page, signedIn: _ }) => {
        await openQuestion(page);
        const places = () => Promise.all([0, 1, 2].map((index) => placeOf(options(page).nth(index))));
        const backTop = async () =>
          (await placeOf(page.getByRole('button', { name: 'Back to Question' })))[1];
        const before = await places();
        const below = await backTop();
        await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
        await expect(ownAnswer(page)).toBeFocused();
        expect(await places()).toEqual(before);
        expect(await backTop()).toBe(below);
        await ownAnswer(page).fill('I am afraid of the empty days.\n'.repeat(6));
        expect(await places()).toEqual(before);
      },
    );
  });
}

const shownThoughts = (page: Page) => page.getByRole('group', { name: 'Thoughts so far' });

test(
  'the wait ends when its text has been shown, and moves nothing',
  variant,
  async ({ page, signedIn: _ }) => {
    await answerStart(page, nextQuestion);
    await begin(page);
    const tops = async () => {
      const fixed = [heading(page), shownThoughts(page), page.getByText('Private to you.')];
      return (await Promise.all(fixed.map(placeOf))).map(([, top]) => top);
    };
    await expect(heading(page)).toHaveText('Thinking...');
    const before = await tops();
    await expect(heading(page)).toHaveText('Complete!');
    expect(await tops()).toEqual(before);
    expect(await shownThoughts(page).textContent()).toContain(thoughts.split('\n').at(-1));
    await expect(page).toHaveURL(/\/second/);
  },
);

test('an answer leads to a wait that moves nothing and ends with a button to the next question', async ({
  page,
  signedIn: _,
}) => {
  await openQuestion(page);
  await pick(page);
  await heading(page).filter({ hasText: 'Thinking...' }).waitFor();
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      if (document.querySelector('[role="progressbar"]'))
        seen.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  const next = page.getByRole('button', { name: 'Next question' });
  await next.waitFor();
  await expect(heading(page)).toHaveText('Complete!');
  expect(await page.evaluate((seen) => seen.reduce((sum, one) => sum + one, 0), shifts)).toBeLessThan(0.001);
  await next.click();
  await expect(page).toHaveURL(/\/second/);
});

test(
  'a long wait says so, shows what was understood, and can be left',
  variant,
  async ({ page, signedIn: _ }) => {
    await openQuestion(page);
    await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
    await ownAnswer(page).fill('I am afraid of the empty days.');
    await page.getByRole('button', { name: 'Continue next Quection' }).click();
    await page.waitForURL('**/buffer?*');
    await goOn(page);
    await page.route('**/api/chat/message', () => {});
    await page.clock.install();
    await pick(page);
    const thinking = await placeOf(heading(page));
    await page.clock.fastForward(21_000);
    await expect(page.getByText(/taking longer than usual/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What I understood so far' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/empty days/)
        .first(),
    ).toBeVisible();
    expect(await placeOf(heading(page))).toEqual(thinking);
    await page.getByRole('button', { name: 'Leave, and keep my place' }).click();
    await expect(page).toHaveTitle('Home | Clearing');
  },
);

test('what was thought can be scrolled back to', variant, async ({ page, signedIn: _ }) => {
  await answerStart(page, { newQuestion: 'Later?', end: true });
  await begin(page);
  await expect(heading(page)).toHaveText('Complete!');
  const line = (number: number) => shownThoughts(page).getByText(`Thought ${number} weighs`);
  await expect(line(14)).toBeInViewport();
  await expect(line(1)).not.toBeInViewport();
  await shownThoughts(page).focus();
  await page.keyboard.press('Home');
  await expect(line(1)).toBeInViewport({ ratio: 1 });
});

test('a tap goes on at once, while the text is still being shown', variant, async ({ page, signedIn: _ }) => {
  await answerStart(page, nextQuestion);
  await begin(page);
  await page.getByText('Tap, or press Enter or Space, to skip the wait.').waitFor();
  await expect(heading(page)).toHaveText('Thinking...');
  await page.getByRole('main').click({ position: { x: 20, y: 200 } });
  await expect(heading(page)).toHaveText('What would you miss?');
});

test('logo, heading and plans of /pay are aligned at every width', variant, async ({ page }) => {
  await page.goto('/pay');
  for (const width of [360, 390, 768, 1_000, 1_280, 1_900]) {
    await page.setViewportSize({ width, height: 900 });
    const logo = await leftOf(page.getByRole('banner').getByRole('link').first());
    expect(await leftOf(heading(page)), `${width} pixels`).toBe(logo);
    const plan = await leftOf(page.locator('label', { has: page.getByRole('radio', { name: /Annual/ }) }));
    if (width < 980) expect(plan, `${width} pixels`).toBe(logo);
  }
});

test(
  'the logo is at least 72 pixels wide next to the help button on small phones',
  variant,
  async ({ page }) => {
    await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const logo = page.getByRole('banner').getByRole('link').first();
      const [markLeft = 0] = await placeOf(logo.locator('svg'));
      const [wordLeft = 0, , wordWidth = 0] = await placeOf(logo.locator('b'));
      expect(wordLeft + wordWidth - markLeft).toBeGreaterThanOrEqual(72);
      const [settingsLeft = 0] = await placeOf(page.getByRole('button', { name: 'Settings' }));
      expect(wordLeft + wordWidth).toBeLessThanOrEqual(settingsLeft);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test('topic cards have one size of type, however long their questions', variant, async ({ page }) => {
  const long = 'Should I spend the holidays with my family or with the people I feel at home with?';
  await page.route('**/api/chat/guide-questions*', (route) =>
    route.fulfill({ json: { questions: [long, 'Do I dare?', long, 'Why now?'] } }),
  );
  await page.goto('/');
  await page.getByText(long).first().waitFor();
  const cards = page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('b') });
  await expect(cards).toHaveCount(4);
  const typeSizes = await cards
    .locator('span')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
  expect(new Set(typeSizes).size).toBe(1);
});

/** The texts of buttons that take more than one line. Cards with answers, topics and insights, which may, are left out. */
function brokenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (node: Node) =>
      node.parentElement !== null &&
      !node.parentElement.closest('.sr') &&
      getComputedStyle(node.parentElement).visibility === 'visible';
    const linesOf = (button: Element) => {
      const middles: number[] = [];
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!isShown(text)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { width, height, top } of range.getClientRects()) {
          const middle = top + height / 2;
          if (width > 1 && !middles.some((other) => Math.abs(other - middle) < height / 2))
            middles.push(middle);
        }
      }
      return middles.length;
    };
    const buttons = [...document.querySelectorAll('button, main a[href], dialog a[href]')];
    return buttons
      .filter(
        (button) => !button.closest('[role="group"][aria-labelledby], h3') && !button.querySelector('b, h3'),
      )
      .filter((button) => button.matches('button') || getComputedStyle(button).display.includes('flex'))
      .filter((button) => button.checkVisibility() && linesOf(button) > 1)
      .map((button) => button.textContent ?? '');
  });
}

const inChinese = (page: Page) => page.evaluate(() => localStorage.setItem('locale', 'zh'));

for (const language of ['English', 'Chinese']) {
  test(
    `no button breaks onto two lines on a phone, in ${language}`,
    variant,
    async ({ page, signedIn: _, finishedSession }) => {
      const chinese = language === 'Chinese';
      const press = (english: string, other: string) =>
        page
          .getByRole('button', { name: chinese ? other : english, exact: true })
          .first()
          .click();
      const see = async (screen: string) => {
        await page.evaluate(() => document.fonts.ready);
        expect(await brokenButtons(page), screen).toEqual([]);
      };
      await openResults(page, finishedSession);
      if (chinese) await inChinese(page);
      // As on a phone that can share pictures.
      await page.addInitScript(() => Object.assign(navigator, { share: () => {}, canShare: () => true }));
      await page.reload();
      await press('Share Screenshot', '分享截图');
      await page.getByRole('dialog').getByRole('img').waitFor();
      await see('share');
      await page.keyboard.press('Escape');
      await see('results');
      for (const path of ['/', '/login', '/register', '/forgot-password', '/library', '/pay']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await see(path);
      }
      await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
      await press('Not quite right? Change it', '不太对？改一下');
      await see('reading');
      await press('Settings', '设置');
      await page
        .getByRole('dialog')
        .getByText(chinese ? '已订阅' : 'Subscribed', { exact: true })
        .waitFor();
      await see('settings');
      // Without an account, the way to pay.
      await page.evaluate(
        (locale) => {
          localStorage.clear();
          localStorage.setItem('locale', locale);
        },
        chinese ? 'zh' : 'en',
      );
      await page.goto('/pay');
      await page.getByRole('radio').first().check({ force: true });
      await page.getByText('PayPal', { exact: true }).click();
      await see('pay');
    },
  );
}

test('no line begins with a comma or a full stop, however long the address', variant, async ({ page }) => {
  const address = 'a.rather.long.address.of.somebody@clearing.test';
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const told = page.getByText(address, { exact: false }).first();
  await expect(told).toBeVisible();
  // Every address has an end that comes to the end of a line: the text is made narrower step by step.
  const beginnings = await told.evaluate((element) => {
    const text = element.firstChild as Text;
    const found = new Set<string>();
    for (let width = 340; width > 200; width -= 1) {
      element.style.width = `${width}px`;
      let line = Number.NEGATIVE_INFINITY;
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { top, width: wide } = range.getBoundingClientRect();
        if (wide > 0 && top > line + 4) {
          line = top;
          found.add(text.data.charAt(index));
        }
      }
    }
    return [...found].filter((sign) => /[,，。;:]/.test(sign));
  });
  expect(beginnings).toEqual([]);
});
