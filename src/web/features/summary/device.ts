/** Ways out of the app for a picture and its text. What a browser refuses comes back as a word, not as an error. */

/** What of the device decides how a picture is made and handed on. */

type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** iPhone and iPad; an iPad that asks for desktop pages calls itself a Mac, but no Mac has touch. */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Every browser on iOS, and Safari: their first picture of a page may lack fonts or be blank. */
export function isWebKit(device: Device): boolean {
  const { userAgent } = device;
  return isIos(device) || (/AppleWebKit\//.test(userAgent) && !/\bChrom(?:e|ium)\//.test(userAgent));
}

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
