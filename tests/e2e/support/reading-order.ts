import { expect, type Page } from '@playwright/test';
import { sizes } from './pay-page.ts';

const controls = /^(button|link|radio|switch|checkbox|textbox|combobox|DisclosureTriangle|tab|menuitem)$/;

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
}

/** Shorter ones are names, such as that of a help line, which tell its two links from those of others. */
const lineChars = 40;

const roleOf = (node: AxNode) => String(node.role?.value ?? '');
const nameOf = (node: AxNode) => String(node.name?.value ?? '').trim();

/** Lines of the page that names of controls say again and again, and names that say themselves twice. */
function repetitionsIn(nodes: AxNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInControl = (node: AxNode): boolean => {
    const parent = byId.get(node.parentId ?? '');
    return parent !== undefined && (controls.test(roleOf(parent)) || isInControl(parent));
  };
  const shown = nodes.filter((node) => !node.ignored);
  const names = shown.filter((node) => controls.test(roleOf(node))).map(nameOf);
  const lines = shown.filter((node) => roleOf(node) === 'StaticText' && !isInControl(node)).map(nameOf);
  const repeated = [...new Set(lines)].filter(
    (line) => line.length >= lineChars && names.filter((name) => name.includes(line)).length > 1,
  );
  const doubled = shown
    .filter((node) => controls.test(roleOf(node)) || roleOf(node) === 'heading')
    .map(nameOf)
    .filter((name) => /^(.{4,})\W*\1$/.test(name));
  return [
    ...repeated.map((line) => `names of several controls repeat: ${line}`),
    ...doubled.map((name) => `says itself twice: ${name}`),
  ];
}

interface Stop {
  label: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * In the page: what has the focus and where it is drawn, however far anything is scrolled. What sticks to an edge counts
 * where it is before anything is scrolled: the way scrolled, added to where it sticks, would put it below what follows.
 */
function focusedStop(): Stop | undefined {
  const at = document.activeElement;
  if (!at || at === document.body || at.matches('a[href="#main"]')) return undefined; // Begins again.
  const drawn = at.matches('input[type=radio]') ? (at.closest('label') ?? at) : at;
  let sticky: Element | null = drawn;
  while (sticky && getComputedStyle(sticky).position !== 'sticky') sticky = sticky.parentElement;
  if (sticky instanceof HTMLElement) sticky.style.position = 'relative';
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  if (sticky instanceof HTMLElement) sticky.style.removeProperty('position');
  let scrolled = 0;
  for (let place: Element | null = drawn.parentElement; place; place = place.parentElement)
    scrolled += place.scrollTop;
  const label = at.getAttribute('aria-label') ?? (drawn.textContent?.trim() || at.tagName);
  return { label: label.slice(0, 60), left, right, top: top + scrolled, bottom: bottom + scrolled };
}

/** Every stop of the Tab key, from the start of the page or of the open dialog to its end. */
async function stopsOf(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    const start =
      document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector('a[href="#main"]');
    (start as HTMLElement | null)?.focus();
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (!stop) break;
    if (stops.some(({ label, left, top }) => label === stop.label && left === stop.left && top === stop.top))
      break;
    stops.push(stop);
  }
  return stops;
}

/** Down each column and along each line; the top of the next column may follow the end of one. */
function isBackwards(from: Stop, to: Stop): boolean {
  const shared = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
  const isOnOneLine = shared > Math.min(from.bottom - from.top, to.bottom - to.top) / 2;
  if (isOnOneLine) return to.left < from.left;
  return to.top < from.top && to.left < from.right;
}

async function jumpsOf(page: Page): Promise<string[]> {
  const stops = await stopsOf(page);
  expect(stops.length, 'Tab comes to something').toBeGreaterThan(1);
  return stops.flatMap((to, index) => {
    const from = stops[index - 1];
    return from && isBackwards(from, to) ? [`from '${from.label}' back to '${to.label}'`] : [];
  });
}

/** At both sizes: no line is said three times over, and Tab goes the way that the eye goes. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const before = page.viewportSize() ?? sizes[0].viewport;
  for (const { size, viewport } of sizes) {
    await page.setViewportSize(viewport);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    expect.soft(repetitionsIn(nodes as AxNode[]), `${screen} on a ${size}`).toEqual([]);
    expect.soft(await jumpsOf(page), `${screen} on a ${size}`).toEqual([]);
  }
  await page.setViewportSize(before);
  await client.detach();
}
