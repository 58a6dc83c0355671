/** Spans of the database: what kind of query, never its text or values. */
import type { Database } from '../db/database.ts';
import type { Tracing } from './tracing.ts';

const kinds =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|listen|notify)\b/i;
/** Names of our own tables stand in quotes; what a person wrote never does, it is a parameter. */
const table = /\b(?:from|into|update)\s+"(\w+)"/i;

export function describeQuery(text: string): { kind: string; table: string | undefined } {
  return { kind: kinds.exec(text)?.[1]?.toLowerCase() ?? 'other', table: table.exec(text)?.[1] };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

interface Client {
  query(...input: unknown[]): unknown;
}

/** Only what is awaited is measured; the driver's own calls with callbacks pass through. */
function traceClient(client: Client, tracing: Tracing, system: string): void {
  const query = client.query.bind(client);
  client.query = (...input) => {
    if (input.some((part) => typeof part === 'function')) return query(...input);
    const { kind, table: name } = describeQuery(textOf(input[0]));
    const attributes = {
      'db.system.name': system,
      'db.operation.name': kind,
      ...(name && { 'db.collection.name': name }),
    };
    return tracing.detail('database', attributes, async () => query(...input));
  };
}

/** A whole transaction is a span above those of its queries. */
function traceTransactions(database: Database, tracing: Tracing): void {
  const { db } = database;
  const transaction = db.transaction.bind(db);
  db.transaction = (work, ...rest) =>
    tracing.detail('transaction', {}, () => transaction((tx) => work(tx), ...rest));
}

/** Changes the database that it is given; nothing is changed where nothing is traced. */
export function traceDatabase(database: Database, tracing: Tracing): void {
  if (!tracing.request) return;
  const { native } = database;
  traceTransactions(database, tracing);
  // The driver below drizzle: PGlite itself, or PostgreSQL's pool, whose single queries go through it.
  const { $client } = database.db as unknown as { $client: Client };
  traceClient($client, tracing, native.kind === 'pglite' ? 'pglite' : 'postgresql');
}
