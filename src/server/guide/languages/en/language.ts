/** English, for the engine. */
import type { Language, Phrase } from '../../engine/language.ts';
import { stemsOf } from '../../words.ts';
import {
  actIn,
  asksGuide,
  asksWhoIAm,
  blamesSelf,
  couldBeStep,
  deniesPremise,
  findLeftOut,
  findPart,
  findRefusedPlan,
  findVerdict,
  isBrushOff,
  isConditional,
  isDecision,
  isDeed,
  isHypothetical,
  isMaybe,
  isObjection,
  isOnlyVerdict,
  marksTurn,
  marksUntold,
  namesTime,
  onlyDeclines,
  reportsSpeech,
  statementsIn,
  withoutLead,
} from './answers.ts';
import { othersCues } from './cues/others.ts';
import { selfCues } from './cues/self.ts';
import { earlier } from './earlier.ts';
import { findNewPerson, findPerson, nameWhoIsMeant } from './names.ts';
import { packs } from './packs/packs.ts';
import { canStandAlone, phrasesIn, sentencesIn, turn, withApostrophes } from './phrases.ts';
import { shareLines } from './share-lines.ts';
import { findEvent, findShape, findThing } from './slots.ts';
import { isDenied, subjectOf } from './subject.ts';
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

/** The first word of `{he/my mum} c`, in each of its forms. */
function startsOfCue(cue: string): string[] {
  const [, braces, word = '*'] = /^\s*(?:\{([^}]*)\}|(\S+))/.exec(cue.toLowerCase()) ?? [];
  const firsts = braces === undefined ? [word] : braces.split('/').map((one) => one.split(' ')[0] ?? '');
  return firsts.map((first) => {
    const word = /^[\w']+/.exec(first)?.[0] ?? '';
    return word === '' || first.includes('*') ? '*' : word;
  });
}

function* placesIn(folded: string): Iterable<readonly [string, number]> {
  for (const { 0: word, index } of folded.matchAll(/[\w']+/g)) yield [word, index];
}

const withNames = (phrases: readonly Phrase[], text: string, before: string) =>
  phrases.map((phrase): Phrase => {
    const earlier = `${before}\n${text.slice(0, phrase.at)}`;
    return { ...phrase, secondPerson: phrase.secondPerson && nameWhoIsMeant(phrase.secondPerson, earlier) };
  });

export const english: Language = {
  locale: 'en',
  sentenceGap: ' ',
  fullStop: '.',
  fold: (text) => withApostrophes(text).toLowerCase(),
  compileCues,
  startsOfCue,
  placesIn,
  kindCues: { ...selfCues, ...othersCues },
  read: (text, before) => ({
    act: actIn(text),
    refusedPlan: findRefusedPlan(text),
    phrases: withNames(phrasesIn(text), text, before),
    sentences: withNames(sentencesIn(text), text, before),
    statements: statementsIn(text),
  }),
  subjectOf,
  isDenied,
  canStandAlone,
  couldBeStep,
  asksGuide,
  asksWhoIAm,
  deniesPremise,
  findLeftOut,
  isBrushOff,
  isHypothetical,
  namesTime,
  isMaybe,
  isConditional,
  isFirst: (folded, card) =>
    // Its last word is enough: 'respected first' of 'being respected'.
    folded.includes(`${card.split(' ').at(-1)} first`) ||
    folded.includes(`first ${card}`) ||
    folded.includes(`${card} comes first`),
  turn,
  marksTurn,
  marksUntold,
  isDecision,
  blamesSelf,
  withoutLead,
  fromMark: (sentence) => sentence,
  onlyDeclines,
  isObjection,
  isDeed,
  findPerson,
  findNewPerson,
  reportsSpeech,
  findShape,
  findEvent,
  findThing,
  findVerdict,
  isOnlyVerdict,
  findPart,
  findWho,
  fitsSlot: (text) => text.split(/\s+/).length <= 5 && !/^not\b|\bnot$/i.test(text),
  termsOf: stemsOf,
  wordings,
  shareLines,
  earlier,
  packs,
};
