import { ConfigError } from '../config/config.ts';
import { WrongArguments } from './command.ts';

/** What is printed when a command, or the start of a server, ends badly, and the exit code: 1 refused, 2 wrong arguments, 70 a mistake of ours. */
export interface Failure {
  text: string;
  exitCode: 1 | 2 | 70;
}

/** Classes of PostgreSQL that say who may come in, what there is, or how the server is; their messages quote no row. */
const ofTheServer = /^(08|28|3D|53|57|58)|^(25006|42501|55P03)$/;

const codeOf = (error: Error) => String((error as Error & { code?: unknown }).code ?? '');

/** Drizzle's own message, around that of the driver, holds the values of the query; several addresses fail as one. */
function deepest(error: Error): Error {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? deepest(inner) : error;
}

/** Nothing but the database is called at a start or by a command. */
const isCall = (error: Error) =>
  /^(connect|getaddrinfo)$/.test((error as NodeJS.ErrnoException).syscall ?? '');

/** What a command throws on purpose is a sentence; anything else is a mistake of ours and needs its place. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { text: String(error), exitCode: 70 };
  if (error instanceof WrongArguments || codeOf(error).startsWith('ERR_PARSE_ARGS_'))
    return { text: error.message, exitCode: 2 };
  if ((error.constructor === Error && !isCall(error)) || error instanceof ConfigError)
    return { text: error.message, exitCode: 1 };
  const cause = deepest(error);
  if (cause.constructor === Error || ofTheServer.test(codeOf(cause)))
    return { text: `The database could not be used: ${cause.message}`, exitCode: 1 };
  return { text: cause.stack ?? cause.message, exitCode: 70 };
}
