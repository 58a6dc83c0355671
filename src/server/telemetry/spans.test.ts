import { expect, it, vi } from 'vitest';
import { createScriptedGuide } from '../chat/testing.ts';
import type { Database } from '../db/database.ts';
import type { Guide, GuideEvent, GuideInput, OutboundRequest } from '../guide/guide.ts';
import { describeQuery, traceDatabase, traceGuide } from './spans.ts';
import type { SpanAttributes, Tracing } from './tracing.ts';

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
    childSpan: span,
    request: () => ({ set: () => {}, run: (work) => work(), end: () => {} }),
    close: async () => {},
  };
  const request = { provider: 'anthropic' } as unknown as OutboundRequest;
  const next: Guide['next'] = async function* (
    _input,
    _signal,
    recordOutboundRequest,
  ): AsyncGenerator<GuideEvent> {
    await recordOutboundRequest?.(request);
    yield { type: 'thinking', text: 'The sea is far.' };
  };
  const guide = traceGuide({ ...createScriptedGuide(), next }, tracing);
  const recordOutboundRequest = vi.fn(async () => {});
  const events: GuideEvent[] = [];
  for await (const event of guide.next(input, new AbortController().signal, recordOutboundRequest))
    events.push(event);
  expect(recordOutboundRequest).toHaveBeenCalledWith(request);
  expect(events).toEqual([{ type: 'thinking', text: 'The sea is far.' }]);
  expect(spans.map(([name]) => name)).toEqual(['guide']);
  expect(JSON.stringify(spans)).not.toContain('sea');
});

it.each([
  ['select "id", "email" from "users" where "email" = $1', { kind: 'select', table: 'users' }],
  ['\n  INSERT into "rounds" ("answer") values ($1)', { kind: 'insert', table: 'rounds' }],
  ['update "turns" set "status" = $1', { kind: 'update', table: 'turns' }],
  ["select pg_notify('x', 'Should I leave from home')", { kind: 'select', table: undefined }],
  ['Should I leave?', { kind: 'other', table: undefined }],
])('of the query %j only its kind and table are recorded', (text, told) => {
  expect(describeQuery(text)).toEqual(told);
});

it('a query gives what it gave before, and its values are in no span', async () => {
  const spans: [string, SpanAttributes][] = [];
  const span: Tracing['span'] = (name, attributes, work) => {
    spans.push([name, attributes]);
    return work({ set: () => {} });
  };
  const tracing: Tracing = { span, childSpan: span, request: () => ({}) as never, close: async () => {} };
  const $client = { query: async (text: string, values: unknown[]) => ({ text, values }) };
  const db = { $client, transaction: async (work: (tx: unknown) => Promise<unknown>) => work('tx') };
  traceDatabase({ db, native: { kind: 'pglite' } } as unknown as Database, tracing);
  const values = ['somebody@example.org'];
  expect(await $client.query('select * from "users" where "email" = $1', values)).toMatchObject({ values });
  expect(await db.transaction(async (tx) => tx)).toBe('tx');
  expect(spans).toEqual([
    [
      'database',
      { 'db.system.name': 'pglite', 'db.operation.name': 'select', 'db.collection.name': 'users' },
    ],
    ['transaction', {}],
  ]);
});
