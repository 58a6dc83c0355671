/** Dialogues whose calls come to either server. */
import { randomUUID } from 'node:crypto';
import type { TurnAnswer } from '../../src/shared/contract/shapes.ts';
import type { ReceivedEvent } from '../support/event-stream.ts';
import { type Check, expect, expectSame } from './check.ts';
import { begin, createSubscriber, dialogueOf, type Person, question, until } from './people.ts';
import type { Stage } from './stage.ts';

/** Every event of one turn once, in order, and together the text that its end repeats. */
export function expectWhole(events: ReceivedEvent[]): TurnAnswer {
  const turnId = events.at(-1)?.id?.replace(/-end$/, '');
  const wanted = [...events.slice(0, -1).map((_, index) => `${turnId}-${index + 1}`), `${turnId}-end`];
  expectSame(
    events.map(({ id }) => id),
    wanted,
    'ids of the events',
  );
  const answer: TurnAnswer = JSON.parse(events.at(-1)?.data ?? '{}');
  const pieces = events.flatMap(({ event, data }) => (event === 'thinking' ? [JSON.parse(data).text] : []));
  expectSame(pieces.join(''), answer.data.thinking, 'the streamed text');
  return answer;
}

export const startCall = ({ tokens, from }: Person, sessionId: string) => ({
  body: { sessionId, question },
  token: tokens.accessToken,
  from,
  key: randomUUID(),
});

const wholeDialogue: Check = {
  name: 'a dialogue with streams, to its results',
  both: true,
  run: async (stage) => {
    const person = await createSubscriber(stage);
    const sessionId = randomUUID();
    const first = await stage.client.stream('/api/chat/start', startCall(person, sessionId));
    let { data } = expectWhole(await first.read());
    const by = [first.by];
    while (!data.frontendDisplay && by.length < 10) {
      const body = { sessionId, message: data.options?.[0] ?? 'Yes', option: 'A' };
      const call = { ...startCall(person, sessionId), body };
      const next = await stage.client.stream('/api/chat/message', call);
      by.push(next.by);
      ({ data } = expectWhole(await next.read()));
    }
    expect(new Set(by).size === 2, 'one server wrote all turns');
    const { history, turn, frontendDisplay } = await dialogueOf(stage, person, sessionId);
    expectSame([history.length, turn], [by.length - 1, 'idle'], 'rounds and state');
    expectSame(frontendDisplay, data.frontendDisplay, 'the results');
    return `${by.length} turns, every event once`;
  },
};

const resume: Check = {
  name: 'a stream goes on at the other server',
  run: async (stage) => {
    const person = await createSubscriber(stage);
    const { servers, client } = stage;
    for (const at of [0, 1]) {
      const sessionId = randomUUID();
      const [here, there] = [servers[at]?.url ?? '', servers[1 - at]?.url ?? ''];
      const first = await client.stream('/api/chat/start', { ...startCall(person, sessionId), base: here });
      const seen = await first.read(1);
      first.leave();
      const call = { token: person.tokens.accessToken, lastEventId: seen.at(-1)?.id, base: there };
      const second = await client.stream(`/api/chat/stream/${sessionId}`, call);
      expectWhole([...seen, ...(await second.read())]);
    }
    return 'both ways, no event lost or doubled';
  },
};

async function rowsOf({ sql }: Stage): Promise<number[]> {
  const counts = ['dialogues', 'rounds', 'turns', 'guide_calls'].map(
    (table) => `(select count(*)::int from ${table})`,
  );
  const [row] = await sql<{ counts: number[] }>(`select array[${counts.join(', ')}] as counts`);
  return row?.counts ?? [];
}

const unstored: Check = {
  name: 'a dialogue that leaves no trace, its past sent with each call',
  both: true,
  run: async (stage) => {
    const person = await createSubscriber(stage);
    const before = await rowsOf(stage);
    const sessionId = randomUUID();
    let { data } = await begin(stage, person, sessionId, { trace: false });
    const rounds: object[] = [];
    for (let calls = 0; !data.frontendDisplay && calls < 8; calls++) {
      const message = data.options?.[0] ?? 'Yes';
      const told = { stage: data.stage, question: data.newQuestion, options: data.options ?? [] };
      const { understanding } = data;
      const transcript = {
        question,
        rounds: [...rounds, { ...told, answer: null }],
        ...(understanding && { understanding }),
      };
      rounds.push({ ...told, answer: { option: 'A', content: message } });
      const body = { sessionId, message, option: 'A', transcript };
      const call = { ...startCall(person, sessionId), body };
      ({ data } = await stage.client.get<TurnAnswer>('/api/chat/message', call));
    }
    expect(data.frontendDisplay !== undefined, 'it came to no results');
    expectSame(await rowsOf(stage), before, 'rows of dialogues, rounds, turns, calls of the guide');
    return `${rounds.length} rounds, no row`;
  },
};

/** The same key at both servers while the turn runs. */
const joined: Check = {
  name: 'a repeated call joins the turn that runs at the other server',
  run: async (stage) => {
    const person = await createSubscriber(stage);
    const sessionId = randomUUID();
    const call = startCall(person, sessionId);
    const [here, there] = stage.servers.map(({ url }) => url);
    const first = await stage.client.stream('/api/chat/start', { ...call, base: here ?? '' });
    const seen = await first.read(2);
    const second = await stage.client.stream('/api/chat/start', { ...call, base: there ?? '' });
    const [rest, again] = await Promise.all([first.read(), second.read()]);
    expectWhole([...seen, ...rest]);
    expectSame(again, [...seen, ...rest], 'events of the repeat');
    await until(async () => (await dialogueOf(stage, person, sessionId)).turn === 'idle');
    expectSame((await dialogueOf(stage, person, sessionId)).history.length, 1, 'rounds');
    return 'the same events, one round';
  },
};

export const dialogueChecks: Check[] = [wholeDialogue, resume, joined, unstored];
