/** The command `move-to-postgres`: copies a PGlite database to PostgreSQL. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { type Command, expectNoArguments } from './command.ts';
import { connectConfigured, findSchemaVersion, getPgliteFolder, inTransaction } from './connection.ts';
import {
  type FilledTables,
  fillTables,
  listTables,
  openPostgresTarget,
  readTables,
  withMigrationsUpTo,
} from './tables.ts';

/** Copies everything, including sign-in sessions. The server must be stopped. PGlite's folder is not changed. */
export async function moveToPostgresAt(url: string, config: Pick<Config, 'dataDir'>): Promise<FilledTables> {
  const source = await connectConfigured({ dataDir: config.dataDir, databaseUrl: undefined });
  try {
    const version = await findSchemaVersion(source);
    if (version === undefined)
      throw new Error(`The database in ${getPgliteFolder(config)} has no tables of this program.`);
    return await withMigrationsUpTo(version, async (folder) => {
      const target = await openPostgresTarget(url, folder);
      try {
        const filled = await inTransaction(source, 'read only', async () =>
          fillTables(target.connection, readTables(source, await listTables(source))),
        );
        await target.finish();
        return filled;
      } finally {
        await target.close();
      }
    });
  } finally {
    await source.close();
  }
}

function listNextSteps(config: Pick<Config, 'dataDir' | 'appSecret'>): string[] {
  const secret = resolve(join(config.dataDir, 'app-secret'));
  const isGenerated = !config.appSecret && existsSync(secret);
  return [
    'Everything was copied and verified, row by row.',
    'Start the server with the same DATABASE_URL from now on.',
    isGenerated
      ? `Keep the same APP_SECRET: without it, sessions end and no text can be read. It is in ${secret}. On another machine, or with NODE_ENV=production, set APP_SECRET to the content of that file.`
      : 'Keep the same APP_SECRET.',
    `Delete ${resolve(getPgliteFolder(config))} once the server works with PostgreSQL: it still holds all data.`,
  ];
}

export const moveToPostgres: Command = {
  summary: 'Copy everything from PGlite in DATA_DIR to the empty PostgreSQL database of DATABASE_URL',
  run: async (args) => {
    expectNoArguments(args);
    const config = readConfig(process.env);
    if (!config.databaseUrl) throw new Error('Set DATABASE_URL to an empty PostgreSQL database.');
    const { sent, jobsLeftOut } = await moveToPostgresAt(config.databaseUrl, config);
    for (const [name, { rows }] of Object.entries(sent))
      process.stdout.write(`${String(rows).padStart(9)}  ${name}\n`);
    if (jobsLeftOut)
      process.stdout.write(`Left out ${jobsLeftOut} waiting jobs of queues that no longer exist.\n`);
    for (const line of listNextSteps(config)) process.stdout.write(`${line}\n`);
  },
};
