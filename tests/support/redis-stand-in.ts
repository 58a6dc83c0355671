import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** The few commands that the limits use, as Redis documents them, over its own wire. */
function createStore() {
  const texts = new Map<string, { value: number; endsAt: number }>();
  const sorted = new Map<string, Map<string, number>>();
  const alive = (name: string) => {
    const entry = texts.get(name);
    return entry && entry.endsAt > Date.now() ? entry : undefined;
  };
  const rank = (name: string) =>
    [...(sorted.get(name) ?? [])].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  const commands: Record<string, (args: string[]) => unknown> = {
    set: ([name = '', value, , ms]) => {
      if (alive(name)) return null;
      texts.set(name, { value: Number(value), endsAt: Date.now() + Number(ms) });
      return 'OK';
    },
    incr: ([name = '']) => {
      const entry = alive(name) ?? { value: 0, endsAt: Number.POSITIVE_INFINITY };
      entry.value += 1;
      texts.set(name, entry);
      return entry.value;
    },
    pttl: ([name = '']) => (alive(name)?.endsAt ?? Date.now() - 2) - Date.now(),
    get: ([name = '']) => alive(name)?.value.toString() ?? null,
    del: ([name = '']) => Number(texts.delete(name)),
    zremrangebyscore: ([name = '', , max]) => {
      for (const [member, score] of rank(name)) if (score <= Number(max)) sorted.get(name)?.delete(member);
      return 0;
    },
    zadd: ([name = '', , score, member = '']) => {
      const members = sorted.get(name) ?? new Map<string, number>();
      sorted.set(name, members);
      if (!members.has(member)) members.set(member, Number(score));
      return 1;
    },
    pexpire: () => 1,
    zrank: ([name = '', member]) => rank(name).findIndex(([other]) => other === member),
    zrange: ([name = '']) => rank(name).slice(0, 1).flat().map(String),
  };
  return (name: string, args: string[]) =>
    commands[name]?.(args) ?? (name === 'get' || name === 'set' ? null : 'OK');
}

function encode(reply: unknown): string {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(encode).join('')}`;
  const text = String(reply);
  return text === 'OK' || text === 'QUEUED' ? `+${text}\r\n` : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

function serve(socket: Socket, run: ReturnType<typeof createStore>): void {
  let text = '';
  let queue: [string, string[]][] | undefined;
  const answer = (name: string, args: string[]): unknown => {
    if (name === 'multi') {
      queue = [];
      return 'OK';
    }
    if (name === 'exec') {
      const replies = queue?.map(([queued, given]) => run(queued, given));
      queue = undefined;
      return replies;
    }
    if (!queue) return name === 'info' ? 'redis_version:7.0.0\r\nloading:0' : run(name, args);
    queue.push([name, args]);
    return 'QUEUED';
  };
  socket.on('error', () => {});
  socket.on('data', (data) => {
    text += data.toString();
    for (let command = /^\*(\d+)\r\n/.exec(text); command; command = /^\*(\d+)\r\n/.exec(text)) {
      const parts = text.split('\r\n');
      const [, ...words] = parts
        .slice(0, 1 + 2 * Number(command[1]))
        .filter((_, at) => at === 0 || at % 2 === 0);
      if (words.length < Number(command[1])) return;
      text = parts.slice(1 + 2 * Number(command[1])).join('\r\n');
      const [name = '', ...args] = words;
      socket.write(encode(answer(name.toLowerCase(), args)));
    }
  });
}

export interface StandInServer {
  url: string;
  stop(): Promise<void>;
}

/** Listens on a random port; `silent` takes connections and never answers, like a frozen server. */
export async function startRedisStandIn({ silent = false } = {}): Promise<StandInServer> {
  const run = createStore();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    if (silent) socket.on('error', () => {});
    else serve(socket, run);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `redis://127.0.0.1:${address.port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
