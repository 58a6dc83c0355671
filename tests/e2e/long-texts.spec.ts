import type { Page } from '@playwright/test';
import { createSubscriber, type Person, talkToTheEnd } from '../support/http-person.ts';
import { goOn, heading, openResults, ownAnswer } from './support/dialogue.ts';
import { expect, signIn, test, variant } from './support/fixtures.ts';

const words = 'I keep turning it over at night and in the morning nothing is settled at all. ';
const longest = {
  english: words.repeat(30).slice(0, 1_999).trim(),
  'one word': 'Rindfleischetikettierung'.repeat(90).slice(0, 2_000),
  chinese: '我总在夜里想这件事，到了早上还是没有答案。'.repeat(120).slice(0, 2_000),
};
const sizes = [
  { width: 390, height: 844 },
  { width: 1_280, height: 800 },
];

/** Nothing overflows the screen, except in a box that is moved sideways. */
async function expectInside(page: Page, place: string): Promise<void> {
  const outside = await page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found = [];
    const isMovedSideways = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth) return true;
      return false;
    };
    if (document.documentElement.scrollWidth > wide)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll(
      'h1, h2, h3, p, li, textarea, button, q, label, blockquote',
    )) {
      const { left, right, width } = element.getBoundingClientRect();
      const isSpoken = element.closest('.sr, [aria-hidden="true"]') !== null;
      if (width > 0 && !isSpoken && (left < -1 || right > wide + 1) && !isMovedSideways(element))
        found.push(
          `${element.tagName} ${element.className} to ${Math.round(right)}: ${element.textContent?.slice(0, 40)}`,
        );
    }
    return found;
  });
  expect(outside, place).toEqual([]);
}

async function everywhere(page: Page, place: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectInside(page, `${place} at ${size.width}`);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${place}-${size.width}.png` });
  }
}

for (const [kind, text] of Object.entries(longest)) {
  test(
    `every screen holds 2,000 characters: ${kind}`,
    kind === 'english' ? {} : variant,
    async ({ page, server }) => {
      test.setTimeout(120_000);
      const person: Person = await createSubscriber(server.url);
      await page.goto('/');
      await page.getByRole('textbox').fill(text);
      await expect(page.getByText(/of 2,000 characters/)).toBeVisible();
      await everywhere(page, `${kind} home`);

      await signIn(page, person);
      await page.goto(`/confirm?message=${encodeURIComponent(text)}`);
      await expect(page.getByRole('button', { name: 'Begin Exploration' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(text.slice(-40));
      await everywhere(page, `${kind} confirm`);
      await page.getByRole('button', { name: 'Begin Exploration' }).click();
      await page.waitForURL('**/stream-chat?*');
      expect(await goOn(page)).toBe('/second');
      await everywhere(page, `${kind} question`);
      await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
      await ownAnswer(page).fill(`${text}${text}`);
      await expect(page.getByText(/characters too many/).first()).toBeVisible();
      await expect(ownAnswer(page)).toHaveValue(`${text}${text}`);
      await everywhere(page, `${kind} answer beyond`);
      await ownAnswer(page).fill(text);
      await page.getByRole('button', { name: 'Continue next Quection' }).click();
      await page.waitForURL('**/buffer?*');
      expect(await goOn(page)).toBe('/second');
      await everywhere(page, `${kind} second question`);

      const answers = await talkToTheEnd(person, text, () => text);
      await page.goto('/library');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
      await everywhere(page, `${kind} library`);
      await openResults(page, answers[0]?.sessionId ?? '');
      await page.getByRole('button', { name: 'Dialogue History' }).click();
      await page.getByRole('switch', { name: 'Show sources' }).click();
      await everywhere(page, `${kind} results`);
      await page.getByRole('button', { name: 'Share Screenshot' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (const choice of await dialog.getByRole('switch').or(dialog.getByRole('checkbox')).all())
        if (!(await choice.isChecked())) await choice.click();
      await everywhere(page, `${kind} share`);
      await expect(heading(page)).toHaveCount(1);
    },
  );
}
