import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import { AppError } from './app-error.ts';

const codeOf: Record<string, ErrorCode> = {
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
    const code = codeOf[error.code] ?? 'malformed_request';
    const { status } = errors[code];
    const body = createErrorBody(code);
    const lines = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
    socket.destroy(error);
  };
}

/** An ambiguous Host could make a proxy and this server disagree about the site (RFC 9112, 3.2). */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function isValidHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hostCount = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hostCount === 0) return httpVersion === '1.0';
  return hostCount === 1 && hostName.test(headers.host ?? '');
}

const isUnknownExpectation = (expect: string | undefined) =>
  expect !== undefined && expect.toLowerCase() !== '100-continue';

/**
 * Refuses requests without a valid Host, and unknown `Expect` headers. Node's own checks are switched off in app.ts,
 * because their responses lack our headers. Does nothing if the client is gone already.
 */
export function installRequestCheck(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', async ({ raw, socket }, reply) => {
    if (socket.destroyed) return reply.hijack();
    if (!isValidHost(raw) || isUnknownExpectation(raw.headers.expect))
      throw new AppError('malformed_request');
  });
}

/**
 * No hook runs for URLs that the router cannot parse, so this sets the headers. The response does not repeat the URL.
 */
export function createRouterErrorHandler(headers: Record<string, string>) {
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    reply.code(404).type('application/json; charset=utf-8').send(createErrorBody('not_found'));
  };
}

/** Counts the requests that are being answered. */
export interface OpenCalls {
  /** Resolves as soon as no request is being answered, streams included. */
  answered(): Promise<void>;
}

/** During shutdown each response closes its connection: the next call reaches another instance. */
export function installLeaving(app: FastifyInstance, leaving: AbortSignal): OpenCalls {
  let open = 0;
  let waiting: (() => void)[] = [];
  const close = () => {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  app.addHook('onRequest', (_request, reply, done) => {
    open += 1;
    // `close` is also emitted when the client disconnects early; `onResponse` is not called then.
    reply.raw.once('close', close);
    if (leaving.aborted) reply.header('connection', 'close');
    done();
  });
  return {
    answered: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
