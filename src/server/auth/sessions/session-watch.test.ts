import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPerson } from '../../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createSessionWatch, type SessionWatch } from './session-watch.ts';
import { revokeSession } from './sessions.ts';
import { parseAccessToken } from './tokens.ts';

let testApp: TestApp;
let isSignedIn: SessionWatch;

beforeAll(async () => {
  testApp = await createTestApp();
  isSignedIn = createSessionWatch(testApp.deps);
});
afterAll(() => testApp.close());

async function signIn() {
  const { accessToken } = await createPerson(testApp);
  const claims = await parseAccessToken(testApp.deps, accessToken);
  if (!claims) throw new Error('the token is not valid');
  return claims;
}

test('many who ask at once share one query, and each gets their own answer', async () => {
  const people = [await signIn(), await signIn(), await signIn()] as const;
  const [first, second, third] = people;
  await revokeSession(testApp.deps.db, second.sessionId, testApp.deps.now());
  const queries = vi.spyOn(testApp.deps.db, 'select');
  const foreign = { sessionId: first.sessionId, userId: third.userId };
  const answers = await Promise.all([...people, foreign].map(isSignedIn));
  expect(answers).toEqual([true, false, true, false]);
  expect(queries).toHaveBeenCalledTimes(1);
  queries.mockRestore();
});

test('while the database fails nobody is told that their sign-in ended', async () => {
  const claims = await signIn();
  const queries = vi.spyOn(testApp.deps.db, 'select').mockImplementation(() => {
    throw new Error('away');
  });
  await expect(isSignedIn(claims)).rejects.toThrow('away');
  queries.mockRestore();
  expect(await isSignedIn(claims)).toBe(true);
});
