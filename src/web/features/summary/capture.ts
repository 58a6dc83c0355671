/** The card as a PNG (spec 9). The library is loaded when the first picture is made. */

import { cardFontCss } from './card-fonts.ts';

/** High-density screens get three dots a pixel, others two. */
export function scaleFor(devicePixelRatio: number): number {
  return devicePixelRatio >= 2 ? 3 : 2;
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

export async function captureCard(card: HTMLElement): Promise<Blob> {
  const [{ createContext, destroyContext, domToBlob }, cssText] = await Promise.all([
    import('modern-screenshot'),
    cardFontCss(),
  ]);
  await document.fonts.ready;
  const context = await createContext(card, {
    scale: scaleFor(window.devicePixelRatio),
    backgroundColor: ground,
    type: 'image/png',
    font: { cssText },
  });
  context.sandbox = emptyFrame();
  try {
    const blob = await domToBlob(context);
    if (blob.size === 0) throw new Error('The picture is empty');
    return blob;
  } finally {
    destroyContext(context);
  }
}

/** Spec 9: screenshot-{time}.png, with no mark that a file system forbids. */
export function fileName(now: Date): string {
  return `screenshot-${now.toISOString().replace(/[:.]/g, '-')}.png`;
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; an address that stays would hold the picture in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
