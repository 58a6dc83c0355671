/** Whom a Chinese clause speaks of, and whether it can stand before 的时候 as something that happened. */
import type { Person, Phrase } from '../../engine/language.ts';
import { pronounFor } from './who.ts';

const kin =
  /(?<![她他你]|丈|你的|她的|他的)(?:我(?:的|们)?|俺|咱)?(爸妈|父母|公婆|老公|老婆|丈夫|妻子|爱人|对象|男朋友|女朋友|男友|女友|前男友|前女友|前任|前夫|前妻|儿子|女儿|孩子|姐姐?|哥哥?|弟弟?|妹妹?|奶奶|爷爷|外婆|外公|姥姥|姥爷|婆婆|公公|岳母|岳父|丈母娘|大姑姐|小姑子|嫂子|姑姑|姨妈|舅舅|叔叔|领导|老板|主管|上司|经理|同事|朋友|闺蜜|发小|室友|导师|老师|妈妈?|爸爸?)/g;
/** 妹妹 and 妹 are the same one. */
const plain = (word: string) => (/^(.)\1$/.test(word) ? word.charAt(0) : word);

function personOf(word: string, text: string): Person {
  const they = pronounFor(word, text);
  return { name: `你${word}`, myName: `我${word}`, they, them: they, their: `${they}的` };
}

const peopleIn = (text: string, all: string): Person[] =>
  [...new Set([...text.matchAll(kin)].map(([, word = '']) => plain(word)))].map((word) =>
    personOf(word, all),
  );

/** The one other person whom a clause speaks of; undefined where there are several, or none. */
export function findPerson(source: string, before: string): Person | undefined {
  // Nobody asks what a dead person would say today.
  if (/走那年|走了.{0,2}年|去世|过世|不在了/.test(source)) return undefined;
  const all = `${before}\n${source}`;
  const named = peopleIn(source, all);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const they = /他们|她们/.exec(source)?.[0] ?? /[她他]/.exec(source)?.[0];
  if (they === undefined) return undefined;
  const fits = peopleIn(before, all).filter((one) => one.they === they || one.they === 'TA');
  const [only] = fits;
  if (fits.length === 1 && only) return { ...only, they, them: they, their: `${they}的` };
  return { name: undefined, myName: undefined, they, them: they, their: `${they}的` };
}

const happened = /了|过|那天|昨天|上周|上个月|说|骂|哭|笑|走|看见/;
const habit = /每次|每天|总是|一直|从来|老是|会|要|想|不敢|没/;
const maxSigns = 12;

/** As it stands before 的时候: once, and short. */
export function findEvent({ secondPerson, isSentence }: Phrase): string | undefined {
  if (!secondPerson || !isSentence || [...secondPerson].length > maxSigns || [...secondPerson].length < 4)
    return undefined;
  return happened.test(secondPerson) && !habit.test(secondPerson) && !/[“”"？?]/.test(secondPerson)
    ? secondPerson
    : undefined;
}
