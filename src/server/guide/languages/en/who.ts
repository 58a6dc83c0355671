/** How a person calls somebody in their English text: 'my mum', 'Mum', with the pronoun that they use. */
import type { Who } from '../../engine/language.ts';
import type { Pack } from '../../engine/pack.ts';

const female =
  /^(?:mum|mom|mam|ma|mother|gran|grandma|granny|nan|nana|grandmother|aunt|auntie|wife|girlfriend|sister|daughter|stepmum|stepmom|mother-in-law|sister-in-law|mil|fiancée|ex-wife|ex-girlfriend)$/i;
const male =
  /^(?:dad|father|papa|pa|grandad|grandpa|grandfather|uncle|husband|boyfriend|brother|son|stepdad|father-in-law|brother-in-law|fil|fiancé|ex-husband|ex-boyfriend)$/i;
const many = /s$/i;

function pronounsFor(word: string, text: string): Pick<Who, 'they' | 'them' | 'their'> {
  const she = { they: 'she', them: 'her', their: 'her' };
  const he = { they: 'he', them: 'him', their: 'his' };
  const they = { they: 'they', them: 'them', their: 'their' };
  if (female.test(word)) return she;
  if (male.test(word)) return he;
  if (many.test(word) && !/boss$/i.test(word)) return they;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const shes = count(/\b(?:she|her|hers)\b/gi);
  const hes = count(/\b(?:he|him|his)\b/gi);
  if (shes > 0 && hes === 0) return she;
  if (hes > 0 && shes === 0) return he;
  return they;
}

/** People call a parent by the word alone: 'Do I move Mum in with us?' Not 'his mum', 'a dad'. */
const called =
  /(?<!\b(?:his|her|their|your|our|a|an|the|any|every|other|new|of|as|[a-z]+'s) )\b(mum|mom|mam|mama|dad|papa|nan|nana|gran|granny|grandma|grandad|grandpa)\b(?!-)/gi;

const findCalled = (words: string, text: string): string | undefined =>
  [...text.matchAll(called)]
    .map(([word]) => word)
    .find((word) => words.split('|').includes(word.toLowerCase()));

export function findWho(who: NonNullable<Pack['who']>, texts: readonly string[]): Who {
  const text = texts.join(' . ');
  const found = new RegExp(
    `\\bmy (?:(?:own|older|younger|little|big|best|new|old) )?(${who.words})\\b`,
    'i',
  ).exec(text);
  const word = (found?.[1] ?? findCalled(who.words, text))?.toLowerCase();
  if (word === undefined) return { line: who.line, option: who.option, ...pronounsFor('', text) };
  return { line: `your ${word}`, option: `my ${word}`, ...pronounsFor(word, text) };
}
