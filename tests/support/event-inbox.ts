import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentProviderName } from '../../src/shared/payment-providers.ts';

/** A webhook as the provider sent it: the very bytes, with the headers that sign them. */
export interface SignedEvent {
  provider: PaymentProviderName;
  payload: string;
  headers: Record<string, string>;
}

export interface EventInbox {
  /** The provider's name is added to it. */
  url: string;
  events: SignedEvent[];
  close(): Promise<void>;
}

function signedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => /^(content-type|stripe-|paypal-)/.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Takes webhooks and keeps them, for tests that deliver them in their own order. */
export async function openEventInbox(): Promise<EventInbox> {
  const events: SignedEvent[] = [];
  const server = createServer(async (request, response) => {
    const provider = request.url?.endsWith('paypal') ? 'paypal' : 'stripe';
    const payload = await text(request);
    events.push({ provider, payload, headers: signedHeaders(request.headers) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    events,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
