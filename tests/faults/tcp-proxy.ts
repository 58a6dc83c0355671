import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What the line does: `through`; `black-hole`, everything is swallowed and nothing refused, as by a firewall that
 * drops; `refuse`, new connections are reset.
 */
export type LineState = 'through' | 'black-hole' | 'refuse';

export interface TcpProxy {
  port: number;
  /** What is swallowed in a black hole goes on its way when that ends, as TCP itself sends it again. */
  set(state: LineState): void;
  /** Added to each piece in either direction. */
  setLatency(ms: number): void;
  /** Swallows what the connections of now carry, for ever; new ones go through. */
  loseOpenOnes(): void;
  /** A reset (RST) on both ends of every connection. */
  resetAll(): void;
  open(): number;
  close(): Promise<void>;
}

interface Line {
  client: Socket;
  server: Socket | undefined;
  lost: boolean;
}

/** A line between a server and what it needs, which can be made bad. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const lines = new Set<Line>();
  const sockets = new Set<Socket>();
  let state: LineState = 'through';
  let latencyMs = 0;
  let wake: (() => void)[] = [];
  const passable = () =>
    new Promise<void>((resolve) => (state === 'through' ? resolve() : wake.push(resolve)));
  const pass = (line: Line, from: Socket, to: Socket) => {
    from.on('data', async (piece) => {
      from.pause();
      if (latencyMs) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      if (state === 'black-hole') await passable();
      if (line.lost) return;
      to.write(piece);
      from.resume();
    });
    from.on('error', () => {});
    from.on('close', async () => {
      if (state === 'black-hole') await passable();
      if (!line.lost || from === line.client) to.destroy();
      lines.delete(line);
    });
  };
  const listener = createServer(async (client) => {
    if (state === 'refuse') return void client.resetAndDestroy();
    sockets.add(client.on('close', () => sockets.delete(client)));
    const line: Line = { client, server: undefined, lost: false };
    lines.add(line);
    client.pause();
    client.on('error', () => {});
    if (state === 'black-hole') await passable();
    if (client.destroyed) return void lines.delete(line);
    line.server = connect(targetPort, '127.0.0.1');
    pass(line, client, line.server);
    pass(line, line.server, client);
    client.resume();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const resetAll = () => {
    for (const { client, server } of lines) {
      client.resetAndDestroy();
      server?.resetAndDestroy();
    }
  };
  return {
    port: address.port,
    set: (next) => {
      state = next;
      if (state !== 'through') return;
      for (const go of wake) go();
      wake = [];
    },
    setLatency: (ms) => {
      latencyMs = ms;
    },
    loseOpenOnes: () => {
      for (const line of lines) {
        line.lost = true;
        line.client.pause();
      }
    },
    resetAll,
    open: () => lines.size,
    close: async () => {
      state = 'through';
      resetAll();
      // Also those whose other end has gone already, and which were left in silence.
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
