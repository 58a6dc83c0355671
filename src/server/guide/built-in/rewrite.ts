/** 'Not right': one line of a summary in another wording, from another answer, or with the person's note. */
import type { Summary } from '#shared/summary.ts';
import type { Answer } from '../answers.ts';
import type { GuideInput, RewriteTarget } from '../guide.ts';
import { quote } from '../quotes.ts';
import { isChinese } from '../reading/language.ts';
import { fitting, ofOne } from './discoveries.ts';
import { type Findings, findingsOf } from './findings.ts';
import { coreInsight, topicBullets } from './insight.ts';
import { fill, phrasesOf } from './phrases.ts';
import { type RewriteWords, rewriteWith } from './rewrite-line.ts';
import * as words from './rewrite-wordings.ts';
import { rewriteWordsZh } from './zh/rewrite.ts';

/** One answer in as many words as a core reason may have. */
function filled(pool: readonly string[], { number, text, own }: Answer, note = ''): string[] {
  const said = own ? 'wrote' : 'chose';
  return pool.map((template) =>
    fitting((first, second) =>
      fill(template, { n: String(number), said, answer: quote(text, first), note: quote(note, second + 4) }),
    ),
  );
}

const rewriteWords: RewriteWords<Findings> = {
  findingsOf,
  coreInsight,
  topicBullets,
  reasonOf: ofOne,
  plainLines: (answer) => filled(words.plainLines, answer),
  notedLines: (answer, note) => filled(words.noteLines, answer, note),
  notedInsights: (input, note) =>
    words.noteInsights.map((template) => fill(template, { ...phrasesOf(input), note: quote(note, 30) })),
  questionLines: ({ question }) =>
    words.questionLines.map((template) => fill(template, { question: quote(question, 18) })),
  notedQuestion: ({ question }, note) =>
    `What you brought, ${quote(question, 12)}; and to this line you add ${quote(note, 14)}.`,
};

/** The same summary with this one line, and its evidence, written anew, in the language of the question. */
export function rewriteLine(input: GuideInput, summary: Summary, target: RewriteTarget): Summary {
  return isChinese(input.question)
    ? rewriteWith(rewriteWordsZh, input, summary, target)
    : rewriteWith(rewriteWords, input, summary, target);
}
