import type { Client } from 'pg';

/**
 * A connection outside the pool, for work that may take long: without the pool's limits on statements; TCP keepalive
 * detects a lost peer. The caller ends it. Rejects when the database refuses the connection.
 */
export async function connectAlone(url: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An error while idle would end the process. During a query, the query throws.
  client.on('error', () => {});
  await client.connect();
  return client;
}
