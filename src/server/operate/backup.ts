import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { checkPart, type Header, writePart } from './backup-file.ts';
import { type Command, WrongArguments } from './command.ts';
import { type Connection, connectConfigured, inTransaction } from './connection.ts';
import { findSchemaStep } from './fill.ts';
import { type Content, keyTable, listTables, readTables, type Table } from './tables.ts';

const dayMs = 86_400_000;
/** A text that was deleted is gone for good when the last copy of its key is. */
const keptKeysDays = 7;

/** Who signed out, or changed a password because it was stolen, must not be signed in again by a restore. */
const signIns = [
  'public.sessions',
  'public.refresh_tokens',
  'public.verification_codes',
  'public.password_turns',
];

type Part = Header['part'];

export interface BackupInput {
  connection: Connection;
  now: Date;
  /** Folder of each part. */
  folders: Record<Part, string>;
  /** Older files of each part are removed, days. */
  keepDays: Record<Part, number>;
}

export interface BackupResult {
  files: Record<Part, string>;
  contents: Record<Part, Record<string, Content>>;
  removed: string[];
}

/** `clearing-2026-11-22T041500Z.data.gz` */
function fileName(part: Part, at: Date): string {
  return `clearing-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.${part}.gz`;
}

const namePattern = /^clearing-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.(data|keys)\.gz(\.partial)?$/;

/** Files of ours that are older, and what killed processes left behind a day ago. Gives their names. */
function prune(
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

/** Both parts from one snapshot of the database, which goes on working meanwhile. */
async function writeParts(input: BackupInput, files: Record<Part, string>): Promise<void> {
  const { connection, now } = input;
  await inTransaction(connection, 'isolation level repeatable read read only', async () => {
    const step = await findSchemaStep(connection);
    if (step === undefined) throw new Error('The database holds nothing yet.');
    const tables = await listTables(connection);
    const head = {
      format: 'clearing-backup' as const,
      version: 1 as const,
      snapshot: randomUUID(),
      takenAt: now.toISOString(),
      step,
    };
    const parts: Record<Part, Table[]> = {
      keys: tables.filter(({ name }) => name === keyTable),
      data: tables.filter(({ name }) => name !== keyTable && !signIns.includes(name)),
    };
    for (const part of ['keys', 'data'] as const)
      await writePart(files[part], { ...head, part }, readTables(connection, parts[part]));
  });
}

/** Writes both parts, reads them again, then removes what is too old. */
export async function writeBackup(input: BackupInput): Promise<BackupResult> {
  const { folders, now } = input;
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = {
    data: join(folders.data, fileName('data', now)),
    keys: join(folders.keys, fileName('keys', now)),
  };
  await writeParts(input, files);
  const contents = { data: await checkPart(files.data), keys: await checkPart(files.keys) };
  const removed = (['data', 'keys'] as const).flatMap((part) => prune(folders[part], part, input));
  return { files, contents, removed };
}

/** No longer than people are told. */
function days(text: string, name: string, most: number): number {
  if (most === 0) throw new WrongArguments('BACKUP_DAYS is 0: people are told that there are no backups.');
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new WrongArguments(
      `--${name} must be a whole number of days, from 1 to BACKUP_DAYS, which is ${most}.`,
    );
  return value;
}

function countRows(content: Record<string, Content>): number {
  return Object.values(content).reduce((sum, { rows }) => sum + rows, 0);
}

export const backup: Command = {
  summary:
    'Write the whole database: backup [--to DIR] [--keys-to DIR] [--keep-days 30] [--keep-keys-days 7]',
  run: async (args) => {
    const config = readConfig(process.env);
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string', default: join(config.dataDir, 'backups') },
        'keys-to': { type: 'string' },
        'keep-days': { type: 'string', default: `${config.backupDays}` },
        'keep-keys-days': { type: 'string', default: `${Math.min(keptKeysDays, config.backupDays)}` },
      },
    });
    const keepDays = {
      data: days(values['keep-days'], 'keep-days', config.backupDays),
      keys: days(values['keep-keys-days'], 'keep-keys-days', config.backupDays),
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
          `${files[part]}  ${countRows(contents[part])} rows, ${statSync(files[part]).size} bytes, read again and whole\n`,
        );
      for (const name of removed) process.stdout.write(`removed ${name}, it was too old\n`);
    } finally {
      await connection.close();
    }
  },
};
