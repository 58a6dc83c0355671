import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { AiResponse } from '#shared/contract/shapes.ts';
import { demoAccount } from '../../src/server/site/demo.ts';
import {
  freePort,
  type ServerProcess,
  serverEntry,
  startServer,
  temporaryFolder,
} from '../support/server-process.ts';

/**
 * `npm run test:chaos` kills the server 20 times, on PGlite. `npm test` does it once, on PostgreSQL: five starts on PGlite
 * take ten seconds of processor time more.
 */
const manyKills = process.env.CRASH_KILLS;
const kills = Number(manyKills ?? 1);
const onPglite = manyKills !== undefined && process.env.TEST_DATABASE !== 'postgres';
/** How many events of a stream arrive before each kill, in rotation; 0: right after the request was sent. */
const eventsBeforeKill = [1, 0, 5, 1_000, 2, 12];

/** A start or message as it was sent, to be sent again as it is. */
interface Call {
  path: 'start' | 'message';
  key: string;
  body: { sessionId: string; question?: string; message?: string; round?: number };
}

const dataDir = temporaryFolder();
let base: string;
let port: number;
let server: ServerProcess;
let authorization: string;
/** Calls whose final event came, by dialogue, in order. */
const acknowledged = new Map<string, { call: Call; data: AiResponse }[]>();

async function start(env: Record<string, string> = {}): Promise<void> {
  server = await startServer({
    entry: serverEntry,
    port,
    dataDir,
    ...(onPglite && { database: 'pglite' }),
    env: { LOG_LEVEL: 'silent', ...env },
  });
}

async function signIn(): Promise<void> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  authorization = `Bearer ${accessToken}`;
}

async function readUntil(response: Response, events: number): Promise<AiResponse | undefined> {
  const parsed = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  let count = 0;
  for await (const { event, data } of parsed ?? []) {
    if (event === 'final') return JSON.parse(data).data;
    if (event === 'failed') throw new Error(`the turn failed: ${data}`);
    count += 1;
    if (count >= events) return undefined;
  }
  throw new Error('the stream ended without a final event');
}

function openStream(call: Call): Promise<Response> {
  return fetch(`${base}/api/chat/${call.path}`, {
    method: 'POST',
    headers: {
      authorization,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'idempotency-key': call.key,
    },
    body: JSON.stringify(call.body),
  });
}

/** Sends a call; gives the final event's answer if that comes before so many other events. */
async function send(call: Call, events = Number.POSITIVE_INFINITY): Promise<AiResponse | undefined> {
  const sent = openStream(call);
  if (events === 0) {
    sent.catch(() => {});
    return undefined;
  }
  const response = await sent;
  if (response.status !== 200)
    throw new Error(`${call.path} answered ${response.status}: ${await response.text()}`);
  return readUntil(response, events);
}

function startCall(): Call {
  const body = { sessionId: randomUUID(), question: 'Should I move to the coast or stay in the city?' };
  return { path: 'start', key: randomUUID(), body };
}

let written = 0;
/** The call after the last acknowledged one: an answer of its own to the open question, or a new dialogue. */
function nextCall(last: { call: Call; data: AiResponse } | undefined): Call {
  const round = last?.data.currentRound;
  if (!last || round === undefined) return startCall();
  written += 1;
  const message = `Because of reason number ${written}, which I keep coming back to`;
  const { sessionId } = last.call.body;
  return { path: 'message', key: randomUUID(), body: { sessionId, message, round } };
}

function acknowledge(call: Call, data: AiResponse) {
  const { sessionId } = call.body;
  const entry = { call, data };
  acknowledged.set(sessionId, [...(acknowledged.get(sessionId) ?? []), entry]);
  return entry;
}

async function getSession(sessionId: string): Promise<ResponseBody<'getSession'>> {
  const response = await fetch(`${base}/api/chat/sessions/${sessionId}`, { headers: { authorization } });
  expect(response.status).toBe(200);
  return (await response.json()) as ResponseBody<'getSession'>;
}

