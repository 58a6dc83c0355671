import { describe, expect, it } from 'vitest';
import { readingFigures } from '../../eval/measures/reading.ts';
import { questionsOf } from '../../eval/question-sets.ts';
import { readQuestion } from '../../src/server/guide/languages/en/reading/read-question.ts';

describe('questions as people type them', () => {
  it.each(['en', 'zh'] as const)('reads at least 95 %% of the large development set: %s', (language) => {
    const questions = questionsOf('development-2').filter((question) => question.language === language);
    const { framesRight, slotsRight, slots } = readingFigures(readQuestion, questions);
    expect(questions.length).toBeGreaterThanOrEqual(250);
    expect(framesRight / questions.length).toBeGreaterThanOrEqual(0.95);
    expect(slotsRight / slots).toBeGreaterThanOrEqual(0.94);
  });
});
