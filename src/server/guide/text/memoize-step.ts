/**
 * Memoizes functions that read something in a text. A step of the built-in guide needs the same results dozens of times;
 * after it they are forgotten, because no text must stay in memory. A step is written synchronously, so steps never share
 * results.
 */
const memories: Map<string, unknown>[] = [];
let isWriting = false;

/** Writes a step: while `write` runs, the functions that `memoizeForStep` returned are memoized. */
export function withStepMemo<Result>(write: () => Result): Result {
  if (isWriting) return write();
  isWriting = true;
  try {
    return write();
  } finally {
    isWriting = false;
    for (const memory of memories) memory.clear();
  }
}

/** `read`, memoized within `withStepMemo`. Callers must not modify its results, which are shared. */
export function memoizeForStep<Result>(read: (text: string) => Result): (text: string) => Result {
  const memory = new Map<string, Result>();
  memories.push(memory);
  return (text) => {
    if (!isWriting) return read(text);
    if (memory.has(text)) return memory.get(text) as Result;
    const result = read(text);
    memory.set(text, result);
    return result;
  };
}
