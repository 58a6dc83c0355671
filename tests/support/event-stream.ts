import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ReceivedEvent {
  id: string | undefined;
  event: string | undefined;
  data: string;
}

export interface EventStream {
  status: number;
  headers: Headers;
  /** Waits for the next `count` events, or for all that come until the stream ends. */
  read(count?: number): Promise<ReceivedEvent[]>;
  /** Leaves the stream, as a browser tab that is closed. */
  leave(): void;
}

/** Sends a request whose answer is a stream of server-sent events. */
export async function openEventStream(url: string, init: RequestInit): Promise<EventStream> {
  const abort = new AbortController();
  const headers = new Headers(init.headers);
  headers.set('accept', 'text/event-stream');
  const response = await fetch(url, { ...init, headers, signal: abort.signal });
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  return {
    status: response.status,
    headers: response.headers,
    read: async (count = Number.POSITIVE_INFINITY) => {
      const events: ReceivedEvent[] = [];
      while (events.length < count) {
        const { value } = (await reader?.read()) ?? {};
        if (!value) break;
        events.push({ id: value.id, event: value.event, data: value.data });
      }
      return events;
    },
    leave: () => abort.abort(),
  };
}
