/** How people type: the small words that tell the frame are put right, the words of their own stay as they are. */

const written: readonly [RegExp, string][] = [
  [/\b(?:shoud|shuold|shold|shoudl|sould|shuld|shld|shouldd|shoukd|shud)\b/gi, 'should'],
  [/\b(?:wheter|wether|wheather|wehther|whther)\b/gi, 'whether'],
  [/\bweather (?=(?:to|or not|i|we)\b)/gi, 'whether '],
  [/\b(?:beetween|betwen|bewteen|betweeen|inbetween)\b/gi, 'between'],
  [/\b(?:becuase|becouse|becasue|beacuse|bcause|cuz|coz|bcs|bcos|bc|b\/c)\b/gi, 'because'],
  [/\bshould(?:'?ve| of)\b/gi, 'should have'],
  [/\b(?:hwo|howw)\b/gi, 'how'],
  [/\b(?:waht|wath|wut)\b/gi, 'what'],
  [/\b(?:wich|whcih|whihc)\b/gi, 'which'],
  [/\b(?:alwasy|allways|alwyas|alway)\b/gi, 'always'],
  [/\b(?:eveytime|everytime|evrytime|evertime)\b/gi, 'every time'],
  [/\b(?:desicion|descision|decison)\b/gi, 'decision'],
  [/\b(?:thinkin)\b/gi, 'thinking'],
  [/\b(?:idk|i dunno|dunno)\b/gi, "I don't know"],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(?:u|yall|y'all|you guys|you all)\b(?!\.)/gi, 'you'],
  [/\b(?:pls|plz|plss)\b/gi, 'please'],
  [/(?:^|\s)(?:tbh|ngl|lol|smh|imo|imho|fr|lmao|haha)\b[,.]?/gi, ' '],
];

export function putRight(text: string): string {
  return written.reduce((out, [wrong, right]) => out.replace(wrong, right), text);
}

/** For what the guide says back: these words in their usual spelling, the others as they were typed. */
const spelling: Record<string, string> = {
  wat: 'what',
  wud: 'would',
  cud: 'could',
  shud: 'should',
  wen: 'when',
  fone: 'phone',
  realy: 'really',
  insted: 'instead',
  opend: 'opened',
  evry: 'every',
  thts: "that's",
  wensday: 'Wednesday',
  bcos: 'because',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  gona: 'going to',
  gonna: 'going to',
  wanna: 'want to',
  stil: 'still',
  bc: 'because',
  bcs: 'because',
  abt: 'about',
  ppl: 'people',
  infront: 'in front',
  smth: 'something',
  tho: 'though',
  n: 'and',
  w: 'with',
};
const misspelt = new RegExp(
  `\\b(?:${Object.keys(spelling).join('|')}|[a-z]{2,}(?:th|go|do|driv|say|send|stopp|show|mak|tak|work|talk|com|get|giv|look|feel|try|wait)in)\\b`,
  'g',
);
const isThin = (word: string) => /thin$/.test(word) && !/(?:any|no|some|every)thin$/.test(word);

export const respell = (text: string) =>
  text.replace(misspelt, (word) => spelling[word] ?? (isThin(word) ? word : `${word}g`));

/** A pattern that takes contractions with and without their mark: "don't" and "dont". */
export function loose(pattern: RegExp): RegExp {
  const source = pattern.source
    .replace(/n't/g, "n'?t")
    .replace(/(?<![a-z])i'm/g, "i'?m")
    .replace(/(?<![a-z])i've/g, "i'?ve")
    .replace(/(?<![a-z])it's/g, "it'?s")
    .replace(/what's/g, "what'?s")
    .replace(/that's/g, "that'?s");
  return new RegExp(source, pattern.flags);
}
