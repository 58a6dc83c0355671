/** How often a guide says the same: within a dialogue, and from dialogue to dialogue. */
import type { GuideInput, GuideRound } from '../../src/server/guide/guide.ts';
import { guidesOwn, sentencesOf } from './terms.ts';

/** What the guide wrote in one dialogue. */
export interface Said {
  reading: GuideInput['reading'];
  rounds: readonly Pick<GuideRound, 'reflection' | 'question' | 'options' | 'support'>[];
  /** Texts of the summary. */
  summary: readonly string[];
}

export interface DiversityFigures {
  /** Questions without what is the person's in them. */
  questions: { all: number; distinct: number };
  /** First words of a round. */
  openings: { all: number; distinct: number; commonest: number };
  options: { all: number; distinct: number };
  /** Sentences that stand twice in one dialogue, word for word; and those alike but for the person's words in them. */
  repeatedWithin: number;
  alikeWithin: number;
  /** Sentences of all dialogues, and how many of them stand in no other dialogue. */
  sentences: { all: number; onlyOnce: number };
  /** The sentences that the most dialogues share. */
  commonest: { text: string; dialogues: number }[];
}

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim();

/** Four words, or six characters of a script without blanks. */
export function openingOf(text: string): string {
  const words = key(text).split(' ');
  const first = words.slice(0, 4).join(' ');
  return /\p{Script=Han}/u.test(first) ? [...first].slice(0, 6).join('') : first;
}

function counts(texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

function textsOf({ rounds, summary }: Said): string[] {
  return [
    ...rounds.flatMap(({ reflection, question, support }) => [reflection, question, support]),
    ...summary,
  ];
}

/** A full stop inside a quote ends no sentence of the guide's. */
const joinedQuotes = (text: string) =>
  text.replace(/“[^”]*”/gu, (found) => found.replace(/[.!?。！？；\n]/gu, ''));

/** Each sentence once, as it first stood. */
function distinct(sentences: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const sentence of sentences) if (!seen.has(key(sentence))) seen.set(key(sentence), sentence);
  return [...seen.values()];
}

export function diversity(dialogues: readonly Said[]): DiversityFigures {
  const questions: string[] = [];
  const openings: string[] = [];
  const options: string[] = [];
  const bySentence = new Map<string, { text: string; dialogues: number }>();
  let repeatedWithin = 0;
  let alikeWithin = 0;
  let all = 0;
  for (const said of dialogues) {
    for (const round of said.rounds) {
      questions.push(key(guidesOwn(round.question, said.reading)));
      openings.push(openingOf(guidesOwn(round.reflection, said.reading)));
      options.push(...round.options.map((option) => key(guidesOwn(option, said.reading))));
    }
    const exact = textsOf(said).flatMap((text) => sentencesOf(joinedQuotes(text)));
    const masked = distinct(exact).map((sentence) => guidesOwn(sentence, said.reading));
    const within = new Map(masked.map((sentence) => [key(sentence), sentence]));
    repeatedWithin += exact.length - distinct(exact).length;
    alikeWithin += masked.length - within.size;
    all += within.size;
    for (const [same, text] of within)
      bySentence.set(same, { text, dialogues: (bySentence.get(same)?.dialogues ?? 0) + 1 });
  }
  const opened = counts(openings);
  const shared = [...bySentence.values()].toSorted((one, two) => two.dialogues - one.dialogues);
  return {
    questions: { all: questions.length, distinct: new Set(questions).size },
    openings: {
      all: openings.length,
      distinct: opened.size,
      commonest: Math.max(0, ...opened.values()),
    },
    options: { all: options.length, distinct: new Set(options).size },
    repeatedWithin,
    alikeWithin,
    sentences: { all, onlyOnce: shared.filter(({ dialogues: count }) => count === 1).length },
    commonest: shared.slice(0, 8),
  };
}
