/** What lies in Redis of a running turn. */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasRedis, startRealRedis, type TestRedis } from '../../../../tests/support/redis.ts';
import { startRedisStandIn } from '../../../../tests/support/redis-stand-in.ts';
import type { NewTurn, TurnLog } from './turn-log.ts';
import { createEventCipher } from './turn-log-cipher.ts';
import { turnNames } from './turn-log-names.ts';
import { createRedisTurnLog } from './turn-log-redis.ts';

const key = Buffer.alloc(32, 1);
const words = 'You said that the house by the sea frightens you.';
let server: TestRedis;
let redis: Redis;
let logs: TurnLog[];
const logWith = (given: Buffer) => {
  const log = createRedisTurnLog(server.url, () => {}, given);
  logs.push(log);
  return log;
};
const newTurn = (): NewTurn => ({
  id: randomUUID(),
  userId: randomUUID(),
  sessionId: 'evening',
  stopsUnheard: false,
});

beforeEach(async () => {
  server = await (hasRedis ? startRealRedis() : startRedisStandIn());
  redis = new Redis(server.url);
  logs = [];
});
afterEach(async () => {
  for (const log of logs) await log.close();
  redis.disconnect();
  await server.stop();
});

const entriesOf = (stream: string) => redis.xrange(stream, '(0-0', '+', 'COUNT', 500);

/** An ended turn that Redis has whole. */
async function writeTurn(log: TurnLog): Promise<{ input: NewTurn; stream: string }> {
  const input = newTurn();
  const stream = turnNames.events(input, input.id);
  const turn = await log.open(input);
  turn.push('thinking', { text: words });
  turn.push('final', { sessionId: 'evening', data: { newQuestion: words } });
  turn.end();
  await vi.waitFor(async () => expect(await entriesOf(stream)).toHaveLength(4));
  return { input, stream };
}

it('is sealed: nothing of it can be read without the key', async () => {
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
  expect((await elsewhere.find(input, input.id))?.events().at(0)?.data).toBe(JSON.stringify({ text: words }));
  // A process with another secret leaves it to the row of the turn.
  const stranger = logWith(Buffer.alloc(32, 2));
  await writeTurn(stranger);
  expect(await stranger.find(input, input.id)).toBeUndefined();
});

it('opens only at its place', () => {
  const cipher = createEventCipher(key);
  const box = cipher.encrypt('stream a', '2-0', words);
  expect(cipher.decrypt('stream a', '2-0', box)).toBe(words);
  expect(() => cipher.decrypt('stream b', '2-0', box)).toThrow('cannot be decrypted');
  expect(() => cipher.decrypt('stream a', '3-0', box)).toThrow('cannot be decrypted');
});
