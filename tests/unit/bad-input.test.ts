/**
 * Every call of the endpoint table is given what it must refuse. The cases come from the table and the
 * contract, so that a new call is covered from its first day.
 */
import type { InjectOptions } from 'light-my-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { errors } from '#shared/contract/errors.ts';
import { paymentProviders, startEndpointName } from '#shared/payment-providers.ts';
import { createAdmin } from '../support/admin.ts';
import { createOwned, type Owned, restOfBody } from '../support/owned-resources.ts';
import { createPerson, createSubscribedPerson, type SignedInPerson } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let testApp: TestApp;
let person: SignedInPerson;
let admin: SignedInPerson;

beforeAll(async () => {
  testApp = await createTestApp();
  admin = await createAdmin(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createSubscribedPerson(testApp);
});

const names = Object.keys(endpoints) as EndpointName[];
const posts = names.filter((name) => endpoints[name].method === 'POST');
const guarded = names.filter((name) => endpoints[name].access !== 'public');
const nowhere = '00000000-0000-4000-8000-000000000000';

/** Parts of a path that say what is called, not whose. */
const notIds = new Set(['provider']);
/** What a call asks for in its address. */
const queries: Partial<Record<EndpointName, string>> = { quoteSwitch: '?orderType=YEARLY' };

function urlOf(name: EndpointName, id = nowhere): string {
  const path = endpoints[name].path.replace(':provider', 'stripe').replace(/:\w+/g, id);
  return `${path}${queries[name] ?? ''}`;
}

async function send(name: EndpointName, options: InjectOptions) {
  const { access } = endpoints[name];
  const signedIn = access === 'public' ? {} : (access === 'admin' ? admin : person).headers;
  return testApp.app.inject({
    method: endpoints[name].method,
    url: urlOf(name),
    ...options,
    headers: { ...signedIn, ...options.headers },
  });
}

function expectRefusal(response: Awaited<ReturnType<typeof send>>, label: string, status?: number) {
  const body = response.json() as { code?: string; message?: string };
  expect(response.statusCode, `${label}: ${response.body}`).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, `${label}: ${response.body}`).toBeLessThan(500);
  if (status) expect(response.statusCode, `${label}: ${response.body}`).toBe(status);
  expect(Object.keys(errors), label).toContain(body.code);
  expect(body.message, label).toBeTruthy();
}

/** Names of the fields that an answer blames, without what is inside them. */
function fieldsOf(response: Awaited<ReturnType<typeof send>>): string[] {
  const { fields = {} } = response.json() as { fields?: Record<string, string> };
  return Object.keys(fields).map((field) => field.split('.')[0] ?? '');
}

interface Property {
  type?: string;
  maxLength?: number;
}

/** The fields of a body as JSON Schema sees them. */
function propertiesOf(name: EndpointName): { properties: Record<string, Property>; required: string[] } {
  const shape: Endpoint = endpoints[name];
  const schema = z.toJSONSchema(shape.body ?? z.never(), { io: 'input', unrepresentable: 'any' });
  const object = (schema.anyOf?.[0] ?? schema) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  return { properties: object.properties ?? {}, required: object.required ?? [] };
}

describe('the table', () => {
  it('is published as OpenAPI 3.1', async () => {
    const response = await testApp.app.inject('/api/openapi.json');
    const document = response.json();
    expect(document.openapi).toBe('3.1.0');
    for (const name of names) {
      const path = endpoints[name].path.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[endpoints[name].method.toLowerCase()];
      expect(operation?.operationId, name).toBe(name);
    }
  });
});

describe.each(posts)('%s refuses', (name) => {
  const json = { 'content-type': 'application/json' };
  const { properties, required } = propertiesOf(name);

  it('malformed JSON', async () => {
    for (const payload of ['{', '{"a":}', 'null x', '"\\u00"']) {
      expectRefusal(await send(name, { payload, headers: json }), payload, 400);
    }
  });

  it('JSON that is no object', async () => {
    for (const payload of ['[]', '"text"', '7', '[{}]']) {
      expectRefusal(await send(name, { payload, headers: json }), payload, 400);
    }
  });

  it('bodies that are not JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      expectRefusal(await send(name, { payload: 'a=b', headers: { 'content-type': type } }), type, 415);
    }
  });

  it('unknown fields, and keys that would change prototypes', async () => {
    expectRefusal(await send(name, { payload: { surprise: 1 } }), 'surprise', 400);
    expectRefusal(await send(name, { payload: '{"__proto__":{"x":1}}', headers: json }), '__proto__', 400);
  });

  it('each required field when it is missing', async () => {
    const named = fieldsOf(await send(name, { payload: {} }));
    expect(named, name).toEqual(expect.arrayContaining(required));
  });

  it('each field of a wrong type, by its name', async () => {
    for (const field of Object.keys(properties)) {
      for (const value of [null, [], { a: 1 }, -1.5]) {
        if (properties[field]?.type === 'number' && value === -1.5) continue;
        testApp.clock.pass(4_000); // At the pace of a person: refused calls count for their limits, too.
        const response = await send(name, { payload: { [field]: value } });
        expectRefusal(response, `${field}: ${JSON.stringify(value)}`, 400);
        expect(fieldsOf(response), field).toContain(field);
      }
    }
  });

  it('texts that are too long or hold a NUL', async () => {
    for (const field of Object.keys(properties)) {
      for (const value of ['a\u0000b', 'x'.repeat(5_000)]) {
        const response = await send(name, { payload: { [field]: value } });
        expectRefusal(response, field, 400);
        expect(fieldsOf(response), `${field} of ${value.length}`).toContain(field);
      }
    }
    expectRefusal(await send(name, { payload: { sessionId: 'x'.repeat(300_000) } }), 'a huge body', 413);
  });
});

