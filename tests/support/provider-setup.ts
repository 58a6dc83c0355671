/** What the tests that every payment provider must pass need of it: its sandbox, its pay page and its webhooks. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyPluginAsync } from 'fastify';
import Fastify from 'fastify';
import type { SandboxClock } from '../../src/sandbox/clock.ts';
import { openSandboxClock } from '../../src/sandbox/clock.ts';
import type { SimulatedProvider } from '../../src/sandbox/simulated-provider.ts';
import type { PaymentProvider, RawWebhook } from '../../src/server/billing/providers/provider.ts';
import { makeSandboxFolder, origin } from './billing-app.ts';

/** How a peer fails: an error of its own, no answer at all, half an answer, or an answer that is not the provider's. */
export const failures = ['500', 'hang', 'trickle', 'garbage', 'empty object', 'foreign 404'] as const;
export type Failure = (typeof failures)[number];

/** A payment provider's sandbox that was started, and how the app's own side of it is made. */
export interface StartedProvider<Config, Limits> {
  sandbox: { simulated: SimulatedProvider; pages: FastifyPluginAsync; stop(): Promise<void> };
  config: Config;
  /** Waits for well under a second. */
  impatient: Limits;
  create(config: Config, limits?: Limits): PaymentProvider;
}

export interface ProviderSetup<Config = unknown, Limits = unknown> {
  provider: PaymentProvider;
  /** The same account by other settings. */
  providerWith(changes: Partial<Config>, limits?: Limits): PaymentProvider;
  /** The provider as it would be with its peer at this address, and little patience. */
  providerAt(apiBase: string): PaymentProvider;
  config: Config;
  simulated: SimulatedProvider;
  clock: SandboxClock;
  /** Presses a button of a page of the provider; gives where it leads. */
  press(url: string, button: 'pay' | 'decline' | 'cancel'): Promise<string>;
  /** Webhooks that came since the last call. */
  takeWebhooks(): RawWebhook[];
  close(): Promise<void>;
}

async function listen(handler: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function openInbox(now: () => Date) {
  const received: RawWebhook[] = [];
  const server = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ rawBody: Buffer.concat(chunks), headers: request.headers, now: now() });
      response.writeHead(200).end();
    });
  });
  return { ...server, take: () => received.splice(0) };
}

const answers: Record<Failure, RequestListener> = {
  '500': (_request, response) =>
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}'),
  hang: () => undefined,
  trickle: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  garbage: (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>a proxy</html>'),
  'empty object': (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  'foreign 404': (_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<html>not here</html>'),
};

/** A peer that fails in this way, whatever it is asked. */
export function openFailingPeer(failure: Failure) {
  return listen((request, response) => {
    request.resume();
    answers[failure](request, response);
  });
}

/** Starts at noon of the last of January: the next months are shorter. */
export async function openProviderSetup<Config extends { apiBase: string | undefined }, Limits>(
  prefix: string,
  start: (options: {
    dataDir: string;
    savesAtStop: boolean;
    webhookUrl: string;
    clock: SandboxClock;
  }) => Promise<StartedProvider<Config, Limits>>,
): Promise<ProviderSetup<Config, Limits>> {
  const { folder, remove } = await makeSandboxFolder();
  const realNow = () => new Date('2026-01-31T12:00:00.000Z');
  const clock = await openSandboxClock({ dataDir: folder, realNow });
  const inbox = await openInbox(clock.now);
  const { sandbox, config, impatient, create } = await start({
    dataDir: folder,
    savesAtStop: true,
    webhookUrl: inbox.url,
    clock,
  });
  const pages = Fastify();
  await pages.register(sandbox.pages, { prefix });
  return {
    provider: create(config),
    providerWith: (changes, limits) => create({ ...config, ...changes }, limits),
    providerAt: (apiBase) => create({ ...config, apiBase }, impatient),
    config,
    simulated: sandbox.simulated,
    clock,
    press: async (url, button) => {
      const { pathname } = new URL(url);
      const { headers } = await pages.inject({ method: 'POST', url: `${pathname}/${button}` });
      return new URL(headers.location ?? '', origin).href;
    },
    takeWebhooks: inbox.take,
    close: async () => {
      await pages.close();
      await sandbox.stop();
      await inbox.close();
      await remove();
    },
  };
}
