import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { checkPart, type Header, readHeader, readPart } from './backup-file.ts';
import { type Filled, fill, withMigrationsUpTo } from './fill.ts';
import type { Command } from './main.ts';
import { type Batch, type Content, keyTable } from './tables.ts';
import { openTarget, type Target } from './target.ts';

export interface RestoreInput {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  data: string;
  /** Undefined: the texts stay unreadable. */
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

/** Fills the empty database that the settings name. Throws before it changes anything, or leaves no row. */
export async function restoreBackup(input: RestoreInput): Promise<Filled> {
  const head = await headerOf(input.data, 'data');
  if (input.keys) await headerOf(input.keys, 'keys');
  await checkPart(input.data);
  if (input.keys) await checkPart(input.keys);
  return withMigrationsUpTo(head.step, async (folder) => {
    const target = await openTarget(input.config, folder);
    try {
      const filled = await fill(target.connection, allRows(target, input));
      await target.finish();
      return filled;
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
function remarks({ sent, jobsLeftOut }: Filled, keys: string | undefined): string[] {
  const people = sent['public.users']?.rows ?? 0;
  const kept = sent[keyTable]?.rows ?? 0;
  return [
    'Everybody has to sign in again: sign-ins are not in backups.',
    keys
      ? `The texts of ${kept} of ${people} people can be read, with the APP_SECRET of the time of the backup.`
      : 'No keys were given: questions, answers and summaries stay unreadable. All else is there.',
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
      for (const file of positionals) await printCheck(file);
      return;
    }
    const [data, ...others] = positionals;
    if (!data || others.length) throw new Error('Name the one file that holds the data: restore DATA-FILE');
    const filled = await restoreBackup({ config: readConfig(process.env), data, keys: values.keys });
    printRows(filled.sent);
    for (const line of remarks(filled, values.keys)) process.stdout.write(`${line}\n`);
  },
};
