/** Imports a file of exported reflections: reads it in the browser and sends its reflections in small parts. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { type FoundReflection, readReflections } from '#shared/reflection/reflection-import.ts';
import { limits } from '#shared/timing.ts';
import { ApiError, call } from '../../lib/api.ts';

type ImportResponse = ContractTypes['importReflections']['response'];

/** `refused`: how many reflections of the file the browser or the server could not read. */
export type Imported = Pick<ImportResponse, 'imported' | 'duplicates' | 'care' | 'careKind'> & {
  refused: number;
};

/** Room for about 6,000 reflections: 1,000 of four rounds take 5 MB. */
const maxFileBytes = 30 * 1_024 * 1_024;

/** Below the server's limit of 256 kB per call. */
const maxCallBytes = 200 * 1_024;

export class ImportFailed extends Error {
  readonly reason: 'too large' | 'not ours' | 'empty' | 'full' | 'failed';

  constructor(reason: ImportFailed['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Parts in the order of the file, each small enough for one call. A larger reflection is a part by itself. */
export function toParts(reflections: readonly FoundReflection[]): FoundReflection[][] {
  const parts: FoundReflection[][] = [];
  let bytes = 0;
  for (const reflection of reflections) {
    const size = bytesOf(reflection);
    const last = parts.at(-1);
    if (last && last.length < limits.importedAtOnce && bytes + size <= maxCallBytes) {
      last.push(reflection);
      bytes += size;
    } else {
      parts.push([reflection]);
      bytes = size;
    }
  }
  return parts;
}

function toFailure(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new ImportFailed(error.code === 'library_full' ? 'full' : 'failed');
}

/** A reflection that is too large for a call counts as refused without one. */
async function send(part: FoundReflection[], signal: AbortSignal): Promise<ImportResponse> {
  if (part.length === 1 && bytesOf(part) > maxCallBytes) return { imported: 0, duplicates: 0, refused: [0] };
  // The new `intent` makes this a new request each time, although the same file may be imported again: the server
  // reports what it has already.
  return call('importReflections', { body: { reflections: part }, signal, intent: crypto.randomUUID() });
}

export interface ImportOptions {
  signal: AbortSignal;
  /** Called before each part is sent, with how many reflections were sent before it. */
  onProgress: (done: number, total: number) => void;
}

/**
 * Throws `ImportFailed`. What was imported before a failure stays; the same file can be imported again, because the
 * server leaves out what it has.
 */
export async function importFile(file: Blob, { signal, onProgress }: ImportOptions): Promise<Imported> {
  if (file.size > maxFileBytes) throw new ImportFailed('too large');
  const found = readReflections(await file.text());
  if (!found) throw new ImportFailed('not ours');
  const { reflections, unreadable } = found;
  if (reflections.length === 0) throw new ImportFailed('empty');
  const total: Imported = { imported: 0, duplicates: 0, refused: unreadable };
  let done = 0;
  for (const part of toParts(reflections)) {
    onProgress(done, reflections.length);
    const { imported, duplicates, refused, care, careKind } = await send(part, signal).catch((error) => {
      throw toFailure(error);
    });
    total.imported += imported;
    total.duplicates += duplicates;
    total.refused += refused.length;
    if (care && total.care !== 'high') Object.assign(total, { care, careKind });
    done += part.length;
  }
  return total;
}
