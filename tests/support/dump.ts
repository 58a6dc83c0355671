/** All that a database holds, to be searched for what must not lie open in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../src/server/db/database.ts';

/** Each driver gives rows, and no type covers both answers. */
async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

function* leavesOf(value: unknown): Generator<Buffer> {
  if (typeof value === 'string') {
    yield Buffer.from(value);
    if (/^\\x(?:[0-9a-f]{2})*$/.test(value)) yield Buffer.from(value.slice(2), 'hex');
  } else if (typeof value === 'number') yield Buffer.from(String(value));
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      yield Buffer.from(key);
      yield* leavesOf(inner);
    }
}

/** Every value of every table in every schema that is not PostgreSQL's own; bytes as text and as they are. */
export async function dumpDatabase(db: Db): Promise<Buffer> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const parts: Buffer[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    for (const { row } of await rowsOf<{ row: unknown }>(db, sql`select to_jsonb(t) as row from ${table} t`))
      for (const leaf of leavesOf(row)) parts.push(leaf, Buffer.of(10));
  }
  return Buffer.concat(parts);
}

/** Base64 of a text that begins anywhere within what was encoded, without the signs that its neighbours touch. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const inner = whole.slice(before ? before + 1 : 0, -1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Every way of writing the text in which it is searched for. */
function formsOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const hex = bytes.toString('hex');
  const forms = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), hex, hex.toUpperCase()];
  return [...new Set([...forms, ...base64Forms(bytes)])].map((form) => Buffer.from(form));
}

const isDigits = (text: string) => /^\d+$/.test(text);

/** Which of the texts stand somewhere in the bytes: as they are, or written as JSON, an address, hex or base64. */
export function findIn(dump: Buffer, texts: Iterable<string>): string[] {
  return [...new Set(texts)].filter((text) => {
    // A number is found as a number only, not inside another one.
    if (isDigits(text)) return new RegExp(`(?<!\\w)${text}(?!\\w)`).test(dump.toString('latin1'));
    return formsOf(text).some((form) => dump.includes(form));
  });
}

/** As `findIn`, over every file of a folder, e.g. of a PGlite that was closed: its log of changes too. */
export function findInFiles(folder: string, texts: Iterable<string>): string[] {
  const left = new Set(texts);
  const found: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    for (const text of findIn(readFileSync(join(entry.parentPath, entry.name)), left)) {
      left.delete(text);
      found.push(text);
    }
  }
  return found;
}
