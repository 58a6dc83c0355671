import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchJson } from './identity-fetch.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const call = { timeoutMs: 5_000 };
const unavailable = { code: 'idp_unavailable' };

it('gives the status and the JSON of an answer', async () => {
  const url = await serve((_, response) => response.writeHead(400).end('{"error":"invalid_grant"}'));
  expect(await fetchJson(fetch, url, call)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
});

it('follows no redirect', async () => {
  let reached = false;
  const target = await serve((_, response) => {
    reached = true;
    response.end('{}');
  });
  const url = await serve((_, response) => response.writeHead(302, { location: target }).end());
  await expect(fetchJson(fetch, url, call)).rejects.toMatchObject(unavailable);
  expect(reached).toBe(false);
});

it('reads no more than it needs', async () => {
  const url = await serve((_, response) => response.end(`"${'x'.repeat(300 * 1_024)}"`));
  await expect(fetchJson(fetch, url, call)).rejects.toMatchObject(unavailable);
});

it('waits no longer than it may, also when the answer has begun', async () => {
  const silent = await serve(() => {});
  await expect(fetchJson(fetch, silent, { timeoutMs: 100 })).rejects.toMatchObject(unavailable);
  const slow = await serve((_, response) => void response.write('{'));
  await expect(fetchJson(fetch, slow, { timeoutMs: 100 })).rejects.toMatchObject(unavailable);
});

it('takes whatever is no JSON for no answer', async () => {
  const url = await serve((_, response) => response.end('<html>'));
  await expect(fetchJson(fetch, url, call)).rejects.toMatchObject(unavailable);
});
