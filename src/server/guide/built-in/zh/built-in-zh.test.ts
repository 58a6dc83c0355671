import { describe, expect, it } from 'vitest';
import {
  type Ended,
  earlyEnds,
  linesOfSummary,
  paths,
} from '../../../../../tests/support/guide/sample-dialogue.ts';
import { playZh, sampleQuestionsZh } from '../../../../../tests/support/guide/zh/sample-dialogue.ts';
import { trueEvidence } from '../../evidence.ts';
import { quotesAreTrue, withoutQuotes } from '../../quotes.ts';
import { sentencesZh } from '../../reading/zh/grams.ts';
import { checkRound, checkSummary, summaryText, userText } from '../../rubric.ts';
import { methods } from '../../tags.ts';
import { createBuiltInGuide, writeStep } from '../built-in-guide.ts';
import { rewriteLine } from '../rewrite.ts';
import { layersZh } from './layer-wordings.ts';
import { optionsZh, tagSetsZh } from './option-wordings.ts';
import { questionsZh } from './question-wordings.ts';
import * as reflections from './reflection-wordings.ts';
import { smallQuestionsZh } from './small-questions.ts';
import * as stops from './stop-wordings.ts';
import { pairCountZh } from './tag-pairs.ts';

const seeds = ['one', 'two'];
const played = seeds.flatMap((seed) =>
  sampleQuestionsZh.flatMap((question) => paths.map((path) => playZh(question, path, `${seed}${question}`))),
);

const early: Ended[] = played.flatMap((dialogue) => earlyEnds(dialogue));

const reflected = (text: string) =>
  sentencesZh(withoutQuotes(text)).filter((sentence) => sentence.length > 5);

describe('Chinese questions on four paths', () => {
  it('are at least sixty', () => {
    expect(new Set(sampleQuestionsZh).size).toBeGreaterThanOrEqual(60);
  });

  it('end after three to six rounds', () => {
    expect([...new Set(played.map(({ rounds }) => rounds.length))].toSorted()).toEqual([3, 4, 5, 6]);
  });

  it('never hear a sentence twice in one dialogue', () => {
    expect(early.length).toBeGreaterThan(played.length);
    for (const { rounds, summary, input } of [...played, ...early]) {
      const said = [
        ...rounds.flatMap(({ round }) => [round.question, round.support, ...reflected(round.reflection)]),
        ...reflected(summary.reflection),
        ...linesOfSummary(summary),
      ];
      expect(
        said.filter((sentence, at) => said.indexOf(sentence) !== at),
        input.question,
      ).toEqual([]);
    }
  });

  it('are told at an early end that it is a stop on the way', () => {
    for (const { summary } of early) expect(summary.reflection).toMatch(/路上的一站|半路|路还在|不等于走完/);
  });

  it('fail the rubric in under 0.5 % of rounds and 1 % of summaries', () => {
    const rounds = played.flatMap((dialogue) => dialogue.rounds);
    const failed = rounds.filter(({ round, input }) => checkRound(round, input).length > 0);
    expect(failed.length / rounds.length).toBeLessThan(0.005);
    const poor = played.filter(({ summary, input }) => checkSummary(summary, input).length > 0);
    expect(poor.length / played.length).toBeLessThan(0.01);
  });

  it('are quoted letter for letter, and every piece of evidence is true', () => {
    for (const { summary, rounds, input } of played) {
      expect(quotesAreTrue(summaryText(summary), userText(input))).toBe(true);
      const { evidence = [] } = summary.summary;
      expect(trueEvidence(input, evidence)).toHaveLength(evidence.length);
      for (const { round, input: before } of rounds)
        expect(quotesAreTrue(round.reflection, userText(before))).toBe(true);
    }
  });

  it('meet no unfilled name and no English', () => {
    for (const { rounds, summary } of played) {
      const text = withoutQuotes(
        rounds.map(({ round }) => `${round.reflection}${round.support}`).join('') + summary.summary.label,
      );
      expect(text).not.toMatch(/undefined|\{(?:A|B|ask|act|it|value|answer|question)\}/);
      expect(text.replace(/that/g, '')).not.toMatch(/\b(?:you|the|your|round)\b/i);
    }
  });

  it('are offered three answers within 60 characters', () => {
    const options = played.flatMap(({ rounds }) => rounds.flatMap(({ round }) => round.options));
    expect(options.filter((option) => [...option].length > 60 && /\p{Script=Han}/u.test(option))).toEqual([]);
  });
});

