/** A local server that speaks the streaming protocols of the four providers, well or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Piece } from './pieces.ts';
import { type ModelProviderName, streamOf } from './wire.ts';

export const faults = [
  'hangs before headers',
  'hangs after headers',
  'drips',
  'cuts the line in the middle',
  'truncates its JSON',
  'writes prose',
  'writes fences around its JSON',
  'writes wrong types',
  'answers HTML with 200',
  'answers 429',
  'answers 500',
  'is huge',
  'sends an endless line',
  'splits UTF-8',
  'refuses',
  'thinks in tags',
  'thinks in parts',
  'breaks off with an error',
] as const;
/** Some compatible servers take no schema; and a model may think for longer than anybody waits. */
export type Fault = (typeof faults)[number] | 'knows no schema' | 'thinks for long';

/** What the model of the server writes: the text of one answer for one request. */
export type Script = (request: ProviderRequest) => string;

export interface ProviderRequest {
  provider: ModelProviderName;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Counts from 1. */
  number: number;
}

export interface ProviderServer {
  readonly requests: ProviderRequest[];
  /** Texts that were given to the moderation. */
  readonly moderated: string[];
  /** What the next requests suffer from, one each; then all is well. */
  fail(...next: (Fault | undefined)[]): void;
  /** Categories that the moderation flags; undefined: it hangs. */
  flag(categories: Record<string, boolean> | undefined): void;
  /** From now on answers come no further than `text`; gives a function that lets them go on. */
  holdAfter(text: string): () => void;
  baseUrl(provider: ModelProviderName): string;
  openSockets(): number;
  close(): Promise<void>;
}

const bases: Record<ModelProviderName, string> = {
  anthropic: '/anthropic/v1',
  openai: '/openai/v1',
  google: '/google/v1beta',
  'openai-compatible': '/local/v1',
};

/** In pieces of nine characters, so that words and escapes are torn as a provider tears them. */
function pieces(text: string, size = 9): Piece[] {
  const signs = [...text];
  const count = Math.ceil(signs.length / size);
  return Array.from({ length: count }, (_, at) => ({
    type: 'text',
    text: signs.slice(at * size, (at + 1) * size).join(''),
  }));
}

const stop: Piece = { type: 'end', reason: 'stop' };
const chatter: Piece = { type: 'text', text: 'and on and on '.repeat(150) };
const thought = 'The person seems torn. I should not say so.';

function wrongTypes(text: string): string {
  const value = JSON.parse(text);
  return JSON.stringify({
    ...value,
    safety: 'none',
    options: Array.isArray(value.options) ? value.options.map((text: string) => ({ text })) : 7,
    understanding: 'nothing yet',
  });
}

/** What is streamed under a fault that lies in the text and not in the line. */
function scripted(text: string, fault: Fault | undefined): Piece[] {
  switch (fault) {
    case 'truncates its JSON':
      return [...pieces(text.slice(0, text.length * 0.8)), { type: 'end', reason: 'length' }];
    case 'cuts the line in the middle':
    case 'drips':
      return pieces(text.slice(0, text.length / 2));
    case 'breaks off with an error':
      return [...pieces(text.slice(0, text.length / 2)), { type: 'error' }];
    case 'writes prose':
      return [...pieces('Well, let me think about that. It is not an easy thing to say. '.repeat(6)), stop];
    case 'writes fences around its JSON':
      return [...pieces(`Here it is:\n\`\`\`json\n${text}\n\`\`\`\n`), stop];
    case 'writes wrong types':
      return [...pieces(wrongTypes(text)), stop];
    case 'is huge':
      return [{ type: 'text', text: '{"reflection": "' }, ...Array<Piece>(2_000).fill(chatter), stop];
    case 'refuses':
      return [{ type: 'refusal' }];
    case 'thinks in tags':
      return [...pieces(`<think>${thought}</think>\n${text}`), stop];
    case 'thinks for long':
      return [...Array<Piece>(200).fill({ type: 'reasoning', text: thought }), stop];
    case 'thinks in parts':
      return [
        { type: 'reasoning', text: thought },
        { type: 'reasoning', text: ' So I ask.' },
        ...pieces(text),
        stop,
      ];
    default:
      return [...pieces(text), stop];
  }
}

async function write(response: ServerResponse, bytes: string | Buffer): Promise<boolean> {
  if (response.destroyed) return false;
  if (!response.write(bytes))
    await new Promise<void>((resolve) => {
      const settle = () => {
        response.off('drain', settle).off('close', settle);
        resolve();
      };
      response.on('drain', settle).on('close', settle);
    });
  return !response.destroyed;
}

