/** Spans of the parts: calls to others, the guide, the database, jobs. */
import type { Guide, GuideEvent } from '../guide/guide.ts';
import type { OutboundWatch } from '../http/outbound.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { WorkFigures } from './metrics-work.ts';
import type { SpanNotes, Tracing } from './tracing.ts';

/** Counts each call that leaves, and makes a span of it. */
export function watchOutbound(
  { asked }: Pick<WorkFigures, 'asked'>,
  tracing: Pick<Tracing, 'span'>,
  elapsedMs: () => number,
): OutboundWatch {
  return (host, send) =>
    tracing.span('outbound', { 'server.address': host }, async (notes) => {
      const startedMs = elapsedMs();
      try {
        const response = await send();
        notes.set({ 'http.response.status_code': response.status });
        asked(host, response.status < 500 ? 'answered' : 'failed', elapsedMs() - startedMs);
        return response;
      } catch (error) {
        asked(host, 'no_answer', elapsedMs() - startedMs);
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

/** Hands on what comes, in a span that lasts until the last of it. */
async function* traced(
  events: AsyncIterable<GuideEvent>,
  kind: string,
  tracing: Pick<Tracing, 'span'>,
): AsyncGenerator<GuideEvent> {
  const over = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<SpanNotes>();
  const ended = tracing.span('guide', { 'gen_ai.provider.name': kind }, async (notes) => {
    opened.resolve(notes);
    await over.promise;
  });
  // The failure is the caller's; the span only knows of it.
  ended.catch(() => {});
  try {
    const notes = await opened.promise;
    for await (const event of events) {
      noteStep(notes, event);
      yield event;
    }
    over.resolve();
  } catch (error) {
    over.reject(error);
    throw error;
  } finally {
    over.resolve();
  }
}

export function traceGuide(guide: Guide, tracing: Tracing): Guide {
  if (!tracing.request) return guide;
  return {
    ...guide,
    next: (input, signal, tell) => traced(guide.next(input, signal, tell), guide.kind, tracing),
  };
}

/** A span for each job, by the name of its queue. */
export function traceJobs(handlers: JobHandlers, tracing: Tracing): JobHandlers {
  if (!tracing.request) return handlers;
  const wrapped = Object.entries(handlers).map(([name, run]) => [
    name,
    (data: never) =>
      tracing.span('job', { 'clearing.job': name }, () => (run as (data: never) => Promise<void>)(data)),
  ]);
  return Object.fromEntries(wrapped) as JobHandlers;
}
