/** Stores the state of a simulated service in a JSON file, so that it survives a restart. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface StateFile<State> {
  /** Changed in place; `save` writes it. */
  state: State;
  /** Resolves when every change made before the call is on disk. */
  save(): Promise<void>;
  /** The last save. */
  close(): Promise<void>;
}

export interface StateFileOptions<State> {
  /** Replaces `JSON.stringify` for a large state. */
  toText?: (state: State) => string;
  /** Leaves the writing to `close`: for tests, whose process nobody kills. */
  savesAtClose?: boolean | undefined;
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
 * parts that the file lacks: all of them for a new file.
 */
export async function openStateFile<State extends object>(
  dataDir: string,
  name: string,
  complete: (stored: Partial<State>) => State | Promise<State>,
  { toText = JSON.stringify, savesAtClose = false }: StateFileOptions<State> = {},
): Promise<StateFile<State>> {
  const folder = join(dataDir, 'sandbox');
  const file = join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const text = await readIfThere(file);
  const state = await complete(text === undefined ? {} : (JSON.parse(text) as Partial<State>));
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const write = () => writeAtomically(file, toText(state));
  const save = () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = savesAtClose ? nextTurn() : write();
        return running;
      });
    return waiting;
  };
  await write();
  const close = async () => {
    await save();
    if (savesAtClose) await write();
  };
  return { state, save, close };
}
