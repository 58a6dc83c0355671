import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { createAttempts, refusalOf } from './attempts.ts';

function numbered() {
  let last = 0;
  return createAttempts(() => `key ${++last}`);
}

const keysOf = (answers: (() => Promise<{ success: boolean; code?: string }>)[]) => {
  const attempt = numbered();
  const keys: string[] = [];
  return answers.reduce(async (before, answer) => {
    await before;
    await attempt('cancel', (key) => {
      keys.push(key);
      return answer();
    });
    return keys;
  }, Promise.resolve(keys));
};

test('a repeat after no clear answer has the same key, whatever comes after an answer a new one', async () => {
  const offline = () => Promise.reject(new ApiError(0, 'network', ''));
  const broken = () => Promise.reject(new ApiError(502, 'provider_failed', ''));
  const refused = async () => ({ success: false, code: 'subscription_ended' });
  expect(await keysOf([offline, broken, refused, refused])).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
});

test('different things never share a key', async () => {
  const attempt = numbered();
  const keys: string[] = [];
  for (const name of ['switch a', 'switch b'])
    await attempt(name, (key) => {
      keys.push(key);
      return Promise.reject(new ApiError(0, 'timeout', ''));
    });
  expect(keys).toEqual(['key 1', 'key 2']);
});

test('an outcome tells a refusal, a lost session and no answer apart', () => {
  expect(refusalOf(new ApiError(404, 'not_found', 'No'))).toEqual({
    kind: 'refused',
    code: 'not_found',
    message: 'No',
  });
  expect(refusalOf(new ApiError(401, 'unauthorized', ''))).toEqual({ kind: 'left', expired: true });
  expect(refusalOf(new ApiError(403, 'forbidden', ''))).toEqual({ kind: 'left', expired: false });
  expect(refusalOf(new ApiError(500, 'internal', ''))).toEqual({ kind: 'exception' });
  expect(refusalOf(new SyntaxError('no JSON'))).toEqual({ kind: 'exception' });
});
