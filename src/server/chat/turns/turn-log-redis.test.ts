/** What becomes of turns when Redis does not answer. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, type RealRedis, startRealRedis, until } from '../../../../tests/support/redis.ts';
import { startRedisStandIn } from '../../../../tests/support/redis-stand-in.ts';
import type { NewTurn, OwnTurn, Turn, TurnLog } from './turn-log.ts';
import { createRedisTurnLog } from './turn-log-redis.ts';

const key = Buffer.alloc(32, 7);
const newTurn = (): NewTurn => ({
  id: randomUUID(),
  userId: randomUUID(),
  sessionId: 'evening',
  stopsUnheard: true,
});
const numbers = (turn: Turn) => turn.events().map(({ data }) => Number(data));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const write = (turn: OwnTurn, from: number, to: number) => {
  for (let at = from; at <= to; at++) turn.push('thinking', at);
};

it('goes on in memory beside a server that takes connections and never answers', async () => {
  const silent = await startRedisStandIn({ silent: true });
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
    reader?.join(() => {});
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
