import { Fragment, type ReactNode } from 'react';

/** A Chinese text that may break between its words only; with `word-break: keep-all`. */
export function keepWords(text: string): ReactNode {
  if (!/\p{Script=Han}/u.test(text) || !Intl.Segmenter) return text;
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment, index, isWordLike }) => (
    <Fragment key={index}>
      {isWordLike && <wbr />}
      {segment}
    </Fragment>
  ));
}
