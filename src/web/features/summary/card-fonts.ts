import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url';
import ysabeau from '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2?url';

const faces = [
  { family: 'Ysabeau Variable', weight: '1 1000', url: ysabeau },
  { family: 'Commissioner Variable', weight: '100 900', url: commissioner },
];

async function dataUrlOf(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

let cached: Promise<string> | undefined;

async function makeCss(): Promise<string> {
  const rules = faces.map(async ({ family, weight, url }) => {
    const source = await dataUrlOf(url);
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${source}") format("woff2")}`;
  });
  return (await Promise.all(rules)).join('');
}

/**
 * The card's two faces as data: a picture can fetch nothing, and left to itself the library reads every style
 * sheet of the page and asks for a base address, which our policy forbids. Other scripts use the system's fonts.
 */
export function cardFontCss(): Promise<string> {
  cached ??= makeCss().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}
