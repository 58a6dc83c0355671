/** Two servers on one PostgreSQL and one Redis, behind a proxy that gives each request to the next of them. */
import { randomUUID } from 'node:crypto';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { startOnPage } from '../support/page-turn.ts';
import { hasRedis, type RealRedis, startRealRedis } from '../support/redis.ts';
import { serverEntry } from '../support/server-process.ts';

let cluster: Cluster;
let servers: Cluster['servers'];
let proxy: Cluster['proxy'];
let authorization: string;
const question = 'Should I move to the coast or stay in the city?';

beforeAll(async () => {
  cluster = await startCluster(serverEntry);
  ({ servers, proxy } = cluster);
  authorization = `Bearer ${cluster.tokens.accessToken}`;
}, 120_000);
afterAll(() => cluster.stop());

interface Received {
  id: string | undefined;
  event: string | undefined;
  data: string;
}

/** A stream read event by event, as EventSource does. */
async function follow(url: string, init: RequestInit = {}) {
  const abort = new AbortController();
  const headers = { authorization, accept: 'text/event-stream', ...(init.headers as Record<string, string>) };
  const response = await fetch(url, { ...init, headers, signal: abort.signal });
  const parsed = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = parsed?.getReader();
  return {
    status: response.status,
    take: async (count = Number.POSITIVE_INFINITY): Promise<Received[]> => {
      const events: Received[] = [];
      while (events.length < count) {
        const { value } = (await reader?.read()) ?? {};
        if (!value) break;
        events.push({ id: value.id, event: value.event, data: value.data });
      }
      return events;
    },
    drop: () => abort.abort(),
  };
}

const start = (base: string, sessionId: string) =>
  follow(`${base}/api/chat/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `key of ${sessionId}` },
    body: JSON.stringify({ sessionId, question }),
  });
const resume = (base: string, sessionId: string, lastEventId?: string) =>
  follow(`${base}/api/chat/stream/${sessionId}`, {
    headers: lastEventId ? { 'last-event-id': lastEventId } : {},
  });

async function getSession(sessionId: string): Promise<ResponseBody<'getSession'>> {
  const response = await fetch(`${proxy.url}/api/chat/sessions/${sessionId}`, { headers: { authorization } });
  return (await response.json()) as ResponseBody<'getSession'>;
}

const thinkingOf = (events: Received[]) =>
  events.flatMap(({ event, data }) => (event === 'thinking' ? [JSON.parse(data).text] : [])).join('');

/** Every event once, in order: the numbers of one turn from 1, and its final. */
function expectWhole(events: Received[]): void {
  const turnId = events.at(-1)?.id?.replace(/-end$/, '');
  const numbers = events.slice(0, -1).map((_, index) => `${turnId}-${index + 1}`);
  expect(events.map(({ id }) => id)).toEqual([...numbers, `${turnId}-end`]);
  const { thinking } = JSON.parse(events.at(-1)?.data ?? '{}').data;
  expect(thinkingOf(events)).toBe(thinking);
}

describe('a reader of one process that goes on at the other', () => {
  it('gets the events after its last one, once, as they come', async () => {
    const sessionId = randomUUID();
    const first = await start(servers[0].url, sessionId);
    const seen = await first.take(5);
    first.drop();
    const rest = await (await resume(servers[1].url, sessionId, seen.at(-1)?.id)).take();
    expect(rest[0]?.event).toBe('thinking');
    expectWhole([...seen, ...rest]);
  });

  it('follows the same turn as the one who stayed, and as a repeat of the call', async () => {
    const sessionId = randomUUID();
    const first = await start(servers[0].url, sessionId);
    const seen = await first.take(2);
    const others = await Promise.all([resume(servers[1].url, sessionId), start(servers[1].url, sessionId)]);
    const whole = [...seen, ...(await first.take())];
    expectWhole(whole);
    const [newer] = await Promise.all(others.slice(1).map((other) => other.take()));
    expect(newer).toEqual(whole);
  });

  it('gets the whole turn again after its end, and 204 after its last event', async () => {
    const sessionId = randomUUID();
    const whole = await (await start(servers[0].url, sessionId)).take();
    const replay = await resume(servers[1].url, sessionId);
    expect(await replay.take()).toEqual(whole);
    expect((await resume(servers[1].url, sessionId, whole.at(-1)?.id)).status).toBe(204);
  });

  it('loses it when the dialogue is deleted there, and so does the process that writes it', async () => {
    const sessionId = randomUUID();
    const first = await start(servers[0].url, sessionId);
    await first.take(2);
    const path = `${servers[1].url}/api/chat/sessions/${sessionId}`;
    expect((await fetch(path, { method: 'DELETE', headers: { authorization } })).status).toBe(200);
    const [last] = (await first.take()).slice(-1);
    expect(JSON.parse(last?.data ?? '{}').code).toBe('not_found');
    expect((await resume(servers[1].url, sessionId)).status).toBe(404);
  });
});

describe('a process that is killed in mid-stream', () => {
  it.each(['first', 'second'])(
    'leaves a page that goes on at the other, with each piece once (%s kill)',
    async () => {
      const sessionId = randomUUID();
      let shown = '';
      let pieces = 0;
      let restarts = 0;
      let killed: Promise<void> | undefined;
      let victim = 0;
      const listener = {
        thinking: (text: string) => {
          shown += text;
          pieces += 1;
          if (pieces !== 4 || killed) return;
          victim = proxy.answered().at(-1) ?? 0;
          killed = servers[victim]?.kill('SIGKILL');
        },
        restart: () => {
          shown = '';
          restarts += 1;
        },
      };
      const turn = { sessionId, text: question, key: randomUUID() };
      const asked = await startOnPage(proxy.url, authorization, turn, listener);
      await killed;
      expect(killed).toBeDefined();
      const { history, turn: state } = await getSession(sessionId);
      expect(history.map((round) => round.question)).toEqual([asked]);
      expect([shown, state]).toEqual([history[0]?.thinkingContent, 'idle']);
      expect(restarts).toBeGreaterThan(0);
      await cluster.relaunch(victim as 0 | 1);
    },
    60_000,
  );
});

describe.runIf(hasRedis)('a Redis that is frozen', () => {
  let frozen: RealRedis;
  beforeAll(async () => {
    frozen = await startRealRedis();
    for (const at of [0, 1] as const) {
      await servers[at].kill('SIGTERM');
      await cluster.relaunch(at, frozen.url);
    }
  }, 60_000);
  afterAll(() => frozen.stop());

  it('streams continue on their own process, end on the other, and recover without help', async () => {
    frozen.freeze();
    const sessionId = randomUUID();
    const first = await start(servers[0].url, sessionId);
    const seen = await first.take(3);
    const elsewhere = await (await resume(servers[1].url, sessionId, seen.at(-1)?.id)).take();
    expect(elsewhere.map(({ event }) => event)).toEqual(['final']);
    expectWhole([...seen, ...(await first.take())]);
    frozen.thaw();
    await expect
      .poll(
        async () => {
          const again = randomUUID();
          const started = await start(servers[0].url, again);
          const before = await started.take(3);
          started.drop();
          return (await (await resume(servers[1].url, again, before.at(-1)?.id)).take(1))[0]?.event;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe('thinking');
  }, 60_000);
});
