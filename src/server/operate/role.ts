import { eq } from 'drizzle-orm';
import { mailAddress } from '#shared/validation.ts';
import { readConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { type Command, WrongArguments } from './command.ts';
import { type Place, withDatabase } from './open-database.ts';

type Role = (typeof users.$inferSelect)['role'];

const usage = 'Usage: npm run operate -- role ADDRESS ADMIN (or USER)';

function parseArgs([address = '', role = '', ...more]: string[]): { address: string; role: Role } {
  const kept = mailAddress(address);
  if (more.length || !kept || (role !== 'ADMIN' && role !== 'USER')) throw new WrongArguments(usage);
  return { address: kept, role };
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
  return `${address} is now ${role}.`;
}

export const role: Command = {
  summary: 'Give or take a role: role ADDRESS ADMIN|USER',
  run: async (args) => {
    process.stdout.write(`${await giveRole(readConfig(process.env), args)}\n`);
  },
};
