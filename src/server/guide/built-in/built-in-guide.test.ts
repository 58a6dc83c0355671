import { describe, expect, it } from 'vitest';
import {
  type Ended,
  earlyEnds,
  linesOfSummary,
  type Played,
  paths,
  play,
} from '../../../../tests/support/guide/sample-dialogue.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import { answerOf } from '../answers.ts';
import type { GuideEvent, GuideInput } from '../guide.ts';
import { quotesAreTrue, quotesIn, withoutQuotes } from '../quotes.ts';
import { isChinese } from '../reading/language.ts';
import { checkRound, checkSummary, summaryText, userText } from '../rubric.ts';
import { sentencesIn } from '../words.ts';
import { createBuiltInGuide } from './built-in-guide.ts';

const played: Played[] = sampleQuestions.flatMap((question) =>
  paths.map((path) => play(question, path, `seed ${question} ${path}`)),
);

const input: GuideInput = {
  question: 'Should I quit my job?',
  reading: { frame: 'whether', act: 'quit your job' },
  rounds: [],
  seed: 'one',
};

async function eventsOf(given: GuideInput, signal = new AbortController().signal): Promise<GuideEvent[]> {
  const events: GuideEvent[] = [];
  for await (const event of createBuiltInGuide({ chunkDelayMs: 0 }).next(given, signal)) events.push(event);
  return events;
}

const ofWording: ReadonlySet<string> = new Set(['R5', 'R6', 'R7', 'R8', 'R10']);

const early: Ended[] = played.flatMap((dialogue) => earlyEnds(dialogue));

const reflected = (text: string) =>
  sentencesIn(withoutQuotes(text)).filter((sentence) => sentence.length > 12);

/** What a reader would notice as said twice: questions, support lines, sentences of the reflections, lines of the end. */
function sentencesOf({ rounds, summary }: Ended): string[] {
  return [
    ...rounds.flatMap(({ round }) => [round.question, round.support, ...reflected(round.reflection)]),
    ...reflected(summary.reflection),
    ...linesOfSummary(summary),
  ];
}

describe('a hundred questions on four paths', () => {
  it('covers at least a hundred different questions', () => {
    expect(new Set(sampleQuestions).size).toBeGreaterThanOrEqual(100);
    expect(played.length).toBe(sampleQuestions.length * 4);
  });

  it('ends every dialogue after three to six rounds', () => {
    const lengths = new Set(played.map(({ rounds }) => rounds.length));
    expect([...lengths].toSorted()).toEqual([3, 4, 5, 6]);
  });

  it('never says a sentence twice in one dialogue', () => {
    expect(early.length).toBeGreaterThan(played.length);
    for (const dialogue of [...played, ...early]) {
      const sentences = sentencesOf(dialogue);
      const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
      expect(twice, dialogue.input.question.slice(0, 80)).toEqual([]);
    }
  });

  it('takes up the last answer at an early end and says that it is a stop on the way', () => {
    const stops = /on the way|halfway|not the end|in the middle/;
    for (const { rounds, summary, input: given } of early) {
      if (isChinese(given.question)) continue;
      expect(summary.reflection).toMatch(stops);
      const last = given.rounds.at(-1);
      const quotes = last && !answerOf(last).unknown ? 1 : 0;
      expect(quotesIn(summary.reflection), summary.reflection).toHaveLength(quotes);
      const judged = rounds.map(({ round }) => ({ ...round, reflection: summary.reflection }));
      const failed = judged.slice(0, 1).flatMap((round) => checkRound(round, given));
      expect(
        failed.filter((id) => ofWording.has(id)),
        summary.reflection,
      ).toEqual([]);
    }
  });

  it('keeps rubric failures under half a percent of rounds', () => {
    const rounds = played.flatMap((dialogue) => dialogue.rounds);
    const failed = rounds.filter(({ round, input: given }) => checkRound(round, given).length > 0);
    expect(failed.length / rounds.length).toBeLessThan(0.005);
  });

  it('writes no summary that fails the rubric', () => {
    const failed = played.filter(({ summary, input: given }) => checkSummary(summary, given).length > 0);
    expect(failed.map((dialogue) => dialogue.input.question)).toEqual([]);
  });

  it('quotes nothing that the person did not say', () => {
    for (const { summary, rounds, input: given } of played) {
      expect(quotesAreTrue(summaryText(summary), userText(given))).toBe(true);
      for (const { round, input: before } of rounds)
        expect(quotesAreTrue(round.reflection, userText(before))).toBe(true);
    }
  });

  it('writes the same dialogue for the same seed, and another for another', () => {
    const again = play('Should I quit my job?', 'options', 'seed');
    expect(play('Should I quit my job?', 'options', 'seed')).toEqual(again);
    expect(play('Should I quit my job?', 'options', 'other').rounds[0]).not.toEqual(again.rounds[0]);
  });

  it('leaves no unfilled name and no undefined in a text', () => {
    const own = played.flatMap(({ rounds, summary }) => [
      ...rounds.map(({ round }) => withoutQuotes(`${round.reflection} ${round.question}`)),
      withoutQuotes(JSON.stringify(summary.summary.steps)),
    ]);
    const holes = own.filter((text) => /\{(?!doing|A\})\w+\}|undefined|\bnull\b/.test(text));
    expect(holes).toEqual([]);
  });
});

