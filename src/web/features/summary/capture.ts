/** The card as a PNG (spec 9). The library is loaded when the first picture is made. */

/** High-density screens get three dots a pixel, others two. */
export function scaleFor(devicePixelRatio: number): number {
  return devicePixelRatio >= 2 ? 3 : 2;
}

/** Dark navy, behind any corner that the card leaves open. */
const ground = '#0a1424';

export async function captureCard(card: HTMLElement): Promise<Blob> {
  const { domToBlob } = await import('modern-screenshot');
  await document.fonts.ready;
  const blob = await domToBlob(card, {
    scale: scaleFor(window.devicePixelRatio),
    backgroundColor: ground,
    type: 'image/png',
  });
  if (blob.size === 0) throw new Error('The picture is empty');
  return blob;
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
