import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createStreams } from './fake-redis-streams.ts';

/** The few commands that limits and turns use, as Redis documents them, over its own wire. */
function createStore() {
  const strings = new Map<string, string>();
  const sortedSets = new Map<string, Map<string, number>>();
  /** Milliseconds since 1970, by key; a key without an entry does not expire. */
  const expiresAt = new Map<string, number>();
  const isUnexpired = (name: string) => (expiresAt.get(name) ?? Number.POSITIVE_INFINITY) > Date.now();
  const streams = createStreams(isUnexpired);
  const get = (name: string) => (isUnexpired(name) ? (strings.get(name) ?? null) : null);
  const drop = (name: string) => {
    expiresAt.delete(name);
    return [strings.delete(name), streams.drop(name), sortedSets.delete(name)].some(Boolean);
  };
  /** The members of a sorted set, lowest score first. */
  const rank = (name: string) =>
    [...(sortedSets.get(name) ?? [])].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  const commands: Record<string, (args: string[]) => unknown> = {
    ...streams.commands,
    set: ([name = '', value = '', ...options]) => {
      const before = get(name);
      if (options.includes('NX') && before !== null) return null;
      strings.set(name, value);
      expiresAt.set(name, Date.now() + Number(options[options.indexOf('PX') + 1]));
      return options.includes('GET') ? before : 'OK';
    },
    incr: ([name = '']) => {
      const value = Number(get(name) ?? 0) + 1;
      strings.set(name, String(value));
      return value;
    },
    pttl: ([name = '']) => {
      const end = expiresAt.get(name) ?? 0;
      return isUnexpired(name) && end ? end - Date.now() : -2;
    },
    get: ([name = '']) => get(name),
    del: (names) => names.filter(drop).length,
    zremrangebyscore: ([name = '', , max]) => {
      for (const [member, score] of rank(name))
        if (score <= Number(max)) sortedSets.get(name)?.delete(member);
      return 0;
    },
    zadd: ([name = '', , score, member = '']) => {
      const members = sortedSets.get(name) ?? new Map<string, number>();
      sortedSets.set(name, members);
      if (!members.has(member)) members.set(member, Number(score));
      return 1;
    },
    pexpire: ([name = '', ms]) => {
      expiresAt.set(name, Date.now() + Number(ms));
      return 1;
    },
    zrank: ([name = '', member]) => rank(name).findIndex(([other]) => other === member),
    zrange: ([name = '']) => rank(name).slice(0, 1).flat().map(String),
    info: () => 'redis_version:7.0.0\r\nloading:0',
  };
  return (name: string, args: string[]): unknown => {
    try {
      return commands[name] ? commands[name](args) : 'OK';
    } catch (error) {
      return error;
    }
  };
}

function encode(reply: unknown): string {
  if (reply === null || reply === undefined) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(encode).join('')}`;
  if (reply instanceof Error) return `-ERR ${reply.message}\r\n`;
  const text = String(reply);
  return text === 'OK' || text === 'QUEUED' ? `+${text}\r\n` : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** The words of the first whole command in the bytes, and where it ends. */
function parse(bytes: Buffer): { words: string[]; end: number } | undefined {
  let at = 0;
  const line = () => {
    const stop = bytes.indexOf('\r\n', at);
    if (stop < 0) return undefined;
    const text = bytes.toString('latin1', at + 1, stop);
    at = stop + 2;
    return Number(text);
  };
  const count = line();
  const words: string[] = [];
  while (count !== undefined && words.length < count) {
    const length = line();
    if (length === undefined || bytes.length < at + length + 2) return undefined;
    words.push(bytes.toString('utf8', at, at + length));
    at += length + 2;
  }
  return count === undefined ? undefined : { words, end: at };
}

type Run = ReturnType<typeof createStore>;

/** Looks again and again until there is something to read or the time is over. */
async function block(run: Run, args: string[]): Promise<unknown> {
  const until = Date.now() + Number(args[args.indexOf('BLOCK') + 1]);
  for (;;) {
    const reply = run('xread', args);
    if (reply !== null || Date.now() >= until) return reply === null ? '*-1' : reply;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function serve(socket: Socket, run: Run): void {
  let bytes = Buffer.alloc(0);
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
    if (!queue) return name === 'xread' ? block(run, args) : run(name, args);
    queue.push([name, args]);
    return 'QUEUED';
  };
  const send = (reply: unknown) => {
    if (!socket.destroyed) socket.write(reply === '*-1' ? '*-1\r\n' : encode(reply));
  };
  socket.on('error', () => {});
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, data]);
    for (let command = parse(bytes); command; command = parse(bytes)) {
      bytes = bytes.subarray(command.end);
      const [name = '', ...args] = command.words;
      const reply = answer(name.toLowerCase(), args);
      if (reply instanceof Promise) void reply.then(send);
      else send(reply);
    }
  });
}

export interface FakeRedis {
  url: string;
  stop(): Promise<void>;
}

/** Listens on a random port; `silent` takes connections and never answers, like a frozen server. */
export async function startFakeRedis({ silent = false } = {}): Promise<FakeRedis> {
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
