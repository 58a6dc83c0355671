import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentRequest {
  method: string;
  path: string;
  /** The form-encoded body, or the query of a GET. */
  form: string;
  headers: IncomingHttpHeaders;
}

export interface RecordingProxy {
  url: string;
  close(): Promise<void>;
}

const forwarded = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];

function pickedFrom(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    forwarded.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}

/** A proxy between the app and a simulated provider that records what the app sends. */
export async function openRecordingProxy(target: string, sent: SentRequest[]): Promise<RecordingProxy> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      const { pathname, search } = new URL(request.url ?? '', target);
      const { method = '', headers } = request;
      const asks = method === 'GET';
      sent.push({ method, path: pathname, form: asks ? search.slice(1) : body, headers });
      const init = { method, headers: pickedFrom(headers), ...(!asks && { body }) };
      const answer = await fetch(target + request.url, init);
      const replayed = answer.headers.get('idempotent-replayed');
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        ...(replayed && { 'idempotent-replayed': replayed }),
      });
      response.end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
