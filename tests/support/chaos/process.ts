import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Message, Order } from './server.ts';

export interface ChaosServer {
  url: string;
  /** Kills it with SIGKILL and starts it again. */
  crash(): Promise<void>;
  tell(order: Order): void;
  reconcile(): Promise<void>;
  /** What it printed, e.g. a crash of its own. */
  output(): string;
  stop(): Promise<void>;
}

export interface ChaosServerOptions {
  port: number;
  env: Record<string, string>;
  offsetMs(): number;
  onMail(mail: Extract<Message, { mail: object }>['mail']): void;
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  await new Promise<void>((ready, failed) => {
    child.on('message', (message) => {
      if ((message as { ready?: true }).ready) ready();
    });
    child.once('exit', () => failed(new Error(`the server ended:\n${output()}`)));
  });
}

export async function startChaosServer(options: ChaosServerOptions): Promise<ChaosServer> {
  let printed = '';
  const start = async () => {
    const child = fork('tests/support/chaos/server.ts', [], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(options.port),
        CHAOS_OFFSET_MS: String(options.offsetMs()),
        ...options.env,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        printed += data;
      });
    child.on('message', (message: Message) => {
      if ('mail' in message) options.onMail(message.mail);
    });
    await untilReady(child, () => printed);
    return child;
  };
  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  let running = await start();
  return {
    url: `http://127.0.0.1:${options.port}`,
    output: () => printed,
    crash: async () => {
      await kill(running);
      running = await start();
    },
    tell: (order) => void (running.connected && running.send(order)),
    reconcile: async () => {
      const child = running;
      const done = new Promise<void>((resolve, reject) => {
        child.on('message', function listen(message: Message) {
          if (!('reconciled' in message) && !('failed' in message)) return;
          child.off('message', listen);
          if ('failed' in message) reject(new Error(message.failed));
          else resolve();
        });
      });
      child.send({ reconcile: true } satisfies Order);
      await done;
    },
    stop: () => kill(running),
  };
}
