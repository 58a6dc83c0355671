/** The checks of the rubric for English. */

import type { LanguageChecks } from './language-checks.ts';
import { withoutQuotes } from './quotes.ts';
import { mirror } from './reading/pronouns.ts';
import { gradeOf, sentencesIn, stemsOf, wordsOf } from './words.ts';

const closedStart =
  /^(?:(?:and|but|so|or|then|now)\s+)?(?:do|does|did|is|are|am|was|were|can|could|will|would|should|shall|have|has|had|may|might|must|don't|isn't|aren't|won't)\b/i;
const openWord = /\b(?:what|how|why|when|where|who|whom|which|whose)\b/i;
const advice =
  /\b(?:you (?:really |probably |definitely )?(?:should|must|ought|need to|have to|had better)|you'd better|why don't you|why not just|i(?:'d| would)? (?:suggest|recommend|advise)|my advice|try to|if i were you|the best thing (?:to do|is)|consider \w+ing|make sure (?:to|you))\b/i;
const diagnosis =
  /\b(?:depress(?:ion|ed|ive)|anxiety disorder|disorders?|adhd|autis\w+|bipolar|borderline|narcissis\w+|ocd|ptsd|trauma\w*|burnout|codependen\w+|neuro\w+|patholog\w+|psycho\w+|symptoms?|diagnos\w+|clinical\w*|syndrome|attachment style|therap\w+|medication|treatment|gaslight\w*|toxic)\b/i;
const flattery =
  /\b(?:great|amazing|awesome|wonderful|fantastic|excellent|brilliant|impressive|admirable|brave\w*|courageous|inspiring|incredible|beautiful|well done|good (?:job|question|for you)|proud of you|so strong|very wise|insightful|congratulations|kudos)\b/i;
const humanClaim =
  /\b(?:i feel|i(?:'m| am) (?:sorry|glad|happy|touched|moved|here for you|proud|human)|i care|i understand (?:you|how|exactly)|i know how|i've been there|as a human|in my (?:life|experience)|only i|i love|trust me)\b/i;
const timeWord =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|nights?|noon|lunch|weeks?|weekends?|months?|days?|hours?|minutes?|o'clock|time)\b/i;

const longestSentence = 28;
const longestReason = 30;
const grades = { round: 8, summary: 9 };

function isOpen(question: string): boolean {
  const asked = sentencesIn(question).at(-1) ?? '';
  return !closedStart.test(asked) && openWord.test(asked);
}

function isReadable(text: string, of: 'round' | 'summary'): boolean {
  if (gradeOf(text) > grades[of]) return false;
  return (
    of === 'summary' || sentencesIn(text).every((sentence) => wordsOf(sentence).length <= longestSentence)
  );
}

function hasTimedPlan(text: string): boolean {
  return text
    .split('\n')
    .some(
      (line) =>
        /^(?:If|When)\b.*,? then I will\b/.test(line) && timeWord.test(line.replace(/[\u2018\u2019]/g, "'")),
    );
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

export const englishChecks: LanguageChecks = {
  termsOf: stemsOf,
  personTermsOf: (text) => stemsOf(mirror(text)),
  isOpen,
  isAdvice: (text) => advice.test(text),
  // Only in capitals: "add" is an ordinary word.
  isDiagnosis: (text) => diagnosis.test(text) || /\bADD\b/.test(text),
  isFlattery: (text) => flattery.test(text),
  claimsToBeHuman: (text) => humanClaim.test(text),
  isReadable,
  hasTimedPlan,
  inventsNothing,
  namesItsAnswers: (style) => /\brounds? \d/i.test(style) && /these answers only/i.test(style),
  // Without quotes, whose length has its own limit.
  isShortReason: (line) => wordsOf(withoutQuotes(line)).length <= longestReason,
};
