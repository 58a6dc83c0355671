/** The log: one line per response, and what a line may contain. */
import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import { endpoints } from '#shared/contract/endpoints.ts';

/** Counts responses and sign-ins for the metrics. */
export interface ResponseCounter {
  responseSent(method: string, route: string, status: number, ms: number): void;
  signedIn(
    method: 'password' | 'google' | 'apple',
    outcome: 'signed_in' | 'refused' | 'limited' | 'busy' | 'failed',
  ): void;
}

/** Calls that sign somebody in, by route. Apple's form post is logged in identity-routes.ts. */
const signInMethods = new Map([
  [endpoints.login.path as string, 'password' as const],
  [endpoints.signInWithGoogle.path as string, 'google' as const],
  [endpoints.signInWithApple.path as string, 'apple' as const],
]);

function toSignInOutcome(status: number) {
  if (status < 300) return 'signed_in';
  if (status === 429) return 'limited';
  if (status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}

/**
 * Logs one line per response and counts it, also if the caller left early. The line has the route pattern instead of
 * the URL, which may contain ids or texts. Its id is also the response's `x-request-id`.
 */
export function installRequestLog(app: FastifyInstance, metrics: ResponseCounter): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.raw.once('close', () => {
      if (reply.raw.writableEnded) return;
      const { method, routeOptions } = request;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method, route: routeOptions.url ?? 'none', ms }, 'the caller left before the end');
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ method: request.method, route, status, ms: Math.round(elapsedTime) }, 'answered');
    // A stream's duration says nothing about the response time.
    if (!reply.raw.getHeader('content-type')?.toString().startsWith('text/event-stream'))
      metrics.responseSent(request.method, route, status, elapsedTime);
    const method = signInMethods.get(route);
    if (method) metrics.signedIn(method, toSignInOutcome(status));
    done();
  });
}

/**
 * Errors keep their kind and stack, but not the message of a database error: drizzle adds the query's parameters, which
 * may contain a user's text.
 */
function serializeError(error: Error & { code?: unknown; cause?: unknown }): Record<string, unknown> {
  const cause = error.cause instanceof Error ? serializeError(error.cause) : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return {
    type: error.name,
    ...(typeof error.code === 'string' && { code: error.code }),
    stack: frames,
    ...(cause && { cause }),
  };
}

/** JSON lines on standard output, without IP addresses, query strings or users' texts. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      err: (value: unknown) => (value instanceof Error ? serializeError(value) : { type: typeof value }),
      req: (request: { id: unknown; method: unknown }) => ({ id: request.id, method: request.method }),
      res: (reply: { statusCode: unknown }) => ({ status: reply.statusCode }),
    },
  };
}
