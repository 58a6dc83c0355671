/** The connection pool of PostgreSQL: every wait has a limit, and every connection returns to the pool. */
import type { Socket } from 'node:net';
import pg, { type Pool, type PoolClient } from 'pg';
import { DatabaseUnavailableError } from './database-errors.ts';

export interface PoolLimits {
  /** For opening a connection or waiting for a free one. */
  connectMs: number;
  /** How long a statement waits for a lock; then it fails with 55P03. */
  lockMs: number;
  /** Of one statement; PostgreSQL cancels it, and the connection stays usable. */
  statementMs: number;
  /** A connection that is silent for this long is considered dead. */
  silenceMs: number;
  /** Releases the locks of a transaction whose process or network connection is gone. */
  idleTransactionMs: number;
  connections: number;
}

/** No request waits longer than 15 s for the database. */
export const poolLimits: PoolLimits = {
  connectMs: 5_000,
  lockMs: 10_000,
  statementMs: 12_000,
  silenceMs: 14_000,
  // Some transactions wait for two calls of a payment provider, at most 30 s each.
  idleTransactionMs: 75_000,
  connections: 10,
};

/** Missing in the driver's types. */
interface DriverClient {
  connection: { stream: Socket };
  /** False while a response is awaited. */
  readyForQuery: boolean;
}

/** Closes a connection that does not answer: its queries fail, and the pool drops it. */
function closeWhenSilent(client: PoolClient, silenceMs: number): void {
  const { connection } = client as unknown as DriverClient;
  connection.stream.setTimeout(silenceMs, () => {
    if (!(client as unknown as DriverClient).readyForQuery)
      connection.stream.destroy(new Error('the database does not answer'));
  });
}

/** Sends the statements of one tick in one packet: with pipelining, a turn costs 5 % less CPU time. */
function batchWrites(client: PoolClient): void {
  const { stream } = (client as unknown as DriverClient).connection;
  const query = client.query;
  client.query = ((...input: unknown[]) => {
    if (!stream.writableCorked) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return (query as (...all: unknown[]) => unknown).apply(client, input);
  }) as typeof query;
}

/**
 * Drizzle's `transaction` does not release its connection when `begin` fails. Without this, ten such failures would
 * leave the pool empty for ever.
 */
function releaseIfBeginFails(client: PoolClient): PoolClient {
  const query = client.query;
  client.query = (async (...input: unknown[]) => {
    client.query = query;
    try {
      return await (query as (...all: unknown[]) => Promise<unknown>).apply(client, input);
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }) as typeof query;
  return client;
}

/** Makes transactions return their connection in every case. Only they call `connect` without a callback. */
function guardTransactions(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  const guarded = async () => {
    const client = await connect().catch((cause: unknown) => {
      throw new DatabaseUnavailableError(cause);
    });
    return releaseIfBeginFails(client);
  };
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : guarded()) as typeof pool.connect;
}

export function createPool(
  url: string,
  onError: (error: Error) => void,
  limits: PoolLimits = poolLimits,
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    lock_timeout: limits.lockMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    keepAlive: true,
    // A statement does not wait for the results of those before it.
    pipeline: true,
  });
  // Without a listener, a restart of the database would end this process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // The pool listens to idle connections only; an error inside a transaction would end the process.
    client.on('error', onError);
    closeWhenSilent(client, limits.silenceMs);
    batchWrites(client);
  });
  guardTransactions(pool);
  return pool;
}
