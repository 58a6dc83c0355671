import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../../src/server/db/database.ts';
import { dumpDatabase, findIn, findInFiles } from '../../support/dump.ts';
import type { ServerProcess } from '../../support/server-process.ts';

const logFolder = join(import.meta.dirname, '../../../test-results/logs');

/** What people typed and held at this server, as record-typed.mjs noted it: texts, passwords, tokens. */
function typedAt({ pid }: ServerProcess): string[] {
  const file = join(logFolder, `typed-${pid}-0.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as string);
}

/** Addresses and names stand in the database as they are; a short number stands in any file by chance. */
const isPrivate = (text: string) => !text.includes('@') && text.length >= 12;

async function findInData({ dataDir, databaseUrl }: ServerProcess, texts: string[]): Promise<string[]> {
  if (!databaseUrl) return findInFiles(join(dataDir, 'pg'), texts);
  const { db, close } = await openPostgres(databaseUrl, () => {});
  return dumpDatabase(db)
    .then((dump) => findIn(dump, texts))
    .finally(close);
}

/**
 * Which of the typed texts the files of a stopped server's database hold, its log of changes too, or its tables on PostgreSQL. Throws when the
 * search does not even find the address of the person that every server is tried out with.
 */
export async function findTypedInData(server: ServerProcess): Promise<string[]> {
  const known = 'demo@clearing.test';
  const found = await findInData(server, [known, ...typedAt(server).filter(isPrivate)]);
  if (!found.includes(known)) throw new Error('the search of the data folder finds nothing');
  return found.filter((text) => text !== known);
}
