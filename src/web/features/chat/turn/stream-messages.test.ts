import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStreamEvent } from './stream-messages.ts';

const parse = (event: string, data: unknown) =>
  parseStreamEvent({ event, data: typeof data === 'string' ? data : JSON.stringify(data) });

describe('the events of the stream', () => {
  it('reads thinking text with its blanks, as JSON or plain', () => {
    expect(parse('thinking', { text: ' a word ' })).toEqual({ kind: 'thinking', text: ' a word ' });
    expect(parse('thinking', { content: 'a' })).toEqual({ kind: 'thinking', text: 'a' });
    expect(parse('thinking', 'plain ')).toEqual({ kind: 'thinking', text: 'plain ' });
  });

  it('reads a progress line as a status', () => {
    expect(parse('message', { text: 'Reading your answer' })).toEqual({
      kind: 'status',
      text: 'Reading your answer',
    });
  });

  it('appends plain default messages, and JSON ones by type, content or s', () => {
    expect(parse('message', 'plain')).toEqual({ kind: 'thinking', text: 'plain' });
    expect(parse('message', { type: 'thinking', content: 'a' })).toEqual({ kind: 'thinking', text: 'a' });
    expect(parse('message', { content: 'b' })).toEqual({ kind: 'thinking', text: 'b' });
    expect(parse('message', { s: 'c' })).toEqual({ kind: 'thinking', text: 'c' });
    expect(parse('message', { other: 1 })).toEqual({ kind: 'nothing' });
  });

  it('reads a final event by name or by type', () => {
    const data = { newQuestion: 'What now?' };
    expect(parse('final', { sessionId: 's', data })).toMatchObject({ reply: { question: 'What now?' } });
    expect(parse('message', { type: 'final', data })).toMatchObject({ reply: { question: 'What now?' } });
    expect(parse('message', { type: 'final', newQuestion: 'And then?' })).toMatchObject({
      kind: 'final',
      reply: { question: 'And then?' },
    });
  });

  it('keeps the raw text of a final event that cannot be read', () => {
    expect(parse('final', 'only words')).toMatchObject({
      reply: { question: 'only words', readable: false },
    });
  });

  it('names a failure, an unknown one as internal', () => {
    expect(parse('failed', { code: 'restarting' })).toEqual({ kind: 'failed', code: 'restarting' });
    expect(parse('failed', { code: 'toString' })).toEqual({ kind: 'failed', code: 'internal' });
    expect(parse('failed', 'x')).toEqual({ kind: 'failed', code: 'internal' });
  });

  it('never throws', () => {
    const names = fc.constantFrom('thinking', 'message', 'final', 'failed', 'other');
    const data = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(names, data, (event, text) => {
        expect(parseStreamEvent({ event, data: text }).kind).toBeTypeOf('string');
      }),
    );
  });
});
