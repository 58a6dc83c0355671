import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StateFile<State> {
  /** Changed in place; `save` writes it. */
  state: State;
  /** Resolves when everything changed before the call is on disk. */
  save(): Promise<void>;
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Whole or not at all: a killed process leaves the old file or the new one. */
async function writeWhole(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}.new`;
  await writeFile(partial, text, { mode: 0o600 });
  await rename(partial, file);
}

/**
 * Opens `sandbox/{name}.json` in the data folder; many changes at once share one write. `complete` fills in what
 * the file of an older version lacks; of a new file that is all. `toText` is for a state that is costly to write.
 */
export async function openStateFile<State extends object>(
  dataDir: string,
  name: string,
  complete: (stored: Partial<State>) => State,
  toText: (state: State) => string = JSON.stringify,
): Promise<StateFile<State>> {
  const folder = join(dataDir, 'sandbox');
  const file = join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const text = await readText(file);
  const state = complete(text === undefined ? {} : (JSON.parse(text) as Partial<State>));
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const save = () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = writeWhole(file, toText(state));
        return running;
      });
    return waiting;
  };
  await save();
  return { state, save };
}
