/** Whether a text of the results repeats what the person wrote: it is shared only when they want it. */

/** Scripts without spaces are read sign by sign. */
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const unit = new RegExp(`${sign.source}|[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}']*`, 'gu');

/** As many units one after the other are no accident: words, or signs. */
const wordsInARow = 4;
const signsInARow = 6;

function units(text: string): string[] {
  return text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").match(unit) ?? [];
}

const joined = (parts: readonly string[]) => ` ${parts.join(' ')} `;

/** What stands between quote marks, without the ellipsis of a cut. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/[“"「『«]([^”"」』»]+)[”"」』»]/gu)].map(([, inside = '']) => inside);
}

function repeatsQuote(text: string, written: string): boolean {
  return quotedIn(text)
    .map(units)
    .some((quote) => quote.join('').length > 1 && written.includes(joined(quote)));
}

function repeatsRow(text: string, written: string): boolean {
  const all = units(text);
  return all.some((first, at) => {
    const row = all.slice(at, at + (sign.test(first) ? signsInARow : wordsInARow));
    const isWhole = row.length === (row.some((part) => sign.test(part)) ? signsInARow : wordsInARow);
    return isWhole && written.includes(joined(row));
  });
}

/** True when a line quotes something of `written`, or has four words (six signs) of it in a row. */
export function holdsOwnWords(lines: readonly string[], written: readonly string[]): boolean {
  const texts = written.map((text) => joined(units(text)));
  return lines.some((line) => texts.some((text) => repeatsQuote(line, text) || repeatsRow(line, text)));
}
