/** What goes on while parts of it are killed, stopped and restarted. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import './page-code.ts';
import { startOnPage } from '../support/page-turn.ts';
import { receiptsOf, untilJobsAreDone } from './accounts.ts';
import { type Check, expect, expectSame } from './check.ts';
import { expectWhole, startCall } from './dialogues.ts';
import { startLoad } from './load.ts';
import {
  begin,
  createSubscriber,
  dialogueOf,
  openCheckout,
  type Person,
  question,
  register,
  until,
} from './people.ts';
import type { Stage } from './stage.ts';

/** Until both servers answer calls that come through the proxy. */
async function untilBothAnswer({ client }: Stage, person: Person): Promise<number> {
  const seen = new Set<string>();
  return until(async () => {
    const { status, by } = await client.ask('/api/chat/sessions', { token: person.tokens.accessToken });
    if (status === 200 && !by.includes(',')) seen.add(by);
    return seen.size === 2;
  }, 60_000);
}

/** Where the last event stream came from, by its port. */
function watchStreams(tally: Map<string, number>) {
  const plain = globalThis.fetch;
  let last = '';
  globalThis.fetch = async (...input) => {
    const response = await plain(...input);
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      last = response.headers.get('x-served-by')?.split(', ').at(-1) ?? last;
    if (last) tally.set(last, (tally.get(last) ?? 0) + 1);
    return response;
  };
  return {
    port: () => Number(last.split(':').at(-1)),
    stop: () => {
      globalThis.fetch = plain;
    },
  };
}

const killed: Check = {
  name: 'a server killed in mid-stream: the page goes on at the other, the turn is stored once',
  both: true,
  run: async (stage) => {
    const person = await createSubscriber(stage);
    const watched = watchStreams(stage.client.tally);
    const sessionId = randomUUID();
    let [shown, restarts] = ['', 0];
    let victim: 0 | 1 | undefined;
    const listener = {
      onThinking: (text: string) => {
        shown += text;
        if (victim !== undefined) return;
        victim = stage.servers[0].port === watched.port() ? 0 : 1;
        void stage.servers[victim].kill('SIGKILL');
      },
      onRestart: () => {
        shown = '';
        restarts += 1;
      },
    };
    const authorization = `Bearer ${person.tokens.accessToken}`;
    const turn = { sessionId, text: question, key: randomUUID() };
    const begun = performance.now();
    const asked = await startOnPage(stage.client.base, authorization, turn, listener).finally(watched.stop);
    const took = performance.now() - begun;
    expect(victim !== undefined, 'nothing was killed');
    const { history, turn: state } = await dialogueOf(stage, person, sessionId);
    expectSame(
      history.map((round) => round.question),
      [asked],
      'stored questions',
    );
    expectSame([shown, state], [history[0]?.thinkingContent, 'idle'], 'what was shown');
    await begin(stage, person, randomUUID());
    return `the question stood after ${(took / 1_000).toFixed(1)} s, ${restarts} new beginning`;
  },
};

const back: Check = {
  name: 'the killed server comes back and serves',
  both: true,
  run: async (stage) => {
    const down = stage.servers.findIndex(({ hasEnded }) => hasEnded());
    expect(down >= 0, 'none was down');
    const person = await createSubscriber(stage);
    await stage.relaunch(down as 0 | 1);
    const ms = await untilBothAnswer(stage, person);
    return `both answered ${(ms / 1_000).toFixed(1)} s after its start`;
  },
};

/** A server runs four jobs of webhooks at once: of more than four, each of both holds one. */
const together = 4;

