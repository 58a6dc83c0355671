/** Ways out of the app for a picture and its text. What a browser refuses comes back as a word, not as an error. */

import { isIos } from './platform.ts';

export type HandedOver = 'done' | 'cancelled' | 'failed';

export const asFile = (blob: Blob, name: string): File => new File([blob], name, { type: 'image/png' });

/** Whether this device takes pictures in its share sheet. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) === true;
}

export const canShareText = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet; a person who closes it has cancelled. Call it within the press, before any wait. */
export async function share(data: ShareData): Promise<HandedOver> {
  try {
    await navigator.share(data);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

export async function copyText(text: string): Promise<HandedOver> {
  try {
    await navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    return 'failed';
  }
}

/** On iOS a saved file goes where few look for it: there the picture opens in a tab, to be held and saved. */
export const opensToSave = (): boolean => isIos(navigator) || !('download' in HTMLAnchorElement.prototype);

/** False when the browser blocked the tab. The address stays as long as this page, for the tab to save from. */
export function openPicture(blob: Blob): boolean {
  return window.open(URL.createObjectURL(blob), '_blank') !== null;
}
