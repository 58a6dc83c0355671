/** Draws the share card as a PNG. The drawing library is loaded with the first picture. */
import { createCardFontCss } from './card-fonts.ts';
import { isWebKit } from './device.ts';

/** Picture pixels per CSS pixel: sharp on phones, smaller elsewhere. */
export function scaleFor(devicePixelRatio: number): number {
  return devicePixelRatio > 1 ? 3 : 2;
}

/** Largest canvas in pixels: phones limit its area, all browsers its longest side. */
const maxPixels = 16_000_000;
const maxSide = 16_000;

/** Reduces the scale for a very long card, which could not be drawn otherwise. Sizes in CSS pixels. */
export function fittingScale(scale: number, width: number, height: number): number {
  return Math.min(scale, Math.sqrt(maxPixels / (width * height)), maxSide / Math.max(width, height));
}

/** Behind the card: the colour with which its gradient begins. */
const backgroundColor = '#0a1424';

/** Replaces the iframe of the drawing library, whose `srcdoc` Trusted Types forbid. */
function appendEmptyFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  return frame;
}

/** `width` and `height` in CSS pixels. */
interface PictureSize {
  width: number;
  height: number;
  scale: number;
}

function measurePicture(card: HTMLElement): PictureSize {
  const { width, height: exact } = card.getBoundingClientRect();
  const height = Math.floor(exact); // A fraction of a pixel would show the background as a line below the card.
  return { width, height, scale: fittingScale(scaleFor(window.devicePixelRatio), width, height) };
}

async function captureOnce(card: HTMLElement, size: PictureSize): Promise<Blob> {
  const [{ createContext, destroyContext, domToBlob }, cssText] = await Promise.all([
    import('modern-screenshot'),
    createCardFontCss(card.textContent ?? ''),
  ]);
  await document.fonts.ready;
  const context = await createContext(card, {
    ...size,
    backgroundColor,
    type: 'image/png',
    font: { cssText },
  });
  context.sandbox = appendEmptyFrame();
  try {
    return await domToBlob(context);
  } finally {
    destroyContext(context);
  }
}

/** Fewer bytes of the PNG per pixel mean a blank picture: a card has at least 0.2, an empty canvas about 0.005. */
const minDensity = 0.05;
const maxAttempts = 4;

/**
 * Takes pictures until one is no larger than the one before: WebKit's first pictures may lack fonts or be blank, and
 * a more complete one is larger. Throws when even the largest has fewer than `minBytes`, which means that it is blank.
 */
export async function takeUntilSettled(
  take: () => Promise<Blob>,
  minBytes: number,
  retakes: boolean,
): Promise<Blob> {
  let best = await take();
  for (let tries = 1; retakes && tries < maxAttempts; tries += 1) {
    const next = await take();
    const isSettled = next.size <= best.size && best.size >= minBytes;
    if (next.size > best.size) best = next;
    if (isSettled) break;
  }
  if (best.size < minBytes) throw new Error('The picture is blank');
  return best;
}

/** Throws when the browser cannot draw the card. */
export async function captureCard(card: HTMLElement): Promise<Blob> {
  const size = measurePicture(card);
  const pixels = size.width * size.height * size.scale ** 2;
  return takeUntilSettled(() => captureOnce(card, size), pixels * minDensity, isWebKit(navigator));
}

/** `screenshot-{time}.png`, without characters that file systems forbid. */
export function createFileName(now: Date): string {
  return `screenshot-${now.toISOString().replace(/[:.]/g, '-')}.png`;
}
