import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errors } from '#shared/errors.ts';

const codeOf: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

const bodyOf = (code: ErrorCode) => JSON.stringify({ code, message: errors[code].message });

/**
 * Answers what never becomes a request, in the form and with the headers of every other answer: slow or broken
 * senders are told so and cut off.
 */
export function createClientErrorHandler(headers: Record<string, string>) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = codeOf[error.code] ?? 'malformed_request';
    const { status } = errors[code];
    const body = bodyOf(code);
    const lines = {
      ...headers,
      'cache-control': 'no-store',
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

/** Addresses that the router cannot read pass no hook: they get the headers here, and none of their text back. */
export function createRouterErrorHandler(headers: Record<string, string>) {
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('cache-control', 'no-store');
    reply.code(404).type('application/json; charset=utf-8').send(bodyOf('not_found'));
  };
}
