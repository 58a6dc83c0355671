/** Somebody outside who answers badly, and remembers what was asked and what stayed open. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';

export const httpFaults = [
  'hangs before headers',
  'hangs in the body',
  'drips',
  'never ends',
  'redirects',
] as const;
export type HttpFault = (typeof httpFaults)[number];

export interface BadPeer {
  /** `http://127.0.0.1:…`, or `smtp://…`. */
  url: string;
  /** Calls that came after a redirect was followed. */
  followed(): number;
  asked(): number;
  /** Bytes that left this server, at most; what the network holds is among them. */
  sent(): number;
  openSockets(): number;
  close(): Promise<void>;
}

const piece = 'x'.repeat(64 * 1_024);

interface Writable {
  readonly destroyed: boolean;
  write(text: string): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

function drip(response: Writable, text: string, everyMs: number): void {
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer);
    else response.write(text);
  }, everyMs);
}

/** Writes as fast as the reader takes it. */
function pour(to: Writable, count: (bytes: number) => void): void {
  const write = () => {
    let isRoom = true;
    while (isRoom && !to.destroyed) {
      count(piece.length);
      isRoom = to.write(piece);
    }
    if (!to.destroyed) to.once('drain', write);
  };
  write();
}

function trackSockets(server: Server) {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  });
  return {
    count: () => open.size,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** `type`: of the answers, where the caller looks at it before it reads on. */
export async function startBadHttpPeer(fault: HttpFault, type = 'application/json'): Promise<BadPeer> {
  let [followed, asked, sent] = [0, 0, 0];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.endsWith('/elsewhere')) {
      followed += 1;
      response.end('{}');
      return;
    }
    asked += 1;
    if (fault === 'hangs before headers') return;
    if (fault === 'redirects') {
      response.writeHead(307, { location: '/elsewhere' }).end();
      return;
    }
    response.writeHead(200, { 'content-type': type });
    response.write('{"a":"');
    if (fault === 'drips') drip(response, 'x', 20);
    if (fault === 'never ends')
      pour(response, (bytes) => {
        sent += bytes;
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = trackSockets(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    followed: () => followed,
    asked: () => asked,
    sent: () => sent,
    openSockets: sockets.count,
    close: sockets.close,
  };
}

export const smtpFaults = ['says nothing', 'drips its reply', 'never ends a line', 'goes silent'] as const;
export type SmtpFault = (typeof smtpFaults)[number];

export async function startBadSmtpPeer(fault: SmtpFault): Promise<BadPeer> {
  let [asked, sent] = [0, 0];
  const server = createTcpServer((socket) => {
    asked += 1;
    socket.resume();
    if (fault === 'goes silent' || fault === 'drips its reply') socket.write('220 here\r\n');
    // Line after line of one reply, each in time.
    if (fault === 'drips its reply') socket.once('data', () => drip(socket, '250-more\r\n', 20));
    if (fault === 'never ends a line')
      pour(socket, (bytes) => {
        sent += bytes;
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = trackSockets(server);
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    followed: () => 0,
    asked: () => asked,
    sent: () => sent,
    openSockets: sockets.count,
    close: sockets.close,
  };
}