/** Where answers wait, and until when. */
interface Hold {
  after: string;
  released: Promise<void>;
}

interface ScriptedResponse {
  response: ServerResponse;
  provider: ModelProviderName;
  text: string;
  fault: Fault | undefined;
  hold: Hold | undefined;
  onFrame: (frame: string) => void;
}

/** How many frames it takes to send `text` up to the end of the held part; 0 when it has no such part. */
function framesBeforeHold({ provider, text, hold }: ScriptedResponse): number {
  const start = hold ? text.indexOf(hold.after) : -1;
  if (!hold || start < 0) return 0;
  return streamOf(provider, pieces(text.slice(0, start + hold.after.length))).length;
}

async function sendFrames(scriptedResponse: ScriptedResponse, frames: string[]) {
  const { response, fault, hold, onFrame } = scriptedResponse;
  const heldAt = framesBeforeHold(scriptedResponse);
  for (const [at, frame] of frames.entries()) {
    if (heldAt > 0 && at === heldAt) await hold?.released;
    onFrame(frame);
    if (fault === 'splits UTF-8') {
      const bytes = Buffer.from(frame);
      for (let at = 0; at < bytes.length; at += 7) {
        if (!(await write(response, bytes.subarray(at, at + 7)))) return;
        if (at % 70 === 0) await sleep(0);
      }
    } else if (!(await write(response, frame))) return;
    if (fault === 'drips' || fault === 'thinks for long') await sleep(25);
    else await new Promise((resolve) => setImmediate(resolve));
  }
}

async function stream(scriptedResponse: ScriptedResponse) {
  const { response, provider, text, fault } = scriptedResponse;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  if (fault === 'hangs after headers') return;
  if (fault === 'sends an endless line') {
    let more = await write(response, 'data: ');
    while (more) {
      more = await write(response, 'x'.repeat(65_536));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  const frames = streamOf(provider, scripted(text, fault));
  await sendFrames(scriptedResponse, frames);
  if (fault === 'drips') {
    // One comment after the other, and never a word.
    while (await write(response, ': still here\n\n')) await sleep(20);
  } else if (fault === 'cuts the line in the middle') response.destroy();
  else response.end();
}

function refuseByStatus(response: ServerResponse, status: number) {
  const body = {
    type: 'error',
    error: { type: 'error', message: 'Not now', code: status, status: 'UNAVAILABLE' },
  };
  response
    .writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5' })
    .end(JSON.stringify(body));
}

async function answer(scriptedResponse: ScriptedResponse) {
  const { response, fault } = scriptedResponse;
  if (fault === 'hangs before headers') return;
  if (fault === 'knows no schema') return refuseByStatus(response, 400);
  if (fault === 'answers 429') return refuseByStatus(response, 429);
  if (fault === 'answers 500') return refuseByStatus(response, 500);
  if (fault === 'answers HTML with 200') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Sign in</title><p>Please sign in to the network.');
    return;
  }
  await stream(scriptedResponse);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** `onFrame` sees each frame at the moment it is written. */
export async function startProviderServer(
  script: Script,
  onFrame: (frame: string) => void = () => {},
): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const moderated: string[] = [];
  const queue: (Fault | undefined)[] = [];
  const sockets = new Set<Socket>();
  let flagged: Record<string, boolean> | undefined = {};
  let hold: Hold | undefined;

  const moderation = (body: string, response: ServerResponse) => {
    moderated.push(JSON.parse(body).input);
    if (flagged === undefined) return;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ id: 'modr-1', model: 'omni-moderation-latest', results: [{ categories: flagged }] }),
      );
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    // A socket that is left is then one that somebody forgot.
    response.shouldKeepAlive = false;
    const body = await bodyOf(request);
    if (path === '/openai/v1/moderations') return moderation(body, response);
    const provider = (Object.keys(bases) as ModelProviderName[]).find((name) => path.startsWith(bases[name]));
    if (!provider) return void response.writeHead(404).end();
    const seen = { provider, path, headers: request.headers, body, number: requests.length + 1 };
    requests.push(seen);
    await answer({ response, provider, text: script(seen), fault: queue.shift(), hold, onFrame });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    moderated,
    fail: (...next) => void queue.push(...next),
    flag: (categories) => {
      flagged = categories;
    },
    holdAfter: (text) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = { after: text, released: promise };
      return () => {
        hold = undefined;
        resolve();
      };
    },
    baseUrl: (provider) => origin + bases[provider],
    openSockets: () => sockets.size,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
