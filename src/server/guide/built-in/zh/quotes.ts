/** Quoting in Chinese: counted by characters; between “ and ” as in English. */
import { cut, measureWidth } from '#shared/cut.ts';
import { quotable } from '../../quotes.ts';

export function quoteZh(text: string, max = 28): string {
  const clean = cut(quotable(text), (start) => measureWidth(start) <= max).replace(
    /(?<=[\p{L}\p{N}%'）])[。，；：、,.;:]+$/u,
    '',
  );
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(clean)
    ? `“\u2068${clean}\u2069”`
    : `“${clean}”`;
}
