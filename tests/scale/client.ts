/** Callers of the proxy: each on a connection of its own, so that every call may come to the other server. */
import { request as send } from 'node:http';
import { type EventStream, openEventStream } from '../support/event-stream.ts';
import { servedBy } from './nginx.ts';

export interface Answer {
  /** 0 when the connection broke before an answer. */
  status: number;
  body: string;
  /** Address of the server that answered, as the proxy names it. */
  by: string;
}

export interface Ask {
  body?: unknown;
  token?: string;
  key?: string;
  /** The caller's own address on loopback, e.g. `127.0.9.1`: limits count by it. */
  from?: string;
}

/** Which servers answered since it was emptied, and how often. */
export type Tally = Map<string, number>;

export interface Client {
  base: string;
  tally: Tally;
  ask(path: string, call?: Ask): Promise<Answer>;
  /** An answer of 200 as JSON; throws at any other. */
  get<T>(path: string, call?: Ask): Promise<T>;
  stream(path: string, call?: StreamCall): Promise<ProxiedStream>;
}

export interface StreamCall extends Ask {
  lastEventId?: string | undefined;
  /** Past the proxy. */
  base?: string;
}

/** `by`: address of the server that answers, as the proxy names it. */
type ProxiedStream = EventStream & { by: string };

const headersOf = ({ body, token, key }: Ask) => ({
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(key && { 'idempotency-key': key }),
});

function askOnce(url: string, call: Ask): Promise<Answer> {
  const { body, from = '127.0.0.1' } = call;
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, body: '', by: '' });
    const sent = send(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
        localAddress: from,
        headers: headersOf(call),
        timeout: 45_000,
      },
      (answer) => {
        let got = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece) => {
          got += piece;
        });
        answer.on('error', broken);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: got, by: String(answer.headers[servedBy] ?? '') }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', broken);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function openStream(url: string, call: StreamCall): Promise<ProxiedStream> {
  const { body, lastEventId } = call;
  const stream = await openEventStream(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headersOf(call), ...(lastEventId && { 'last-event-id': lastEventId }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { ...stream, by: stream.headers.get(servedBy) ?? '' };
}

export function createClient(base: string): Client {
  const tally: Tally = new Map();
  const count = (by: string) => {
    // Where one was passed over, the proxy names both; the last one answered.
    const last = by.split(', ').at(-1);
    if (last) tally.set(last, (tally.get(last) ?? 0) + 1);
  };
  const ask = async (path: string, call: Ask = {}) => {
    const answer = await askOnce(base + path, call);
    count(answer.by);
    return answer;
  };
  return {
    base,
    tally,
    ask,
    get: async <T>(path: string, call: Ask = {}) => {
      const { status, body } = await ask(path, call);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`);
      return JSON.parse(body) as T;
    },
    stream: async (path, call = {}) => {
      const stream = await openStream((call.base ?? base) + path, call);
      count(stream.by);
      return stream;
    },
  };
}
