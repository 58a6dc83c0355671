/** At the end of the library: saves all reflections as a file, and imports such a file. */
import { Download, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { libraryTexts } from '../../i18n/en/library.ts';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { type Imported, ImportFailed, importFile } from './import.ts';
import styles from './save-and-import.module.css';
import { useSaving } from './save-reflections.tsx';
import { useUnmountSignal } from './use-library.ts';

export interface SaveAndImportProps {
  /** Whether there is a reflection to save. */
  canSave: boolean;
  /** Called after an import; the care fields are those of the imported texts. */
  onImported: (result: Imported) => void;
}

export function SaveAndImport({ canSave, onImported }: SaveAndImportProps) {
  const t = libraryTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.all}>
      <h2 id={id}>{canSave ? t.takeAll : t.bringBack}</h2>
      {canSave && <SaveAll />}
      <Import onImported={onImported} />
    </section>
  );
}

function SaveAll() {
  const t = libraryTexts();
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
  const t = libraryTexts();
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
