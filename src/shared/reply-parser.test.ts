import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOutcome, parseOptions, parseReply, parseUnderstanding } from './reply-parser.ts';
import { unpackSummary } from './summary.ts';

const display = {
  problemReview: { originalQuestion: 'Stay or go?' },
  instantInsight: { coreAnswer: '• You want rest. • You fear the letter.', moodPhrase: 'Quiet.' },
  deepAnalysis: { frameworkAnalysis: 'Ask one question.\nWrite the letter.' },
  dialogueReview: { keyDiscoveries: ['Rest came up twice.'] },
  personalizedInsight: { personalLabel: 'Keeper of rest', decisionStyleAnalysis: 'You wait.' },
};

describe('the shapes of a reply', () => {
  it.each(['newQuestion', 'question', 'q'])('reads the question from %s', (name) => {
    expect(parseReply({ [name]: ' What now? ' }).question).toBe('What now?');
  });

  it('prefers newQuestion, and skips a name that holds no text', () => {
    expect(parseReply({ q: 'c', question: 'b', newQuestion: 'a' }).question).toBe('a');
    expect(parseReply({ newQuestion: ' ', question: null, q: 'c' }).question).toBe('c');
  });

  it.each(['supportMessage', 's', 'content'])('reads the support message from %s', (name) => {
    expect(parseReply({ q: 'a?', [name]: 'Take your time.' }).supportMessage).toBe('Take your time.');
  });

  it('opens data that is an object, a JSON text, or JSON inside JSON', () => {
    const inner = { newQuestion: 'What now?', options: 'a, b' };
    const shapes = [
      { data: inner },
      { data: JSON.stringify(inner) },
      { data: JSON.stringify(JSON.stringify(inner)) },
      { data: { data: inner } },
    ];
    for (const shape of [...shapes, ...shapes.map((one) => JSON.stringify(one))])
      expect(parseReply(shape)).toMatchObject({ question: 'What now?', options: ['a', 'b'], readable: true });
  });

  it('keeps the session id of the outer answer and prefers the inner one', () => {
    expect(parseReply({ sessionId: 's1', data: '{"q":"a?"}' }).sessionId).toBe('s1');
    expect(parseReply({ sessionId: 's1', data: { q: 'a?', sessionId: 's2' } }).sessionId).toBe('s2');
  });

  it('finds an object between code fences or words', () => {
    expect(parseReply('```json\n{"q":"a?"}\n```').question).toBe('a?');
    expect(parseReply('Here you are: {"q":"a?"} Good luck.').question).toBe('a?');
  });

  it('reads round, guide, thinking, care and the end flag', () => {
    const reply = parseReply({ q: 'a?', currentRound: '2', guide: 'built-in', thinking: 't', care: 'low' });
    expect(reply).toMatchObject({ currentRound: 2, guide: 'built-in', thinking: 't', care: 'low' });
    expect(parseReply({ q: 'a?', care: 'none', currentRound: -1 })).not.toHaveProperty('care');
    for (const end of [true, 1, 'true', 'TRUE', '1']) expect(parseReply({ end }).end).toBe(true);
    for (const end of [false, 0, 'false', '', null]) expect(parseReply({ end }).end).toBe(false);
  });

  it('takes plain text as raw content', () => {
    const reply = parseReply('  The guide only wrote this.  ');
    expect(reply).toMatchObject({ question: 'The guide only wrote this.', readable: false });
    expect(parseReply({ sessionId: 's', data: 'only text' })).toMatchObject({
      question: 'only text',
      sessionId: 's',
      readable: false,
    });
  });

  it('keeps what came, as it came', () => {
    expect(parseReply('{"q": "a?"}').rawResponse).toBe('{"q": "a?"}');
    expect(parseReply({ q: 'a?' }).rawResponse).toBe('{"q":"a?"}');
  });

  it('never throws and always gives the whole shape', () => {
    const check = (input: unknown) => {
      const reply = parseReply(input);
      expect(typeof reply.question).toBe('string');
      expect(reply.options.length).toBeLessThanOrEqual(3);
      expect(reply.options.every((option) => option.trim() !== '')).toBe(true);
      expect(['summary', 'question', 'stay', 'raw']).toContain(getOutcome(reply).kind);
    };
    fc.assert(fc.property(fc.anything({ withBigInt: true, withDate: true }), check));
    fc.assert(fc.property(fc.json(), check));
    const names = fc.constantFrom('newQuestion', 'q', 's', 'options', 'data', 'end', 'frontendDisplay');
    fc.assert(fc.property(fc.dictionary(names, fc.anything()), check));
    fc.assert(fc.property(fc.dictionary(names, fc.anything()), (object) => check({ data: rawJson(object) })));
  });
});

function rawJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '{';
  }
}

describe('options', () => {
  it('come as a list, as a comma-separated text or as a list written in JSON', () => {
    const expected = ['Rest', 'Money', 'Pride'];
    expect(parseOptions(expected)).toEqual(expected);
    expect(parseOptions('Rest, Money ,Pride')).toEqual(expected);
    expect(parseOptions('Rest，Money，Pride')).toEqual(expected);
    expect(parseOptions('["Rest","Money","Pride"]')).toEqual(expected);
    expect(parseOptions([{ text: 'Rest' }, { label: 'Money' }, { content: 'Pride' }])).toEqual(expected);
  });

  it('keeps a comma inside an option of a list', () => {
    expect(parseOptions(['Rest, at last', 'Money'])).toEqual(['Rest, at last', 'Money']);
  });

  it('are three at most, without blanks', () => {
    expect(parseOptions(['a', '', ' ', 'b', null, 'c', 'd'])).toEqual(['a', 'b', 'c']);
    expect(parseOptions(undefined)).toEqual([]);
    expect(parseOptions({ a: 1 })).toEqual([]);
  });
});

describe('where the dialogue goes', () => {
  it('goes to the summary when there is one, whatever else the reply holds', () => {
    const outcome = getOutcome(
      parseReply({ data: { newQuestion: 'a?', end: true, frontendDisplay: display } }),
    );
    expect(outcome).toEqual({ kind: 'summary', summary: unpackSummary(display) });
  });

  it('goes to the summary when nothing is asked', () => {
    expect(getOutcome(parseReply({ supportMessage: 'Well done.' }))).toEqual({
      kind: 'summary',
      summary: undefined,
    });
  });

  it('asks the next question', () => {
    expect(getOutcome(parseReply({ newQuestion: 'a?' }))).toEqual({ kind: 'question', question: 'a?' });
  });

  it('stays when the end flag is set', () => {
    expect(getOutcome(parseReply({ newQuestion: 'a?', end: true }))).toEqual({ kind: 'stay' });
    expect(getOutcome(parseReply({ end: 'true' }))).toEqual({ kind: 'stay' });
  });

  it('shows the raw content of what cannot be read', () => {
    expect(getOutcome(parseReply('{"q": "broken'))).toEqual({ kind: 'raw', text: '{"q": "broken' });
  });
});

describe('the understanding', () => {
  it('is read with parts missing, and is absent where there is none', () => {
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

  it('is read as part of a reply', () => {
    const reply = parseReply({ q: 'a?', understanding: { wants: ['rest'] } });
    expect(reply.understanding?.wants).toEqual([{ text: 'rest', own: false }]);
  });
});
