import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { type Command, expectNoArguments } from './command.ts';
import { connectConfigured, inTransaction, pgliteFolder } from './connection.ts';
import { type Filled, fill, findSchemaStep, withMigrationsUpTo } from './fill.ts';
import { listTables, readTables } from './tables.ts';
import { openPostgresTarget } from './target.ts';

/** Copies everything, sign-ins too. The server must be stopped; the folder stays as it is. */
export async function moveToPostgresAt(url: string, config: Pick<Config, 'dataDir'>): Promise<Filled> {
  const source = await connectConfigured({ dataDir: config.dataDir, databaseUrl: undefined });
  try {
    const step = await findSchemaStep(source);
    if (step === undefined) throw new Error(`The database in ${pgliteFolder(config)} holds nothing yet.`);
    return await withMigrationsUpTo(step, async (folder) => {
      const target = await openPostgresTarget(url, folder);
      try {
        const filled = await inTransaction(source, 'read only', async () =>
          fill(target.connection, readTables(source, await listTables(source))),
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

function nextSteps(config: Pick<Config, 'dataDir' | 'appSecret'>): string[] {
  const secret = resolve(join(config.dataDir, 'app-secret'));
  const wasMade = !config.appSecret && existsSync(secret);
  return [
    'Everything has arrived: each table was read again and is the same, row by row.',
    'Start the server with the same DATABASE_URL from now on.',
    wasMade
      ? `It needs the same APP_SECRET, or nobody can sign in with what they have and no text can be read. It stands in ${secret}; on another machine, or with NODE_ENV=production, set APP_SECRET to what is in that file.`
      : 'It needs the same APP_SECRET as before.',
    `Keep ${resolve(pgliteFolder(config))} until you have seen the server at work, then delete it: it holds everything as it was.`,
  ];
}

export const moveToPostgres: Command = {
  summary: 'Copy everything from PGlite in DATA_DIR to the empty PostgreSQL that DATABASE_URL names',
  run: async (args) => {
    expectNoArguments(args);
    const config = readConfig(process.env);
    if (!config.databaseUrl) throw new Error('Set DATABASE_URL to the empty PostgreSQL database to move to.');
    const { sent, jobsLeftOut } = await moveToPostgresAt(config.databaseUrl, config);
    for (const [name, { rows }] of Object.entries(sent))
      process.stdout.write(`${String(rows).padStart(9)}  ${name}\n`);
    if (jobsLeftOut) process.stdout.write(`${jobsLeftOut} jobs were left out: their queues are no more.\n`);
    for (const line of nextSteps(config)) process.stdout.write(`${line}\n`);
  },
};
