/**
 * A part of a backup: gzip of lines. The first says what it is, then each table has a line `{table, columns}` and
 * one line, a JSON array of text or null, for each row; the last holds the SHA-256 of all before it and what each
 * table holds.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { type Batch, type Content, createContents } from './tables.ts';

const header = z.object({
  format: z.literal('clearing-backup'),
  version: z.literal(1),
  part: z.enum(['data', 'keys']),
  /** The same in both parts of a backup. */
  snapshot: z.uuid(),
  takenAt: z.iso.datetime(),
  /** The last migration that the database went through. */
  step: z.number(),
});
export type Header = z.output<typeof header>;

const trailer = z.object({
  sha256: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
});
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });

const rowsAtOnce = 500;

async function* linesOf(head: Header, batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const contents = createContents();
  const counted = (text: string) => {
    hash.update(text);
    return text;
  };
  yield counted(`${JSON.stringify(head)}\n`);
  let table = '';
  for await (const batch of batches) {
    contents.add(batch);
    const { rows, ...start } = batch;
    if (batch.table !== table) yield counted(`${JSON.stringify(start)}\n`);
    table = batch.table;
    if (rows.length) yield counted(`${rows.join('\n')}\n`);
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex'), tables: contents.result() })}\n`;
}

/** So that a new name is still there after a power cut. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes under another name first: what has the name is whole and on disk. Only the owner may read it. */
export async function writePart(file: string, head: Header, batches: AsyncIterable<Batch>): Promise<void> {
  const partial = `${file}.partial`;
  try {
    await pipeline(
      Readable.from(linesOf(head, batches)),
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
  new Error(`${basename(file)} is damaged or is not a backup made by this program.`, { cause });

/** A file that is not there or may not be read says so itself; what is in it is another matter. */
function unreadable(file: string, error: unknown): Error {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!syscall) return damaged(file, error);
  return new Error(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${code}.`);
}

/** By line feeds alone: other separators of lines may stand inside a text. What follows the last one is cut off. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Lines of a part, without its last; the hash of the file is compared with the last one. */
async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const read = pipeline(createReadStream(file), unzipped);
  // It is awaited at the end; a failure before that is thrown by the lines.
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
    throw unreadable(file, error);
  }
  const end = trailer.safeParse(parsed(file, last ?? ''));
  if (!end.success || end.data.sha256 !== hash.digest('hex')) throw damaged(file);
}

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damaged(file, error);
  }
}

export async function readHeader(file: string): Promise<Header> {
  for await (const line of readLines(file)) {
    const head = header.safeParse(parsed(file, line));
    if (head.success) return head.data;
    break;
  }
  throw damaged(file);
}

/** The rows of a part. Throws at its end when the file is not what was written. */
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
      if (batch && batch.rows.length >= rowsAtOnce) {
        yield batch;
        batch = { ...batch, rows: [] };
      }
      continue;
    }
    if (batch) yield batch;
    batch = { ...tableLine.parse(parsed(file, line)), rows: [] };
  }
  if (batch) yield batch;
}

/** Reads a whole part and says what it holds. Throws for one that is damaged or cut off. */
export async function checkPart(file: string): Promise<Record<string, Content>> {
  const contents = createContents();
  for await (const batch of readPart(file)) contents.add(batch);
  return contents.result();
}
