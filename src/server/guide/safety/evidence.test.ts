import { describe, expect, it } from 'vitest';
import { classifyDanger, readDangerWeights } from '../classifier/classifier.ts';
import { readEvidence, sumEvidence, toLogOdds } from './evidence.ts';
import { readSigns, type Sign } from './signs.ts';

const clear: Sign = { level: 'high', kind: 'self-harm', context: 'clear' };
const labels = [
  { name: 'danger', probability: 0.5, isClaimed: false },
  { name: 'grave', probability: 0.5, isClaimed: false },
  { name: 'kind:self-harm', probability: 0.5, isClaimed: false },
];
const weighSigns = (signs: readonly Sign[], language: 'en' | 'zh') => {
  const evidence = readEvidence('one two three', language, labels, signs);
  const { danger, stop } = readDangerWeights(language);
  return { danger: sumEvidence(evidence, danger), stop: sumEvidence(evidence, stop) };
};

describe.each(['en', 'zh'] as const)('the evidence of danger, %s', (language) => {
  it('has a weight for each piece, and a base', () => {
    const text = language === 'en' ? 'i keep cutting myself' : '我想自杀';
    const evidence = readEvidence(text, language, classifyDanger(text, language), readSigns(text, language));
    const { danger, stop } = readDangerWeights(language);
    expect(danger).toHaveLength(evidence.length + 1);
    expect(stop).toHaveLength(evidence.length + 1);
  });
  it('grows with a phrase, and not with one that its context takes back', () => {
    const without = weighSigns([], language);
    const said = weighSigns([clear], language);
    const denied = weighSigns([{ ...clear, context: 'negated' }], language);
    expect(said.danger).toBeGreaterThan(without.danger + 1);
    expect(said.stop).toBeGreaterThan(without.stop + 1);
    expect(denied.danger).toBeLessThan(without.danger);
    expect(denied.stop).toBeLessThan(without.stop);
  });
});

it('says no more than that something is certain', () => {
  expect(toLogOdds(0.5)).toBe(0);
  expect(toLogOdds(1)).toBe(8);
  expect(toLogOdds(0)).toBe(-8);
});
