/** Reads the text of a PDF that pdfkit has written: streams, glyphs and the map from glyphs to characters. */
import { inflateSync } from 'node:zlib';

function streamsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  // No '\r' before the end: it may be the last byte of the compressed data.
  return [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [body];
    }
  });
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Character texts by glyph number. */
function readGlyphs(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    // A ligature is one glyph of several characters: <0066 0069>.
    for (const [index, [, entry = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      glyphs.set(first + index, utf16(entry.replaceAll(' ', '')));
  }
  return glyphs;
}

/** All text in the order in which it is drawn, a line for each piece. */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const map = streams.find((stream) => stream.includes('beginbfrange'));
  const page = streams.find((stream) => stream.includes(' TJ'));
  if (!map || !page) throw new Error('no text in the PDF');
  const glyphs = readGlyphs(map);
  return [...page.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<(\w+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '�')
        .join(''),
    )
    .join('\n');
}
