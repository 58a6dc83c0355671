/** M4: a model that answers Chinese in English, or the reverse. Detected by script; other languages are not checked. */
import { isChinese, isEnglish } from '../text/which-language.ts';

const quotes = /“[^”]*”|「[^」]*」|『[^』]*』|"[^"]*"/gu;
const latinWord = /[\p{Script=Latin}'’]+/gu;
const chineseRun = /\p{Script=Han}+/gu;

const keyOf = (word: string) => word.toLowerCase().replaceAll('’', "'");

/**
 * Counts Latin words and Chinese characters, without quotes and without the person's own names and loanwords: those do not
 * show the language of the text.
 */
function countByScript(
  text: string,
  known: ReadonlySet<string>,
  said: string,
): { latin: number; chinese: number } {
  const bare = text.replace(quotes, ' ');
  const words = (bare.match(latinWord) ?? []).filter((word) => !known.has(keyOf(word)));
  const runs = (bare.match(chineseRun) ?? []).filter((run) => !said.includes(run));
  return { latin: words.length, chinese: runs.join('').length };
}

/** How many Chinese characters count as much as one Latin word. */
const charsPerWord = 1.5;

/** Creates a check whether a text is in the other of the two languages; `said` is all text of the person. */
export function createLanguageCheck(question: string, said: readonly string[]): (text: string) => boolean {
  const all = said.join('\n');
  const knownWords = new Set((all.match(latinWord) ?? []).map(keyOf));
  if (isChinese(question))
    return (text) => {
      const { latin, chinese } = countByScript(text, knownWords, '');
      return latin > 0 && chinese < latin * charsPerWord;
    };
  if (!isEnglish(question)) return () => false;
  return (text) => {
    const { latin, chinese } = countByScript(text, new Set(), all);
    return chinese > 0 && chinese >= latin * charsPerWord;
  };
}
