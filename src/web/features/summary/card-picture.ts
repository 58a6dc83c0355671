/** Draws the share card as a PNG, and shares, copies or saves it. The drawing library comes with the first picture. */

/** Picture pixels per CSS pixel: sharp on phones, smaller elsewhere. */
export function pictureScale(devicePixelRatio: number): number {
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
  return { width, height, scale: fittingScale(pictureScale(window.devicePixelRatio), width, height) };
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
 * With `retakes`, takes pictures until one is no larger than the one before: WebKit's first pictures may lack fonts or be
 * blank, and a more complete one is larger. Throws when even the largest has fewer than `minBytes`, which means that it is
 * blank.
 */
export async function takeUntilSettled(
  take: () => Promise<Blob>,
  { minBytes, retakes }: { minBytes: number; retakes: boolean },
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
  return takeUntilSettled(() => captureOnce(card, size), {
    minBytes: pixels * minDensity,
    retakes: isWebKit(navigator),
  });
}

/** `screenshot-{time}.png`, without characters that file systems forbid. */
export function createFileName(now: Date): string {
  return `screenshot-${now.toISOString().replace(/[:.]/g, '-')}.png`;
}

// The fonts of the share card as data URLs, because a picture cannot fetch anything.

/** Unicode code points, both included. */
type Range = readonly [from: number, to: number];

/** Parses the `unicode-range` of CSS; the wildcard `?` means every digit. */
export function parseRanges(unicodeRange: string): Range[] {
  return unicodeRange
    .split(',')
    .map((part) => /^U\+([\dA-F?]+)(?:-([\dA-F]+))?$/i.exec(part.trim()))
    .filter((found) => found !== null)
    .map(([, from = '', to]) => [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to ?? from.replaceAll('?', 'F'), 16),
    ]);
}

/** Whether a font face with these ranges has a letter of the text. No range means every letter. */
export function isFaceNeeded(unicodeRange: string, text: string): boolean {
  const ranges = parseRanges(unicodeRange);
  if (ranges.length === 0) return true;
  return [...text].some((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => point >= from && point <= to);
  });
}

interface Face {
  family: string;
  weight: string;
  ranges: string;
  url: string;
}

const families = /^["']?(?:Ysabeau|Commissioner) Variable["']?$/;

function findFace(rule: CSSRule): Face | undefined {
  if (!(rule instanceof CSSFontFaceRule)) return undefined;
  const value = (name: string) => rule.style.getPropertyValue(name).trim();
  const source = /url\(["']?([^"')]+)["']?\)/.exec(value('src'))?.[1];
  if (!source || !families.test(value('font-family'))) return undefined;
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  return {
    family: value('font-family'),
    weight: value('font-weight') || 'normal',
    ranges: value('unicode-range'),
    url: new URL(source, base).href,
  };
}

function findPageFaces(): Face[] {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules];
      } catch {
        return []; // A sheet of an extension may not be read.
      }
    })
    .map(findFace)
    .filter((face) => face !== undefined);
}

async function readDataUrl(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font request failed with status ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const cache = new Map<string, Promise<string>>();

function fetchDataUrl(url: string): Promise<string> {
  const cached = cache.get(url);
  if (cached) return cached;
  const reading = readDataUrl(url);
  cache.set(url, reading);
  reading.catch(() => cache.delete(url));
  return reading;
}

/**
 * `@font-face` rules for the scripts that the text uses; other scripts use the system's fonts. Without these rules
 * the library would read every style sheet and set a base address, which the content security policy forbids.
 */
async function createCardFontCss(text: string): Promise<string> {
  const faces = findPageFaces().filter(({ ranges }) => isFaceNeeded(ranges, text));
  const rules = faces.map(async ({ family, weight, ranges, url }) => {
    const source = await fetchDataUrl(url);
    const range = ranges && `unicode-range:${ranges};`;
    return `@font-face{font-family:${family};font-weight:${weight};${range}src:url("${source}") format("woff2")}`;
  });
  return (await Promise.all(rules)).join('');
}

// What this device can do with a picture and its text: share, copy, save.

type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** iPhone and iPad. An iPad that requests desktop pages calls itself a Mac, but no Mac has a touch screen. */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Safari, and every browser on iOS. */
export function isWebKit(device: Device): boolean {
  const { userAgent } = device;
  return isIos(device) || (/AppleWebKit\//.test(userAgent) && !/\bChrom(?:e|ium)\//.test(userAgent));
}

type ShareResult = 'done' | 'cancelled' | 'failed';

export const toPngFile = (blob: Blob, name: string): File => new File([blob], name, { type: 'image/png' });

/** Whether the share sheet takes this file. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) === true;
}

export const canShareText = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. Must be called within the click, before any await; never throws. */
export async function share(data: ShareData): Promise<ShareResult> {
  try {
    await navigator.share(data);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Copies to the clipboard; never throws. */
export async function copyText(text: string): Promise<ShareResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    return 'failed';
  }
}

/** On iOS downloads are hard to find: the picture opens in a tab instead, to be saved by a long press. */
export const savesInNewTab = (): boolean => isIos(navigator) || !('download' in HTMLAnchorElement.prototype);

/** False when the browser blocked the tab. The blob URL is never revoked: the tab saves from it. */
export function openPicture(blob: Blob): boolean {
  return window.open(URL.createObjectURL(blob), '_blank') !== null;
}
