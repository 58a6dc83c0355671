/** A server in PayPal's place that answers as a test says, for what the played PayPal never does. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaypalConfig } from '../../src/server/billing/providers/paypal/paypal-config.ts';

export interface PeerRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type PeerAnswer =
  | { status: number; json?: object; text?: string; headers?: Record<string, string> }
  | ((response: ServerResponse) => void);

export interface Peer {
  config: PaypalConfig;
  /** Without those for tokens. */
  requests: PeerRequest[];
  tokensGiven(): number;
  close(): Promise<void>;
}

/** The peer's clock stands still, so that its answers are the same on any day. */
export const peerTime = 'Fri, 20 Nov 2026 10:00:00 GMT';

export function json(body: object, status = 200): PeerAnswer {
  return { status, json: body };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, answer: PeerAnswer): void {
  if (typeof answer === 'function') {
    answer(response);
    return;
  }
  const body = answer.json ? JSON.stringify(answer.json) : (answer.text ?? '');
  response
    .writeHead(answer.status, { 'content-type': 'application/json', date: peerTime, ...answer.headers })
    .end(body);
}

/** `token` answers the calls for tokens, `answer` all others; tokens are `token-1`, `token-2` and so on. */
export async function openPeer(
  answer: (request: PeerRequest, count: number) => PeerAnswer,
  token: (count: number) => PeerAnswer = (count) =>
    json({ access_token: `token-${count}`, expires_in: 32_400 }),
): Promise<Peer> {
  const requests: PeerRequest[] = [];
  let tokens = 0;
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await readBody(request);
    if (path === '/v1/oauth2/token') return send(response, token(++tokens));
    const received = { method, path, headers, body };
    requests.push(received);
    send(response, answer(received, requests.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const config: PaypalConfig = {
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: '8PT597110X687430L',
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rootCertificates: [],
    sandbox: false,
  };
  return {
    config,
    requests,
    tokensGiven: () => tokens,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
