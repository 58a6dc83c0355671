/** The questions that the landing page proposes, four for each day. */
import type { Locale } from '#shared/locales.ts';
import { careerEn, confidenceEn, expressEn, relationshipEn } from './en.ts';
import { careerZh, confidenceZh, expressZh, relationshipZh } from './zh.ts';

/** By topic, in the order of the cards: Career Decisions, Relationship Clarity, Express Yourself, Confidence Boost. */
export const topicQuestions: Record<Locale, readonly (readonly string[])[]> = {
  en: [careerEn, relationshipEn, expressEn, confidenceEn],
  zh: [careerZh, relationshipZh, expressZh, confidenceZh],
};

const dayMs = 86_400_000;
/** Coprime to the number of questions of a topic, so that all are used before one repeats. */
const stride = 11;

/** Four questions, one per topic. Depends only on the UTC date, which makes all processes agree. */
export function questionsOfTheDay(date: Date, locale: Locale): string[] {
  const day = Math.floor(date.getTime() / dayMs);
  return topicQuestions[locale].map((pool, topic) => {
    const question = pool[((((day + topic * 5) * stride) % pool.length) + pool.length) % pool.length];
    if (question === undefined) throw new RangeError('A topic has no questions');
    return question;
  });
}
