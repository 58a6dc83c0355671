import { sql } from 'drizzle-orm';
import { type Config, readConfig } from '../config/config.ts';
import { readAppSecret } from '../config/secrets.ts';
import { createMasterKeys, rotateMasterKey } from '../privacy/user-keys.ts';
import { type Command, expectNoArguments } from './command.ts';
import { type Place, withDatabase } from './open-database.ts';

/** As the command, with the settings that say where the keys are and what they are wrapped with. */
export async function rotateAllKeys(
  config: Place & Pick<Config, 'appSecret' | 'retiredAppSecrets'>,
): Promise<string> {
  const appSecret = readAppSecret(config.appSecret, config.dataDir);
  return withDatabase(config, async (db) => {
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