describe('the built-in guide', () => {
  it('streams the reflection in pieces and then one step that holds the same text', async () => {
    const events = await eventsOf(input);
    const pieces = events.flatMap((event) => (event.type === 'thinking' ? [event.text] : []));
    const steps = events.flatMap((event) => (event.type === 'step' ? [event.step] : []));
    expect(pieces.length).toBeGreaterThan(5);
    expect(steps).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('step');
    expect(pieces.join('')).toBe(steps[0]?.reflection);
  });

  it('throws when the turn was aborted, before and during the stream', async () => {
    const before = AbortSignal.abort(new Error('gone'));
    await expect(eventsOf(input, before)).rejects.toThrow('gone');
    const controller = new AbortController();
    const events = createBuiltInGuide({ chunkDelayMs: 1 })
      .next(input, controller.signal)
      [Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ type: 'thinking' });
    controller.abort();
    await expect(events.next()).rejects.toThrow(/abort/i);
  });

  it('uses the reading that the person corrected', async () => {
    const reading = { frame: 'choice', a: 'my old school', b: 'the new one' } as const;
    const events = await eventsOf({ ...input, reading });
    expect(JSON.stringify(events)).toContain('your old school');
  });

  it.each([
    ['My mother is ill and my job is far away, what should I do?', /want to do this|doing this/i],
    ['我妈生病了，工作又远，我该怎么办？', /想(?:做)?这件事|做这件事/],
  ])('does not ask why somebody wants to do what they never named: %s', async (question, unnamed) => {
    for (let seed = 0; seed < 12; seed++) {
      const reading = createBuiltInGuide().read(question);
      const events = await eventsOf({ ...input, question, reading, seed: `unnamed ${seed}` });
      const last = events.at(-1);
      expect(last?.type === 'step' && last.step.kind === 'round' && last.step.question).not.toMatch(unnamed);
    }
  });

  it('asks in Chinese who asks in Chinese', async () => {
    const question = '我应该辞职吗？';
    const events = await eventsOf({ ...input, question, reading: createBuiltInGuide().read(question) });
    const last = events.at(-1);
    expect(last?.type === 'step' && last.step.kind === 'round' && last.step.question).toMatch(
      /^\p{Script=Han}.*？$/u,
    );
  });

  it('tells who asks in a third language that it has English and Chinese, and keeps the words', async () => {
    const question = 'Soll ich meinen Job kündigen oder noch ein Jahr bleiben?';
    const events = await eventsOf({ ...input, question, reading: createBuiltInGuide().read(question) });
    expect(JSON.stringify(events.at(-1))).toMatch(/English.*Chinese|Chinese.*English|only that and Chinese/);
    expect(JSON.stringify(events.at(-1))).toContain('“Soll ich meinen Job');
  });

  it('goes on from rounds that another guide wrote', async () => {
    const round = {
      kind: 'choice' as const,
      stage: 'model-7',
      question: 'What is hardest?',
      options: ['This', 'That'],
    };
    const rounds = [1, 2].map((number) => ({ ...round, number, content: 'the commute and my boss' }));
    const step = (await eventsOf({ ...input, rounds })).at(-1);
    expect(step).toMatchObject({ type: 'step', step: { kind: 'round' } });
  });
});
