import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { methodGoals } from './methods.ts';
import { rewritePrompt } from './rewrite.ts';
import { roundPrompt } from './round.ts';
import { summaryPrompt } from './summary.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('the prompts', () => {
  it.each([
    [roundPrompt, JSON.stringify(methodGoals), 'round-1', '15f6251d253d919c'],
    [summaryPrompt, '', 'summary-1', '44d4caaac5c0635d'],
    [rewritePrompt, '', 'rewrite-1', 'e4600e3fb33a2e0b'],
  ])('get a new version with every change of their text', ({ version, text }, more, known, hash) => {
    expect([version, digest(text + more)]).toEqual([known, hash]);
  });
});
