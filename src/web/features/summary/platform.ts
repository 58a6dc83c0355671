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
