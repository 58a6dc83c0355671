/** Every call of the published contract is given nonsense; what it answers and what it logs is searched. */
import { Writable } from 'node:stream';
import fc from 'fast-check';
import type { InjectOptions } from 'light-my-request';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../src/server/http/request-log.ts';
import { goodPassword, registerAccount } from '../support/accounts.ts';
import { createSubscribedPerson, type SignedInPerson } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { validFields } from '../support/valid-fields.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
}

interface Operation {
  method: string;
  path: string;
  body: Schema | undefined;
  query: string[];
}

let test: TestApp;
let person: SignedInPerson;
let operations: Operation[];
let log = '';
const sink = new Writable({
  write(chunk, _, done) {
    log += chunk;
    done();
  },
});

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content['application/json']?.schema,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    })),
  );
}

beforeAll(async () => {
  test = await createTestApp({ deps: { log: pino(loggerOptions('debug'), sink) } });
  person = await createSubscribedPerson(test);
  operations = operationsOf((await test.app.inject('/api/openapi.json')).json());
});
afterAll(() => test.close());

const nasty = fc.constantFrom(
  "' OR 1=1 --",
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '%00',
  '$' + '{7*7}',
  '<script>alert(1)</script>',
  'x'.repeat(5_000),
  '🌊'.repeat(300),
  '-1',
  'NaN',
  '1e999',
  '{"$ne":null}',
  '00000000-0000-4000-8000-000000000000',
  'a@b.cd',
  'constructor',
);
const text = fc.oneof(nasty, fc.constant('Should I\u0000 go?'), fc.string({ unit: 'binary', maxLength: 60 }));
const junk = fc.oneof({ weight: 2, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });

/** Often what the schema asks for, often not. */
function inputOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf?.length) return fc.oneof(junk, ...schema.anyOf.map(inputOf));
  if (schema.const !== undefined) return fc.oneof(fc.constant(schema.const), junk);
  if (schema.enum?.length) return fc.oneof(fc.constantFrom(...schema.enum), junk);
  if (schema.properties) return objectOf(schema.properties);
  if (schema.type === 'boolean') return fc.oneof(fc.boolean(), junk);
  if (schema.type === 'number' || schema.type === 'integer') return fc.oneof(fc.integer(), fc.double(), junk);
  if (schema.type === 'array') return fc.oneof(fc.array(junk, { maxLength: 3 }), junk);
  return fc.oneof(text, text, junk);
}

function objectOf(properties: Record<string, Schema>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, inputOf(field)]),
  );
  return fc.record(fields, { requiredKeys: [] });
}

/** A body of passing fields with one that is often not what the schema asks for. */
function nearlyPassing(properties: Record<string, Schema>): fc.Arbitrary<unknown> {
  const base = validFields(properties);
  const fields = Object.entries(properties);
  if (!fields.length) return fc.constant(base);
  return fc
    .constantFrom(...fields)
    .chain(([field, schema]) => inputOf(schema).map((value) => ({ ...base, [field]: value })));
}

function bodyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties } = schema.anyOf?.find((one) => one.properties) ?? schema;
  const near = properties ? nearlyPassing(properties) : inputOf(schema);
  return fc.oneof(
    { weight: 4, arbitrary: near },
    { weight: 3, arbitrary: inputOf(schema) },
    { weight: 1, arbitrary: junk },
  );
}

