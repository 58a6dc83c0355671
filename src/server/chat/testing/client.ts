import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { InjectOptions } from 'fastify';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { AiResponse } from '#shared/contract/shapes.ts';
import type { TestApp } from '../../../../tests/support/test-app.ts';
import type { Person } from './people.ts';

export interface ReceivedEvent {
  id: string | undefined;
  event: string | undefined;
  data: string;
}

/** What a person's browser or script does, without a socket. */
export function createClient({ app, clock }: TestApp, person: Person | undefined) {
  const call = async (options: InjectOptions) => {
    clock.pass(1_000);
    const headers = { ...(person && { authorization: person.authorization }), ...options.headers };
    return app.inject({ ...options, headers });
  };
  const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    call({ method: 'POST', url: `/api/chat/${path}`, payload: payload as object, headers });
  return {
    post,
    get: (path: string, headers: Record<string, string> = {}) =>
      call({ method: 'GET', url: `/api/chat/${path}`, headers }),
    remove: (path: string) => call({ method: 'DELETE', url: `/api/chat/${path}` }),
    start: async (sessionId: string, question = 'Should I stay or go?'): Promise<AiResponse> =>
      (await post('start', { sessionId, question })).json().data,
    answer: async (sessionId: string, message: string, round?: number): Promise<AiResponse> =>
      (await post('message', { sessionId, message, ...(round && { round }) })).json().data,
    session: async (sessionId: string): Promise<ResponseBody<'getSession'>> =>
      (await call({ method: 'GET', url: `/api/chat/sessions/${sessionId}` })).json(),
  };
}

/** A stream over a real socket, read event by event. */
export async function openStream(base: string, path: string, init: RequestInit) {
  const abort = new AbortController();
  const headers = { accept: 'text/event-stream', ...(init.headers as Record<string, string>) };
  const response = await fetch(`${base}${path}`, { ...init, headers, signal: abort.signal });
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<ReceivedEvent | undefined> => {
    const { value } = (await reader?.read()) ?? {};
    return value && { id: value.id, event: value.event, data: value.data };
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    take: async (count: number): Promise<ReceivedEvent[]> => {
      const events: ReceivedEvent[] = [];
      while (events.length < count) {
        const event = await next();
        if (!event) break;
        events.push(event);
      }
      return events;
    },
    /** Goes away in the middle. */
    drop: () => abort.abort(),
  };
}

/** A POST that asks for the stream form. */
export function streamPost(person: Person, body: unknown, key?: string): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: person.authorization,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
  };
}
