import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { reflectionData, reflectionMarkdown } from '#shared/reflection/reflection-export.ts';
import { readReflections } from '#shared/reflection/reflection-import.ts';
import { exportWords, headings } from '#shared/texts/en.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { dialogues, rounds } from '../db/schema.ts';
import { createClient, createScriptedGuide, createSubscriber } from './testing.ts';

const guide = createScriptedGuide();
let test: TestApp;
/** Days pass only on the clock of check-ins: sign-ins stay valid. */
let passedDays = 0;
const dayMs = 24 * 3_600_000;
beforeAll(async () => {
  test = await createTestApp({
    guide,
    deps: { billingNow: () => new Date(test.clock.now().getTime() + passedDays * dayMs) },
  });
});
afterAll(() => test.close());

async function createTalker() {
  const person = await createSubscriber(test.deps, `import-${randomUUID()}`);
  const client = createClient(test, person);
  const post = async (reflections: unknown[]) => {
    test.clock.pass(1_000);
    return test.app.inject({
      method: 'POST',
      url: '/api/library/import',
      headers: { authorization: person.authorization },
      payload: { reflections },
    });
  };
  return { person, client, post, take: async (list: unknown[]) => (await post(list)).json() };
}

type Talker = Awaited<ReturnType<typeof createTalker>>;

/** A finished reflection that goes on from another one, and one that waits for its second answer. */
async function talk({ client, person }: Talker) {
  await client.start('first', 'Should I stay?');
  for (const word of ['A', 'two', 'three']) await client.answer('first', word);
  test.clock.pass(1_000);
  await test.app.inject({
    method: 'PUT',
    url: '/api/chat/clarity',
    headers: { authorization: person.authorization },
    payload: { sessionId: 'first', when: 'after', value: 7 },
  });
  const continues = { sessionId: 'first', memory: ['Take one step'] };
  await client.post('start', { sessionId: 'open', question: 'And now?', continues });
  await client.answer('open', 'My sister knows');
  return [await client.session('open'), await client.session('first')];
}

const fileOf = (data: unknown[]) => JSON.stringify({ reflections: data });
const found = (file: string) => readReflections(file)?.reflections ?? [];

/** Without what an import does not restore. */
function comparable({ history, guide: _, summaryGuide, ...rest }: Awaited<ReturnType<typeof talk>>[number]) {
  return {
    ...rest,
    history: history.map(({ thinkingContent, timestamp, guide, ...round }) => round),
  };
}

it('brings back from JSON what was deleted', async () => {
  const talker = await createTalker();
  const before = await talk(talker);
  const file = found(fileOf(before.map(reflectionData)));
  for (const id of ['first', 'open']) await talker.client.remove(`sessions/${id}`);
  expect(await talker.take(file)).toEqual({ imported: 2, duplicates: 0, refused: [] });
  const after = [await talker.client.session('open'), await talker.client.session('first')];
  expect(after.map(comparable)).toEqual(before.map(comparable));
  expect(after[1]?.clarity).toEqual({ after: 7 });
});

it('brings back from Markdown every question, answer and result', async () => {
  const talker = await createTalker();
  const before = await talk(talker);
  const words = { ...exportWords, headings, locale: 'en' };
  const markdown = before.map((one) => reflectionMarkdown(words, one, 2)).join('\n\n---\n\n');
  const other = await createTalker();
  expect(await other.take(found(markdown))).toEqual({ imported: 2, duplicates: 0, refused: [] });
  const open = await other.client.session('open');
  expect(open).toMatchObject({ continues: 'first', memory: ['Take one step'], status: 'active' });
  expect(open.history.map(({ userResponse }) => userResponse?.content)).toEqual([
    'My sister knows',
    undefined,
  ]);
  const first = await other.client.session('first');
  expect({ ...first.frontendDisplay, evidence: undefined }).toEqual({
    ...before[1]?.frontendDisplay,
    evidence: undefined,
  });
});

/** The finished dialogue, with a check-in that was answered after its day. */
async function lookBack(talker: Talker) {
  const [, first] = await talk(talker);
  const call = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    test.clock.pass(1_000);
    const { authorization } = talker.person;
    const response = await test.app.inject({
      method,
      url: `/api/check-ins/first${path}`,
      headers: { authorization },
      payload,
    });
    expect(response.statusCode, response.body).toBe(200);
  };
  await call('PUT', '/prediction', { text: 'I will have asked Maya' });
  const date = new Date(test.clock.now().getTime() + 2 * dayMs).toISOString().slice(0, 10);
  await call('PUT', '', { date, remind: true });
  const planned = await talker.client.session('first');
  passedDays = 4;
  const answers = { step: 'partly', changed: 'I asked *once*', known: 'It was the evenings', clarity: 8 };
  await call('POST', '/answer', answers);
  const done = await talker.client.session('first');
  passedDays = 0;
  expect(first?.checkIn).toBeUndefined();
  return { planned, done };
}

