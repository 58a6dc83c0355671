/** Draws the share card as a PNG. The library that draws is loaded with the first picture. */
import { cardFontCss } from './card-fonts.ts';
import { isWebKit } from './device.ts';

export function scaleFor(devicePixelRatio: number): number {
  return devicePixelRatio > 1 ? 3 : 2;
}

/** Largest canvas: on phones by its area, in all browsers by its longest side. */
const maxPixels = 16_000_000;
const maxSide = 16_000;

/** Reduces the scale for a very long card, which could not be drawn otherwise. Sizes in CSS pixels. */
export function fittingScale(scale: number, width: number, height: number): number {
  return Math.min(scale, Math.sqrt(maxPixels / (width * height)), maxSide / Math.max(width, height));
}

/** Behind the corners that the card leaves open. */
const ground = '#0a1424';

/** Replaces the library's own frame, whose `srcdoc` Trusted Types forbid. */
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

function measureFrame(card: HTMLElement): Frame {
  const { width, height: exact } = card.getBoundingClientRect();
  const height = Math.floor(exact); // A fraction of a pixel would show the background as a line below the card.
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

/** Bytes per dot: a card has at least 0.2, an empty canvas about 0.005. */
const minDensity = 0.05;
const maxAttempts = 4;

/**
 * Takes pictures until one is no larger than the one before: WebKit's first pictures may lack fonts or be blank, and
 * a more complete one is larger. Throws when even the largest has fewer than `leastBytes`, which means that it is blank.
 */
export async function takeUntilSettled(
  take: () => Promise<Blob>,
  leastBytes: number,
  retakes: boolean,
): Promise<Blob> {
  let best = await take();
  for (let tries = 1; retakes && tries < maxAttempts; tries += 1) {
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
  const frame = measureFrame(card);
  const dots = frame.width * frame.height * frame.scale ** 2;
  return takeUntilSettled(() => captureOnce(card, frame), dots * minDensity, isWebKit(navigator));
}

/** `screenshot-{time}.png`, without characters that file systems forbid. */
export function fileName(now: Date): string {
  return `screenshot-${now.toISOString().replace(/[:.]/g, '-')}.png`;
}
