import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/contract/shapes.ts';
import { parseSummary, type Summary } from '#shared/summary.ts';
import { findStep, isOnlyQuoted, pathWithoutStep, shownReasons } from './shown-lines.ts';

const summaryOf = (parts: Partial<Summary>) => ({ ...(parseSummary({}) as Summary), ...parts });
const said = (quote: string): Evidence => ({ part: 'reason', index: 0, round: 1, quote });

describe('the step in the card', () => {
  it('is the person’s own, else the answer that they picked for one', () => {
    const rounds = [{ answer: 'Say something to one person' }, { answer: '跟一个人说一声' }];
    const find = (line: string, nextStep?: { text: string }) =>
      findStep(summaryOf({ steps: [line], nextStep }), rounds)?.text;
    const picked = 'For a next step, you picked “Say something to one person”.';
    expect(find(picked, { text: 'Tell Maya' })).toBe('Tell Maya');
    expect(find(picked)).toBe('Say something to one person');
    expect(find('You picked “Say something…”.')).toBe('Say something to one person');
    expect(find('下一步，你选的是“跟一个人说一声”。')).toBe('跟一个人说一声');
    for (const line of ['No step for now.', "You said “no plan”, so there's no plan here."])
      expect(find(line)).toBeUndefined();
    expect(findStep(summaryOf({}), rounds)).toBeUndefined();
  });

  it('is not said again by the path', () => {
    const summary = summaryOf({ steps: ['Tell Maya tomorrow.', 'Sleep on it'] });
    expect(pathWithoutStep(summary, { text: 'Tell Maya tomorrow' })).toEqual(['Sleep on it']);
    expect(pathWithoutStep(summary, undefined)).toEqual(summary.steps);
    const named = summaryOf({ steps: ['For a next step, you picked “Say something…”.', 'Sleep on it'] });
    expect(pathWithoutStep(named, { text: 'Say something to one person' })).toEqual(['Sleep on it']);
  });
});

describe('a reason', () => {
  const shown = (reasons: string[], quotes: string[], text?: string) =>
    shownReasons(summaryOf({ reasons }), text ? { text } : undefined, (index) => [
      said(quotes[index] ?? '-'),
    ]);

  it('is left out when it only says the step again', () => {
    const step = "I'll tell Maya tomorrow; two sentences";
    const reasons = ['Rest came up twice.', `You wrote “${step}”.`];
    expect(shown(reasons, ['rest', step], step)).toEqual([0]);
    expect(
      shown([`${step}, because I have waited for two years and cannot wait any longer`], ['-'], step),
    ).toEqual([0]);
  });

  it('is left out when it is nothing but a few quoted words', () => {
    expect(shown(['Rest came up twice.', 'You wrote “That’s it”.'], ['rest', 'That’s it'])).toEqual([0]);
    expect(shown(['你累了。', '你写的是“就这样”。'], ['累了吧', '就这样'])).toEqual([0]);
    expect(shown(['You put “Rest” before all the others.'], ['Rest'])).toEqual([0]);
  });

  it('stays when no other would be left', () => {
    expect(shown(['You wrote “That’s it”.'], ['That’s it'])).toEqual([0]);
  });
});

it('knows an insight that only repeats what somebody said', () => {
  expect(isOnlyQuoted('散会以后，坐在工位上。', [said('散会以后坐在工位上')])).toBe(true);
  expect(isOnlyQuoted('你写的是“我明天跟玛雅说，两句话就够”。', [said('我明天跟玛雅说，两句话就够')])).toBe(
    true,
  );
  expect(isOnlyQuoted('You are the one who looks for rest.', [said('rest')])).toBe(false);
});
