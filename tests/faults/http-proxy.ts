import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a call to a provider; `answer lost` reaches it, and its answer does not come back. */
export type ProviderState =
  | 'through'
  | 'hangs'
  | 'answers 500'
  | 'answers 429'
  | 'answer lost'
  | 'writes garbage';

export interface HttpProxy {
  url: string;
  set(state: ProviderState): void;
  /** How many calls came while the state was another than `through`. */
  hit(): number;
  close(): Promise<void>;
}

const dropped = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

/** A proxy between the server and a simulated provider. */
export async function startHttpProxy(target: string): Promise<HttpProxy> {
  let state: ProviderState = 'through';
  let hits = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const now = state;
    if (now !== 'through') hits += 1;
    if (now === 'hangs') return;
    if (now === 'writes garbage')
      return void response.writeHead(200).end('<html>Please sign in to the network');
    if (now === 'answers 500' || now === 'answers 429')
      return void response
        .writeHead(now === 'answers 500' ? 500 : 429, { 'content-type': 'application/json' })
        .end('{}');
    const headers = Object.entries(request.headers).filter(([name]) => !dropped.has(name));
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      ...(parts.length && { body: new Uint8Array(Buffer.concat(parts)) }),
    }).catch(() => undefined);
    const text = await answer?.text();
    if (now === 'answer lost' || answer === undefined) return void request.socket.destroy();
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    });
    response.end(text);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      state = next;
    },
    hit: () => hits,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
