/** What people say that they feel, as a word for the mood line. */
import { toSimplified } from './reading/text.ts';

/** As people write it, and as the mood line names it. */
const feelings: readonly (readonly [string, string])[] = [
  ['害怕|怕得', '有点怕'],
  ['累', '累了'],
  ['难过|难受|伤心', '心里难受'],
  ['生气|火大|窝火', '还在气头上'],
  ['丢人|羞愧|没脸', '觉得没脸'],
  ['内疚|愧疚|过意不去', '心里过意不去'],
  ['孤单|孤独|寂寞', '有点孤单'],
  ['委屈|憋屈', '心里委屈'],
  ['舍不得', '舍不得'],
  ['心疼', '心疼着'],
  ['憋得慌|堵得慌', '心里堵着'],
  ['心里?(?:很|好|特别)?乱', '心里有点乱'],
];
/** What may stand between: neither a 'not' nor somebody else. */
const between = '[真的很特别好有点也都就是觉得感到心里还一直总又太挺蛮现在其实最近这么那天每]{0,8}';

/** The last feeling that somebody names as their own; undefined where they name none. */
export function findFeeling(text: string): string | undefined {
  const plain = toSimplified(text);
  const found = feelings.flatMap(([words, name]) =>
    [...plain.matchAll(new RegExp(`(?<![说怪骂嫌让])我${between}(?:${words})`, 'g'))].map(({ index }) => ({
      index,
      name,
    })),
  );
  return found.sort((one, two) => one.index - two.index).at(-1)?.name;
}
