import { describe, expect, it } from 'vitest';
import { paths, play } from '../../../../tests/support/guide/sample-dialogue.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import type { TopicTint } from '../reading/analysis.ts';
import { obstacleMethod } from '../stages.ts';
import { methods, tagsOf } from '../tags.ts';
import { wordsOf } from '../words.ts';
import * as insights from './insight-wordings.ts';
import { layers } from './layer-wordings.ts';
import { optionWordings, tagSets } from './option-wordings.ts';
import { questionsOf } from './question-wordings.ts';
import * as reflections from './reflection-wordings.ts';
import * as stops from './stop-wordings.ts';
import { pairLine } from './tag-pairs.ts';

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

  it('ask six things of each of five kinds of question, each in four ways', () => {
    const asked = frames.flatMap((frame) => {
      const stages = (['why', 'protect', obstacleMethod[frame], 'scale', 'step', 'when'] as const).map(
        (method) => questionsOf(method, frame),
      );
      expect(stages).toHaveLength(6);
      for (const pool of stages) expect(new Set(pool).size, frame).toBeGreaterThanOrEqual(4);
      return stages.flat();
    });
    expect(asked.length).toBeGreaterThanOrEqual(5 * 6 * 4);
    // Some ways fit two kinds of question.
    expect(new Set(asked).size).toBeGreaterThanOrEqual(110);
  });

  it('take up an answer and turn to the next thing in four ways', () => {
    const pools = [
      ...Object.values(reflections.links),
      ...Object.values(reflections.openings),
      ...Object.values(reflections.bareOpenings),
      ...Object.values(layers),
      ...[stops.stopLeads, stops.stopUnknownLeads, stops.stopClosings],
      ...[reflections.ownLeads, reflections.chosenLeads, reflections.closings, reflections.supports],
    ];
    for (const pool of pools) expect(new Set(pool).size).toBeGreaterThanOrEqual(4);
  });

  it('hold at least four first lines for every situation', () => {
    const pools = Object.values(insights).flatMap((pool) =>
      Array.isArray(pool) ? [pool] : Object.values(pool),
    );
    expect(pools.length).toBeGreaterThan(15);
    for (const pool of pools) expect(new Set(pool).size, pool[0]).toBeGreaterThanOrEqual(4);
  });

  it('hold a hand-written line for a hundred pairs of answers, each its own and short enough', () => {
    const tags = Object.values(tagsOf).flat();
    const lines = tags.flatMap((first) => tags.map((second) => pairLine(first, second)));
    const written = lines.filter((line) => line !== undefined);
    expect(written.length).toBeGreaterThanOrEqual(100);
    expect(new Set(written).size).toBe(written.length);
    for (const line of written) expect(wordsOf(line).length, line).toBeLessThanOrEqual(13);
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
