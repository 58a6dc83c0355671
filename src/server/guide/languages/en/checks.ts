/** The checks of the rubric for English. */
import { linesSaidBack } from '../../engine/pack.ts';
import type { LanguageChecks } from '../../rubric/language-checks.ts';
import { withoutQuotes } from '../../text/quotes.ts';
import { sentencesIn, sharedCount, stemsOf, syllables, wordsOf } from '../../text/words.ts';
import { kindLines } from './packs/follow/lines.ts';
import { mirror } from './reading/pronouns.ts';

const closedStart =
  /^(?:(?:and|but|so|or|then|now)\s+)?(?:do|does|did|is|are|am|was|were|can|could|will|would|should|shall|have|has|had|may|might|must|don't|isn't|aren't|won't)\b/i;
const openWord = /\b(?:what|how|why|when|where|who|whom|which|whose)\b/i;
const soft = '(?:really |probably |definitely |just |now |still |simply )*';
/** Advice in any sentence. */
const advice = new RegExp(
  String.raw`\byou ${soft}(?:should|ought to|had better)\b|\byou'd better\b|\bwhy don't you\b|\bwhy not just\b|\bi(?:'d| would)? (?:suggest|recommend|advise)\b|\bmy advice\b|(?:^|[.!;:]\s+)(?:just |maybe )?try to\b|\bif i were you\b|\bthe best thing (?:to do|is)\b|\bconsider \w+ing\b|\bmake sure (?:to|you)\b`,
  'gi',
);
/** "You have to keep twelve people going" tells what is; "you have to talk to her" tells what to do. */
const duty = new RegExp(
  String.raw`\byou ${soft}(?:must(?! (?:be|feel|have)\b)|need to|have to)\b([^.?!…]*)`,
  'gi',
);
/** What people have to do every day, which nobody would advise. */
const daily =
  /^\s*(?:keep|hold|carry|cover|juggle|manage|watch|wait|sit|stand|live|listen|get up|get through|be)\b/i;
/** The duty is reported: "You tell yourself you should call". */
const reported =
  /\b(?:think|thought|feel|felt|say|says|said|tell|tells|told|telling|believe|believed|means?)(?: (?:yourself|you|that|him|her|them))*\s*,?\s*$/i;
const diagnosis =
  /\b(?:depress(?:ion|ed|ive)|anxiety disorder|disorders?|adhd|autis\w+|bipolar|borderline|narcissis\w+|ocd|ptsd|trauma\w*|burnout|codependen\w+|neuro\w+|patholog\w+|psycho\w+|symptoms?|diagnos\w+|clinical\w*|syndrome|attachment style|therap\w+|medication|treatment|gaslight\w*|toxic)\b/gi;
const flattery =
  /\b(?:great|amazing|awesome|wonderful|fantastic|excellent|brilliant|impressive|admirable|brave\w*|courageous|inspiring|incredible|beautiful|well done|good (?:job|question|for you)|proud of you|so strong|very wise|insightful|kudos)\b/gi;
