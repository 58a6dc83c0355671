/** What happens to connections outside of routes: malformed requests, and the end of the server. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import { AppError } from './app-error.ts';

/** Our codes for Node's errors of a connection. */
const errorCodes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

const createErrorBody = (code: ErrorCode) => JSON.stringify({ code, message: errors[code].message });

/**
 * Answers connections that never become a valid request (too slow, malformed) with the usual error format and headers,
 * and closes them.
 */
export function createClientErrorHandler(headers: Record<string, string>) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = errorCodes[error.code] ?? 'malformed_request';
    const { status } = errors[code];
    const body = createErrorBody(code);
    const allHeaders = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
    socket.destroy(error);
  };
}

/** An ambiguous Host could make a proxy and this server disagree about the site (RFC 9112, 3.2). */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function isValidHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  // Names and values alternate in `rawHeaders`.
  const hostCount = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  ).length;
  if (hostCount === 0) return httpVersion === '1.0';
  return hostCount === 1 && hostName.test(headers.host ?? '');
}

const isUnknownExpectation = (expect: string | undefined) =>
  expect !== undefined && expect.toLowerCase() !== '100-continue';

/**
 * Refuses requests without a valid Host header, or with an unknown `Expect` header. Node's own checks are switched off,
 * because their responses lack our headers: that of the Host in app.ts, that of `Expect` by the listener here.
 */
export function installHostCheck(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', ({ raw, socket }, reply, done) => {
    // The client is gone already: nothing can be answered.
    if (socket.destroyed) return void reply.hijack();
    const isMalformed = !isValidHost(raw) || isUnknownExpectation(raw.headers.expect);
    done(isMalformed ? new AppError('malformed_request') : undefined);
  });
}

/**
 * No hook runs for URLs that the router cannot parse, so this sets the security headers itself. The response does
 * not repeat the URL.
 */
export function createRouterErrorHandler(headers: Record<string, string>) {
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    reply.code(404).type('application/json; charset=utf-8').send(createErrorBody('not_found'));
  };
}

/**
 * During shutdown each response closes its connection, so that the client's next request reaches another instance.
 * `onRequest` is for streams, which skip `onSend`; `onSend` for requests that were running when the shutdown began.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance, shutdown: AbortSignal): void {
  const setHeader = (reply: FastifyReply) => {
    if (shutdown.aborted) reply.header('connection', 'close');
  };
  app.addHook('onRequest', (_request, reply, done) => {
    setHeader(reply);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    setHeader(reply);
    done(null, payload);
  });
}

/** Tracks the requests that are being answered, streams included. */
export interface RequestTracker {
  /** Resolves as soon as no request is being answered. */
  whenIdle(): Promise<void>;
}

export function trackRequests(app: FastifyInstance): RequestTracker {
  let open = 0;
  let waiting: (() => void)[] = [];
  const onClosed = () => {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  app.addHook('onRequest', (_request, reply, done) => {
    open += 1;
    // `close` is also emitted when the client disconnects early; `onResponse` is not called then.
    reply.raw.once('close', onClosed);
    done();
  });
  return {
    whenIdle: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