it('brings back a check-in with its guess and answers, from JSON and from Markdown', async () => {
  const { planned, done } = await lookBack(await createTalker());
  const words = { ...exportWords, headings, locale: 'en' };
  for (const file of [fileOf([reflectionData(done)]), reflectionMarkdown(words, done)]) {
    const other = await createTalker();
    expect(await other.take(found(file))).toMatchObject({ imported: 1, refused: [] });
    passedDays = 4;
    const { checkIn } = await other.client.session('first');
    passedDays = 0;
    expect(checkIn).toMatchObject({ ...done.checkIn, remind: false, doneAt: expect.any(String) });
  }
  for (const file of [fileOf([reflectionData(planned)]), reflectionMarkdown(words, planned)]) {
    const other = await createTalker();
    await other.take(found(file));
    const { checkIn } = await other.client.session('first');
    expect(checkIn, 'no reminder that nobody asked for here').toEqual({
      dueAt: planned.checkIn?.dueAt,
      status: 'planned',
      remind: false,
    });
  }
});

it('leaves out what is here already, by id and by words, also twice in one file', async () => {
  const talker = await createTalker();
  const data = (await talk(talker)).map(reflectionData);
  expect(await talker.take(found(fileOf(data)))).toMatchObject({ imported: 0, duplicates: 2 });
  const withoutIds = found(fileOf(data)).map(({ id, ...rest }) => rest);
  expect(await talker.take(withoutIds)).toMatchObject({ imported: 0, duplicates: 2 });
  const other = await createTalker();
  expect(await other.take([...withoutIds, ...withoutIds])).toMatchObject({ imported: 2, duplicates: 2 });
  const [one, two] = await Promise.all([other.take(withoutIds), other.take(withoutIds)]);
  expect([one.imported, two.imported]).toEqual([0, 0]);
});

it('refuses one that is not valid alone', async () => {
  const talker = await createTalker();
  const [open] = found(fileOf((await talk(talker)).map(reflectionData)));
  const other = await createTalker();
  const bad = [{}, { ...open, question: 'x'.repeat(limits.questionChars + 1) }, { ...open, extra: 1 }];
  expect(await other.take([...bad, open])).toEqual({ imported: 1, duplicates: 0, refused: [0, 1, 2] });
  const unanswered = { ...open, rounds: [open?.rounds, open?.rounds].flat().reverse() };
  expect(await other.take([unanswered])).toMatchObject({ refused: [0] });
});

it('stores it encrypted, with its time but not later than now, and marks it as imported', async () => {
  const talker = await createTalker();
  const [open] = found(fileOf((await talk(talker)).map(reflectionData)));
  const other = await createTalker();
  await other.take([
    {
      ...open,
      id: 'unstored-1',
      createdAt: '2020-02-01T10:00:00.000Z',
      updatedAt: '2999-01-01T10:00:00.000Z',
    },
  ]);
  const [row] = await test.deps.db.select().from(dialogues).where(eq(dialogues.userId, other.person.userId));
  expect(row?.sessionId).toMatch(/^imported-/);
  expect([row?.createdAt.toISOString(), row?.updatedAt]).toEqual([
    '2020-02-01T10:00:00.000Z',
    row?.importedAt,
  ]);
  const stored = await test.deps.db.select().from(rounds).where(eq(rounds.userId, other.person.userId));
  const bytes = [
    row?.question,
    row?.earlier,
    ...stored.flatMap(({ question, answer }) => [question, answer]),
  ];
  const text = Buffer.concat(bytes.flatMap((part) => part ?? [])).toString('latin1');
  expect(text).not.toMatch(/sister|And now|step|day 1/);
});

it('reports risk in it, and keeps it', async () => {
  const talker = await createTalker();
  const [open] = found(fileOf((await talk(talker)).map(reflectionData)));
  const risky = { ...open, id: 'risk', question: 'I am going to kill myself tonight' };
  expect(await talker.take([risky])).toMatchObject({ imported: 1, care: 'high' });
  expect(await talker.client.session('risk')).toMatchObject({ question: risky.question });
});

it('an unfinished one goes on', async () => {
  const talker = await createTalker();
  const [open] = found(fileOf((await talk(talker)).map(reflectionData)));
  const other = await createTalker();
  await other.take([open]);
  await other.client.answer('open', 'She said yes');
  expect(guide.inputs.at(-1)).toMatchObject({
    question: 'And now?',
    rounds: [{ content: 'My sister knows' }, { content: 'She said yes' }],
  });
});

it('takes no more than a library holds', async () => {
  const talker = await createTalker();
  const [open] = found(fileOf((await talk(talker)).map(reflectionData)));
  const { userId } = talker.person;
  const [row] = await test.deps.db.select().from(dialogues).where(eq(dialogues.userId, userId));
  if (!row) throw new Error('nothing is stored');
  const many = Array.from({ length: limits.libraryReflections - 2 }, (_, n) => ({
    ...row,
    sessionId: `many${n}`,
  }));
  for (let from = 0; from < many.length; from += 1_000)
    await test.deps.db.insert(dialogues).values(many.slice(from, from + 1_000));
  const response = await talker.post([{ ...open, id: 'more', question: 'One more?' }]);
  expect([response.statusCode, response.json().code]).toEqual([409, 'library_full']);
});
