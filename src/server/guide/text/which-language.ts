/** Guesses the language of a text from its script and its most frequent words. */

const english = new Set(
  "i me my the a an to of and or but is am are was it in on for with that this do does should how why what can't don't not be have i'm if when will would can no you we he she they at from about more so at as".split(
    ' ',
  ),
);
const otherLanguages = new Set(
  'ich mein meine meinen nicht und oder ist soll wie warum der die das ein eine je ne pas suis mon ma mes dois et ou est le la les un une pourquoi comment que debo deberia debería mi mis por qué el los las como cómo estoy y o no ik mijn het een moet ben niet hoe waarom devo meu minha não como eu o os as io mio mia sono perché che il gli jag ska min'.split(
    ' ',
  ),
);

/** English, if most letters are Latin, and frequent English words are not fewer than those of other languages. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.6) return false;
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[\u2019]/g, "'")
      .match(/[\p{L}']+/gu) ?? [];
  const count = (set: Set<string>) => words.filter((word) => set.has(word)).length;
  return count(otherLanguages) < 2 || count(english) >= count(otherLanguages);
}

/** Chinese, if it has at least 1.5 Chinese characters for each word of another script (names, loanwords), and no kana. */
export function isChinese(text: string): boolean {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[^\P{L}\p{Script=Han}]+/gu)?.length ?? 0;
  return (
    characters > 0 && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) && characters >= words * 1.5
  );
}
