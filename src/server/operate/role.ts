import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Config, readConfig } from '../config.ts';
import { type Database, type Db, openPglite, openPostgres } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { users } from '../db/schema.ts';
import type { Command } from './main.ts';

type Role = (typeof users.$inferSelect)['role'];
type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

const usage = 'Say whose and which: npm run operate -- role ADDRESS ADMIN (or USER)';

function parseArgs([address = '', role = '', ...more]: string[]): { address: string; role: Role } {
  if (more.length || !address.includes('@') || (role !== 'ADMIN' && role !== 'USER')) throw new Error(usage);
  return { address: address.trim().toLowerCase(), role };
}

/** PGlite serves one process: its folder is locked, so a running server has to be stopped first. */
async function withDatabase(config: Place, use: (db: Db) => Promise<void>): Promise<void> {
  const folder = join(config.dataDir, 'pg');
  let database: Database;
  let unlock = () => {};
  if (config.databaseUrl) {
    database = await openPostgres(config.databaseUrl, () => {});
  } else {
    if (!existsSync(folder)) throw new Error(`There is no database in ${folder}; start the server once.`);
    unlock = lockFolder(config.dataDir);
    database = await openPglite(folder);
  }
  try {
    await use(database.db);
  } finally {
    await database.close();
    unlock();
  }
}

/** Throws when nobody has the address. It counts from the person's next call on. */
async function setRole(db: Db, address: string, role: Role): Promise<void> {
  const changed = await db
    .update(users)
    .set({ role })
    .where(eq(users.email, address))
    .returning({ id: users.id });
  if (!changed.length) throw new Error(`Nobody has registered with ${address}.`);
}

/** As the command, with the settings that say where the database is. */
export async function giveRole(config: Place, args: string[]): Promise<string> {
  const { address, role } = parseArgs(args);
  await withDatabase(config, (db) => setRole(db, address, role));
  return `${address} is ${role} now.`;
}

export const role: Command = {
  summary: 'Give or take a role: role ADDRESS ADMIN|USER',
  run: async (args) => {
    process.stdout.write(`${await giveRole(readConfig(process.env), args)}\n`);
  },
};
