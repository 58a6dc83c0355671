import { expect, it } from 'vitest';
import { parseEvidence, parseUnderstanding } from './reply-claims.ts';
import { parseDisplay, parseReply } from './reply-parser.ts';

const line = { part: 'reason', index: 0, round: 2, quote: 'rest' };

it('keeps evidence that can be shown and drops the rest', () => {
  const broken = [
    { ...line, part: 'step' },
    { ...line, index: -1 },
    { ...line, round: 1.5 },
    { ...line, quote: ' ' },
  ];
  expect(parseEvidence([line, ...broken, null, 'x'])).toEqual([line]);
  expect(parseEvidence(undefined)).toBeUndefined();
  expect(parseEvidence('x')).toBeUndefined();
});

it('reads an understanding with parts missing, and none where there is none', () => {
  expect(parseUnderstanding({ wants: [{ text: ' rest ', own: true }, 'quiet', { own: true }] })).toEqual({
    wants: [
      { text: 'rest', own: true },
      { text: 'quiet', own: false },
    ],
    fears: [],
    limits: [],
    unknown: [],
  });
  expect(parseUnderstanding(null)).toBeUndefined();
});

it('takes evidence, what stays open and the understanding along with a reply', () => {
  const display = parseDisplay({ evidence: [line], stillOpen: ['What it costs.', ''] });
  expect(display).toMatchObject({ evidence: [line], stillOpen: ['What it costs.'] });
  expect(parseDisplay({})).not.toHaveProperty('evidence');
  expect(parseDisplay({})).not.toHaveProperty('stillOpen');
  const reply = parseReply({ q: 'a?', understanding: { wants: ['rest'] } });
  expect(reply.understanding?.wants).toEqual([{ text: 'rest', own: false }]);
});