const dialogue = playZh('我该不该换工作？', 'options', 'whole');

describe('the Chinese guide', () => {
  it('says what stays open when it is enough for now', () => {
    const rounds = dialogue.input.rounds.slice(0, 2);
    const step = writeStep({ ...dialogue.input, rounds, finish: true });
    expect(step.kind === 'summary' && step.summary.stillOpen?.length).toBeGreaterThan(0);
    expect(
      step.kind === 'summary' && checkSummary(step, { ...dialogue.input, rounds, finish: true }),
    ).toEqual([]);
  });

  it('writes one line anew, with the note of the person, and nothing else', () => {
    const { summary } = dialogue.summary;
    const note = '其实是我怕丢脸';
    const after = rewriteLine(dialogue.input, summary, { part: 'reason', index: 1, note });
    expect(after.reasons[1]).toContain(`“${note}”`);
    expect(after.reasons[0]).toBe(summary.reasons[0]);
    expect(after.insights).toEqual(summary.insights);
  });

  it('builds its first line on what the person wrote in the panel', () => {
    const own = { text: '每天回家吃晚饭', own: true };
    const understanding = { wants: [own], fears: [], limits: [], unknown: [] };
    const step = writeStep({ ...dialogue.input, understanding });
    expect(step.kind === 'summary' && step.summary.insights[0]).toContain('“每天回家吃晚饭”');
  });

  it('is streamed in small pieces that make the whole', async () => {
    const { question, reading } = dialogue.input;
    const pieces: string[] = [];
    const input = { question, reading, rounds: [], seed: 'stream' };
    for await (const event of createBuiltInGuide({ chunkDelayMs: 0 }).next(
      input,
      new AbortController().signal,
    )) {
      if (event.type === 'thinking') pieces.push(event.text);
      if (event.type === 'step') expect(pieces.join('')).toBe(event.step.reflection);
    }
    expect(pieces.length).toBeGreaterThan(5);
  });
});

const frames = ['choice', 'whether', 'how', 'pattern', 'open'] as const;
const tints = ['career', 'relationship', 'express', 'confidence', 'other'] as const;
const size = (pool: readonly string[] | undefined) => new Set(pool).size;

describe('the pools of Chinese wordings', () => {
  it('hold four questions for every method and frame, plain and small', () => {
    for (const frame of frames)
      for (const method of methods)
        expect(size(questionsZh(method, frame)), `${frame} ${method}`).toBeGreaterThanOrEqual(4);
    for (const pool of Object.values(smallQuestionsZh)) expect(size(pool)).toBeGreaterThanOrEqual(4);
  });

  it('hold four options for every tag, frame and topic, and a layer for each', () => {
    for (const frame of frames)
      for (const tint of tints)
        for (const tag of methods.flatMap((method) => tagSetsZh(method, frame, tint).flat())) {
          expect(size(optionsZh(tag, frame, tint)), `${frame} ${tint} ${tag}`).toBeGreaterThanOrEqual(4);
          expect(size(layersZh[tag])).toBeGreaterThanOrEqual(4);
        }
  });

  it('hold four of everything that a reflection says', () => {
    const { stopLeadsZh, stopUnknownLeadsZh, stopClosingsZh } = stops;
    for (const pool of [stopLeadsZh, stopUnknownLeadsZh, stopClosingsZh])
      expect(size(pool)).toBeGreaterThanOrEqual(4);
    const pools = Object.values(reflections).flatMap((pool) =>
      Array.isArray(pool) ? [pool] : Object.values(pool),
    );
    expect(pools.length).toBeGreaterThan(30);
    for (const pool of pools) expect(size(pool)).toBeGreaterThanOrEqual(4);
  });

  it('hold at least sixty lines for pairs of answers', () => {
    expect(pairCountZh).toBeGreaterThanOrEqual(60);
  });
});
