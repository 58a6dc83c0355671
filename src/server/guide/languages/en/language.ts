/** English, for the engine. */
import type { Language, Phrase } from '../../engine/language.ts';
import { stemsOf } from '../../words.ts';
import { actIn, couldBeStep, findPart, findRefusedPlan, findVerdict, statementsIn } from './answers.ts';
import { earlier } from './earlier.ts';
import { nameWhoIsMeant } from './names.ts';
import { packs } from './packs/packs.ts';
import { phrasesIn, sentencesIn, withApostrophes } from './phrases.ts';
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

const withNames = (phrases: readonly Phrase[], text: string, before: string) =>
  phrases.map((phrase): Phrase => {
    const earlier = `${before}\n${text.slice(0, phrase.at)}`;
    return { ...phrase, turned: phrase.turned && nameWhoIsMeant(phrase.turned, earlier) };
  });

export const english: Language = {
  locale: 'en',
  fold: (text) => withApostrophes(text).toLowerCase(),
  compileCues,
  read: (text, before) => ({
    act: actIn(text),
    refusedPlan: findRefusedPlan(text),
    phrases: withNames(phrasesIn(text), text, before),
    sentences: withNames(sentencesIn(text), text, before),
    statements: statementsIn(text),
  }),
  subjectOf,
  isDenied,
  couldBeStep,
  findVerdict,
  findPart,
  findWho,
  fitsSlot: (text) => text.split(/\s+/).length <= 5 && !/^not\b/i.test(text),
  termsOf: stemsOf,
  wordings,
  earlier,
  packs,
};
