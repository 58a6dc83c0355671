import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { dialogues } from '../db/schema.ts';
import { createClient } from './testing/client.ts';
import { createSubscriber } from './testing/people.ts';
import { createScriptedGuide } from './testing/scripted-guide.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ guide: createScriptedGuide() });
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<typeof createSubscriber>>;

async function createTalker() {
  const person = await createSubscriber(test.deps, `search-${randomUUID()}`);
  return { person, client: createClient(test, person) };
}

async function search(person: Person, query: string): Promise<ResponseBody<'searchReflections'>> {
  test.clock.pass(1_000);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/library/search',
    headers: { authorization: person.authorization },
    payload: { query },
  });
  return response.json();
}

const ids = ({ sessions }: ResponseBody<'searchReflections'>) => sessions.map(({ sessionId }) => sessionId);

it('finds words of the question, of answers and of results, newest first', async () => {
  const { person, client } = await createTalker();
  await client.start('bakery', 'Should I stay at the bakery?');
  for (const word of ['My sister already knows', 'two', 'three']) await client.answer('bakery', word);
  await client.start('sea', 'Do I move to the sea?');
  await client.answer('sea', 'The bakery would miss me');
  expect(ids(await search(person, 'bakery'))).toEqual(['sea', 'bakery']);
  expect(ids(await search(person, 'SISTER knows'))).toEqual(['bakery']);
  expect(ids(await search(person, 'began here'))).toEqual(['bakery']);
  expect(ids(await search(person, 'bakery sea'))).toEqual(['sea']);
  expect(ids(await search(person, 'bakery mountain'))).toEqual([]);
});

it('says where it was found, unless the card shows it', async () => {
  const { person, client } = await createTalker();
  await client.start('long', 'Should I stay?');
  await client.answer(
    'long',
    `${'It goes on and on. '.repeat(20)}Then the lighthouse. ${'And on. '.repeat(20)}`,
  );
  const [found] = (await search(person, 'lighthouse')).sessions;
  expect(found?.excerpt).toMatch(/^… .*lighthouse.* …$/);
  expect(found?.excerpt?.length).toBeLessThan(120);
  expect((await search(person, 'stay')).sessions[0]).not.toHaveProperty('excerpt');
});

it('finds Chinese words and wide letters', async () => {
  const { person, client } = await createTalker();
  await client.start('zh', '我应该辞职吗？');
  await client.answer('zh', '我怕ＡＢＣ公司的同事失望');
  expect(ids(await search(person, '辞职'))).toEqual(['zh']);
  expect(ids(await search(person, 'abc 失望'))).toEqual(['zh']);
});

it('finds nothing of other people, and nothing that was deleted', async () => {
  const { person, client } = await createTalker();
  const other = await createTalker();
  await client.start('mine', 'Do I keep the lighthouse?');
  expect(ids(await search(other.person, 'lighthouse'))).toEqual([]);
  await client.remove('sessions/mine');
  expect(ids(await search(person, 'lighthouse'))).toEqual([]);
});

it('goes on past a reflection that cannot be read', async () => {
  const { person, client } = await createTalker();
  await client.start('lost', 'Do I keep the lighthouse?');
  await client.start('kept', 'Do I sell the lighthouse?');
  await test.deps.db
    .update(dialogues)
    .set({ question: Buffer.from([1, 2, 3]) })
    .where(eq(dialogues.sessionId, 'lost'));
  expect(ids(await search(person, 'lighthouse'))).toEqual(['kept']);
});

it('is refused to strangers, and without words', async () => {
  const { person } = await createTalker();
  const stranger = await test.app.inject({
    method: 'POST',
    url: '/api/library/search',
    payload: { query: 'a' },
  });
  expect(stranger.statusCode).toBe(401);
  expect(await search(person, '   ')).toMatchObject({ code: 'invalid_input' });
});