const humanClaim =
  /\b(?:i feel|i(?:'m| am) (?:glad|happy|touched|moved|here for you|proud|human)|i care|i understand (?:you|how|exactly)|i know how|i've been there|as a human|in my (?:life|experience)|only i|i love|trust me)\b/i;
/** In a summary a sentence may hold one of the person, who writes as they please. */
const longestSentence = { round: 28, summary: 60 };
const longestReason = 30;
/** A sentence with so many long words, and such a share of them, is hard to take in. */
const mostLongWords = 2;
const longShare = 0.25;

function isOpen(question: string): boolean {
  const asked = sentencesIn(question).at(-1) ?? '';
  return !closedStart.test(asked) && openWord.test(asked);
}

/** The family of a word for which no form is a label: "diagnosed" and "diagnosis" are about the same. */
const families = ['diagnos', 'therap', 'medic', 'symptom', 'treat', 'clinic'];

function keyOf(word: string): string {
  return families.find((family) => word.startsWith(family)) ?? [...stemsOf(word)][0] ?? word;
}

/** Whether `pattern` finds a word that the person did not use. */
function findsOther(pattern: RegExp, text: string, said: readonly string[]): boolean {
  const own = new Set(wordsOf(said.join(' ')).map(keyOf));
  return (text.match(pattern) ?? []).some((found) => !wordsOf(found).every((word) => own.has(keyOf(word))));
}

const plain = (text: string) => text.replace(/[\u2018\u2019]/g, "'");

/** What the person stated, turned towards them; what they asked is left out: "Should I go?" is not "I should go". */
function statedBy(said: readonly string[]): string {
  const stated = said.flatMap((text) =>
    sentencesIn(plain(text)).filter((sentence) => !sentence.endsWith('?')),
  );
  return mirror(stated.join('\n')).toLowerCase();
}

function isAdvice(text: string, said: readonly string[]): boolean {
  const stated = statedBy(said);
  const flat = plain(text);
  const isTheirs = (found: RegExpMatchArray) => {
    if (reported.test(flat.slice(0, found.index))) return true;
    const next = wordsOf(flat.slice((found.index ?? 0) + found[0].length))[0] ?? '';
    return stated.includes(`${found[0].toLowerCase().trim()} ${next}`);
  };
  if ([...flat.matchAll(advice)].some((found) => !isTheirs(found))) return true;
  const own = stemsOf(stated);
  return sentencesIn(flat)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => [...sentence.matchAll(duty)])
    .some((found) => {
      const terms = stemsOf(found[1] ?? '');
      const needed = daily.test(found[1] ?? '') ? 1 : Math.max(1, terms.size / 2);
      return !reported.test(flat.slice(0, flat.indexOf(found[0]))) && sharedCount(terms, own) < needed;
    });
}

function isReadable(text: string, of: 'round' | 'summary'): boolean {
  return sentencesIn(text).every((sentence) => {
    const words = wordsOf(sentence);
    const long = words.filter((word) => syllables(word) >= 4).length;
    return words.length <= longestSentence[of] && (long <= mostLongWords || long < words.length * longShare);
  });
}

const capitals = /(?<=[\p{Ll},;:] )\p{Lu}[\p{Ll}]+/gu;
const allowedCapitals = /^(?:Round|Rounds|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English)$/;

/** Contains no figure or name that the person did not give; numbers of rounds are allowed. */
function inventsNothing(text: string, sources: readonly string[]): boolean {
  const known = sources.join(' ').toLowerCase();
  const bare = withoutQuotes(text).replace(/\brounds? \d(?:, \d)*(?: and \d)?/gi, '');
  const figures = bare.match(/\d+/g) ?? [];
  const names = (bare.match(capitals) ?? []).filter((name) => !allowedCapitals.test(name));
  return (
    figures.every((figure) => known.includes(figure)) &&
    names.every((name) => known.includes(name.toLowerCase()))
  );
}

const linesForKinds = linesSaidBack(kindLines);

export const englishChecks: LanguageChecks = {
  termsOf: stemsOf,
  personTermsOf: (text) => stemsOf(mirror(text)),
  isOpen,
  isAdvice,
  // Only in capitals: "add" is an ordinary word.
  isDiagnosis: (text, said) => findsOther(diagnosis, text, said) || /\bADD\b/.test(text),
  isFlattery: (text, said) => findsOther(flattery, text, said),
  claimsToBeHuman: (text) => humanClaim.test(text),
  isReadable,
  inventsNothing,
  namesItsAnswers: (style) => /\bthese answers\b/i.test(style),
  hasLineForKind: (text) => linesForKinds.some((line) => text.includes(line)),
  // Without quotes, whose length has its own limit.
  isShortReason: (line) => wordsOf(withoutQuotes(line)).length <= longestReason,
};
