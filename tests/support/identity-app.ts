import { createHash } from 'node:crypto';
import type { InjectOptions } from 'light-my-request';
import { pino } from 'pino';
import { createLimiter, createMemoryCounters } from '../../src/server/http/limiter.ts';
import { loggerOptions } from '../../src/server/http/request-log.ts';
import {
  appleClientId,
  appleTeam,
  appOrigin,
  authorize,
  googleClientId,
  type TestIssuer,
} from './identity-issuer.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface IdentityApp extends TestApp {
  /** Moves the app's clock on; the issuer keeps the real time. */
  passTime(ms: number): void;
  /** Every line of the log, at its finest level. */
  logLines: string[];
}

/** The app on https with Google and Apple both played by the given issuer. */
export async function createIdentityApp(issuer: Pick<TestIssuer, 'url' | 'appleKey'>): Promise<IdentityApp> {
  let passedMs = 0;
  const logLines: string[] = [];
  const now = () => new Date(Date.now() + passedMs);
  const test = await createTestApp({
    env: {
      PUBLIC_URL: appOrigin,
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_ISSUER: issuer.url,
      APPLE_CLIENT_ID: appleClientId,
      APPLE_TEAM_ID: appleTeam.teamId,
      APPLE_KEY_ID: appleTeam.keyId,
      APPLE_PRIVATE_KEY: issuer.appleKey.replaceAll('\n', '\\n'),
      APPLE_ISSUER: issuer.url,
    },
    deps: {
      now,
      log: pino(loggerOptions('trace'), { write: (line: string) => void logLines.push(line) }),
      // More sign-ins a minute than a network has; the limits have tests of their own.
      limiter: createLimiter({
        counters: createMemoryCounters(now),
        key: Buffer.alloc(32),
        loopbackExempt: true,
      }),
    },
  });
  return {
    ...test,
    logLines,
    passTime: (ms) => {
      passedMs += ms;
    },
  };
}

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** Name and value of the one cookie of an answer. */
export function cookieOf(answer: Answer): string {
  const line = [answer.headers['set-cookie']].flat()[0] ?? '';
  return line.split(';')[0] ?? '';
}

export async function googleNonce({ app }: TestApp): Promise<{ nonce: string; cookie: string }> {
  const answer = await app.inject('/api/auth/google/nonce');
  return { nonce: answer.json().nonce, cookie: cookieOf(answer) };
}

/** A nonce whose cookie the test chooses, for tokens made ahead of it. */
export function nonceFor(secret: string): { nonce: string; cookie: string } {
  const nonce = createHash('sha256').update(secret).digest('base64url');
  return { nonce, cookie: `__Host-gn=${secret}` };
}

export function postGoogle({ app }: TestApp, idToken: string, cookie: string, headers = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/google',
    payload: { idToken },
    headers: { cookie, ...headers },
  });
}

export const tabState = 'the-state-of-one-tab';

export interface AppleStart {
  /** Where the browser is sent. */
  address: string;
  cookie: string;
}

export async function startApple({ app }: TestApp, target?: string): Promise<AppleStart> {
  const query = new URLSearchParams({ state: tabState, ...(target && { target }) });
  const answer = await app.inject(`/api/auth/apple/start?${query}`);
  return { address: answer.headers.location ?? '', cookie: cookieOf(answer) };
}

export function postCallback({ app }: TestApp, form: Record<string, string>, cookie: string) {
  const options: InjectOptions = {
    method: 'POST',
    url: '/api/auth/apple/callback',
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
  };
  return app.inject(options);
}

/** From the start to the query that the login page is given. */
export async function signInWithApple(
  test: TestApp,
  subject: string,
  more: { user?: object; target?: string } = {},
): Promise<URLSearchParams> {
  const { address, cookie } = await startApple(test, more.target);
  const form = await authorize(address, subject);
  const user = more.user && { user: JSON.stringify(more.user) };
  return queryOf(await postCallback(test, { ...form, ...user }, cookie));
}

export function queryOf(answer: Answer): URLSearchParams {
  if (answer.statusCode !== 303) throw new Error(`no redirect: ${answer.body}`);
  const address = new URL(String(answer.headers.location), appOrigin);
  if (address.origin !== appOrigin || address.pathname !== '/login') throw new Error(address.href);
  return address.searchParams;
}
