import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeRedis } from './fake-redis.ts';
import { runAs } from './postgres.ts';
import { freePort } from './server-process.ts';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

export interface RealRedis extends TestRedis {
  /** It takes connections and answers nothing until it thaws. */
  freeze(): void;
  thaw(): void;
  /** Dies at once; everything in it is gone. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>;
}

/** No package brings a Redis that runs as it is: the real one is used where the machine has it. */
const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);
export const hasRedis = program !== undefined;

async function untilReady(server: ChildProcess): Promise<void> {
  let printed = '';
  await new Promise<void>((ready, failed) => {
    server.stdout?.on('data', (data) => {
      printed += data;
      if (printed.includes('Ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`Redis did not start:\n${printed}`)));
  });
}

/** A real Redis of its own on a random port, without any file. `more`: further arguments. */
export async function startRealRedis(more: string[] = []): Promise<RealRedis> {
  if (!program) throw new Error('this machine has neither Redis nor Valkey');
  const port = await freePort();
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more];
    const started = spawn(program, args, { ...runAs, cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'] });
    await untilReady(started);
    return started;
  };
  let server = await start();
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    restart: async () => {
      await kill();
      server = await start();
    },
    stop: kill,
  };
}

/** The real one where there is one, else the stand-in. */
export async function startRedis(): Promise<TestRedis> {
  return hasRedis ? startRealRedis() : startFakeRedis();
}

/** Waits for as long as it takes, up to some seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('it never came to that');
    await sleep(5);
  }
}
