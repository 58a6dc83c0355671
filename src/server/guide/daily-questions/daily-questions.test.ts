import { describe, expect, it } from 'vitest';
import { locales } from '#shared/locales.ts';
import { questionsOfTheDay, topicQuestions } from './daily-questions.ts';

const pools = Object.entries(topicQuestions).flatMap(([locale, topics]) =>
  topics.map((pool, topic) => ({ locale, topic, pool })),
);

describe('topic questions', () => {
  it.each(pools)('holds at least 30 different short questions ($locale, topic $topic)', ({ pool }) => {
    expect(pool.length).toBeGreaterThanOrEqual(30);
    expect(new Set(pool).size).toBe(pool.length);
    expect(pool.filter((question) => question.length > 110)).toEqual([]);
  });

  it('has half of the English ones longer than a short card shows', () => {
    const all = topicQuestions.en.flat();
    expect(all.filter((question) => question.length > 60).length).toBeGreaterThanOrEqual(all.length / 2);
  });

  it('shows the same four all day long in UTC and others on the next day', () => {
    const morning = questionsOfTheDay(new Date('2026-11-20T00:00:00Z'), 'en');
    expect(questionsOfTheDay(new Date('2026-11-20T23:59:59Z'), 'en')).toEqual(morning);
    const next = questionsOfTheDay(new Date('2026-11-21T00:00:00Z'), 'en');
    expect(next.filter((question) => morning.includes(question))).toEqual([]);
  });

  it('gives one of each topic in the order of the cards', () => {
    for (const locale of locales) {
      const four = questionsOfTheDay(new Date('2026-11-20'), locale);
      expect(four.map((question, topic) => topicQuestions[locale][topic]?.includes(question))).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('comes round to every question', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 32; day++)
      for (const question of questionsOfTheDay(new Date(day * 86_400_000), 'zh')) seen.add(question);
    expect(seen.size).toBe(topicQuestions.zh.flat().length);
  });
});
