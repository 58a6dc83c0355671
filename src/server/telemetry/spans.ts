/** Where spans of a trace are recorded: requests, outgoing calls, the guide, the database and jobs. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Guide, GuideEvent } from '../guide/guide.ts';
import type { OutboundWatch } from '../http/outbound.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { WorkMetrics } from './metrics.ts';
import type { SpanNotes, Tracing } from './tracing.ts';

/** Counts outgoing calls and creates a span for each. */
export function watchOutbound(
  { outboundCall }: Pick<WorkMetrics, 'outboundCall'>,
  tracing: Pick<Tracing, 'span'>,
  elapsedMs: () => number,
): OutboundWatch {
  return (host, send) =>
    tracing.span('outbound', { 'server.address': host }, async (notes) => {
      const startedMs = elapsedMs();
      try {
        const response = await send();
        notes.set({ 'http.response.status_code': response.status });
        outboundCall(host, response.status < 500 ? 'answered' : 'failed', elapsedMs() - startedMs);
        return response;
      } catch (error) {
        outboundCall(host, 'no_answer', elapsedMs() - startedMs);
        throw error;
      }
    });
}

function noteStep(notes: SpanNotes, event: GuideEvent): void {
  if (event.type !== 'step') return;
  const { model, promptVersion, tries, usage, fellBack } = event.report ?? {};
  notes.set({
    'clearing.step': event.step.kind,
    ...(model && { 'gen_ai.request.model': model }),
    ...(promptVersion && { 'clearing.prompt': promptVersion }),
    ...(tries !== undefined && { 'clearing.tries': tries }),
    ...(fellBack && { 'clearing.fell_back': fellBack }),
    ...(usage && {
      'gen_ai.usage.input_tokens': usage.inputTokens,
      'gen_ai.usage.output_tokens': usage.outputTokens,
    }),
  });
}

/** Passes on all events; the span lasts until the last one. */
async function* traceEvents(
  events: AsyncIterable<GuideEvent>,
  kind: string,
  tracing: Pick<Tracing, 'span'>,
): AsyncGenerator<GuideEvent> {
  const eventsEnded = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<SpanNotes>();
  const span = tracing.span('guide', { 'gen_ai.provider.name': kind }, async (notes) => {
    opened.resolve(notes);
    await eventsEnded.promise;
  });
  // The caller handles the failure; the span only records it.
  span.catch(() => {});
  try {
    const notes = await opened.promise;
    for await (const event of events) {
      noteStep(notes, event);
      yield event;
    }
    eventsEnded.resolve();
  } catch (error) {
    eventsEnded.reject(error);
    throw error;
  } finally {
    eventsEnded.resolve();
  }
}

/** The same guide, with a span for each step. */
export function traceGuide(guide: Guide, tracing: Tracing): Guide {
  if (!tracing.request) return guide;
  return {
    ...guide,
    next: (input, signal, recordOutboundRequest) =>
      traceEvents(guide.next(input, signal, recordOutboundRequest), guide.kind, tracing),
  };
}

/** A span for each job, named after its queue. */
export function traceJobs(handlers: JobHandlers, tracing: Tracing): JobHandlers {
  if (!tracing.request) return handlers;
  const wrapped = Object.entries(handlers).map(([name, run]) => [
    name,
    (data: never) =>
      tracing.span('job', { 'clearing.job': name }, () => (run as (data: never) => Promise<void>)(data)),
  ]);
  return Object.fromEntries(wrapped) as JobHandlers;
}

/** The first word of a statement. */
const kindPattern =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|listen|notify)\b/i;
/** The table name of a statement. Only table names are quoted like this; users' texts are always parameters. */
const tablePattern = /\b(?:from|into|update|join)\s+"(\w+)"/i;

/** What a span says of a statement. */
export function describeQuery(text: string): { kind: string; table: string | undefined } {
  return { kind: kindPattern.exec(text)?.[1]?.toLowerCase() ?? 'other', table: tablePattern.exec(text)?.[1] };
}

function getQueryText(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

interface Client {
  query(...input: unknown[]): unknown;
}

/** Measures only calls that return a promise, not the driver's internal calls with callbacks. */
function traceClient(client: Client, tracing: Tracing, system: string): void {
  const query = client.query.bind(client);
  client.query = (...input) => {
    if (input.some((part) => typeof part === 'function')) return query(...input);
    const { kind, table: name } = describeQuery(getQueryText(input[0]));
    const attributes = {
      'db.system.name': system,
      'db.operation.name': kind,
      ...(name && { 'db.collection.name': name }),
    };
    return tracing.childSpan('database', attributes, async () => query(...input));
  };
}

/** A span for the whole transaction, above those of its queries. */
function traceTransactions(database: Database, tracing: Tracing): void {
  const { db } = database;
  const transaction = db.transaction.bind(db);
  db.transaction = (work, ...rest) =>
    tracing.childSpan('transaction', {}, () => transaction((tx) => work(tx), ...rest));
}

/** Patches the given database; does nothing if tracing is off. */
export function traceDatabase(database: Database, tracing: Tracing): void {
  if (!tracing.request) return;
  const { native } = database;
  traceTransactions(database, tracing);
  // The driver below drizzle: PGlite, or PostgreSQL's pool, which also runs single queries.
  const { $client } = database.db as unknown as { $client: Client };
  traceClient($client, tracing, native.kind === 'pglite' ? 'pglite' : 'postgresql');
}

/**
 * A span for each request, with its route pattern, status and id. It continues the trace of a `traceparent` header
 * only if a trusted proxy sent it: other callers could link requests of strangers, or turn sampling on.
 */
export function installTracing(
  app: FastifyInstance,
  { request: startRequestSpan }: Pick<Tracing, 'request'>,
  isTrustedProxy: (address: string | undefined) => boolean,
): void {
  if (!startRequestSpan) return;
  app.addHook('onRequest', (request, reply, done) => {
    const parent = request.headers.traceparent;
    const trusted =
      typeof parent === 'string' && isTrustedProxy(request.socket.remoteAddress) ? parent : undefined;
    const span = startRequestSpan(trusted);
    // `onResponse` is not called when the client disconnects early; `close` always is.
    reply.raw.once('close', () => {
      span.set({
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': reply.statusCode,
        'clearing.request_id': request.id,
        'clearing.caller_left': !reply.raw.writableEnded,
      });
      span.end(reply.statusCode >= 500);
    });
    span.run(done);
  });
}