describe.each(guarded)('%s refuses', (name) => {
  it('a missing or malformed Authorization header', async () => {
    const { authorization } = person.headers;
    const bad = [
      '',
      'Bearer',
      'Bearer ',
      'Basic abc',
      `${authorization} x`,
      `Bearer ${'a'.repeat(10_000)}`,
      'Bearer a.b.c',
      `Bearer \u0001`,
      `${authorization}x`,
    ];
    for (const header of [undefined, ...bad]) {
      const response = await testApp.app.inject({
        method: endpoints[name].method,
        url: urlOf(name),
        ...(endpoints[name].method === 'POST' && { payload: {} }),
        headers: header === undefined ? {} : { authorization: header },
      });
      expectRefusal(response, String(header).slice(0, 30), 401);
    }
  });

  it('a refresh token in place of an access token', async () => {
    const headers = { authorization: `Bearer ${person.refreshToken}` };
    expectRefusal(
      await send(name, { headers, ...(endpoints[name].method === 'POST' && { payload: {} }) }),
      'refresh token',
      401,
    );
  });

  it('an expired token', async () => {
    const { headers } = await createPerson(testApp, 3_700_000);
    expectRefusal(
      await send(name, { headers, ...(endpoints[name].method === 'POST' && { payload: {} }) }),
      'expired',
      401,
    );
  });
});

/** Ids that a call names: parameters of the path, and fields of the body. */
function idsOf(name: EndpointName): string[] {
  const { properties, required } = propertiesOf(name);
  const inPath = [...endpoints[name].path.matchAll(/:(\w+)/g)]
    .map(([, id = '']) => id)
    .filter((id) => !notIds.has(id));
  // Every body may carry a sessionId; calls that do not need it ignore it.
  const inBody = Object.keys(properties).filter(
    (field) => /(?:^i|I)d$/.test(field) && (field !== 'sessionId' || required.includes(field)),
  );
  return [...inPath, ...inBody];
}

/** Names that decide nothing (A4): the person is always the token's. */
const withoutEffect = new Set(['userId']);
/** Starts the caller's own dialogue under any id; see src/server/chat/access.test.ts. */
const makesItsOwn = new Set<EndpointName>(['startDialogue']);

/** The operator's pages show other people's data; for access see src/server/admin/admin-routes.test.ts. */
const isOwned = (name: EndpointName) => !makesItsOwn.has(name) && endpoints[name].access !== 'admin';

const named = names.flatMap((name) =>
  !isOwned(name)
    ? []
    : idsOf(name)
        .filter((field) => !withoutEffect.has(field))
        .map((field) => [name, field] as const),
);

describe('the calls that name an id', () => {
  it('are found in the table and the contract', () => {
    expect(named.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'confirmOrder',
        ...paymentProviders.map(startEndpointName),
        'listPayments',
        'cancelSubscription',
        'resumeSubscription',
        'refreshSubscription',
        'quoteSwitch',
        'switchPlan',
        'openPortal',
        'sendMessage',
        'getSession',
      ]),
    );
    expect(named.filter(([name]) => endpoints[name].access === 'public')).toEqual([]);
  });
});

describe.each(named)('%s, %s', (name, field) => {
  const isInPath = endpoints[name].path.includes(`:${field}`);

  function sendWith(owned: Owned, headers: Owned['headers']) {
    const body = { ...restOfBody[name]?.(owned), ...(!isInPath && { [field]: owned.id }) };
    const endpoint: Endpoint = endpoints[name];
    const payload = endpoint.body && { payload: body };
    return send(name, { url: urlOf(name, owned.id), headers, ...payload });
  }

  it('takes an unknown id and the id of another person for the same thing: not there', async () => {
    const theirs = await createOwned(testApp, field, name);
    const answers = [
      await sendWith(theirs, person.headers),
      await sendWith({ ...theirs, id: nowhere }, person.headers),
    ];
    for (const answer of answers) expectRefusal(answer, name, 404);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(answers[0]?.body).not.toContain('coast');
    // Its owner finds it as it was, so the 404 was for the stranger and not for everyone.
    const own = await sendWith(theirs, theirs.headers);
    expect(own.body).not.toContain('not_found');
  });
});
