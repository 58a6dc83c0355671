/** Downloads one reflection, or all of them, as a file. */
import { useState } from 'react';
import { libraryTexts } from '../../i18n/en/library.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { showToast } from '../../ui/toast.tsx';
import type { Format } from './export.ts';
import { fetchPage, fetchWhole, isNotFound, isUnreadable, type WholeReflection } from './reflections.ts';
import { useUnmountSignal } from './use-library.ts';

/** The server's largest page. */
const pageLimit = 100;

type Collect = (signal: AbortSignal) => Promise<WholeReflection[]>;

const collectOne =
  (sessionId: string): Collect =>
  async (signal) => [await fetchWhole(sessionId, signal)];

/** Every reflection, newest first. Leaves out what is deleted meanwhile or cannot be read. */
function collectAll(onCount: (count: number) => void): Collect {
  return async (signal) => {
    const complete: WholeReflection[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await fetchPage({ cursor, limit: pageLimit, signal });
      for (const { sessionId } of page.reflections) {
        const one = await fetchWhole(sessionId, signal).catch((error: unknown) => {
          if (!isNotFound(error) && !isUnreadable(error)) throw error;
        });
        if (one) complete.push(one);
        onCount(complete.length);
      }
      cursor = page.cursor;
    }
    return complete;
  };
}

interface SaveOptions {
  collect: Collect;
  format: Format;
  /** Names the file after all reflections instead of one. */
  all: boolean;
}

async function save({ collect, format, all }: SaveOptions, signal: AbortSignal): Promise<void> {
  const [reflections, { exportFile }] = await Promise.all([collect(signal), import('./export.ts')]);
  signal.throwIfAborted();
  const { name, blob } = exportFile(reflections, format, { all, now: new Date() });
  saveBlob(blob, name);
}

/** `busy`: the format being saved. `count`: how many reflections are collected so far. */
export function useSaving() {
  const t = libraryTexts();
  const getUnmountSignal = useUnmountSignal();
  const [busy, setBusy] = useState<Format>();
  const [count, setCount] = useState(0);

  function run(options: SaveOptions): void {
    const signal = getUnmountSignal();
    setBusy(options.format);
    setCount(0);
    save(options, signal)
      .then(() => showToast({ text: t.saved, kind: 'status' }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const failure = isUnreadable(error) ? t.unreadable : t.saveFailed;
        showToast({ text: isNotFound(error) ? t.gone : failure, kind: 'error' });
      })
      .finally(() => setBusy(undefined));
  }

  return {
    busy,
    count,
    saveOne: (sessionId: string, format: Format) =>
      run({ collect: collectOne(sessionId), format, all: false }),
    saveAll: (format: Format) => run({ collect: collectAll(setCount), format, all: true }),
  };
}
