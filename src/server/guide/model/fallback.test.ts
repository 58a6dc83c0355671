import { describe, expect, it } from 'vitest';
import { answeredInput } from '../../../../tests/support/model-providers/model-fixtures.ts';
import { createBuiltInGuide } from '../engine/engine.ts';
import type { Guide, GuideRound } from '../guide.ts';
import { checkRound } from '../rubric/rubric.ts';
import { fallBack, wholeSentences } from './fallback.ts';
import { createModelChecks } from './model-checks.ts';
import { commonRules } from './prompts/common.ts';
import { createSentenceGate } from './sentence-gate.ts';

/** As a model might write, from plain to hard. */
const sentences = [
  'You wrote this down today.',
  'Two things pull at each other.',
  'Responsibility and uncertainty accompany considerations.',
  'There is the one side that has been with you for years now, and there is the other side that you have only begun to put into words.',
  'Something in it is tired.',
  'Your obligations necessitate extraordinary consideration.',
  'It is not loud.',
];

describe('the built-in guide after sentences of a model', () => {
  it('ends in a round that passes, whatever the gate let through before', async () => {
    const guide = createBuiltInGuide({ chunkDelayMs: 0 });
    for (let seed = 0; seed < 60; seed++) {
      const input = answeredInput(seed % 5, { seed: `seed-${seed}` });
      const gate = createSentenceGate(createModelChecks(input, commonRules).sentence);
      const order = sentences.map((_, at) => sentences[(at * 3 + seed) % sentences.length] ?? '');
      gate.push(`${order.slice(0, 1 + (seed % 5)).join(' ')} `);
      let shown = gate.shown;
      const signal = new AbortController().signal;
      for await (const event of fallBack(guide, input, gate.shown, signal)) {
        if (event.type === 'thinking') shown += event.text;
        if (event.type !== 'step') continue;
        expect(event.step.reflection).toBe(shown);
        if (event.step.kind === 'round') expect([seed, checkRound(event.step, input)]).toEqual([seed, []]);
      }
    }
  });

  it('takes of its own reflection as much as stands with what was shown', async () => {
    const guide = createBuiltInGuide({ chunkDelayMs: 0 });
    const own = ['You wrote it.', 'It is so.', 'It can stay.', 'It is old.', 'It is new.', 'Now your boss.'];
    const talkative: Guide = {
      ...guide,
      async *next(input, signal) {
        for await (const event of guide.next(input, signal))
          if (event.type === 'step')
            yield {
              ...event,
              step: { ...event.step, reflection: own.join(' '), question: 'What is it?', options: [] },
            };
      },
    };
    // Nothing of the person is in it, so that it cannot stand alone.
    const shown = 'It goes on. It is there. It is here.';
    const input = answeredInput(1);
    for await (const event of fallBack(talkative, input, shown, new AbortController().signal)) {
      if (event.type !== 'step' || event.step.kind !== 'round') continue;
      const failed = (reflection: string) =>
        checkRound({ ...(event.step as GuideRound), reflection }, input).filter(
          (id) => id === 'R4' || id === 'R10',
        );
      // With all six it has a sentence too many.
      expect(failed(shown)).toEqual(['R4']);
      expect(failed([shown, ...own].join(' '))).toEqual(['R10']);
      expect(event.step.reflection).toBe([shown, ...own.slice(1)].join(' '));
    }
    expect.assertions(3);
  });
});

describe('the sentences of a reflection', () => {
  it('end outside of quotes, and joined they are the text again', () => {
    const text = 'You wrote “Why now? I want out.” and stopped. 你写的是“走吗？”还有一边。It stays';
    expect(wholeSentences(text)).toEqual([
      'You wrote “Why now? I want out.” and stopped.',
      ' 你写的是“走吗？”还有一边。',
      'It stays',
    ]);
    expect(wholeSentences(text).join('')).toBe(text);
    expect(wholeSentences('One.')).toEqual(['One.']);
  });
});
