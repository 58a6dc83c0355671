import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWebhookSender, type OutgoingEvent, type WebhookSender } from './webhook-delivery.ts';

let server: Server;
let url: string;
let status: number;
let taken: { body: string; signature: string }[];
let undelivered: OutgoingEvent[];
let saves: number;
let sender: WebhookSender;

const event = (id: string): OutgoingEvent => ({
  id,
  type: 'thing.happened',
  payload: JSON.stringify({ id }),
  createdAt: '2026-11-20T10:00:00.000Z',
});

function open(): WebhookSender {
  return createWebhookSender({
    url,
    sign: async (payload) => ({ 'x-signature': `signed ${payload.length}` }),
    undelivered,
    save: async () => void saves++,
    now: () => new Date('2026-11-20T11:00:00.000Z'),
  });
}

beforeEach(async () => {
  status = 200;
  taken = [];
  undelivered = [];
  saves = 0;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['x-signature']);
      taken.push({ body: Buffer.concat(chunks).toString(), signature });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  sender = open();
});
afterEach(async () => {
  sender.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const idsTaken = () => taken.map(({ body }) => JSON.parse(body).id);
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
const stateOf = (id: string) => sender.log().find((logged) => logged.id === id)?.state;
const allDelivered = (count: number) =>
  until(() => expect(sender.log().filter(({ state }) => state === 'delivered')).toHaveLength(count));

describe('an event', () => {
  test('goes out saved and signed, and leaves the list when it was taken', async () => {
    sender.send(event('e1'));
    expect(undelivered).toEqual([event('e1')]);
    await allDelivered(1);
    expect(taken).toEqual([{ body: '{"id":"e1"}', signature: 'signed 11' }]);
    expect(saves).toBeGreaterThanOrEqual(2);
    expect(undelivered).toEqual([]);
    expect(sender.log()).toEqual([
      { id: 'e1', type: 'thing.happened', at: '2026-11-20T11:00:00.000Z', state: 'delivered', deliveries: 1 },
    ]);
  });

  test('that was refused comes again', async () => {
    status = 503;
    sender.send(event('e1'));
    await until(() => expect(taken).toHaveLength(1));
    expect(stateOf('e1')).toBe('waiting');
    status = 200;
    await allDelivered(1);
    expect(taken).toHaveLength(2);
  });

  test('that was not delivered before a stop is delivered after the next start', async () => {
    status = 503;
    sender.send(event('e1'));
    await until(() => expect(taken).toHaveLength(1));
    sender.stop();
    status = 200;
    sender = open();
    await allDelivered(1);
    expect(idsTaken()).toEqual(['e1', 'e1']);
  });

  test('can be repeated, also when nothing is delivered', async () => {
    sender.send(event('e1'));
    await allDelivered(1);
    sender.setMode('drop');
    sender.resend('e1');
    await until(() => expect(sender.log()[0]).toMatchObject({ state: 'delivered', deliveries: 2 }));
    expect(idsTaken()).toEqual(['e1', 'e1']);
    expect(() => sender.resend('e2')).toThrow('This event is no longer in the log.');
  });

  test('is dropped for good in mode drop', async () => {
    sender.setMode('drop');
    sender.send(event('e1'));
    sender.setMode('deliver');
    sender.send(event('e2'));
    await allDelivered(1);
    expect([stateOf('e1'), idsTaken(), undelivered]).toEqual(['dropped', ['e2'], []]);
  });

  test.each([
    ['hold', 'held', 1],
    ['drop', 'dropped', 0],
  ] as const)('that waits for its next try meets mode %s there', async (mode, state, kept) => {
    status = 503;
    sender.send(event('e1'));
    await until(() => expect(taken).toHaveLength(1));
    sender.setMode(mode);
    await until(() => expect(stateOf('e1')).toBe(state));
    expect([undelivered.length, taken.length]).toEqual([kept, 1]);
  });
});

describe('what is held', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `e${index}`);
  beforeEach(() => {
    sender.setMode('hold');
    for (const id of ids) sender.send(event(id));
  });

  test('stays until it is released, also over a restart', async () => {
    expect(sender.log().map(({ id, state }) => [id, state])).toEqual(
      ids.toReversed().map((id) => [id, 'held']),
    );
    sender.setMode('deliver');
    sender.send(event('later'));
    await allDelivered(1);
    expect(idsTaken()).toEqual(['later']);
    expect(undelivered.map(({ id }) => id)).toEqual(ids);
    sender.stop();
    sender = open();
    await allDelivered(ids.length);
  });

  test.each([
    ['as-sent', ids],
    ['reversed', ids.toReversed()],
  ] as const)('goes out %s', async (order, expected) => {
    sender.release(order);
    await allDelivered(ids.length);
    expect(idsTaken()).toEqual(expected);
    expect(sender.mode()).toBe('hold');
  });

  test('goes out shuffled, each once', async () => {
    sender.release('shuffled');
    await allDelivered(ids.length);
    expect(idsTaken().sort()).toEqual(ids);
  });
});

test('the log keeps the last fifty, newest first, and loses nothing that waits', async () => {
  sender.setMode('hold');
  for (let index = 0; index < 60; index++) sender.send(event(`e${index}`));
  expect(sender.log().map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `e${59 - index}`),
  );
  sender.release('as-sent');
  await until(() => expect(taken).toHaveLength(60));
});
