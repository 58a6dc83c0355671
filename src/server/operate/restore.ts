import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import { checkPart, type Header, readHeader, readPart } from './backup-file.ts';
import { type Command, WrongArguments } from './command.ts';
import { type Filled, fill, withMigrationsUpTo } from './fill.ts';
import { type Batch, type Content, keyTable } from './tables.ts';
import { openTarget, type Target } from './target.ts';

export interface RestoreInput {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  data: string;
  /** Undefined: the texts cannot be read any more. */
  keys: string | undefined;
}

async function headerOf(file: string, part: Header['part']): Promise<Header> {
  const head = await readHeader(file);
  if (head.part !== part) throw new Error(`${file} holds the ${head.part}, not the ${part}.`);
  return head;
}

/** Keys of people whom the data does not know are left out: they are from another day, or of somebody deleted. */
async function* keysOf(target: Target, file: string): AsyncGenerator<Batch> {
  const known = new Set(
    (await target.connection.query<{ id: string }>('select id::text from users')).map(({ id }) => id),
  );
  for await (const batch of readPart(file)) {
    const owner = batch.columns.indexOf('user_id');
    yield { ...batch, rows: batch.rows.filter((row) => known.has(JSON.parse(row)[owner])) };
  }
}

async function* allRows(target: Target, { data, keys }: RestoreInput): AsyncGenerator<Batch> {
  yield* readPart(data);
  if (keys) yield* keysOf(target, keys);
}

const noKey = (table: string) => `not exists (select from user_keys k where k.user_id = ${table}.user_id)`;

/**
 * Without a key, only the row of a dialogue is kept: the library shows it as unreadable. What belongs to it is deleted.
 * Returns the number of these dialogues.
 */
async function dropUnreadable({ connection }: Target): Promise<number> {
  await connection.query(`delete from idempotency_keys i where ${noKey('i')}`);
  for (const table of ['rounds', 'turns', 'guide_calls'])
    await connection.query(`delete from ${table} t where ${noKey('t')}`);
  const unreadable = await connection.query(`select 1 as one from dialogues d where ${noKey('d')}`);
  return unreadable.length;
}

interface Restored extends Filled {
  /** Reflections of which only a line is back, because nobody can read them. */
  unreadable: number;
}

/** Fills the empty database that the settings name. Throws before it changes anything, or leaves no row. */
export async function restoreBackup(input: RestoreInput): Promise<Restored> {
  const head = await headerOf(input.data, 'data');
  if (input.keys) await headerOf(input.keys, 'keys');
  await checkPart(input.data);
  if (input.keys) await checkPart(input.keys);
  return withMigrationsUpTo(head.step, async (folder) => {
    const target = await openTarget(input.config, folder);
    try {
      let unreadable = 0;
      const filled = await fill(target.connection, allRows(target, input), async () => {
        unreadable = await dropUnreadable(target);
      });
      await target.finish();
      return { ...filled, unreadable };
    } finally {
      await target.close();
    }
  });
}

function printRows(contents: Record<string, Content>): void {
  for (const [name, { rows }] of Object.entries(contents))
    process.stdout.write(`${String(rows).padStart(9)}  ${name}\n`);
}

async function printCheck(file: string): Promise<void> {
  const { part, takenAt } = await readHeader(file);
  const contents = await checkPart(file);
  process.stdout.write(`${file}: the ${part} of ${takenAt}, whole\n`);
  printRows(contents);
}

/** What the person must know about what is not there. */
function remarks({ sent, jobsLeftOut, unreadable }: Restored): string[] {
  const keys = sent[keyTable]?.rows ?? 0;
  return [
    `${keys} people have their key; their texts can be read with the APP_SECRET of the time of the backup.`,
    ...(unreadable
      ? [
          `${unreadable} reflections can NOT be read: no key for them was given. Each is one line that says so to its person. All else is there. With a file of keys (--keys) restore once more, into another empty database.`,
        ]
      : []),
    'Everybody has to sign in again: sign-ins are not in backups.',
    ...(jobsLeftOut
      ? [`${jobsLeftOut} waiting jobs are of queues that are no more; they were left out.`]
      : []),
  ];
}

export const restore: Command = {
  summary:
    'Fill an empty database: restore DATA-FILE [--keys KEYS-FILE], or look at files: restore --check FILE…',
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { keys: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    if (values.check) {
      const files = values.keys === undefined ? positionals : [...positionals, values.keys];
      if (!files.length) throw new WrongArguments('Name the files to check: restore --check FILE…');
      for (const file of files) await printCheck(file);
      return;
    }
    const [data, ...others] = positionals;
    if (!data || others.length)
      throw new WrongArguments('Name the one file that holds the data: restore DATA-FILE [--keys KEYS-FILE]');
    const restored = await restoreBackup({ config: readConfig(process.env), data, keys: values.keys });
    printRows(restored.sent);
    for (const line of remarks(restored)) process.stdout.write(`${line}\n`);
  },
};
