/**
 * Two servers on one PostgreSQL and one Redis, behind a proxy that gives each request to the next of them. A local
 * stand-in for an AI model writes the guide's texts and can be held in the middle, so that a turn is surely running.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { openEventStream, type ReceivedEvent } from '../support/event-stream.ts';
import { type ProviderServer, startProviderServer } from '../support/model-providers/provider-server.ts';
import { writeAsModel } from '../support/model-providers/scripted-model.ts';
import { startOnPage } from '../support/page-turn.ts';
import { hasRedis, type RealRedis, startRealRedis } from '../support/redis.ts';
import { serverEntry } from '../support/server-process.ts';

let model: ProviderServer;
let cluster: Cluster;
let servers: Cluster['servers'];
let proxy: Cluster['proxy'];
let authorization: string;
const question = 'Should I move to the coast or stay in the city?';
/** Each is streamed as one `thinking` event. */
const reflection = [
  'You wrote “Should I move to the coast or stay”.',
  ' That is where you are with it today.',
];

beforeAll(async () => {
  model = await startProviderServer((request) =>
    JSON.stringify({ ...JSON.parse(writeAsModel(request)), reflection: reflection.join('') }),
  );
  cluster = await startCluster(serverEntry, {
    GUIDE_PROVIDER: 'openai-compatible',
    GUIDE_MODEL: 'qwen3',
    GUIDE_BASE_URL: model.baseUrl('openai-compatible'),
  });
  ({ servers, proxy } = cluster);
  authorization = `Bearer ${cluster.tokens.accessToken}`;
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  await model.close();
});

/** Turns come no further than their first `thinking` event, until the function that this gives is called. */
const holdAfterFirstSentence = () => model.holdAfter(`${reflection[0]} `);

const start = (base: string, sessionId: string) =>
  openEventStream(`${base}/api/chat/start`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': `key of ${sessionId}` },
    body: JSON.stringify({ sessionId, question }),
  });
const resume = (base: string, sessionId: string, lastEventId?: string) =>
  openEventStream(`${base}/api/chat/stream/${sessionId}`, {
    headers: { authorization, ...(lastEventId && { 'last-event-id': lastEventId }) },
  });

async function getSession(sessionId: string): Promise<ResponseBody<'getSession'>> {
  const response = await fetch(`${proxy.url}/api/chat/sessions/${sessionId}`, { headers: { authorization } });
  return (await response.json()) as ResponseBody<'getSession'>;
}

const thinkingTexts = (events: ReceivedEvent[]): string[] =>
  events.flatMap(({ event, data }) => (event === 'thinking' ? [JSON.parse(data).text] : []));

/** Every event once, in order: the numbers of one turn from 1, and its final. */
function expectWhole(events: ReceivedEvent[]): void {
  const turnId = events.at(-1)?.id?.replace(/-end$/, '');
  const numbers = events.slice(0, -1).map((_, index) => `${turnId}-${index + 1}`);
  expect(events.map(({ id }) => id)).toEqual([...numbers, `${turnId}-end`]);
  expect(thinkingTexts(events)).toEqual(reflection);
  const { thinking } = JSON.parse(events.at(-1)?.data ?? '{}').data;
  expect(thinking).toBe(reflection.join(''));
}

describe('a reader of one process that goes on at the other', () => {
  it('gets the events after its last one, once, as they come', async () => {
    const sessionId = randomUUID();
    const release = holdAfterFirstSentence();
    const first = await start(servers[0].url, sessionId);
    const seen = await first.read(1);
    first.leave();
    const second = await resume(servers[1].url, sessionId, seen.at(-1)?.id);
    release();
    expectWhole([...seen, ...(await second.read())]);
  });

  it('follows the same turn as the one who stayed, and as a repeat of the call', async () => {
    const sessionId = randomUUID();
    const release = holdAfterFirstSentence();
    const first = await start(servers[0].url, sessionId);
    const seen = await first.read(1);
    const others = [await resume(servers[1].url, sessionId), await start(servers[1].url, sessionId)];
    release();
    const whole = [...seen, ...(await first.read())];
    expectWhole(whole);
    for (const other of others) expect(await other.read()).toEqual(whole);
  });

  it('gets the whole turn again after its end, and 204 after its last event', async () => {
    const sessionId = randomUUID();
    const whole = await (await start(servers[0].url, sessionId)).read();
    const replay = await resume(servers[1].url, sessionId);
    expect(await replay.read()).toEqual(whole);
    expect((await resume(servers[1].url, sessionId, whole.at(-1)?.id)).status).toBe(204);
  });

  it('loses it when the dialogue is deleted there, and so does the process that writes it', async () => {
    const sessionId = randomUUID();
    const release = holdAfterFirstSentence();
    const first = await start(servers[0].url, sessionId);
    await first.read(1);
    const path = `${servers[1].url}/api/chat/sessions/${sessionId}`;
    expect((await fetch(path, { method: 'DELETE', headers: { authorization } })).status).toBe(200);
    release();
    const [last] = (await first.read()).slice(-1);
    expect(JSON.parse(last?.data ?? '{}').code).toBe('not_found');
    expect((await resume(servers[1].url, sessionId)).status).toBe(404);
  });
});

describe('a process that is killed in mid-stream', () => {
  it.each(['first', 'second'])(
    'leaves a page that goes on at the other, with each piece once (%s kill)',
    async () => {
      const sessionId = randomUUID();
      const release = holdAfterFirstSentence();
      let shown: string[] = [];
      let restarts = 0;
      let killed: Promise<void> | undefined;
      let victim = 0;
      const listener = {
        onThinking: (text: string) => {
          shown.push(text);
          if (killed) return;
          victim = proxy.answered().at(-1) ?? 0;
          killed = servers[victim]?.kill('SIGKILL').then(release);
        },
        onRestart: () => {
          shown = [];
          restarts += 1;
        },
      };
      const turn = { sessionId, text: question, key: randomUUID() };
      const asked = await startOnPage(proxy.url, authorization, turn, listener);
      await killed;
      expect(killed).toBeDefined();
      const { history, turn: state } = await getSession(sessionId);
      expect(history.map((round) => round.question)).toEqual([asked]);
      expect([shown, state]).toEqual([reflection, 'idle']);
      expect(history[0]?.thinkingContent).toBe(reflection.join(''));
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
    const release = holdAfterFirstSentence();
    const first = await start(servers[0].url, sessionId);
    const seen = await first.read(1);
    const elsewhere = await resume(servers[1].url, sessionId, seen.at(-1)?.id);
    release();
    expect((await elsewhere.read()).map(({ event }) => event)).toEqual(['final']);
    expectWhole([...seen, ...(await first.read())]);
    frozen.thaw();
    await expect
      .poll(
        async () => {
          const again = randomUUID();
          const releaseAgain = holdAfterFirstSentence();
          const started = await start(servers[0].url, again);
          const before = await started.read(1);
          started.leave();
          const resumed = await resume(servers[1].url, again, before.at(-1)?.id);
          releaseAgain();
          return (await resumed.read(1))[0]?.event;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe('thinking');
  }, 60_000);
});
