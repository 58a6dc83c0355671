import type { LoggerOptions } from 'pino';

/**
 * Errors keep their kind and stack but not the message of a database error, which may hold a person's text
 * (drizzle puts the query's parameters there).
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

/** Log options of the process: JSON lines on standard output, no address, no query string, no text of a person. */
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
