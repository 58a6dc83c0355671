/** Which part of the person's text the guide responds to, its kind, and the person and thing that it names. */
import { classifyHeart, classifyKinds, classifyStep } from '../classifier/classifier.ts';
import { foldText } from '../classifier/normalise.ts';
import { memoizeByLanguage } from '../text/memoize-readings.ts';
import { findKindWeight, type Group, groups, type Kind } from './kinds.ts';
import type { Language, Person, Phrase, TextReading } from './language.ts';

export interface KindGuess {
  kind: Kind;
  probability: number;
}

/** The part of a text that the guide repeats and asks about. */
export interface Focus {
  /** Undefined for a chosen option, which is not repeated. */
  phrase: Phrase | undefined;
  /** What the next question is to fit (follow-up.ts): the clause, where `phrase` is its whole sentence. */
  clause: string;
  /** The surest first. */
  kinds: readonly KindGuess[];
  person: Person | undefined;
  /** The clause as what happened, for 'When {event}, …'; only where something else can be repeated. */
  event: string | undefined;
  /** What the clause is about in the end: 'the piano'. */
  thing: string | undefined;
  /** The clause that weighs most after it. */
  secondPhrase: Phrase | undefined;
}

/**
 * From these probabilities a kind counts as a sign, something is said back to it, and it is asked about and named in the
 * results. From the second on about five of six are right in clauses by new writers, and most others are next to the right one.
 */
export const minSignProbability = 0.38;
export const minSayProbability = 0.55;
export const minKeepProbability = 0.8;
const minProbability = 0.15;
const maxKinds = 3;

interface ClauseReading {
  /** The most probable first. */
  kinds: KindGuess[];
  /** How likely it is a step of the writer's own. */
  stepProbability: number;
  /** How likely it is what matters most in an answer, as the logarithm of the odds. */
  heartOdds: number;
}

/** The classifier is surer than it is right. */
const maxHeartOdds = 4;

function readClause(language: Language, source: string): ClauseReading {
  const folded = foldText(source);
  const heart = classifyHeart(folded, language.locale);
  return {
    heartOdds: Math.max(-maxHeartOdds, Math.min(maxHeartOdds, Math.log(heart / (1 - heart)))),
    kinds: classifyKinds(folded, language.locale)
      .map(({ name, probability }): KindGuess => ({ kind: name as Kind, probability }))
      .filter(({ probability }) => probability >= minProbability)
      .sort((one, two) => two.probability - one.probability)
      .slice(0, maxKinds),
    stepProbability: classifyStep(folded, language.locale),
  };
}

/** Each step reads all texts of its dialogue again, of which one is new: reading a clause takes 0.4 ms. */
const rememberedClause = memoizeByLanguage(5_000, readClause);

export const kindsOf = (language: Language, source: string) => rememberedClause(language, source).kinds;

/**
 * Below `grammar`, a sentence with the grammar of a plan is none: 'I'd miss year 9'; `grammarAsked`: the same where the guide
 * asked for a step. From `sure` on any sentence is one: 'Ring Carol'. Of held-out sentences from there on nine of ten are steps.
 */
const stepProbability = {
  grammar: 0.05,
  grammarAsked: 0.01,
  sure: { en: 0.6, zh: 0.5 },
  /** The same for a sentence that names its day: 'I gotta tell her, prob Sunday after church'. */
  dated: { en: 0.3, zh: 0.18 },
};

export const readStepProbability = (language: Language, source: string) =>
  rememberedClause(language, source).stepProbability;
/** Whether a sentence with the grammar of a plan may be one. */
export const mayBeStep = (language: Language, source: string, isAsked: boolean) =>
  readStepProbability(language, source) >= stepProbability[isAsked ? 'grammarAsked' : 'grammar'];
export const isSurelyStep = (language: Language, source: string) => {
  const isDated = language.namesTime(source) && language.subjectOf(language.fold(source)) !== 'others';
  return (
    readStepProbability(language, source) >= stepProbability[isDated ? 'dated' : 'sure'][language.locale]
  );
};

/** What somebody said is at least that. */
const quotedKind: KindGuess = { kind: 'said', probability: minSayProbability };

export function kindsOfPhrase(language: Language, { source, around }: Phrase): KindGuess[] {
  if (around === undefined) return kindsOf(language, source);
  const others = kindsOf(language, around).filter(({ kind }) => kind !== quotedKind.kind);
  return [quotedKind, ...others].sort((one, two) => two.probability - one.probability).slice(0, maxKinds);
}

/** How important it is to respond to a clause that is probably of these kinds, in addition to its words. */
const weighKinds = (guesses: readonly KindGuess[]): number =>
  1.6 * guesses.reduce((sum, { kind, probability }) => sum + probability * (findKindWeight(kind) ?? 0), 0);

