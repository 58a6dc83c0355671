/** At the end of the library, folded: saves all reflections as a file, and imports such a file. */
import { ChevronDown, Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { type FoundReflection, readReflections } from '#shared/reflection/reflection-import.ts';
import { libraryExtrasTexts } from '../../i18n/en/library-extras.ts';
import { ApiError, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { useSaving, useUnmountSignal } from './reflections.ts';
import styles from './save-and-import.module.css';

interface SaveAndImportProps {
  /** Whether there is a reflection to save. */
  canSave: boolean;
  /** Called after an import; the care fields are those of the imported texts. */
  onImported: (result: Imported) => void;
}

export function SaveAndImport({ canSave, onImported }: SaveAndImportProps) {
  const t = libraryExtrasTexts();
  return (
    <details className={styles.all}>
      <summary>
        {canSave ? t.takeAll : t.bringBack}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.parts}>
        {canSave && <SaveAll />}
        <Import onImported={onImported} />
      </div>
    </details>
  );
}

function SaveAll() {
  const t = libraryExtrasTexts();
  const { busy, count, saveAll } = useSaving();
  const icon = <Download aria-hidden="true" />;
  return (
    <div className={styles.part}>
      <p className="muted small">{t.takeAllText}</p>
      <div className={styles.row}>
        <Button
          kind="outline"
          icon={icon}
          busy={busy === 'markdown'}
          aria-disabled={busy !== undefined}
          onClick={() => saveAll('markdown')}
        >
          {t.allMarkdown}
        </Button>
        <Button
          kind="outline"
          icon={icon}
          busy={busy === 'json'}
          aria-disabled={busy !== undefined}
          onClick={() => saveAll('json')}
        >
          {t.allJson}
        </Button>
      </div>
      {busy && <p className="small muted num">{t.collected(count)}</p>}
    </div>
  );
}

type State =
  | { status: 'idle' }
  | { status: 'busy'; done: number; total: number }
  | { status: 'done'; result: Imported }
  | { status: 'failed'; reason: ImportFailed['reason']; done: number };

function Import({ onImported }: Pick<SaveAndImportProps, 'onImported'>) {
  const t = libraryExtrasTexts();
  const [state, setState] = useState<State>({ status: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const getUnmountSignal = useUnmountSignal();

  async function importChosen(file: File) {
    const signal = getUnmountSignal();
    let done = 0;
    setState({ status: 'busy', done, total: 0 });
    try {
      const result = await importFile(file, {
        signal,
        onProgress: (sent, total) => {
          done = sent;
          setState({ status: 'busy', done, total });
        },
      });
      setState({ status: 'done', result });
      onImported(result);
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: 'failed', reason: error instanceof ImportFailed ? error.reason : 'failed', done });
    }
  }
  return (
    <div className={styles.part}>
      <p className="muted small">{t.importText}</p>
      <input
        ref={input}
        type="file"
        accept=".json,.md,application/json,text/markdown"
        hidden
        aria-label={t.importFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // The same file can be chosen again.
          if (file) void importChosen(file);
        }}
      />
      <Button
        kind="outline"
        icon={<Upload aria-hidden="true" />}
        busy={state.status === 'busy'}
        onClick={() => input.current?.click()}
      >
        {t.importFile}
      </Button>
      <p role="status" className="small num">
        {state.status === 'busy' && t.importing(state.done, state.total)}
        {state.status === 'done' && t.importDone(state.result)}
      </p>
      {state.status === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.importProblem[state.reason]} {state.done > 0 && t.importedSoFar(state.done)}
        </p>
      )}
    </div>
  );
}

// Imports a file of exported reflections: reads it in the browser and sends its reflections in small parts.

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

interface ImportOptions {
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
