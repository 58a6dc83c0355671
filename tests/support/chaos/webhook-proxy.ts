import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What becomes of webhooks between the provider and the app. */
export type Fate = 'through' | 'dropped' | 'doubled' | 'late';

export interface WebhookProxy {
  url: string;
  counts: Record<Fate, number>;
  /** From now on everything goes straight through. */
  repair(): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface WebhookProxyOptions {
  target: string;
  random(): number;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => /^(content-type|stripe-|paypal-)/.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function fateOf(random: number): Fate {
  if (random < 0.12) return 'dropped';
  if (random < 0.24) return 'doubled';
  return random < 0.4 ? 'late' : 'through';
}

/**
 * A proxy between the providers and the app that drops, doubles, delays and so reorders webhooks. A dropped one
 * is answered 200, so that the provider does not send it again.
 */
export async function startWebhookProxy({ target, random }: WebhookProxyOptions): Promise<WebhookProxy> {
  const counts = { through: 0, dropped: 0, doubled: 0, late: 0 };
  const underWay = new Set<Promise<unknown>>();
  let repaired = false;
  const pass = async (request: IncomingMessage, body: Buffer): Promise<number> => {
    try {
      const answer = await fetch(target + request.url, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: headersOf(request),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 503; // The app is down: the provider has to try again.
    }
  };
  const follow = (work: Promise<unknown>) => {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const fate = repaired ? 'through' : fateOf(random());
    counts[fate] += 1;
    if (fate === 'late') follow(pause(50 + random() * 1_500).then(() => pass(request, body)));
    if (fate === 'doubled') follow(pause(random() * 300).then(() => pass(request, body)));
    const status = fate === 'dropped' || fate === 'late' ? 200 : await pass(request, body);
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    repair: () => {
      repaired = true;
    },
    settled: async () => {
      while (underWay.size) await Promise.all(underWay);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  };
}
