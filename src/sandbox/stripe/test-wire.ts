/** A played Stripe for the tests beside this file, spoken to by its bare wire. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type StripeSandbox, startStripeSandbox } from './api/stripe.ts';

export interface Hook {
  url: string;
  bodies: string[];
  signatures: string[];
  /** How the hook answers; 200 unless told otherwise. */
  answer: { status: number; hang: boolean };
  close(): Promise<void>;
}

export async function openHook(): Promise<Hook> {
  const answer = { status: 200, hang: false };
  const bodies: string[] = [];
  const signatures: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      signatures.push(String(request.headers['stripe-signature']));
      if (!answer.hang) response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, bodies, signatures, answer, close };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}

type Method = 'GET' | 'POST' | 'DELETE';

export interface Wire {
  /** In milliseconds; moved by the test. */
  at: number;
  dataDir: string;
  hook: Hook;
  sandbox: StripeSandbox;
  pages: FastifyInstance;
  call(method: Method, path: string, form?: string, headers?: Record<string, string>): Promise<Answer>;
  sessionForm(changes?: Record<string, string | undefined>): Promise<string>;
  session(changes?: Record<string, string | undefined>): Promise<{ id: string; path: string }>;
  /** Stops it and starts it again on the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

export const item = 'line_items[0][price_data]';

async function call(
  sandbox: StripeSandbox,
  [method, path, form = '', headers = {}]: Parameters<Wire['call']>,
) {
  const response = await fetch(sandbox.apiBase + path, {
    method,
    headers: {
      authorization: `Bearer ${sandbox.secretKey}`,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(method === 'POST' && { body: form }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

function formOf(customer: string, changes: Record<string, string | undefined>): string {
  const fields = {
    mode: 'subscription',
    customer,
    'line_items[0][quantity]': '1',
    [`${item}[currency]`]: 'usd',
    [`${item}[unit_amount]`]: '525',
    [`${item}[recurring][interval]`]: 'month',
    [`${item}[product_data][name]`]: 'Monthly <b>plan</b>',
    success_url: 'http://localhost:3000/ok?id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cancelled',
    ...changes,
  };
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return new URLSearchParams(Object.fromEntries(given)).toString();
}

async function play(wire: Pick<Wire, 'at' | 'dataDir' | 'hook'>) {
  const { dataDir, hook } = wire;
  const now = () => new Date(wire.at);
  const sandbox = await startStripeSandbox({ dataDir, webhookUrl: hook.url, now });
  const pages = Fastify();
  await pages.register(sandbox.pages, { prefix: '/sandbox/stripe' });
  return { sandbox, pages };
}

export async function openWire(): Promise<Wire> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  const base = { at: Date.parse('2026-11-20T10:00:00.000Z'), dataDir, hook: await openHook() };
  const wire: Wire = Object.assign(base, await play(base), {
    call: (...args: Parameters<Wire['call']>) => call(wire.sandbox, args),
    sessionForm: async (changes: Record<string, string | undefined> = {}) => {
      const customer = await wire.call('POST', '/v1/customers', 'email=a@clearing.test');
      return formOf(String(customer.body.id), changes);
    },
    session: async (changes: Record<string, string | undefined> = {}) => {
      const { body } = await wire.call('POST', '/v1/checkout/sessions', await wire.sessionForm(changes));
      return { id: String(body.id), path: new URL(String(body.url)).pathname };
    },
    stop: async () => {
      await wire.pages.close();
      await wire.sandbox.stop();
    },
    start: async () => void Object.assign(wire, await play(wire)),
    end: async () => {
      await wire.stop();
      await wire.hook.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
  return wire;
}
