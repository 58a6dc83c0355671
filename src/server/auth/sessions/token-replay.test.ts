import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerAccount } from '../../../../tests/support/accounts.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { loggerOptions } from '../../http/request-log.ts';

let test: TestApp;
const written = new PassThrough();
beforeAll(async () => {
  test = await createTestApp({ deps: { log: pino(loggerOptions('info'), written) as never } });
});
afterAll(() => test.close());

const refresh = (refreshToken: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: { refreshToken },
    headers: { 'accept-language': 'zh-CN' },
  });

it('a replayed token ends the session, is counted and noted without an address, and its owner is told once', async () => {
  const email = 'owner@example.org';
  const first = (await registerAccount(test, email)).refreshToken;
  const second = (await refresh(first)).json().refreshToken;
  test.clock.pass(60_000);
  test.mails.length = 0;
  expect((await refresh(first)).statusCode).toBe(401);
  expect((await refresh(first)).statusCode).toBe(401);
  expect((await refresh(second)).statusCode).toBe(401);
  await test.deps.background.settled();
  expect(test.mails.map(({ to }) => to)).toEqual([email]);
  expect(test.mails[0]?.subject).toContain('退出');
  expect((await test.app.inject('/metrics')).body).toContain('clearing_refresh_token_reuse_total 1');
  const lines = String(written.read()).split('\n');
  const notes = lines.filter((line) => line.includes('refresh_token_reuse')).map((line) => JSON.parse(line));
  expect(notes).toEqual([
    expect.objectContaining({
      audit: 'refresh_token_reuse',
      session: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user: expect.any(String),
      reqId: expect.any(String),
    }),
  ]);
  expect(lines.join()).not.toContain('owner');
});
