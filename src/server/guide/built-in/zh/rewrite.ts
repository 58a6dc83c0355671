/** 'Not right' in Chinese: one line of a summary in another wording, from another answer, or with the person's note. */
import type { Answer } from '../../answers.ts';
import type { RewriteWords } from '../rewrite-line.ts';
import { ofOneZh } from './discoveries.ts';
import { type Findings, findingsZh } from './findings.ts';
import { coreInsightZh, topicBulletsZh } from './insight.ts';
import { fillZh, phrasesZh } from './phrases.ts';
import { quoteZh } from './quotes.ts';
import * as words from './rewrite-wordings.ts';

function filled(pool: readonly string[], { number, text, own }: Answer, note = ''): string[] {
  const said = own ? '写' : '选';
  const values = { n: String(number), said, answer: quoteZh(text, 28), note: quoteZh(note, 36) };
  return pool.map((template) => fillZh(template, values));
}

export const rewriteWordsZh: RewriteWords<Findings> = {
  findingsOf: findingsZh,
  coreInsight: coreInsightZh,
  topicBullets: topicBulletsZh,
  reasonOf: ofOneZh,
  plainLines: (answer) => filled(words.plainLines, answer),
  notedLines: (answer, note) => filled(words.noteLines, answer, note),
  notedInsights: (input, note) =>
    words.noteInsights.map((template) => fillZh(template, { ...phrasesZh(input), note: quoteZh(note, 40) })),
  questionLines: ({ question }) =>
    words.questionLines.map((template) => fillZh(template, { question: quoteZh(question, 36) })),
  notedQuestion: ({ question }, note) =>
    `你带来的是${quoteZh(question, 28)}；对这一行，你补上了${quoteZh(note, 36)}。`,
};
