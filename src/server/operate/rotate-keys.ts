import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Config, readConfig } from '../config.ts';
import { createMasterKeys } from '../privacy/master-key.ts';
import { rotateMasterKey } from '../privacy/rotation.ts';
import { loadAppSecret } from '../secrets.ts';
import { type Command, expectNoArguments } from './command.ts';
import { type Place, withDatabase } from './open-database.ts';

/** As the command, with the settings that say where the keys are and what they are wrapped with. */
export async function rotateAllKeys(
  config: Place & Pick<Config, 'appSecret' | 'retiredAppSecrets'>,
): Promise<string> {
  // A server makes a secret where there is none; here that would be another one than the server's.
  if (!config.appSecret && !existsSync(join(config.dataDir, 'app-secret')))
    throw new Error(`Set APP_SECRET to that of the server: there is none in ${config.dataDir} either.`);
  return withDatabase(config, async (db) => {
    const appSecret = loadAppSecret(config.appSecret, config.dataDir);
    const rotated = await rotateMasterKey(db, createMasterKeys(appSecret, config.retiredAppSecrets));
    // What the updates replaced is wrapped under the retired secret still.
    await db.execute(sql`vacuum user_keys`);
    const done =
      'Once every server runs with the new APP_SECRET, APP_SECRET_PREVIOUS is not needed any more.';
    return `Wrapped ${rotated} keys anew. ${done}`;
  });
}

export const rotateKeys: Command = {
  summary: 'Wrap every key of texts anew with the current APP_SECRET',
  run: async (args) => {
    expectNoArguments(args);
    process.stdout.write(`${await rotateAllKeys(readConfig(process.env))}\n`);
  },
};
