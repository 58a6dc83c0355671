/** How a person calls somebody in their Chinese text: 我妈, with the pronoun that they use. */
import type { Who } from '../../engine/language.ts';
import type { Pack } from '../../engine/pack.ts';

const female = /妈|母|奶奶|外婆|姥姥|婆|岳母|姐|妹|女|老婆|妻|嫂|姨|姑|闺蜜/;
const male = /爸|父|爷|外公|姥爷|公公|岳父|哥|弟|儿子|男|老公|丈夫|叔|舅/;

export function pronounFor(word: string, text: string): string {
  if (/爸妈|父母|公婆|他们|们$/.test(word)) return '他们';
  if (female.test(word)) return '她';
  if (male.test(word)) return '他';
  const shes = text.match(/她/g)?.length ?? 0;
  const hes = text.match(/他(?!们)/g)?.length ?? 0;
  if (shes > 0 && hes === 0) return '她';
  if (hes > 0 && shes === 0) return '他';
  return 'TA';
}

export function findWho(who: NonNullable<Pack['who']>, texts: readonly string[]): Who {
  const text = texts.join('。');
  const words = who.words.split('|').sort((one, two) => two.length - one.length);
  const name = `(?:我的?|我们的?)?(${words.join('|')})`;
  const near = who.near === undefined ? '' : `[^，。！？]{0,6}(?:${who.near})`;
  const word = new RegExp(`${name}${near}`).exec(text)?.[1];
  const they = pronounFor(word ?? '', text);
  if (word === undefined) return { line: who.line, option: who.option, they, them: they, their: `${they}的` };
  return { line: `你${word}`, option: `我${word}`, they, them: they, their: `${they}的` };
}
