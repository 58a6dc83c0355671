/** Stores the state of a simulated service in a JSON file, so that it survives a restart. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StateFile<State> {
  /** Changed in place; `save` writes it. */
  state: State;
  /** Resolves when every change made before the call is on disk. */
  save(): Promise<void>;
}

export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Replaces the file atomically: a killed process leaves the old content or the new one. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}.new`;
  await writeFile(partial, text, { mode: 0o600 });
  await rename(partial, file);
}

/**
 * Opens `sandbox/{name}.json` in the data folder. Calls of `save` that overlap share one write. `complete` adds the
 * parts that the file lacks: all of them for a new file. `toText` replaces `JSON.stringify` for a large state.
 */
export async function openStateFile<State extends object>(
  dataDir: string,
  name: string,
  complete: (stored: Partial<State>) => State | Promise<State>,
  toText: (state: State) => string = JSON.stringify,
): Promise<StateFile<State>> {
  const folder = join(dataDir, 'sandbox');
  const file = join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const text = await readIfThere(file);
  const state = await complete(text === undefined ? {} : (JSON.parse(text) as Partial<State>));
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const save = () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = writeAtomically(file, toText(state));
        return running;
      });
    return waiting;
  };
  await save();
  return { state, save };
}
