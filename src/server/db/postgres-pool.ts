/** The connections to PostgreSQL: none of them waits without end, and each comes back to the pool. */
import type { Socket } from 'node:net';
import pg, { type Pool, type PoolClient } from 'pg';
import { DatabaseUnavailable } from './database-errors.ts';

export interface PoolLimits {
  /** Until a connection is there, or one of the pool is free. */
  connectMs: number;
  /** How long a statement waits for a lock; then it fails with 55P03. */
  lockMs: number;
  /** For one statement; PostgreSQL itself ends it, and the connection can be used again. */
  statementMs: number;
  /** A connection that was asked and says nothing for so long has nobody at its other end. */
  silenceMs: number;
  /** What a transaction holds whose process, or whose line, vanished without a word is let go of after this. */
  idleTransactionMs: number;
  connections: number;
}

/** A person waits for no answer of the database longer than a quarter of a minute. */
export const poolLimits: PoolLimits = {
  connectMs: 5_000,
  lockMs: 10_000,
  statementMs: 12_000,
  silenceMs: 14_000,
  // Longer than two calls of a payment provider, 30 s each at most, which some transactions wait for.
  idleTransactionMs: 75_000,
  connections: 10,
};

/** What the driver's types leave out. */
interface DriverClient {
  connection: { stream: Socket };
  /** False while an answer is awaited. */
  readyForQuery: boolean;
}

/** Cuts a connection whose question stays without a byte of answer: its queries fail, and the pool drops it. */
function cutWhenSilent(client: PoolClient, silenceMs: number): void {
  const { connection } = client as unknown as DriverClient;
  connection.stream.setTimeout(silenceMs, () => {
    if (!(client as unknown as DriverClient).readyForQuery)
      connection.stream.destroy(new Error('the database is silent'));
  });
}

/**
 * The caller, drizzle's `transaction`, gives a connection back in all cases but one: when its very first
 * statement, `begin`, fails. Without this, ten such failures would leave the pool empty for ever.
 */
function returnIfNeverBegun(client: PoolClient): PoolClient {
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

/** What is asked for without a callback is a connection for a transaction. */
function guardTransactions(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  const guarded = async () => {
    const client = await connect().catch((cause: unknown) => {
      throw new DatabaseUnavailable(cause);
    });
    return returnIfNeverBegun(client);
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
  });
  // Without a listener a restart of the database ends this process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // The pool listens to idle connections only; one that breaks inside an open transaction would end the process.
    client.on('error', onError);
    cutWhenSilent(client, limits.silenceMs);
  });
  guardTransactions(pool);
  return pool;
}
