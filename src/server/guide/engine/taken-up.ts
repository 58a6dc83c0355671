/** What of the last free answer the guide takes up, and the concern by which it asks on about it. */
import { findCues } from './cues.ts';
import type { Phrase } from './language.ts';
import { hottest, type PersonText, type State } from './state.ts';

/** The same words are not said back twice. */
function wasTakenUp(state: State, phrase: Phrase): boolean {
  return state.texts.slice(0, -1).some((text) => hottest(text)?.source === phrase.source);
}

/** A clause that can be asked about counts this much more. */
const askable = 1.5;

/** The clause of the last text that carries most. */
function findTop(state: State): Phrase | undefined {
  return state.last.reading.phrases
    .filter((phrase) => !wasTakenUp(state, phrase))
    .map((phrase) => ({
      phrase,
      weight: phrase.heat + (kindsOf(state, phrase.source).length > 0 ? askable : 0),
    }))
    .sort((one, two) => two.weight - one.weight)[0]?.phrase;
}

/** The whole sentence around a clause. */
function sentenceOf({ reading }: PersonText, phrase: Phrase): Phrase | undefined {
  return reading.sentences.find(
    ({ at, source }) => at <= phrase.at && phrase.at + phrase.source.length <= at + source.length,
  );
}

/** The kinds of clause that a text is, the surest first: names of concerns of the pack `follow`. */
export function kindsOf({ language }: State, source: string): string[] {
  const folded = language.fold(source);
  const subject = language.subjectOf(folded);
  return Object.entries(language.packs.follow.concerns)
    .flatMap(([name, { cues, of, isWeak }]) => {
      if (of !== undefined && subject !== undefined && of !== subject) return [];
      const hits = findCues(language, cues, folded).filter(
        ({ at }) => !language.isDenied(folded.slice(0, at)),
      );
      if (hits.length === 0) return [];
      const longest = Math.max(...hits.map(({ length }) => length));
      return [{ name, weight: isWeak ? 0 : longest }];
    })
    .sort((one, two) => two.weight - one.weight)
    .map(({ name }) => name);
}

/** Characters of a sentence that is said back whole. */
const wholeChars = { en: 90, zh: 30 };

/** What is said back: the sentence of the clause that carries most, where it is short, or the clause. */
export function findTakenUp(state: State): Phrase | undefined {
  const top = findTop(state);
  const whole = top && sentenceOf(state.last, top);
  return whole?.isSentence && whole.source.length <= wholeChars[state.language.locale] ? whole : top;
}

/** The kinds of the clause that is taken up. */
export function followedKinds(state: State): string[] {
  const top = state.last.chosen === undefined ? findTop(state) : undefined;
  return top ? kindsOf(state, top.source) : [];
}
