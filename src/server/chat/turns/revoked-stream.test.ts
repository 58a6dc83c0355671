import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { revokeAllSessions } from '../../auth/sessions/sessions.ts';
import { openStream, streamPost } from '../testing/client.ts';
import { createSubscriber } from '../testing/people.ts';
import { createScriptedGuide } from '../testing/scripted-guide.ts';

const guide = createScriptedGuide();
let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp({ guide });
  base = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());
afterEach(() => void vi.useRealTimers());

it('an open stream ends within ten seconds of its sign-in being revoked, and others go on', async () => {
  const [ann, ben] = [await createSubscriber(test.deps, 'ann'), await createSubscriber(test.deps, 'ben')];
  guide.hold();
  // Only the heartbeat is moved by hand.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const open = (person: typeof ann) =>
    openStream(base, '/api/chat/start', streamPost(person, { sessionId: randomUUID(), question: 'Why?' }));
  const [revoked, kept] = [await open(ann), await open(ben)];
  await revoked.take(2);
  await kept.take(2);
  await revokeAllSessions(test.deps.db, ann.userId, test.deps.now());
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await revoked.take(100)).toEqual([]);
  guide.release();
  const rest = await kept.take(100);
  expect(rest.at(-1)?.event).toBe('final');
});
