import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What may differ between the schemes; all else of a screen is the same in both. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Once all that moves has come to rest. */
async function comesToRest(page: Page): Promise<void> {
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
  await comesToRest(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  expect(found, screen).toEqual([]);
}

/** No violation on this screen; in the run with all variants, the rules about colour are checked in the other scheme, too. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.locator('main h1').waitFor({ state: 'attached' });
  await expectNoViolation(page, new AxeBuilder({ page }).withTags(tags), screen);
  if (!process.env.BROWSER_VARIANTS) return;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  const colours = new AxeBuilder({ page }).withRules(ofColour);
  await expectNoViolation(page, colours, `${screen}, ${isDark ? 'light' : 'dark'}`);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** In the page: whether this has the focus; and of what has it, whether a ring shows and nothing lies over it. */
function focusOf(target: Element) {
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
    here: target === at,
    // A heading takes the focus only for where reading begins, and shows no ring.
    seen:
      at.matches('h1, h2') ||
      [at, shown].some((element) => getComputedStyle(element).outlineStyle !== 'none') ||
      styles.some(({ boxShadow }) => boxShadow.includes(ring)),
    // A toast leaves by itself.
    free:
      at === document.body ||
      !over ||
      shown.contains(over) ||
      !!over.closest('[popover]') ||
      over.contains(shown),
  };
}

type TabRole = 'button' | 'link' | 'radio' | 'switch' | 'textbox';

/** Tab until something with this name has the focus; on the way every stop shows that it has it, and lies free. */
export async function tabTo(page: Page, name: string | RegExp | Locator, role: TabRole = 'button') {
  const isName = typeof name === 'string' || name instanceof RegExp;
  const target = isName ? page.getByRole(role, { name }).first() : name;
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const { name: at, here, seen, free } = await target.evaluate(focusOf);
    expect({ at, seen, free }, 'the focus shows').toEqual({ at, seen: true, free: true });
    if (here) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}
