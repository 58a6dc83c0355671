import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobinProxy {
  url: string;
  /** Which server, by its place in the list, answered each request so far. */
  answered(): readonly number[];
  /** Called with each piece of an event stream before it is passed on, and with the server that it comes from. */
  onStream: ((text: string, at: number) => void) | undefined;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The answer of one server, passed on as it comes; rejects when that server takes no request. */
function pass(
  target: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  onStream: (text: string) => void,
): Promise<void> {
  const { method, headers } = request;
  return new Promise((resolve, reject) => {
    const sent = send(new URL(request.url ?? '/', target), { method, headers, agent: false }, (answer) => {
      resolve();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
      answer.on('data', (chunk) => {
        if (isStream) onStream(String(chunk));
        response.write(chunk);
      });
      answer.on('end', () => response.end());
      // A server that dies in the middle of an answer: its reader sees the connection break.
      answer.on('error', () => response.destroy());
      response.on('close', () => sent.destroy());
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Gives each request to the next of its servers; one that is down is passed over. */
export async function startRoundRobinProxy(targets: () => readonly string[]): Promise<RoundRobinProxy> {
  const answered: number[] = [];
  let turn = 0;
  const proxy = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const urls = targets();
    const first = turn++;
    for (let tries = 0; tries < urls.length; tries++) {
      const at = (first + tries) % urls.length;
      const onStream = (text: string) => made.onStream?.(text, at);
      const done = await pass(urls[at] ?? '', request, body, response, onStream).then(
        () => true,
        () => false,
      );
      if (done) return void answered.push(at);
    }
    response.writeHead(502).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const made: RoundRobinProxy = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answered: () => answered,
    onStream: undefined,
    close: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
  return made;
}
