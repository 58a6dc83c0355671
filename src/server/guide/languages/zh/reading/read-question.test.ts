import { describe, expect, it } from 'vitest';
import { readingSchema } from '#shared/contract/shapes.ts';
import { devQuestionsZh } from '../../../../../../tests/support/guide/zh/dev-questions.ts';
import { unseenQuestionsZh } from '../../../../../../tests/support/guide/zh/unseen-questions.ts';
import { readChinese } from './read-question.ts';

function score(set: typeof devQuestionsZh): { frames: number; slots: number } {
  let [frames, right, all] = [0, 0, 0];
  for (const [question, wanted] of set) {
    const got = readChinese(question);
    if (got.frame === wanted.frame) frames++;
    for (const slot of ['a', 'b', 'act'] as const) {
      if (wanted[slot] === undefined) continue;
      all++;
      if (got[slot] === wanted[slot]) right++;
    }
  }
  return { frames: frames / set.length, slots: right / all };
}

describe('reading a Chinese question', () => {
  it('reads all frames and slots of the set it was made with', () => {
    expect(devQuestionsZh).toHaveLength(40);
    expect(score(devQuestionsZh)).toEqual({ frames: 1, slots: 1 });
  });

  it('reads at least 90 % of frames and 85 % of slots of the second set', () => {
    expect(unseenQuestionsZh).toHaveLength(40);
    const { frames, slots } = score(unseenQuestionsZh);
    expect(frames).toBeGreaterThanOrEqual(0.9);
    expect(slots).toBeGreaterThanOrEqual(0.85);
  });

  it('keeps the person’s own script, and reads half-width marks', () => {
    expect(readChinese('應該留在台北,還是去東京?')).toEqual({ frame: 'choice', a: '留在台北', b: '去東京' });
  });

  it.each([
    ['稳定和自由之间，我拿不定主意。', '稳定', '自由'],
    ['我在纠结要孩子还是要事业。', '要孩子', '要事业'],
    ['是和好，还是就此别过？', '和好', '就此别过'],
    ['先还房贷还是先投资？', '先还房贷', '先投资'],
    ['妈妈让我回老家，男友让我留下，我听谁的？', '妈妈让你回老家', '男友让你留下'],
    ['与其将就，不如单身？', '将就', '单身'],
  ])('finds the two sides of %s', (question, a, b) => {
    expect(readChinese(question)).toEqual({ frame: 'choice', a, b });
  });

  it.each([
    ['我想辞职去旅行一年，家里人都反对，这样做值得吗？', 'whether', '辞职去旅行一年'],
    ['我打算把房子卖了回农村，会不会太冲动？', 'whether', '把房子卖了回农村'],
    ['去不去参加前任的婚礼？', 'whether', '去参加前任的婚礼'],
    ['我不敢跟领导提加薪，该怎么办？', 'how', '跟领导提加薪'],
    ['我想转行。可是没有基础，怎么办？', 'how', '转行'],
    ['婆婆总是插手我们的生活，我该怎么办？', 'how', '面对婆婆总是插手你们的生活'],
    ['怎么做才能让妈妈不再替我做决定？', 'how', '让妈妈不再替你做决定'],
    ['我明明很累却停不下来，为什么？', 'pattern', '明明很累却停不下来'],
  ])('finds the act of %s', (question, frame, act) => {
    expect(readChinese(question)).toEqual({ frame, act });
  });

  it('does not take what stands between two people for a choice', () => {
    expect(readChinese('我和妈妈之间总是吵架，怎么办？')).toEqual({ frame: 'open' });
  });

  it.each([
    '我该怎么办？',
    '老公想要二胎，我不想，怎么办',
    '我妈生病了，工作又远，我该怎么做？',
    '我不知道怎么办才好',
    '我该怎么决定？',
    '我妈想让我嫁本地人，可我爱的人在外省，我该怎么选择',
    '如何是好',
  ])('does not take %s for how to do something', (question) => {
    expect(readChinese(question)).toEqual({ frame: 'open' });
  });

  it('takes what is named beside "怎么办" for the act', () => {
    expect(readChinese('我很难信任别人，怎么办')).toEqual({ frame: 'how', act: '信任别人' });
  });

  it('gives a valid reading of hostile input', () => {
    for (const text of [
      '还是'.repeat(290),
      '要不要'.repeat(200),
      '为什么'.repeat(200),
      '，'.repeat(600),
      '我'.repeat(600),
      '我想，'.repeat(200),
      '真的'.repeat(300),
      '之间'.repeat(300),
      '哪边，'.repeat(200),
      '与其不如'.repeat(150),
    ])
      expect(readingSchema.safeParse(readChinese(text)).success).toBe(true);
  });
});
