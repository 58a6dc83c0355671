/** The command `restore`: fills an empty database from the files of a backup, or only verifies them. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { checkPart, type Header, readHeader, readPart } from './backup.ts';
import { type Command, UsageError } from './command.ts';
import type { DatabaseConfig } from './connection.ts';
import { type Batch, keyTable, type TableChecksum } from './tables.ts';
import { type Filled, fill, openTarget, type Target, withMigrationsUpTo } from './target.ts';

export interface RestoreInput {
  config: DatabaseConfig;
  /** The file with the data. */
  data: string;
  /** The file with the keys. Without it, the texts are unreadable. */
  keys: string | undefined;
}

/** The header of a file. Throws if it is the other file of a backup. */
async function requirePart(file: string, part: Header['part']): Promise<Header> {
  const head = await readHeader(file);
  if (head.part !== part) throw new Error(`${file} is the ${head.part} file, not the ${part} file.`);
  return head;
}

/** Skips keys of users who are not in the data: they registered later or deleted their account. */
async function* readKeys(target: Target, file: string): AsyncGenerator<Batch> {
  const existing = new Set(
    (await target.connection.query<{ id: string }>('select id::text from users')).map(({ id }) => id),
  );
  for await (const batch of readPart(file)) {
    const owner = batch.columns.indexOf('user_id');
    yield { ...batch, rows: batch.rows.filter((row) => existing.has(JSON.parse(row)[owner])) };
  }
}

/** The rows of both files, the data first. */
async function* readAllRows(target: Target, { data, keys }: RestoreInput): AsyncGenerator<Batch> {
  yield* readPart(data);
  if (keys) yield* readKeys(target, keys);
}

const noKey = (table: string) => `not exists (select from user_keys k where k.user_id = ${table}.user_id)`;

/**
 * Keeps only the row of a dialogue without a key, which the library shows as unreadable, and deletes the rest. Returns
 * the number of such dialogues.
 */
async function dropUnreadable({ connection }: Target): Promise<number> {
  await connection.query(`delete from idempotency_keys i where ${noKey('i')}`);
  for (const table of ['rounds', 'turns', 'guide_calls'])
    await connection.query(`delete from ${table} t where ${noKey('t')}`);
  const unreadable = await connection.query(`select 1 as one from dialogues d where ${noKey('d')}`);
  return unreadable.length;
}

interface Restored extends Filled {
  /** Dialogues without a key. */
  unreadable: number;
}

/** Fills the configured database, which must be empty. If it throws, the database has no rows. */
export async function restoreBackup(input: RestoreInput): Promise<Restored> {
  const head = await requirePart(input.data, 'data');
  if (input.keys) await requirePart(input.keys, 'keys');
  await checkPart(input.data);
  if (input.keys) await checkPart(input.keys);
  return withMigrationsUpTo(head.step, async (folder) => {
    const target = await openTarget(input.config, folder);
    try {
      let unreadable = 0;
      const filled = await fill(target.connection, readAllRows(target, input), async () => {
        unreadable = await dropUnreadable(target);
      });
      await target.finish();
      return { ...filled, unreadable };
    } finally {
      await target.close();
    }
  });
}

function printRows(contents: Record<string, TableChecksum>): void {
  for (const [name, { rows }] of Object.entries(contents))
    process.stdout.write(`${String(rows).padStart(9)}  ${name}\n`);
}

async function printCheck(file: string): Promise<void> {
  const { part, takenAt } = await readHeader(file);
  const contents = await checkPart(file);
  process.stdout.write(`${file}: the ${part} of ${takenAt}, verified\n`);
  printRows(contents);
}

/** Notes for the operator about what is missing. */
function listNotes({ sent, jobsLeftOut, unreadable }: Restored): string[] {
  const keys = sent[keyTable]?.rows ?? 0;
  return [
    `${keys} people have their key. Reading their texts takes the APP_SECRET from the time of the backup.`,
    ...(unreadable
      ? [
          `${unreadable} reflections can NOT be read, because their keys are missing. The library shows each as unreadable. Everything else is restored. To get them back, restore again with a keys file (--keys) into another empty database.`,
        ]
      : []),
    'Everybody has to sign in again, because backups hold no sessions.',
    ...(jobsLeftOut ? [`Left out ${jobsLeftOut} waiting jobs of queues that no longer exist.`] : []),
  ];
}

export const restore: Command = {
  summary:
    'Restore into an empty database: restore DATA-FILE [--keys KEYS-FILE], or verify files: restore --check FILE…',
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { keys: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    if (values.check) {
      const files = values.keys === undefined ? positionals : [...positionals, values.keys];
      if (!files.length) throw new UsageError('Usage: restore --check FILE…');
      for (const file of files) await printCheck(file);
      return;
    }
    const [data, ...others] = positionals;
    if (!data || others.length) throw new UsageError('Usage: restore DATA-FILE [--keys KEYS-FILE]');
    const restored = await restoreBackup({ config: readConfig(process.env), data, keys: values.keys });
    printRows(restored.sent);
    for (const line of listNotes(restored)) process.stdout.write(`${line}\n`);
  },
};
