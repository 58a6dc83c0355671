import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AiResponse, ResponseBody } from '#shared/contract.ts';
import { demoAccount } from '../../src/server/demo.ts';

const kills = 20;
/** How many events of a stream come before the kill, in turn; 0 is at once after the request was sent. */
const eventsBeforeKill = [0, 1, 2, 5, 12, 1_000];

/** A start or message as it was sent, to be sent again as it is. */
interface Call {
  path: 'start' | 'message';
  key: string;
  body: { sessionId: string; question?: string; message?: string; round?: number };
}

const folder = mkdtempSync(join(tmpdir(), 'dialogue-crash-'));
let base: string;
let port: number;
let server: ChildProcess;
let authorization: string;
/** Calls whose final event came, by dialogue, in order. */
const acknowledged = new Map<string, { call: Call; data: AiResponse }[]>();

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function startServer(): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    NODE_NO_WARNINGS: '1',
  };
  server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(base)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`the server did not start:\n${output}`)));
  });
}

async function killServer(): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
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

/** Sends a call; gives the final event's answer if that comes before so many other events. */
async function send(call: Call, events = Number.POSITIVE_INFINITY): Promise<AiResponse | undefined> {
  const sent = fetch(`${base}/api/chat/${call.path}`, {
    method: 'POST',
    headers: {
      authorization,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'idempotency-key': call.key,
    },
    body: JSON.stringify(call.body),
  });
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

/** Every acknowledged answer and question stands there, in order, once. */
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

beforeAll(async () => {
  port = await findFreePort();
  base = `http://127.0.0.1:${port}`;
  await startServer();
  await signIn();
}, 60_000);
afterAll(async () => {
  await killServer();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps every acknowledged round over twenty kills in mid-stream, and none twice', async () => {
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
    const data = await send(cut, eventsBeforeKill[kill % eventsBeforeKill.length]);
    await killServer();
    if (data) {
      last = acknowledge(cut, data);
      cut = undefined;
    }
    await startServer();
    const newest = last?.call.body.sessionId ?? '';
    await expectKept(newest, cut?.body.sessionId === newest ? 1 : 0);
    // A repeat of what was acknowledged gives the same answer, from another process.
    if (data && last) expect(await send(last.call)).toEqual(data);
  }
  if (cut) await complete(cut);
  for (const sessionId of acknowledged.keys()) await expectKept(sessionId, 0);
  expect([...acknowledged.values()].flat().length).toBeGreaterThanOrEqual(kills);
}, 300_000);
