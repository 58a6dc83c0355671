import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createClient } from './testing/client.ts';
import { createSubscriber } from './testing/people.ts';
import { createScriptedGuide } from './testing/scripted-guide.ts';

const guide = createScriptedGuide();
const memory = ['It is clear now', 'The step was: take one step'];
const question = 'And now?';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ guide });
});
afterAll(() => test.close());

/** A client of a new person, who has finished the reflection `first`. */
async function createReturning() {
  const client = createClient(test, await createSubscriber(test.deps, `again-${randomUUID()}`));
  await client.start('first');
  for (const word of ['one', 'two', 'three']) await client.answer('first', word);
  return client;
}

const listed = async (client: ReturnType<typeof createClient>) =>
  (await client.get('sessions')).json().sessions;

it('lists the insight and the mood of a finished reflection, and neither before', async () => {
  const client = await createReturning();
  await client.start('second');
  const [second, first] = await listed(client);
  expect(first).toMatchObject({ insight: 'It is clear now', moodPhrase: 'The sky clears' });
  expect(Object.keys(second)).not.toContain('insight');
  expect(Object.keys(second)).not.toContain('moodPhrase');
});

it('goes on from an earlier reflection, which the guide knows in every round', async () => {
  const client = await createReturning();
  await client.post('start', { sessionId: 'second', question, continues: { sessionId: 'first', memory } });
  expect(guide.inputs.at(-1)).toMatchObject({ question, rounds: [], memory });
  await client.answer('second', 'It went well');
  expect(guide.inputs.at(-1)).toMatchObject({ memory, rounds: [{ content: 'It went well' }] });
  expect(await client.session('second')).toMatchObject({ continues: 'first', memory });
  expect((await listed(client))[0]).toMatchObject({ sessionId: 'second', continues: 'first' });
});

it.each([
  ['unfinished', 'open'],
  ['unknown', 'nothing'],
])('begins without memory if the earlier reflection is %s', async (_, sessionId) => {
  const client = await createReturning();
  await client.start('open');
  await client.post('start', { sessionId: 'next', question, continues: { sessionId, memory } });
  expect(guide.inputs.at(-1)).toMatchObject({ question });
  expect(guide.inputs.at(-1)).not.toHaveProperty('memory');
  expect(await client.session('next')).not.toHaveProperty('continues');
});

it('keeps no memory of what someone else wrote', async () => {
  await createReturning();
  const other = createClient(test, await createSubscriber(test.deps, `other-${randomUUID()}`));
  await other.post('start', { sessionId: 'mine', question, continues: { sessionId: 'first', memory } });
  expect(guide.inputs.at(-1)).not.toHaveProperty('memory');
});

it('has no memory in an unstored dialogue', async () => {
  const client = await createReturning();
  const body = { sessionId: 'hidden', question, trace: false, continues: { sessionId: 'first', memory } };
  const response = await client.post('start', body);
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
});

it('screens what the person wrote into the memory', async () => {
  const client = await createReturning();
  const continues = { sessionId: 'first', memory: ['I am going to kill myself tonight'] };
  const { data } = (await client.post('start', { sessionId: 'second', question, continues })).json();
  expect(data.care).toBe('high');
  expect(await client.session('second')).toMatchObject({ code: 'not_found' });
});
