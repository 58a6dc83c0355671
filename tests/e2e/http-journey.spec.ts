import { createSubscriber, talkToTheEnd } from '../support/http-person.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ onPglite: true });

test('a program goes the whole way over HTTP alone: register, order, pay, dialogue, analysis', async ({
  server,
}) => {
  const question = "I'm torn between moving to Lyon and staying near my parents.";
  const person = await createSubscriber(server.url);
  const subscription = await person.call('activeSubscription');
  expect(subscription).toMatchObject({ subscriptionType: 'MONTHLY', willCancelAtPeriodEnd: false });

  const answers = await talkToTheEnd(person, question, (data) => data.options?.[0] ?? 'I do not know yet');
  const rounds = answers.slice(0, -1);
  const summary = answers.at(-1)?.frontendDisplay;
  expect(rounds.length).toBeGreaterThanOrEqual(3);
  expect(rounds.length).toBeLessThanOrEqual(6);
  expect(new Set(rounds.map((round) => round.newQuestion)).size).toBe(rounds.length);
  expect(summary?.problemReview.originalQuestion).toBe(question);
  expect(summary?.dialogueReview.keyDiscoveries.length).toBeGreaterThanOrEqual(2);

  const { sessions } = await person.call('listSessions');
  expect(sessions).toMatchObject([{ question, status: 'finished', rounds: rounds.length }]);
});

test('the sandbox plays the outside world only below /sandbox, and unknown API routes answer in JSON', async ({
  request,
}) => {
  expect((await request.get('/sandbox/mail', { headers: { accept: 'text/html' } })).status()).toBe(200);
  const unknown = await request.get('/api/nothing-here');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not_found' });
});