function requestOf(operation: Operation): fc.Arbitrary<InjectOptions> {
  const id = fc.oneof(fc.constant('s-1'), text).map((value) => {
    return encodeURIComponent(value.toWellFormed());
  });
  const query = fc.record(Object.fromEntries(operation.query.map((name) => [name, text])), {
    requiredKeys: [],
  });
  const authorization = fc.constantFrom(
    person.headers.authorization,
    person.headers.authorization,
    '',
    'Bearer x',
  );
  const body = operation.body ? bodyOf(operation.body) : fc.constant(undefined);
  return fc
    .record({ id, query, authorization, body, key: fc.option(text, { nil: undefined }) })
    .map((parts) => {
      const search = Object.entries(parts.query).map(
        ([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
      );
      return {
        method: operation.method as 'GET',
        url: `${operation.path.replace(/\{\w+\}/g, parts.id)}${search.length ? `?${search.join('&')}` : ''}`,
        headers: {
          authorization: parts.authorization,
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
          ...(parts.key !== undefined && { 'idempotency-key': encodeURIComponent(parts.key.toWellFormed()) }),
        },
        ...(parts.body !== undefined && { payload: JSON.stringify(parts.body) }),
      };
    });
}

/** The database refuses a NUL, so each field is tried with one in an otherwise good body, not left to chance. */
function withNul({ method, path, body }: Operation): [InjectOptions][] {
  const properties = body && (body.anyOf?.find((one) => one.properties) ?? body).properties;
  return Object.keys(properties ?? {}).map((field) => [
    {
      method: method as 'POST',
      url: path.replace(/\{\w+\}/g, 's-1'),
      payload: { ...validFields(properties ?? {}), [field]: 'Should I\u0000 go?' },
      headers: person.headers,
    },
  ]);
}

/** A stack, a query or a place in the code. */
const leak =
  /\bat .+:\d+:\d+|node_modules|\.ts:\d|\b(?:select|insert into|update|delete from)\b.+\b(?:from|where|values|set)\b|\$1|PGlite|drizzle/i;

/** A refusal names the fields it does not know; what the caller called them is no leak. */
function withoutSentNames(body: string, { payload }: InjectOptions): string {
  const sent: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload;
  const names = sent && typeof sent === 'object' ? Object.keys(sent).filter(Boolean) : [];
  // Quoted twice: as JSON within a message within JSON.
  return names.reduce(
    (rest, name) => rest.replaceAll(JSON.stringify(JSON.stringify(name)).slice(1, -1), ''),
    body,
  );
}

describe('every call of the contract, 1,000 requests', () => {
  it('answers with 4xx at most, in its own words, and the process lives on', async () => {
    expect(operations.length).toBeGreaterThan(20);
    const fatal: unknown[] = [];
    for (const event of ['uncaughtExceptionMonitor', 'unhandledRejection'] as const)
      process.on(event, (error: unknown) => void fatal.push(error));
    const anyRequest = fc.constantFrom(...operations).chain(requestOf);
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(anyRequest, async (request) => {
      test.clock.pass(60_000);
      const response = await test.app.inject(request);
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      expect(
        response.statusCode,
        `${request.url} ${JSON.stringify(request.payload)}: ${response.body}`,
      ).toBeLessThan(500);
      if (response.statusCode >= 400) {
        expect(withoutSentNames(response.body, request)).not.toMatch(leak);
        expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }
    });
    await fc.assert(property, { numRuns: 1_000, examples: operations.flatMap(withNul) });
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1_000);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(20);
    // Either of them ends the server's process.
    await new Promise((resolve) => setImmediate(resolve));
    expect(fatal).toEqual([]);
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  }, 180_000);
});

describe('the log of a whole run', () => {
  it('holds no password, token, code, address, query or text of a person', async () => {
    const email = 'quiet.reader@example.org';
    const tokens = await registerAccount(test, email);
    const code = /\b\d{6}\b/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const question = 'Should I tell my sister about the marigold letter?';
    const post = (url: string, payload: object, authorization = person.headers.authorization) =>
      test.app.inject({ method: 'POST', url, payload, headers: { authorization } });
    await post('/api/auth/login', { email, password: 'a wrong secret 1' });
    await post('/api/auth/login', { email, password: goodPassword });
    await post('/api/auth/refresh', { refreshToken: tokens.refreshToken });
    await post('/api/auth/send-reset-code', { email });
    await test.deps.background.settled();
    await post('/api/chat/start', { sessionId: 'letter-session', question });
    await post('/api/chat/message', { sessionId: 'letter-session', message: 'Because of the marigold' });
    await test.app.inject('/api/chat/guide-questions?locale=marigold');
    await test.app.inject(`/login?accessToken=${tokens.accessToken}&email=${email}`);
    // A failing database must not write its parameters into the log.
    const broken = await createTestApp({ deps: { log: pino(loggerOptions('debug'), sink) } });
    await broken.deps.database.close();
    const failed = await broken.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: goodPassword },
    });
    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toMatch(leak);
    await broken.app.close();
    expect(log.split('\n').length).toBeGreaterThan(1_000);
    expect(log).toContain('/api/auth/login');
    expect(log).toContain('request failed');
    const secrets = [
      email,
      'quiet.reader',
      goodPassword,
      'a wrong secret 1',
      tokens.accessToken,
      tokens.refreshToken,
      person.accessToken,
      person.email,
      'marigold',
      'letter-session',
      'accessToken=',
      'OR 1=1',
      '127.0.0.1',
      `"${code}"`,
    ];
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false);
  });
});
