/** What this device can do with a picture and its text: share, copy, save. */

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

export type ShareResult = 'done' | 'cancelled' | 'failed';

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
