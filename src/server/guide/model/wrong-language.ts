/** M4: a model that answers Chinese in English, or the reverse. Known by the script; other languages are left alone. */
import { isChinese, isEnglish } from '../reading/language.ts';

const quotes = /“[^”]*”|「[^」]*」|『[^』]*』|"[^"]*"/gu;
const latinWord = /[\p{Script=Latin}'’]+/gu;
const chineseRun = /\p{Script=Han}+/gu;

const keyOf = (word: string) => word.toLowerCase().replaceAll('’', "'");

/** Names and loanwords that the person wrote are theirs: neither they nor quotes say what language a text is in. */
function ownSigns(
  text: string,
  known: ReadonlySet<string>,
  said: string,
): { latin: number; chinese: number } {
  const bare = text.replace(quotes, ' ');
  const words = (bare.match(latinWord) ?? []).filter((word) => !known.has(keyOf(word)));
  const runs = (bare.match(chineseRun) ?? []).filter((run) => !said.includes(run));
  return { latin: words.length, chinese: runs.join('').length };
}

/** A Chinese sign says about as much as a word. */
const signsOfAWord = 1.5;

/** Tells whether a text is in the other one of the two languages; `said` are all texts of the person. */
export function createLanguageCheck(question: string, said: readonly string[]): (text: string) => boolean {
  const all = said.join('\n');
  const known = new Set((all.match(latinWord) ?? []).map(keyOf));
  if (isChinese(question))
    return (text) => {
      const { latin, chinese } = ownSigns(text, known, '');
      return latin > 0 && chinese < latin * signsOfAWord;
    };
  if (!isEnglish(question)) return () => false;
  return (text) => {
    const { latin, chinese } = ownSigns(text, new Set(), all);
    return chinese > 0 && chinese >= latin * signsOfAWord;
  };
}
