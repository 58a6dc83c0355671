import { describe, expect, it } from 'vitest';
import { paths, play } from '../../../../tests/support/guide/sample-dialogue.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import type { TopicTint } from '../reading/analysis.ts';
import { methods } from '../tags.ts';
import * as insights from './insight-wordings.ts';
import { optionWordings, tagSets } from './option-wordings.ts';
import { questionsOf } from './question-wordings.ts';

const frames = ['choice', 'whether', 'how', 'pattern', 'open'] as const;
const tints: readonly TopicTint[] = ['career', 'relationship', 'express', 'confidence', 'other'];

describe('the pools of wordings', () => {
  it('hold at least four options for every tag, frame and topic', () => {
    for (const frame of frames)
      for (const tint of tints)
        for (const tag of methods.flatMap((method) => tagSets(method, frame, tint).flat())) {
          const pool = optionWordings(tag, frame, tint);
          expect(new Set(pool).size, `${frame} ${tint} ${tag}`).toBeGreaterThanOrEqual(4);
          expect(Math.max(...pool.map((option) => option.length))).toBeLessThanOrEqual(85);
        }
  });

  it('hold at least four questions for every method and frame', () => {
    for (const frame of frames)
      for (const method of methods)
        expect(new Set(questionsOf(method, frame)).size, `${frame} ${method}`).toBeGreaterThanOrEqual(4);
  });

  it('hold at least three first lines for every situation', () => {
    const pools = Object.values(insights).flatMap((pool) =>
      Array.isArray(pool) ? [pool] : Object.values(pool),
    );
    expect(pools.length).toBeGreaterThan(15);
    for (const pool of pools) expect(new Set(pool).size).toBeGreaterThanOrEqual(3);
  });

  it('sound of the topic', () => {
    expect(optionWordings('security', 'whether', 'career')).not.toEqual(
      optionWordings('security', 'whether', 'relationship'),
    );
  });
});

describe('the length of a dialogue', () => {
  it('is under six rounds in most where the person answers', () => {
    const lengths = sampleQuestions.flatMap((question) =>
      paths.slice(0, 2).map((path) => play(question, path, `length ${question}`).rounds.length),
    );
    expect(lengths.filter((length) => length < 6).length / lengths.length).toBeGreaterThan(0.6);
  });
});