/** How likely a clause is of one of the kinds. */
const probabilityOfAny = (guesses: readonly KindGuess[], kinds: readonly string[]): number =>
  guesses.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { probability }) => sum + probability, 0);

export const groupProbability = (guesses: readonly KindGuess[], group: Group): number =>
  probabilityOfAny(guesses, groups[group]);

/** What has been kept from somebody is rarely background. */
const untoldWeight = 3;
/** A death that is passed over is not heard at all. */
const graveWeight = 4;
/** 'Actually', 其实: what follows is what they came to say. */
const turnWeight = 1.5;

/**
 * How much a clause matters in its text: what its words and its kind show, and how much it is like what listeners marked as
 * the heart of an answer. In held-out answers the heaviest clause is that one in 73 %; without the marks it was in 48 %.
 */
export const weighClause = (
  language: Language,
  { salience, source }: Phrase,
  kinds: readonly KindGuess[],
): number =>
  0.5 * (salience + weighKinds(kinds)) +
  1.5 * rememberedClause(language, source).heartOdds +
  (language.marksUntold(source) ? untoldWeight : 0) +
  (language.isGrave(source) ? graveWeight : 0) +
  (language.marksTurn(source) ? turnWeight : 0);

/** The whole sentence around a clause. */
function sentenceOf({ sentences }: TextReading, phrase: Phrase): Phrase | undefined {
  return sentences.find(
    ({ at, source }) => at <= phrase.at && phrase.at + phrase.source.length <= at + source.length,
  );
}

/** Characters up to which a sentence is repeated whole. */
const maxRepeatedChars = { en: 84, zh: 28 };

/** Its sentence where that is short, else the clause. */
export function expandToSentence(language: Language, reading: TextReading, phrase: Phrase): Phrase {
  const whole = sentenceOf(reading, phrase);
  const fits = whole?.isSentence && whole.source.length <= maxRepeatedChars[language.locale];
  return fits && !language.blamesSelf(whole.source) ? whole : phrase;
}

/**
 * Below this weight a clause is not worth repeating: 'It was Sunday.' One answer in twenty with something that matters is
 * below it, and half of those with nothing.
 */
const minWeight = -5;
/** A question needs no reflection that only repeats where somebody works. */
const minBackgroundWeight = -1;
/** What would be, if, says less than what is. */
const supposedPenalty = 4;

/** The clause of a text with the most weight. `before`: what it responded to before is not repeated. */
export function findFocus(
  language: Language,
  reading: TextReading,
  kindsIn: ReadonlyMap<Phrase | undefined, readonly KindGuess[]>,
  textBefore: string,
  before: readonly Focus[],
): Focus | undefined {
  const wasTaken = (phrase: Phrase) => before.some((one) => one.phrase?.source.includes(phrase.source));
  const ranked = reading.phrases
    // A hard word about oneself is not said back.
    .filter(
      (phrase) =>
        !wasTaken(phrase) && !language.blamesSelf(phrase.source) && !language.isCutOff(phrase.source),
    )
    .map((phrase) => {
      const kinds = kindsIn.get(phrase) ?? [];
      const supposed = language.supposes(phrase.source) ? supposedPenalty : 0;
      return { phrase, kinds, weight: weighClause(language, phrase, kinds) - supposed };
    })
    .sort((one, two) => two.weight - one.weight);
  const [top, ...others] = ranked;
  const isBackground = textBefore === '' && (top?.kinds[0]?.kind ?? 'fact') === 'fact';
  if (!top || top.weight < (isBackground ? minBackgroundWeight : minWeight)) return undefined;
  const phrase = expandToSentence(language, reading, top.phrase);
  const secondPhrase = others.find(
    (one) => one.weight > 0 && one.phrase.isSentence && !phrase.source.includes(one.phrase.source),
  )?.phrase;
  const [first] = top.kinds;
  const hasLine = first && first.probability >= minSayProbability;
  // 'He calls me "my son the psalmist"': whose son?
  const spoken = (top.phrase.around ?? top.phrase.source).replace(
    /["“][^"”]*["”]|(?<=\s)['‘][^'’]*['’]/g,
    ' ',
  );
  const person = language.findPerson(spoken, textBefore);
  return {
    phrase,
    clause: top.phrase.around ?? top.phrase.source,
    kinds: top.kinds,
    person,
    event: secondPhrase || hasLine ? language.findEvent(top.phrase) : undefined,
    thing: language.findThing(top.phrase),
    secondPhrase,
  };
}

/** A chosen option is followed up, too, where that is clear: it is short, and somebody else's words. */
const minOptionProbability = 0.5;

export function focusOnOption(language: Language, option: string, textBefore: string): Focus {
  const person = language.findPerson(option, textBefore);
  return {
    phrase: undefined,
    clause: option,
    kinds: kindsOf(language, option).filter(({ probability }) => probability >= minOptionProbability),
    person,
    event: undefined,
    thing: undefined,
    secondPhrase: undefined,
  };
}
