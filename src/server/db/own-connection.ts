import type { Client } from 'pg';

/**
 * A connection beside the pool, without its limits: for what may take long without a word. Only the system can tell
 * then that nobody is at the other end any more. The caller ends it. Rejects when the database lets nobody in.
 */
export async function connectAlone(url: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // What breaks while it is idle; what breaks at work is thrown by the query.
  client.on('error', () => {});
  await client.connect();
  return client;
}