/** Every acknowledged answer and question is stored once and in order. */
async function expectKept(sessionId: string, open: number): Promise<void> {
  const entries = acknowledged.get(sessionId) ?? [];
  const { history, frontendDisplay } = await getSession(sessionId);
  const asked = entries.flatMap(({ data }) => (data.newQuestion === undefined ? [] : [data.newQuestion]));
  const answers = entries.flatMap(({ call }) => (call.body.message === undefined ? [] : [call.body.message]));
  expect(history.map(({ question }) => question).slice(0, asked.length)).toEqual(asked);
  expect(history.length - asked.length).toBeLessThanOrEqual(open);
  const stored = history.flatMap(({ userResponse }) => (userResponse ? [userResponse.content] : []));
  expect(stored.slice(0, answers.length)).toEqual(answers);
  expect(stored.length - answers.length).toBeLessThanOrEqual(open);
  expect(history.map(({ currentRound }) => currentRound)).toEqual(history.map((_, index) => index + 1));
  const summary = entries.at(-1)?.data.frontendDisplay;
  if (summary) expect(frontendDisplay).toEqual(summary);
}

/**
 * A cut stream that is resumed gets its own final event, nothing, or the word to send the call again (Redis has what
 * the dead process had told so far); never the answer of an earlier turn.
 */
async function expectHonestResumption({ body }: Call): Promise<void> {
  const response = await fetch(`${base}/api/chat/stream/${body.sessionId}`, { headers: { authorization } });
  if (response.status !== 200) {
    await response.body?.cancel();
    expect(body.round === undefined ? [204, 404] : [204]).toContain(response.status);
    return;
  }
  const data = await readUntil(response, Number.POSITIVE_INFINITY).catch((error: Error) => {
    if (!error.message.includes('"code":"restarting"')) throw error;
    return undefined;
  });
  if (data === undefined) return;
  expect(data.currentRound ?? 'summary').toBe(data.frontendDisplay ? 'summary' : (body.round ?? 0) + 1);
}

beforeAll(async () => {
  port = await freePort();
  base = `http://127.0.0.1:${port}`;
  await start();
  await signIn();
}, 120_000);
afterAll(async () => {
  await server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps every acknowledged round when the server is killed in mid-stream, and none twice', async () => {
  let last: { call: Call; data: AiResponse } | undefined;
  let cut: Call | undefined;
  const complete = async (call: Call) => {
    const data = await send(call);
    if (!data) throw new Error('no answer');
    return acknowledge(call, data);
  };
  for (let kill = 0; kill < kills; kill++) {
    if (cut) last = await complete(cut);
    last = await complete(nextCall(last));
    cut = nextCall(last);
    const events = eventsBeforeKill[kill % eventsBeforeKill.length] ?? 0;
    const data = await send(cut, events);
    await server.kill('SIGKILL');
    if (data) {
      last = acknowledge(cut, data);
      cut = undefined;
    }
    await start();
    // Without any event the call may never have arrived.
    if (cut && events > 0) await expectHonestResumption(cut);
    const newest = last?.call.body.sessionId ?? '';
    await expectKept(newest, cut?.body.sessionId === newest ? 1 : 0);
    // A repeat of what was acknowledged gives the same answer, from another process.
    if (data && last) expect(await send(last.call)).toEqual(data);
  }
  if (cut) await complete(cut);
  for (const sessionId of acknowledged.keys()) await expectKept(sessionId, 0);
  expect([...acknowledged.values()].flat().length).toBeGreaterThanOrEqual(kills);
}, 300_000);

it('ends streams with restarting on SIGTERM, and the same call goes through after the restart', async () => {
  // A model that never answers keeps the stream open until the signal, however slow the machine is.
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port: silentPort } = silent.address() as AddressInfo;
  await server.kill('SIGKILL');
  await start({
    GUIDE_PROVIDER: 'openai-compatible',
    GUIDE_MODEL: 'silent',
    GUIDE_BASE_URL: `http://127.0.0.1:${silentPort}/v1`,
  });
  const call = startCall();
  const response = await openStream(call);
  const gone = server.kill('SIGTERM');
  const text = await response.text();
  expect(text).toMatch(/event: failed\ndata: \{"code":"restarting"/);
  await gone;
  silent.closeAllConnections();
  silent.close();
  await start();
  expect((await send(call))?.currentRound).toBe(1);
}, 120_000);
