/**
 * The commands `backup`, which writes the database into two files, the data and the keys of its texts, and `restore`,
 * which reads them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { type Command, UsageError } from './command.ts';
import {
  type Connection,
  connectConfigured,
  type DatabaseConfig,
  findSchemaVersion,
  inTransaction,
} from './connection.ts';
import {
  type Batch,
  createChecksums,
  type FilledTables,
  fillTables,
  listTables,
  openTarget,
  readTables,
  type Table,
  type TableChecksum,
  type Target,
  userKeysTable,
  withMigrationsUpTo,
} from './tables.ts';

/**
 * Format of a file: gzip of lines. The first is the header. Each table has a line `{table, columns}` and, for each row,
 * a JSON array of text or null. The last line holds the SHA-256 of all before it and the sums of each table.
 */
const headerSchema = z.object({
  format: z.literal('clearing-backup'),
  version: z.literal(1),
  part: z.enum(['data', 'keys']),
  /** The same in both parts of a backup. */
  snapshot: z.uuid(),
  takenAt: z.iso.datetime(),
  /** The version of the database's schema (`SchemaVersion`). */
  step: z.number(),
});
export type Header = z.output<typeof headerSchema>;
type Part = Header['part'];

const trailerSchema = z.object({
  sha256: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
});
const tableLineSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

/** Rows that are read from a file at once. */
const batchRows = 500;

