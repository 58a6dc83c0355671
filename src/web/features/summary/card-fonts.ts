/** The fonts of the share card as data URLs, because a picture cannot fetch anything. */

/** Unicode code points, both included. */
export type Range = readonly [from: number, to: number];

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
export function isNeeded(unicodeRange: string, text: string): boolean {
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
export async function createCardFontCss(text: string): Promise<string> {
  const faces = findPageFaces().filter(({ ranges }) => isNeeded(ranges, text));
  const rules = faces.map(async ({ family, weight, ranges, url }) => {
    const source = await fetchDataUrl(url);
    const range = ranges && `unicode-range:${ranges};`;
    return `@font-face{font-family:${family};font-weight:${weight};${range}src:url("${source}") format("woff2")}`;
  });
  return (await Promise.all(rules)).join('');
}
