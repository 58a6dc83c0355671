import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result may differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

async function waitForFontsAndAnimations(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

async function expectNoViolation(page: Page, axe: AxeBuilder, screen: string): Promise<void> {
  await waitForFontsAndAnimations(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  expect(found, screen).toEqual([]);
}

/** No violation of axe's rules; with BROWSER_VARIANTS, colors are checked in the other color scheme, too. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.locator('main h1').waitFor({ state: 'attached' });
  await expectNoViolation(page, new AxeBuilder({ page }).withTags(tags), screen);
  if (!process.env.BROWSER_VARIANTS) return;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  const colorsOnly = new AxeBuilder({ page }).withRules(colorRules);
  await expectNoViolation(page, colorsOnly, `${screen}, ${isDark ? 'light' : 'dark'}`);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** Runs in the page. Looks at the element with the focus: is it `target`, does a ring show, is it uncovered? */
function inspectFocus(target: Element) {
  const at = document.activeElement ?? document.body;
  const shown = at.closest('label') ?? at;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--focus)';
  const ring = getComputedStyle(probe).color;
  probe.remove();
  // The ring of a field is that of its box, and text on a card has the card's.
  const around = [
    at,
    shown,
    at.parentElement,
    at.closest('div'),
    at.closest('div:has(> form, > div > textarea)'),
  ];
  const styles = around.flatMap((element) => (element ? getComputedStyle(element) : []));
  shown.scrollIntoView({ block: 'nearest', behavior: 'instant' }); // Where a smooth scroll would end.
  const { left, top, width, height } = shown.getBoundingClientRect();
  const middle = Math.max(0, Math.min(top + height / 2, innerHeight - 1));
  const over = document.elementFromPoint(left + width / 2, middle);
  return {
    name: at.textContent?.trim() || at.getAttribute('aria-label') || at.tagName,
    isTarget: target === at,
    // A heading takes the focus only for where reading begins, and shows no ring.
    hasRing:
      at.matches('h1, h2') ||
      [at, shown].some((element) => getComputedStyle(element).outlineStyle !== 'none') ||
      styles.some(({ boxShadow }) => boxShadow.includes(ring)),
    // A toast leaves by itself.
    isUncovered:
      at === document.body ||
      !over ||
      shown.contains(over) ||
      !!over.closest('[popover]') ||
      over.contains(shown),
  };
}

type TabRole = 'button' | 'link' | 'radio' | 'switch' | 'textbox';

/** Presses Tab until the target has the focus; every stop on the way must show the focus and be uncovered. */
export async function tabTo(page: Page, name: string | RegExp | Locator, role: TabRole = 'button') {
  const isName = typeof name === 'string' || name instanceof RegExp;
  const target = isName ? page.getByRole(role, { name }).first() : name;
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const { name: at, isTarget, hasRing, isUncovered } = await target.evaluate(inspectFocus);
    expect({ at, hasRing, isUncovered }, 'the focus shows').toEqual({ at, hasRing: true, isUncovered: true });
    if (isTarget) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}
