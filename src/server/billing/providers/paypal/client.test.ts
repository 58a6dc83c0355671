import { afterEach, expect, it } from 'vitest';
import {
  json,
  openPeer,
  type Peer,
  type PeerAnswer,
  type PeerRequest,
} from '../../../../../tests/support/paypal-peer.ts';
import type { AppError } from '../../../http/app-error.ts';
import { createPaypalClient, type PaypalRequest, readResponse } from './client.ts';
import { planResponse } from './responses.ts';

const limits = { totalMs: 400, maxBytes: 1_048_576, pauseMs: 5 };
const read: PaypalRequest = { method: 'GET', path: '/v1/billing/plans/P-1' };
const write: PaypalRequest = {
  method: 'POST',
  path: '/v1/billing/plans',
  body: { name: 'Monthly' },
  requestId: 'plan-1',
};
const failed = { code: 'provider_failed', status: 502 };

let peer: Peer;

async function clientOn(
  answer: (request: PeerRequest, count: number) => PeerAnswer,
  token?: (count: number) => PeerAnswer,
) {
  peer = await openPeer(answer, token);
  return createPaypalClient(peer.config, fetch, limits);
}

afterEach(() => peer.close());

it('asks for one token for calls at the same time, and keeps it', async () => {
  const client = await clientOn(() => json({ ok: true }));
  await Promise.all([client(read), client(read), client(read)]);
  await client(read);
  expect(peer.tokensGiven()).toBe(1);
  expect(peer.requests.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill('Bearer token-1'));
});

it('asks for a new token a minute before the old one ends', async () => {
  const token = (count: number) => json({ access_token: `token-${count}`, expires_in: 60 });
  const client = await clientOn(() => json({ ok: true }), token);
  await client(read);
  await client(read);
  expect(peer.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

it('renews a rejected token once', async () => {
  const isOld = ({ headers }: PeerRequest) => headers.authorization === 'Bearer token-1';
  const client = await clientOn((request) => (isOld(request) ? json({}, 401) : json({ ok: true })));
  expect(await client(write)).toMatchObject({ status: 200, body: { ok: true } });
  expect(peer.tokensGiven()).toBe(2);
  expect(peer.requests.map(({ headers }) => headers['paypal-request-id'])).toEqual(['plan-1', 'plan-1']);
});

it('gives up if PayPal rejects the new token too', async () => {
  const client = await clientOn(() => json({}, 401));
  expect((await client(read)).status).toBe(401);
  expect(peer.requests).toHaveLength(2);
});

it('fails without a token, and asks again the next time', async () => {
  const token = (count: number) =>
    count === 1 ? json({ error: 'invalid_client' }, 401) : json({ access_token: 'good', expires_in: 900 });
  const client = await clientOn(() => json({ ok: true }), token);
  await expect(client(read)).rejects.toMatchObject(failed);
  expect((await client(read)).status).toBe(200);
});

it.each([500, 503, 429])('tries a %i once more with the same request id', async (status) => {
  const client = await clientOn((_request, count) =>
    count === 1 ? json({}, status) : json({ id: 'P-1' }, 201),
  );
  expect(await client(write)).toMatchObject({ status: 201, body: { id: 'P-1' } });
  const sent = peer.requests.map(({ headers, body }) => [headers['paypal-request-id'], body]);
  expect(sent).toEqual(Array(2).fill(['plan-1', '{"name":"Monthly"}']));
});

it('tries a broken connection once more, and no third time', async () => {
  const breaks = (response: { destroy(): void }) => response.destroy();
  const client = await clientOn((_request, count) => (count < 4 ? breaks : json({ ok: true })));
  await expect(client(write)).rejects.toMatchObject(failed);
  expect(peer.requests).toHaveLength(2);
  await expect(client(write)).resolves.toMatchObject({ status: 200 });
});

it('does not retry a rejected request', async () => {
  const client = await clientOn(() => json({ name: 'UNPROCESSABLE_ENTITY' }, 422));
  expect((await client(write)).status).toBe(422);
  expect(peer.requests).toHaveLength(1);
});

it.each<[string, PeerAnswer]>([
  ['before the headers', () => undefined],
  ['in the body', (response) => void response.writeHead(200).write('{')],
  [
    'byte by byte',
    (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('waits no longer than it may when PayPal hangs %s', async (_where, answer) => {
  const client = await clientOn(() => answer);
  await expect(client(read)).rejects.toMatchObject(failed);
  // Its time is up: there is no second try.
  expect(peer.requests).toHaveLength(1);
});

it('applies the time limit and the caller’s signal to the token too', async () => {
  const client = await clientOn(
    () => json({ ok: true }),
    () => () => undefined,
  );
  await expect(client(read)).rejects.toMatchObject(failed);
  await expect(client({ ...read, signal: AbortSignal.abort() })).rejects.toMatchObject(failed);
  expect(peer.requests).toHaveLength(0);
});

it('reads at most a megabyte', async () => {
  const client = await clientOn(() => json({ text: 'x'.repeat(1_048_577) }));
  await expect(client(read)).rejects.toMatchObject(failed);
});

it('follows no redirect', async () => {
  const client = await clientOn((request) =>
    request.path === '/elsewhere' ? json({ ok: true }) : { status: 302, headers: { location: '/elsewhere' } },
  );
  await expect(client(read)).rejects.toMatchObject(failed);
  expect(peer.requests.map(({ path }) => path)).not.toContain('/elsewhere');
});

it.each(['<html>maintenance</html>', '{"id":', ''])(
  'knows no body where there is no JSON (%s)',
  async (text) => {
    const client = await clientOn(() => ({ status: 200, text }));
    expect(await client(read)).toMatchObject({ status: 200, body: undefined });
  },
);

it('reports a failure with status and debug id, without any content', async () => {
  const body = { debug_id: 'abc-123', message: 'for ada@clearing.test' };
  const client = await clientOn(() => json(body, 403));
  const answer = await client(read);
  const error = await Promise.resolve()
    .then(() => readResponse(answer, planResponse))
    .catch((cause: AppError) => cause);
  expect(error).toMatchObject({ ...failed, cause: { message: 'PayPal answered 403, debug id abc-123' } });
  expect(JSON.stringify(error)).not.toContain('ada@');
});