async function* createLines(head: Header, batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const checksums = createChecksums();
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(`${JSON.stringify(head)}\n`);
  let table = '';
  for await (const batch of batches) {
    checksums.add(batch);
    const { rows, ...start } = batch;
    if (batch.table !== table) yield hashed(`${JSON.stringify(start)}\n`);
    table = batch.table;
    if (rows.length) yield hashed(`${rows.join('\n')}\n`);
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex'), tables: checksums.result() })}\n`;
}

/** Waits until a file or folder is on the disk. Without this, a renamed file may be lost in a power cut. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes under a temporary name first, so a file with the final name is complete. Only its owner can read it. */
export async function writePart(file: string, head: Header, batches: AsyncIterable<Batch>): Promise<void> {
  const partial = `${file}.partial`;
  try {
    await pipeline(
      Readable.from(createLines(head, batches)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'wx' }),
    );
    await syncToDisk(partial);
    await rename(partial, file);
    await syncToDisk(dirname(file));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

const damaged = (file: string, cause?: unknown) =>
  new Error(`${basename(file)} is damaged or not a backup of this program.`, { cause });

/** File system errors keep their message; any other means that the content is damaged. */
function describeReadError(file: string, error: unknown): Error {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!syscall) return damaged(file, error);
  return new Error(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${code}.`);
}

/** Splits at line feeds only: texts may contain other line separators. Drops an incomplete last line. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Every line but the last, which contains their hash; verified at the end. */
async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const read = pipeline(createReadStream(file), unzipped);
  // Awaited at the end; the loop below throws an earlier failure.
  read.catch(() => {});
  const hash = createHash('sha256');
  let last: string | undefined;
  try {
    for await (const line of splitLines(unzipped.setEncoding('utf8'))) {
      if (last !== undefined) {
        hash.update(`${last}\n`);
        yield last;
      }
      last = line;
    }
    await read;
  } catch (error) {
    throw describeReadError(file, error);
  }
  const end = trailerSchema.safeParse(parseLine(file, last ?? ''));
  if (!end.success || end.data.sha256 !== hash.digest('hex')) throw damaged(file);
}

function parseLine(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damaged(file, error);
  }
}

export async function readHeader(file: string): Promise<Header> {
  for await (const line of readLines(file)) {
    const head = headerSchema.safeParse(parseLine(file, line));
    if (head.success) return head.data;
    break;
  }
  throw damaged(file);
}

/** The rows of a file. Throws at the end if the file was changed. */
export async function* readPart(file: string): AsyncGenerator<Batch> {
  let batch: Batch | undefined;
  let first = true;
  for await (const line of readLines(file)) {
    if (first) {
      first = false;
      continue;
    }
    if (line.startsWith('[')) {
      batch?.rows.push(line);
      if (batch && batch.rows.length >= batchRows) {
        yield batch;
        batch = { ...batch, rows: [] };
      }
      continue;
    }
    if (batch) yield batch;
    batch = { ...tableLineSchema.parse(parseLine(file, line)), rows: [] };
  }
  if (batch) yield batch;
}

/** Reads a whole file and sums up its tables. Throws when it is damaged or truncated. */
export async function checkPart(file: string): Promise<Record<string, TableChecksum>> {
  const checksums = createChecksums();
  for await (const batch of readPart(file)) checksums.add(batch);
  return checksums.result();
}

const dayMs = 86_400_000;
/** Short, because a deleted text can be read from a backup as long as a backup of its key exists. */
const keysKeptDays = 7;

/** Tables that are not in backups: a restore must not revive a session that was ended, e.g. after a stolen password. */
const signInTables = [
  'public.sessions',
  'public.refresh_tokens',
  'public.verification_codes',
  'public.password_turns',
];

export interface BackupInput {
  connection: Connection;
  now: Date;
  folders: Record<Part, string>;
  /** Days after which a file is removed. */
  keepDays: Record<Part, number>;
}

export interface BackupResult {
  files: Record<Part, string>;
  contents: Record<Part, Record<string, TableChecksum>>;
  removed: string[];
}

/** `clearing-2026-11-22T041500Z.data.gz` */
function fileName(part: Part, at: Date): string {
  return `clearing-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.${part}.gz`;
}

const namePattern = /^clearing-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.(data|keys)\.gz(\.partial)?$/;

/** Removes old backups, and partial files of killed processes after a day. Returns their names. */
function removeOldBackups(
  folder: string,
  part: Part,
  { now, keepDays }: Pick<BackupInput, 'now' | 'keepDays'>,
): string[] {
  const old = readdirSync(folder).filter((name) => {
    const [, date, hour, minute, second, kind, partial] = namePattern.exec(name) ?? [];
    if (!date || kind !== part) return false;
    const takenAt = Date.parse(`${date}${hour}:${minute}:${second}Z`);
    return now.getTime() - takenAt > (partial ? 1 : keepDays[part]) * dayMs;
  });
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** Writes both parts from one snapshot; the database stays in use. */
async function writeParts(input: BackupInput, files: Record<Part, string>): Promise<void> {
  const { connection, now } = input;
  await inTransaction(connection, 'isolation level repeatable read read only', async () => {
    const step = await findSchemaVersion(connection);
    if (step === undefined) throw new Error('The database has no tables of this program.');
    const tables = await listTables(connection);
    const head = {
      format: 'clearing-backup' as const,
      version: 1 as const,
      snapshot: randomUUID(),
      takenAt: now.toISOString(),
      step,
    };
    const parts: Record<Part, Table[]> = {
      keys: tables.filter(({ name }) => name === userKeysTable),
      data: tables.filter(({ name }) => name !== userKeysTable && !signInTables.includes(name)),
    };
    for (const part of ['keys', 'data'] as const)
      await writePart(files[part], { ...head, part }, readTables(connection, parts[part]));
  });
}

/** Writes both parts, verifies them, then removes old backups. */
export async function writeBackup(input: BackupInput): Promise<BackupResult> {
  const { folders, now } = input;
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = {
    data: join(folders.data, fileName('data', now)),
    keys: join(folders.keys, fileName('keys', now)),
  };
  await writeParts(input, files);
  const contents = { data: await checkPart(files.data), keys: await checkPart(files.keys) };
  const removed = (['data', 'keys'] as const).flatMap((part) => removeOldBackups(folders[part], part, input));
  return { files, contents, removed };
}

/** Backups must not be kept longer than the privacy page says. */
function parseDays(text: string, name: string, maxDays: number): number {
  if (maxDays === 0)
    throw new UsageError('BACKUP_DAYS is 0: the privacy page says that there are no backups.');
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > maxDays)
    throw new UsageError(`--${name} must be a whole number of days from 1 to BACKUP_DAYS (${maxDays}).`);
  return value;
}

function countRows(content: Record<string, TableChecksum>): number {
  return Object.values(content).reduce((sum, { rows }) => sum + rows, 0);
}

export const backup: Command = {
  summary: 'Back up the database: backup [--to DIR] [--keys-to DIR] [--keep-days 30] [--keep-keys-days 7]',
  run: async (args) => {
    const config = readConfig(process.env);
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string', default: join(config.dataDir, 'backups') },
        'keys-to': { type: 'string' },
        'keep-days': { type: 'string', default: `${config.backupDays}` },
        'keep-keys-days': { type: 'string', default: `${Math.min(keysKeptDays, config.backupDays)}` },
      },
    });
    const keepDays = {
      data: parseDays(values['keep-days'], 'keep-days', config.backupDays),
      keys: parseDays(values['keep-keys-days'], 'keep-keys-days', config.backupDays),
    };
    const connection = await connectConfigured(config);
    try {
      const folders = { data: values.to, keys: values['keys-to'] ?? values.to };
      const { files, contents, removed } = await writeBackup({
        connection,
        now: new Date(),
        folders,
        keepDays,
      });
      for (const part of ['data', 'keys'] as const)
        process.stdout.write(
          `${files[part]}  ${countRows(contents[part])} rows, ${statSync(files[part]).size} bytes, verified\n`,
        );
      for (const name of removed) process.stdout.write(`removed ${name}\n`);
    } finally {
      await connection.close();
    }
  },
};

// ---- The command `restore`: fills an empty database from the files of a backup, or only verifies them

export interface RestoreInput {
  config: DatabaseConfig;
  /** The file with the data. */
  data: string;
  /** The file with the keys. Without it, the texts are unreadable. */
  keys: string | undefined;
}

/** The header of a file. Throws if it is the other file of a backup. */
async function requireHeaderOf(file: string, part: Header['part']): Promise<Header> {
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
async function deleteUnreadableTexts({ connection }: Target): Promise<number> {
  await connection.query(`delete from idempotency_keys i where ${noKey('i')}`);
  for (const table of ['rounds', 'turns', 'guide_calls'])
    await connection.query(`delete from ${table} t where ${noKey('t')}`);
  const unreadable = await connection.query(`select 1 as one from dialogues d where ${noKey('d')}`);
  return unreadable.length;
}

interface Restored extends FilledTables {
  /** Dialogues without a key. */
  unreadable: number;
}

/** Fills the configured database, which must be empty. If it throws, the database has no rows. */
export async function restoreBackup(input: RestoreInput): Promise<Restored> {
  const head = await requireHeaderOf(input.data, 'data');
  if (input.keys) await requireHeaderOf(input.keys, 'keys');
  await checkPart(input.data);
  if (input.keys) await checkPart(input.keys);
  return withMigrationsUpTo(head.step, async (folder) => {
    const target = await openTarget(input.config, folder);
    try {
      let unreadable = 0;
      const filled = await fillTables(target.connection, readAllRows(target, input), async () => {
        unreadable = await deleteUnreadableTexts(target);
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
  const keys = sent[userKeysTable]?.rows ?? 0;
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
