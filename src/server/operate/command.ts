/** What every command of the operator is, and how its failures are printed. */
import { ConfigError } from '../config/config.ts';

/** A command of `npm run operate -- COMMAND`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Prints the message of an Error that it throws. */
  run(args: string[]): Promise<void>;
}

/** The message is the usage of the command. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export function expectNoArguments(args: string[]): void {
  if (args.length) throw new UsageError(`This command takes no arguments, but got: ${args.join(' ')}`);
}

export interface Failure {
  text: string;
  /** 1: failed for the given reason; 2: wrong usage; 70: a bug. */
  exitCode: 1 | 2 | 70;
}

/** SQLSTATE classes and codes about the connection, rights or server state. Their messages do not quote rows. */
const aboutTheServer = /^(08|28|3D|53|57|58)|^(25006|42501|55P03)$/;

const getErrorCode = (error: Error) => String((error as Error & { code?: unknown }).code ?? '');

/** The innermost error. Drizzle's message contains the values of the query; the driver's, inside it, does not. */
function findCause(error: Error): Error {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? findCause(inner) : error;
}

/** Commands, and a server that is starting, connect to nothing but the database. */
const isConnectionError = (error: Error) =>
  /^(connect|getaddrinfo)$/.test((error as NodeJS.ErrnoException).syscall ?? '');

/**
 * What to print when a command or the start of a server fails. A plain `Error` has a message for the operator; any
 * other error is a bug and is printed with its stack.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { text: String(error), exitCode: 70 };
  if (error instanceof UsageError || getErrorCode(error).startsWith('ERR_PARSE_ARGS_'))
    return { text: error.message, exitCode: 2 };
  if ((error.constructor === Error && !isConnectionError(error)) || error instanceof ConfigError)
    return { text: error.message, exitCode: 1 };
  const cause = findCause(error);
  if (cause.constructor === Error || aboutTheServer.test(getErrorCode(cause)))
    return { text: `The database is not available: ${cause.message}`, exitCode: 1 };
  return { text: cause.stack ?? cause.message, exitCode: 70 };
}
