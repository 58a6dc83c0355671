import { expect, it, vi } from 'vitest';
import { createScriptedGuide } from '../chat/testing/scripted-guide.ts';
import type { Guide, GuideEvent, GuideInput, Sending } from '../guide/guide.ts';
import type { SpanAttributes, Tracing } from './tracing.ts';
import { traceGuide } from './tracing-parts.ts';

const input: GuideInput = { question: 'Should I move to the sea?', rounds: [] } as unknown as GuideInput;

it('a guide that is traced writes down what leaves and hands on what it says; its span holds no text', async () => {
  const spans: [string, SpanAttributes][] = [];
  const span: Tracing['span'] = (name, attributes, work) => {
    const told = { ...attributes };
    spans.push([name, told]);
    return work({ set: (more) => void Object.assign(told, more) });
  };
  const tracing: Tracing = {
    span,
    detail: span,
    request: () => ({ set: () => {}, run: (work) => work(), end: () => {} }),
    close: async () => {},
  };
  const sending = { provider: 'anthropic' } as unknown as Sending;
  const next: Guide['next'] = async function* (_input, _signal, tell): AsyncGenerator<GuideEvent> {
    await tell?.(sending);
    yield { type: 'thinking', text: 'The sea is far.' };
  };
  const guide = traceGuide({ ...createScriptedGuide(), next }, tracing);
  const tell = vi.fn(async () => {});
  const events: GuideEvent[] = [];
  for await (const event of guide.next(input, new AbortController().signal, tell)) events.push(event);
  expect(tell).toHaveBeenCalledWith(sending);
  expect(events).toEqual([{ type: 'thinking', text: 'The sea is far.' }]);
  expect(spans.map(([name]) => name)).toEqual(['guide']);
  expect(JSON.stringify(spans)).not.toContain('sea');
});
