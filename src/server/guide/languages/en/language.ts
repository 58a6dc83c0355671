/** English, for the engine. */

import type { Language, Phrase } from '../../engine/language.ts';
import { stemsOf } from '../../text/words.ts';
import * as answers from './answers.ts';
import { actIn, findRefusedPlan, statementsIn } from './answers.ts';
import { closings } from './closings.ts';
import { earlier } from './earlier.ts';
import { findFeeling } from './feelings.ts';
import { findPerson, nameWhoIsMeant } from './names.ts';
import { offeredSteps } from './offered-steps.ts';
import { kindLines } from './packs/follow/lines.ts';
import { packs } from './packs/packs.ts';
import { canStandAlone, phrasesIn, sentencesIn, turn, withApostrophes } from './phrases.ts';
import { patterns } from './sentence-patterns.ts';
import { shareLines } from './share-lines.ts';
import { findEvent, findThing } from './slots.ts';
import { subjectOf } from './subject.ts';
import { takeaways } from './takeaways.ts';
import { findWho } from './who.ts';
import { wordings } from './wordings.ts';

const escapePattern = (text: string) => text.replace(/[\\^$.+?()[\]|]/g, '\\$&');

/** `a|b*|{his/her} c`: whole words; `*` stands for any ending, braces for one of several words. */
function compileCues(cues: string): RegExp {
  const alternatives = cues
    .split('|')
    .map((cue) => cue.trim().toLowerCase())
    .filter((cue) => cue !== '')
    .map((cue) =>
      escapePattern(cue)
        .replace(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.split('/').join('|')})`)
        .replaceAll('*', "[\\w']*")
        .replace(/\s+/g, '\\s+'),
    );
  return new RegExp(`(?<![\\w'])(?:${alternatives.join('|')})(?![\\w'])`, 'g');
}

const withNames = (phrases: readonly Phrase[], text: string, before: string) =>
  phrases.map((phrase): Phrase => {
    const earlier = `${before}\n${text.slice(0, phrase.at)}`;
    return { ...phrase, secondPerson: phrase.secondPerson && nameWhoIsMeant(phrase.secondPerson, earlier) };
  });

/** A death, a grave illness, the loss of a child. */
const grave =
  /\bmiscarr\w+|\bstillborn\b|\blost (?:a|the|my|our) (?:baby|pregnancy|mum|mam|mom|dad|mother|father|husband|wife|son|daughter|brother|sister|partner|nan|gran|grandad)\b|\b(?:cancer|pancreatic|parkinson'?s|alzheimer'?s|leuk\w+|tumou?r|chemo|hospice|palliative)\b|\bstage (?:3|4|three|four)\b|\b(?:has|have|got|with) (?:als|mnd|dementia)\b|\ba lump\b|\bon my lung\b|\bterminal\b|\b(?:is|are|was|were|s|might|going to|gonna) (?:dying|die)\b|\b(?:my|our|his|her|the|he|she|they|who) ?[a-z]* (?:died|passed(?: away| on)?)\b(?! (?:of|the|it|out|by|through|me|him|her|us|my|on to)\b)|\b(?:[a-z]+ ?(?:is|was|'s|s|s been)) dead\b(?! (?:to|end|set|tired|serious|right|good|on|against|wrong|sure|easy)\b)|\bdid(?: not|n't) come home\b|\bfuneral\b|\bwas pregnant\b|\bdead by\b|\bburied (?:him|her|my|our)\b/i;
/** What turned out well. */
const overcome =
  /\ball clear\b|\b(?:it's|is|its|came back|years) clear\b|\bin remission\b|\bbenign\b|\bsigned me off\b/i;
/** 'A book on cancer', 'the cancer charity' tell of nobody's illness. */
const aboutIllness =
  /\b(?:books?|films?|novels?|articles?|research|papers?) (?:about|on) (?:[a-z]+ )?cancer\b|\bcancer (?:charity|research|shop)\b/gi;

export const english: Language = {
  ...answers,
  locale: 'en',
  patterns,
  sentenceGap: ' ',
  fullStop: '.',
  fold: (text) => withApostrophes(text).toLowerCase(),
  compileCues,
  kindLines,
  read: (text, before) => ({
    act: actIn(text),
    refusedPlan: findRefusedPlan(text),
    phrases: withNames(phrasesIn(text), text, before),
    sentences: withNames(sentencesIn(text), text, before),
    statements: statementsIn(text),
  }),
  subjectOf,
  canStandAlone,
  isGrave: (text) => {
    const clean = withApostrophes(text);
    return grave.test(clean.replace(aboutIllness, '')) && !overcome.test(clean);
  },
  isCutOff: (clause) =>
    // 'Some mornings when he comes down at 10'
    /^\W*(?:(?:some|most|other|every|the) \w+ )?(?:when|whenever|while|until|unless)\b[^,]*$/i.test(clause) ||
    /\b(?:is|are|was|were|am|be|when|that|and|but|because|to|the|a|an|my|of|for|with|like)\W*$/i.test(clause),
  negates: (sentence) => /n't\b|\b(?:not|no|never|nobody|nothing|none)\b/i.test(withApostrophes(sentence)),
  isFirst: (folded, card) =>
    // Its last word is enough: 'respected first' of 'being respected'.
    folded.includes(`${card.split(' ').at(-1)} first`) ||
    folded.includes(`first ${card}`) ||
    folded.includes(`${card} comes first`),
  turn,
  fromMark: (sentence) => sentence,
  findFeeling,
  findPerson,
  findEvent,
  findThing,
  findWho,
  // 'Am I mad to be hesitating?' asks about nothing that one could do, nor does 'should I have gone to him?'
  fitsSlot: (text) =>
    text.split(/\s+/).length <= 5 &&
    !/^(?:not|be|feel|(?:first )?have (?!children)\w+(?:ed|en|ne|id|ld|nt|ad|ft))\b|\bnot$/i.test(text),
  termsOf: stemsOf,
  wordings,
  takeaways,
  closings,
  offeredSteps,
  shareLines,
  earlier,
  packs,
};
