/** Which questions listeners would ask after a text (README.md, `follow`), with the features of each text. */
import { type Language, readFollowFeatures } from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { personIn, readSigns, type Said } from '../src/server/guide/engine/follow-up.ts';
import { english } from '../src/server/guide/languages/en/language.ts';
import { chinese } from '../src/server/guide/languages/zh/language.ts';
import { type Choice, linesOf } from './choices.ts';

/** Before the name of a question that a listener called wrong. */
const wrongMark = '-';

const isOrigin = (word: string): word is Said['origin'] =>
  word === 'question' || word === 'answer' || word === 'option';

function parseLine(line: string, language: Language): Choice {
  const [origin = '', questions = '', marked = ''] = line.split(' | ');
  if (!isOrigin(origin)) throw new RangeError(`not an origin: ${line}`);
  const text = marked.replace(/[[\]]/g, '');
  const heart = /\[([^\]]+)\]/.exec(marked)?.[1] ?? text;
  const { findPerson } = language === 'zh' ? chinese : english;
  const said = { clause: heart, text, origin, person: personIn(findPerson(heart, '')) };
  const signs = readSigns(language, said);
  const marks = questions.split(' ');
  return {
    features: readFollowFeatures(foldText(heart), foldText(text), language, signs),
    names: marks.filter((name) => !name.startsWith(wrongMark)),
    wrong: marks.filter((name) => name.startsWith(wrongMark)).map((name) => name.slice(wrongMark.length)),
  };
}

export const readFollow = (language: Language): Choice[] =>
  linesOf(language, 'follow')
    .filter((line) => line.trim())
    .map((line) => parseLine(line, language));
