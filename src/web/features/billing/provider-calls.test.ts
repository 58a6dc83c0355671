import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { createCallWithKey, isSafeRedirect, toRefusal } from './provider-calls.ts';

function numbered() {
  let last = 0;
  return createCallWithKey(() => `key ${++last}`);
}

const keysOf = (answers: (() => Promise<{ success: boolean; code?: string }>)[]) => {
  const callWithKey = numbered();
  const keys: string[] = [];
  return answers.reduce(async (before, answer) => {
    await before;
    await callWithKey('cancel', (key) => {
      keys.push(key);
      return answer();
    });
    return keys;
  }, Promise.resolve(keys));
};

test('a repeat after no clear answer has the same key, the next attempt after an answer a new one', async () => {
  const offline = () => Promise.reject(new ApiError(0, 'network', ''));
  const broken = () => Promise.reject(new ApiError(502, 'provider_failed', ''));
  const refused = async () => ({ success: false, code: 'subscription_ended' });
  expect(await keysOf([offline, broken, refused, refused])).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
});

test('attempts of different names never share a key', async () => {
  const callWithKey = numbered();
  const keys: string[] = [];
  for (const name of ['switch a', 'switch b'])
    await callWithKey(name, (key) => {
      keys.push(key);
      return Promise.reject(new ApiError(0, 'timeout', ''));
    });
  expect(keys).toEqual(['key 1', 'key 2']);
});

test('a refusal, a lost session and no answer are different outcomes', () => {
  expect(toRefusal(new ApiError(404, 'not_found', 'No'))).toEqual({
    kind: 'refused',
    code: 'not_found',
    message: 'No',
  });
  expect(toRefusal(new ApiError(401, 'unauthorized', ''))).toEqual({ kind: 'redirected', expired: true });
  expect(toRefusal(new ApiError(403, 'forbidden', ''))).toEqual({ kind: 'redirected', expired: false });
  expect(toRefusal(new ApiError(500, 'internal', ''))).toEqual({ kind: 'unclear' });
  expect(toRefusal(new SyntaxError('no JSON'))).toEqual({ kind: 'unclear' });
});

const origin = 'http://127.0.0.1:3000';

test('the browser leaves only for https or its own origin', () => {
  for (const url of ['https://checkout.stripe.com/c/1', `${origin}/sandbox/stripe/1`])
    expect(isSafeRedirect(url, origin), url).toBe(true);
  for (const url of ['http://evil.example', 'javascript:alert(1)', 'data:text/html,x', '/path', ''])
    expect(isSafeRedirect(url, origin), url).toBe(false);
});
