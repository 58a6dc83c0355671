/**
 * Lets a person, or any program that reads and writes files, play the model: an endpoint with OpenAI's chat protocol
 * that writes each request to a folder and waits for the reply.
 *
 *   node eval/relay.ts FOLDER [PORT]     (127.0.0.1, port 8791 if none is given)
 *
 * Request n lies in FOLDER/n-request.md, and its reply goes to FOLDER/n-reply.txt: the JSON object that the model would
 * write. Requests hold what was typed: delete the folder afterwards. eval/play.ts plays a dialogue with it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Message {
  role: string;
  content: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

function event(response: ServerResponse, delta: object, end: string | null = null): void {
  const choices = [{ index: 0, delta, finish_reason: end }];
  response.write(`data: ${JSON.stringify({ id: 'relay', object: 'chat.completion.chunk', choices })}\n\n`);
}

const lookMs = 200;
/** The client takes silence for a hang: a sign of life while the reply is being written. */
const signMs = 1_000;

async function replyFrom(path: string, response: ServerResponse): Promise<string | undefined> {
  for (let waited = 0; !existsSync(path); waited += lookMs) {
    if (response.destroyed) return undefined;
    if (waited % signMs === 0) event(response, { reasoning_content: '…' });
    await sleep(lookMs);
  }
  return readFileSync(path, 'utf8');
}

async function serve(folder: string, number: number, request: IncomingMessage, response: ServerResponse) {
  const body: { messages?: Message[] } = JSON.parse(await bodyOf(request));
  const text = (body.messages ?? []).map(({ role, content }) => `# ${role}\n\n${content}`).join('\n\n');
  // Renamed when it is whole, so that nobody reads half of it.
  writeFileSync(join(folder, `${number}-request.part`), text);
  renameSync(join(folder, `${number}-request.part`), join(folder, `${number}-request.md`));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const reply = await replyFrom(join(folder, `${number}-reply.txt`), response);
  if (reply === undefined) return;
  for (const piece of reply.match(/[\s\S]{1,24}/g) ?? []) event(response, { content: piece });
  event(response, {}, 'stop');
  response.end('data: [DONE]\n\n');
}

export function startRelay(folder: string, port: number): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  let number = 0;
  const server = createServer((request, response) => {
    number += 1;
    serve(folder, number, request, response).catch((error: unknown) => {
      response.destroy();
      process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    });
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

if (import.meta.main) {
  const [folder, port = '8791'] = process.argv.slice(2);
  if (!folder) throw new Error('node eval/relay.ts FOLDER [PORT]');
  await startRelay(folder, Number(port));
  process.stdout.write(
    `GUIDE_PROVIDER=openai-compatible GUIDE_MODEL=relay GUIDE_BASE_URL=http://127.0.0.1:${port}/v1\n`,
  );
}