const leased: Check = {
  name: 'jobs that a killed server had begun are done by the other, each once',
  run: async (stage) => {
    const { sql, stripeLine } = stage;
    const buyers = await Promise.all(Array.from({ length: 4 }, () => register(stage)));
    const pages = await Promise.all(buyers.map((buyer) => openCheckout(stage, buyer)));
    await untilJobsAreDone(stage);
    stripeLine.set('hangs');
    for (const { redirectUrl } of pages) await stage.pay(redirectUrl);
    const running = `select id from jobs.job where state = 'active' and name = 'webhook'`;
    await until(async () => (await sql(running)).length > together);
    const held = (await sql(running)).length;
    await stage.servers[0].kill('SIGKILL');
    stripeLine.set('through');
    // Cut short: the minute that a job may run. That it is over is for the other server to find out.
    await sql(`update jobs.job set started_on = started_on - interval '1 minute' where state = 'active'`);
    const open = 'select from webhook_events where processed_at is null';
    const ms = await until(async () => (await sql(open)).length === 0, 90_000);
    await untilJobsAreDone(stage);
    expectSame(await receiptsOf(stage, buyers), [1, 1, 1, 1], 'receipts of each');
    const paid = await sql(
      'select 1 from payments p join users u on u.id = p.user_id where u.email = any($1)',
      [buyers.map(({ email }) => email)],
    );
    expectSame(paid.length, buyers.length, 'payments');
    await stage.relaunch(0);
    return `${held} were running; all done ${(ms / 1_000).toFixed(1)} s later, a payment and a receipt each`;
  },
};

const rolling: Check = {
  name: 'a rolling restart under load: no call fails, nothing acknowledged is lost',
  both: true,
  run: async (stage) => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createSubscriber(stage)));
    const load = startLoad(stage, people);
    await pause(1_000);
    for (const at of [0, 1] as const) {
      await stage.servers[at].kill('SIGTERM');
      expectSame(await stage.servers[at].ended, 0, 'exit code');
      await stage.relaunch(at);
      await pause(2_500); // As long as the proxy passes over one that was down.
    }
    await pause(1_000);
    const { calls, failures, repeated, dialogues } = await load.stop();
    expectSame(failures, [], 'failed calls');
    for (const { person, sessionId } of dialogues) {
      const { history } = await dialogueOf(stage, person, sessionId);
      expectSame(history.length, 1, `rounds of ${sessionId}`);
    }
    return `${calls} calls, 0 failed, ${repeated} sent again under their key, ${dialogues.length} dialogues`;
  },
};

const database: Check = {
  name: 'PostgreSQL restarted under both',
  both: true,
  run: async (stage) => {
    const person = await createSubscriber(stage);
    const before = randomUUID();
    await begin(stage, person, before);
    await stage.postgres.crash();
    const ms = await untilBothAnswer(stage, person);
    expectSame((await dialogueOf(stage, person, before)).history.length, 1, 'rounds of before');
    for (let at = 0; at < 2; at++) await begin(stage, person, randomUUID());
    const buyer = await createSubscriber(stage);
    const receipts = async () =>
      (await stage.mailsTo(buyer.email)).filter((mail) => mail.subject.includes('receipt'));
    await until(async () => (await receipts()).length > 0);
    return `both answered again after ${(ms / 1_000).toFixed(1)} s; dialogues and jobs go on`;
  },
};

const redis: Check = {
  name: 'Redis killed: everybody goes on, and streams meet again when it is back',
  both: true,
  run: async (stage) => {
    const person = await createSubscriber(stage);
    await stage.redis.kill();
    await register(stage);
    const sessionId = randomUUID();
    expectWhole(await (await stage.client.stream('/api/chat/start', startCall(person, sessionId))).read());
    await begin(stage, person, randomUUID());
    await stage.redis.restart();
    const [here = '', there = ''] = stage.servers.map(({ url }) => url);
    const ms = await until(async () => {
      const again = randomUUID();
      const first = await stage.client.stream('/api/chat/start', { ...startCall(person, again), base: here });
      const seen = await first.read(1);
      first.leave();
      const call = { token: person.tokens.accessToken, lastEventId: seen.at(-1)?.id, base: there };
      const second = await stage.client.stream(`/api/chat/stream/${again}`, call);
      const rest = await second.read();
      if (rest[0]?.event !== 'thinking') return false;
      expectWhole([...seen, ...rest]);
      return true;
    });
    return `no call failed; shared streams again after ${(ms / 1_000).toFixed(1)} s`;
  },
};

export const breakingChecks: Check[] = [killed, back, leased, rolling, database, redis];
