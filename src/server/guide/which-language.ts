const english = new Set(
  "i me my the a an to of and or but is am are was it in on for with that this do does should how why what can't don't not be have i'm if when will would can no you we he she they at from about more so at as".split(
    ' ',
  ),
);
const others = new Set(
  'ich mein meine meinen nicht und oder ist soll wie warum der die das ein eine je ne pas suis mon ma mes dois et ou est le la les un une pourquoi comment que debo deberia debería mi mis por qué el los las como cómo estoy y o no ik mijn het een moet ben niet hoe waarom devo meu minha não como eu o os as io mio mia sono perché che il gli jag ska min'.split(
    ' ',
  ),
);

/** Rough: the script decides, then which language's small words are more. Unsure counts as English. */
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
  return count(others) < 2 || count(english) >= count(others);
}

/** Also with names and loanwords in it: a Chinese sign says about as much as a word. */
export function isChinese(text: string): boolean {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[^\P{L}\p{Script=Han}]+/gu)?.length ?? 0;
  return signs > 0 && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) && signs >= words * 1.5;
}
