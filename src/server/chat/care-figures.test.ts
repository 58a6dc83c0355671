import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSubscribedPerson } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const words = 'I want to kill myself';

test('counts a shown page of care by level and kind, without the words', async () => {
  const { headers } = await createSubscribedPerson(app);
  const payload = { sessionId: 'care-figures', question: words };
  const answer = await app.app.inject({ method: 'POST', url: '/api/chat/start', payload, headers });
  expect(answer.json().data).toMatchObject({ care: 'high', careKind: 'self-harm' });
  await app.app.inject({ method: 'POST', url: '/api/chat/reading', payload: { question: words } });
  const figures = await app.deps.metrics.text();
  expect(figures).toContain('clearing_care_shown_total{level="high",kind="self-harm"} 2');
  expect(figures).not.toContain(words);
});
