/** Which questions listeners would ask after a text (README.md, `follow`), with the features of each text. */
import {
  type FeatureGroup,
  type Language,
  readFollowFeatures,
} from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { personIn, readSigns, type Said } from '../src/server/guide/engine/follow-up.ts';
import { english } from '../src/server/guide/languages/en/language.ts';
import { chinese } from '../src/server/guide/languages/zh/language.ts';
import { type Choice, linesOf } from './choices.ts';

/** Before the name of what a listener called wrong. */
const wrongMark = '-';

const isOrigin = (word: string): word is Said['origin'] =>
  word === 'question' || word === 'answer' || word === 'option';

/** The features of a text in which square brackets mark what matters most, and whom it speaks of. */
export function readMarked(
  marked: string,
  origin: Said['origin'],
  language: Language,
): { features: FeatureGroup[]; person: Said['person'] } {
  const text = marked.replace(/[[\]]/g, '');
  const heart = /\[([^\]]+)\]/.exec(marked)?.[1] ?? text;
  const { findPerson } = language === 'zh' ? chinese : english;
  const said = { clause: heart, text, origin, person: personIn(findPerson(heart, '')) };
  const signs = readSigns(language, said);
  return {
    features: readFollowFeatures(foldText(heart), foldText(text), language, signs),
    person: said.person,
  };
}

/** The origin of a text, at the beginning of a line. */
export function toOrigin(word: string): Said['origin'] {
  if (!isOrigin(word)) throw new RangeError(`not an origin: ${word}`);
  return word;
}

/** Names, those of what is wrong with a mark before them. */
export function parseMarks(marks: string): { names: string[]; wrong: string[] } {
  const all = marks.split(' ').filter((name) => name !== '');
  return {
    names: all.filter((name) => !name.startsWith(wrongMark)),
    wrong: all.filter((name) => name.startsWith(wrongMark)).map((name) => name.slice(wrongMark.length)),
  };
}

function parseLine(line: string, language: Language): Choice {
  const [origin = '', questions = '', marked = ''] = line.split(' | ');
  const { features } = readMarked(marked, toOrigin(origin), language);
  return { features, ...parseMarks(questions) };
}

export const readFollow = (language: Language): Choice[] =>
  linesOf(language, 'follow')
    .filter((line) => line.trim())
    .map((line) => parseLine(line, language));
