/** Quoting in Chinese: by characters, cut at a clause where there is one; between “ and ” as in English. */
import { quotable } from '../../quotes.ts';

/** Letters of other scripts take half the place of a Chinese sign. */
function startOf(text: string, max: number): string {
  let out = '';
  let left = max;
  for (const sign of text) {
    left -= sign > '\u2e7f' ? 1 : 0.5;
    if (left < 0) return out;
    out += sign;
  }
  return out;
}

function clip(text: string, max: number): string {
  const short = startOf(text, max);
  if (short === text) return text;
  const clause = /^(.{6,}[^，。；：、！？,.;:!?\s])[，。；：、！？,.;:!?\s][^，。；：、！？,.;:!?]*$/su.exec(
    short,
  )?.[1];
  return clause ?? `${short.replace(/[，。；：、,.;:\s]+$/u, '')}……`;
}

export function quoteZh(text: string, max = 28): string {
  const clean = clip(quotable(text), max).replace(/(?<=[\p{L}\p{N}%'）])[。，；：、,.;:]+$/u, '');
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(clean)
    ? `“\u2068${clean}\u2069”`
    : `“${clean}”`;
}
