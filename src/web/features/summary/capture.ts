/** The card as a PNG (spec 9). The library is loaded when the first picture is made. */

import { cardFontCss } from './card-fonts.ts';
import { isWebKit } from './device.ts';

/** High-density screens get three dots a pixel, others two. */
export function scaleFor(devicePixelRatio: number): number {
  return devicePixelRatio > 1 ? 3 : 2;
}

/** Phones draw no canvas of more dots in all, and no browser one of more at a side. */
const mostDots = 16_000_000;
const longestSide = 16_000;

/** The scale for a card of this size, in CSS pixels: a very long card gets less rather than no picture. */
export function fittingScale(scale: number, width: number, height: number): number {
  return Math.min(scale, Math.sqrt(mostDots / (width * height)), longestSide / Math.max(width, height));
}

/** Dark navy, behind any corner that the card leaves open. */
const ground = '#0a1424';

/** The library would fill a frame of its own by `srcdoc`, which Trusted Types forbid; an empty one serves as well. */
function emptyFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  return frame;
}

interface Frame {
  width: number;
  height: number;
  scale: number;
}

function frameOf(card: HTMLElement): Frame {
  const { width, height: exact } = card.getBoundingClientRect();
  const height = Math.floor(exact); // A part of a pixel would show the ground as a line below the card.
  return { width, height, scale: fittingScale(scaleFor(window.devicePixelRatio), width, height) };
}

async function captureOnce(card: HTMLElement, frame: Frame): Promise<Blob> {
  const [{ createContext, destroyContext, domToBlob }, cssText] = await Promise.all([
    import('modern-screenshot'),
    cardFontCss(card.textContent ?? ''),
  ]);
  await document.fonts.ready;
  const context = await createContext(card, {
    ...frame,
    backgroundColor: ground,
    type: 'image/png',
    font: { cssText },
  });
  context.sandbox = emptyFrame();
  try {
    return await domToBlob(context);
  } finally {
    destroyContext(context);
  }
}

/** Bytes a dot: a card has 0.2 and more, an empty canvas a tenth of this. */
const leastDensity = 0.05;
const mostTries = 4;

/**
 * Takes pictures until one is no larger than the one before. WebKit's first ones may lack fonts or be blank, and
 * each that has more on it is larger. Throws when the largest has fewer than `leastBytes`: it is blank.
 */
export async function takeUntilSettled(
  take: () => Promise<Blob>,
  leastBytes: number,
  isSlow: boolean,
): Promise<Blob> {
  let best = await take();
  for (let tries = 1; isSlow && tries < mostTries; tries += 1) {
    const next = await take();
    const isSettled = next.size <= best.size && best.size >= leastBytes;
    if (next.size > best.size) best = next;
    if (isSettled) break;
  }
  if (best.size < leastBytes) throw new Error('The picture is blank');
  return best;
}

/** Throws when the browser cannot draw the card. */
export async function captureCard(card: HTMLElement): Promise<Blob> {
  const frame = frameOf(card);
  const dots = frame.width * frame.height * frame.scale ** 2;
  return takeUntilSettled(() => captureOnce(card, frame), dots * leastDensity, isWebKit(navigator));
}

/** Spec 9: screenshot-{time}.png, with no mark that a file system forbids. */
export function fileName(now: Date): string {
  return `screenshot-${now.toISOString().replace(/[:.]/g, '-')}.png`;
}
