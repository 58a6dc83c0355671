import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createIdentityApp,
  googleNonce,
  type IdentityApp,
  nonceFor,
  postGoogle,
  startApple,
} from '../../../../tests/support/identity-app.ts';
import {
  forge,
  googleClientId,
  issueIdToken,
  startIssuer,
  type TestIssuer,
} from '../../../../tests/support/identity-issuer.ts';
import { createIdentityIssuer, fetchFromIdentityProvider } from './identity-tokens.ts';

let issuer: TestIssuer;
let stopped = false;
beforeEach(async () => {
  issuer = await startIssuer();
  stopped = false;
  issuer.people.set('anna', { email: 'anna@gmail.com', email_verified: true });
});
afterEach(async () => {
  if (!stopped) await issuer.stop();
});
async function stopIssuer() {
  stopped = true;
  await issuer.stop();
}

/** The nonce of a browser, with the cookie that binds it. */
const own = nonceFor('s'.repeat(43));
const issuerOf = (url: string) =>
  createIdentityIssuer(
    { clientId: googleClientId, issuers: [url], endpoints: undefined, sandbox: false },
    fetch,
  );
const verify = (idToken: string, url = issuer.url) => issuerOf(url).verify(idToken, new Date());

describe('an issuer that cannot be reached', () => {
  let test: IdentityApp;
  beforeEach(async () => {
    test = await createIdentityApp(issuer);
  });
  afterEach(() => test.close());

  it('is an answer of 503 before its keys are known, not a refusal', async () => {
    const idToken = await forge(issuer, own.nonce);
    await stopIssuer();
    const answer = await postGoogle(test, idToken, own.cookie);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe('idp_unavailable');
    expect((await startApple(test)).address).toBe('/login?error=idp_unavailable');
  });

  it('does not stop a sign-in once its keys are known', async () => {
    const { nonce, cookie } = await googleNonce(test);
    const later = await issueIdToken(issuer, { subject: 'anna', nonce });
    expect((await postGoogle(test, await forge(issuer, own.nonce), own.cookie)).statusCode).toBe(200);
    await stopIssuer();
    expect((await postGoogle(test, later, cookie)).statusCode).toBe(200);
  });

  it('does not stop one either when the keys were to be asked for again', async () => {
    const { nonce, cookie } = await googleNonce(test);
    const later = await issueIdToken(issuer, { subject: 'anna', nonce });
    expect((await postGoogle(test, await forge(issuer, own.nonce), own.cookie)).statusCode).toBe(200);
    await stopIssuer();
    const spy = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const code = await postGoogle(test, later, cookie).then((answer) => answer.json().code);
    spy.mockRestore();
    // An hour later the token is too old; that it is judged at all shows that the keys are still there.
    expect(code).toBe('identity_refused');
  });
});

describe('keys', () => {
  it('are asked for once, however many tokens name keys that do not exist', async () => {
    const verifier = issuerOf(issuer.url);
    await verifier.verify(await forge(issuer, own.nonce), new Date());
    for (let index = 0; index < 70; index++) {
      const idToken = await forge(issuer, own.nonce, { header: { kid: `made-up-${index}` } });
      await expect(verifier.verify(idToken, new Date())).rejects.toMatchObject({ code: 'identity_refused' });
    }
    expect(issuer.keyCalls()).toBe(1);
  });
});

describe('an answer that is no discovery document', () => {
  const cases: [string, RequestListener][] = [
    ['a page', (_, response) => response.end('<html>')],
    ['an error', (_, response) => response.writeHead(500).end('{}')],
    ['a redirect', (_, response) => response.writeHead(302, { location: issuer.url }).end()],
    [
      'another issuer’s document',
      (_, response) => response.end(JSON.stringify({ issuer: 'https://evil.test' })),
    ],
    ['a document without end', (_, response) => response.end(`{"a":"${'x'.repeat(400_000)}"}`)],
    ['a cut line', (_, response) => response.destroy()],
  ];
  it.each(cases)('is the issuer’s fault: %s', async (_, listener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(verify(await forge(issuer, own.nonce), url)).rejects.toMatchObject({
      code: 'idp_unavailable',
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a call to an identity provider', () => {
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
    expect(await fetchFromIdentityProvider(fetch, url, call)).toEqual({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('follows no redirect', async () => {
    let reached = false;
    const target = await serve((_, response) => {
      reached = true;
      response.end('{}');
    });
    const url = await serve((_, response) => response.writeHead(302, { location: target }).end());
    await expect(fetchFromIdentityProvider(fetch, url, call)).rejects.toMatchObject(unavailable);
    expect(reached).toBe(false);
  });

  it('reads no more than it needs', async () => {
    const url = await serve((_, response) => response.end(`"${'x'.repeat(300 * 1_024)}"`));
    await expect(fetchFromIdentityProvider(fetch, url, call)).rejects.toMatchObject(unavailable);
  });

  it('waits no longer than it may, also when the answer has begun', async () => {
    const silent = await serve(() => {});
    await expect(fetchFromIdentityProvider(fetch, silent, { timeoutMs: 100 })).rejects.toMatchObject(
      unavailable,
    );
    const slow = await serve((_, response) => void response.write('{'));
    await expect(fetchFromIdentityProvider(fetch, slow, { timeoutMs: 100 })).rejects.toMatchObject(
      unavailable,
    );
  });

  it('takes whatever is no JSON for no answer', async () => {
    const url = await serve((_, response) => response.end('<html>'));
    await expect(fetchFromIdentityProvider(fetch, url, call)).rejects.toMatchObject(unavailable);
  });
});
