/** Gates for length: short questions, a short summary with few quotes, and three to six questions. */
import { limits } from '../../src/shared/limits.ts';
import { fold, lengthOf, quotesIn, wordsIn } from '../text.ts';
import { type Gate, gateOf, linesOf, missOf, roundsOf, summaryOf, withoutReplays } from './gate.ts';

const longestSummary = { en: 180, zh: 320 } as const;
const longestQuestion = { en: 16, zh: 25 } as const;

const summaryLength = gateOf(
  'summaries that are too long (180 words, 320 characters)',
  { most: 0 },
  (dialogue) => {
    const summary = summaryOf(dialogue);
    if (!summary) return [];
    const { language } = dialogue.person;
    const length = lengthOf(linesOf(summary).join('\n'), language);
    return [{ isGood: length <= longestSummary[language], miss: missOf(dialogue, String(length)) }];
  },
);

const questionLength = gateOf(
  'questions that are too long (16 words, 25 characters)',
  { most: 0 },
  (dialogue) => {
    const { language } = dialogue.person;
    return roundsOf(dialogue).map(({ step: { question } }) => ({
      isGood: lengthOf(question, language) <= longestQuestion[language],
      miss: missOf(dialogue, `${lengthOf(question, language)}: ${question}`),
    }));
  },
);

/** Quotes of a summary are shown as misses where a single summary is over the bar. */
const mostQuoted = 0.15;

const quotedShare: Gate = {
  name: 'words of a summary inside quotes, on average',
  bar: { most: mostQuoted },
  count(dialogues) {
    const summaries = withoutReplays(dialogues).flatMap((dialogue) => {
      const summary = summaryOf(dialogue);
      if (!summary) return [];
      const text = linesOf(summary).join('\n');
      const count = (part: string) => wordsIn(part, dialogue.person.language).length;
      const quotes = quotesIn(text);
      const share = quotes.reduce((sum, quote) => sum + count(quote), 0) / Math.max(1, count(text));
      return [{ share, miss: missOf(dialogue, `${Math.round(share * 100)} %: ${quotes.join(' | ')}`) }];
    });
    return {
      part: summaries.reduce((sum, { share }) => sum + share, 0),
      whole: summaries.length,
      misses: summaries.filter(({ share }) => share > mostQuoted).map(({ miss }) => miss),
    };
  },
};

/** The first quote that stands in another one, or twice. */
function doubled(quotes: readonly string[]): string | undefined {
  const folded = quotes.map((quote) => fold(quote).replace(/[….]+$/u, ''));
  return folded.find((quote, at) => folded.some((other, where) => where !== at && other.includes(quote)));
}

const quotedOnce = gateOf('summaries with a quote twice', { most: 0 }, (dialogue) => {
  const summary = summaryOf(dialogue);
  if (!summary) return [];
  const twice = doubled(quotesIn(linesOf(summary).join('\n')));
  return [{ isGood: twice === undefined, miss: missOf(dialogue, twice ?? '') }];
});

const rounds = gateOf('dialogues with fewer than 3 or more than 6 questions', { most: 0 }, (dialogue) => {
  if (dialogue.end === 'care') return [];
  const count = roundsOf(dialogue).length;
  const isGood = count >= limits.minRounds && count <= limits.maxRounds;
  return [{ isGood, miss: missOf(dialogue, `${count} questions`) }];
});

export const formGates: Gate[] = [quotedShare, quotedOnce, summaryLength, questionLength, rounds];
