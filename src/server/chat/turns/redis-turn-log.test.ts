/** What Redis holds of a running turn, and what happens to turns when Redis does not answer. */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeRedis } from '../../../../tests/support/fake-redis.ts';
import {
  hasRedis,
  type RealRedis,
  startRealRedis,
  type TestRedis,
  until,
} from '../../../../tests/support/redis.ts';
import { parseEvent } from '../../http/sse.ts';
import { createRedisTurnLog, turnKeys } from './redis-turn-log.ts';
import type { LocalTurn, NewTurn, Turn, TurnLog } from './turn-log.ts';

const key = Buffer.alloc(32, 7);
const newTurn = (): NewTurn => ({
  id: randomUUID(),
  userId: randomUUID(),
  sessionId: 'evening',
  stopsWithoutReaders: true,
});
const numbers = (turn: Turn) => turn.events().map((event) => Number(parseEvent(event).data));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const write = (turn: LocalTurn, from: number, to: number) => {
  for (let at = from; at <= to; at++) turn.push('thinking', at);
};

it('goes on in memory beside a server that takes connections and never answers', async () => {
  const silent = await startFakeRedis({ silent: true });
  const log = createRedisTurnLog(silent.url, () => {}, key);
  const input = newTurn();
  const turn = await log.open(input);
  write(turn, 1, 3);
  expect(numbers((await log.find(input, input.id)) ?? turn)).toEqual(upTo(3));
  expect(await log.find(input, randomUUID())).toBeUndefined();
  await log.forget(input.userId, input.sessionId);
  expect(turn.signal.reason).toBe('deleted');
  turn.end();
  await log.idle();
  await log.close();
  await silent.stop();
});

describe.runIf(hasRedis)('a real Redis', () => {
  let redis: RealRedis;
  let here: TurnLog;
  let elsewhere: TurnLog;
  /** Until a turn that is begun here is found elsewhere. */
  const connected = () =>
    until(async () => {
      const input = newTurn();
      (await here.open(input)).end();
      return (await elsewhere.find(input, input.id)) !== undefined;
    });
  beforeEach(async () => {
    redis = await startRealRedis();
    here = createRedisTurnLog(redis.url, () => {}, key);
    elsewhere = createRedisTurnLog(redis.url, () => {}, key);
    await connected();
  });
  afterEach(async () => {
    await here.close();
    await elsewhere.close();
    await redis.stop();
  });

  it('that stands still in the middle of a turn gets every event once when it goes on', async () => {
    const input = newTurn();
    const turn = await here.open(input);
    write(turn, 1, 10);
    const reader = await elsewhere.find(input, input.id);
    reader?.subscribe(() => {});
    redis.freeze();
    write(turn, 11, 20);
    // Longer than a command may take, so that it is not known what became of it.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    write(turn, 21, 30);
    expect(numbers(turn)).toEqual(upTo(30));
    redis.thaw();
    write(turn, 31, 40);
    turn.end();
    await until(() => reader?.ended() ?? true);
    expect(reader && numbers(reader)).toEqual(upTo(40));
    const late = await elsewhere.find(input, input.id);
    expect(late && numbers(late)).toEqual(upTo(40));
  });

  it('that dies loses what it held; turns go on here, and new ones are shared again', async () => {
    const input = newTurn();
    const turn = await here.open(input);
    write(turn, 1, 5);
    await redis.restart();
    write(turn, 6, 9);
    expect(numbers(turn)).toEqual(upTo(9));
    turn.end();
    await connected();
    expect(await elsewhere.find(input, input.id)).toBeUndefined();
    expect((await here.find(input, input.id))?.events()).toHaveLength(9);
  });
});

describe('a turn in Redis', () => {
  const words = 'You said that the house by the sea frightens you.';
  let server: TestRedis;
  let redis: Redis;
  let logs: TurnLog[];
  const logWith = (given: Buffer) => {
    const log = createRedisTurnLog(server.url, () => {}, given);
    logs.push(log);
    return log;
  };

  beforeEach(async () => {
    server = await (hasRedis ? startRealRedis() : startFakeRedis());
    redis = new Redis(server.url);
    logs = [];
  });
  afterEach(async () => {
    for (const log of logs) await log.close();
    redis.disconnect();
    await server.stop();
  });

  const entriesOf = (stream: string) => redis.xrange(stream, '(0-0', '+', 'COUNT', 500);

  /** An ended turn that Redis has whole: the first ones may come before the connection. */
  async function writeTurn(log: TurnLog): Promise<{ input: NewTurn; stream: string }> {
    const write = async () => {
      const input = newTurn();
      const turn = await log.open(input);
      turn.push('thinking', { text: words });
      turn.push('final', { sessionId: 'evening', data: { newQuestion: words } });
      turn.end();
      await log.idle();
      return { input, stream: turnKeys.events(input, input.id) };
    };
    let written = await write();
    await until(async () => {
      if ((await entriesOf(written.stream)).length === 4) return true;
      written = await write();
      return false;
    });
    return written;
  }

  it('is encrypted: nothing of it is readable without the key', async () => {
    const here = logWith(key);
    const { input, stream } = await writeTurn(here);
    const entries = await entriesOf(stream);
    expect(entries.map(([, [, event]]) => event)).toEqual(['open', 'thinking', 'final', 'end']);
    for (const part of [words, 'newQuestion', 'evening']) {
      expect(JSON.stringify(entries)).not.toContain(part);
      expect(
        entries.map(([, [, , , data = '']]) => Buffer.from(data, 'base64').toString()).join(),
      ).not.toContain(part);
    }
    const elsewhere = logWith(key);
    await vi.waitFor(async () => expect(await elsewhere.find(input, input.id)).toBeDefined());
    expect((await elsewhere.find(input, input.id))?.events().at(0)).toBe(
      `id: ${input.id}-1\nevent: thinking\ndata: ${JSON.stringify({ text: words })}\n\n`,
    );
    // A process with another secret falls back to the row of the turn.
    const stranger = logWith(Buffer.alloc(32, 2));
    await writeTurn(stranger);
    expect(await stranger.find(input, input.id)).toBeUndefined();
  });

  it('is not readable as another turn', async () => {
    const log = logWith(key);
    const [one, other] = [await writeTurn(log), await writeTurn(log)];
    const entries = await entriesOf(one.stream);
    await redis.del(other.stream);
    for (const [id, fields] of entries) await redis.xadd(other.stream, id, ...fields);
    const elsewhere = logWith(key);
    await vi.waitFor(async () => expect(await elsewhere.find(one.input, one.input.id)).toBeDefined());
    expect(await elsewhere.find(other.input, other.input.id)).toBeUndefined();
  });

  it('is not readable in another order within its turn', async () => {
    const log = logWith(key);
    const [whole, { input, stream }] = [await writeTurn(log), await writeTurn(log)];
    const entries = await entriesOf(stream);
    const data = (at: number) => entries[at]?.[1][3] ?? '';
    await redis.del(stream);
    for (const [at, [id, [, event = '']]] of entries.entries()) {
      const swapped = at === 1 ? data(2) : at === 2 ? data(1) : data(at);
      await redis.xadd(stream, id, 'event', event, 'data', swapped);
    }
    const elsewhere = logWith(key);
    await vi.waitFor(async () => expect(await elsewhere.find(whole.input, whole.input.id)).toBeDefined());
    expect(await elsewhere.find(input, input.id)).toBeUndefined();
  });
});
