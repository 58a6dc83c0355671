/** Commands on accounts and keys: role, trace, rotate-keys. */
import { eq, sql } from 'drizzle-orm';
import { mailAddress } from '#shared/validation.ts';
import { auditHash } from '../auth/audit.ts';
import { type Config, readConfig } from '../config/config.ts';
import { deriveKey, readAppSecret } from '../config/secrets.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { getNetwork } from '../http/request.ts';
import { createMasterKeys, rotateMasterKey } from '../privacy/user-keys.ts';
import { type Command, expectNoArguments, UsageError } from './command.ts';
import { type DatabaseConfig, withDatabase } from './connection.ts';

type Role = (typeof users.$inferSelect)['role'];

const roleUsage = 'Usage: npm run operate -- role ADDRESS ADMIN (or USER)';

function parseRole([address = '', role = '', ...more]: string[]): { address: string; role: Role } {
  const email = mailAddress(address);
  if (more.length || !email || (role !== 'ADMIN' && role !== 'USER')) throw new UsageError(roleUsage);
  return { address: email, role };
}

/** Throws for an unknown address. Takes effect with the user's next call. */
async function setRole(db: Db, address: string, role: Role): Promise<void> {
  const changed = await db
    .update(users)
    .set({ role })
    .where(eq(users.email, address))
    .returning({ id: users.id });
  if (!changed.length) throw new Error(`No account has the address ${address}.`);
}

/** Returns what to print. */
export async function changeRole(config: DatabaseConfig, args: string[]): Promise<string> {
  const { address, role } = parseRole(args);
  await withDatabase(config, (db) => setRole(db, address, role));
  return `${address} is now ${role}.`;
}

export const role: Command = {
  summary: 'Give or take a role: role ADDRESS ADMIN|USER',
  run: async (args) => {
    process.stdout.write(`${await changeRole(readConfig(process.env), args)}\n`);
  },
};

const traceUsage = 'Usage: npm run operate -- trace ADDRESS (an email or a network address)';

/** The hash that the log shows for an email address or a network (auth/audit.ts). */
export function formatTrace(
  config: Pick<Config, 'appSecret' | 'dataDir'>,
  [address = '', ...more]: string[],
): string {
  if (more.length || !address) throw new UsageError(traceUsage);
  const keys = { audit: deriveKey(readAppSecret(config.appSecret, config.dataDir), 'audit') };
  if (!address.includes('@')) return `network ${auditHash({ keys }, 'network', getNetwork(address))}`;
  const email = mailAddress(address);
  if (!email) throw new UsageError(traceUsage);
  return `account ${auditHash({ keys }, 'account', email)}`;
}

export const trace: Command = {
  summary: 'Print the hash that the log shows for an account or a network: trace ADDRESS',
  run: async (args) => {
    process.stdout.write(`${formatTrace(readConfig(process.env), args)}\n`);
  },
};

/** Returns what to print. */
export async function rewrapAllKeys(
  config: DatabaseConfig & Pick<Config, 'appSecret' | 'retiredAppSecrets'>,
): Promise<string> {
  const appSecret = readAppSecret(config.appSecret, config.dataDir);
  return withDatabase(config, async (db) => {
    const rotated = await rotateMasterKey(db, createMasterKeys(appSecret, config.retiredAppSecrets));
    // Lets PostgreSQL overwrite the old row versions, which contain keys wrapped with the retired secret.
    await db.execute(sql`vacuum user_keys`);
    const done = 'Remove APP_SECRET_PREVIOUS once every server runs with the new APP_SECRET.';
    return `Rewrapped ${rotated} keys. ${done}`;
  });
}

export const rotateKeys: Command = {
  summary: 'Rewrap the keys of all texts with the current APP_SECRET',
  run: async (args) => {
    expectNoArguments(args);
    process.stdout.write(`${await rewrapAllKeys(readConfig(process.env))}\n`);
  },
};
