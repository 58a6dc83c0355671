/**
 * Remembers what was read in texts while one step is written, which needs the same readings dozens of times. A step is
 * written at one go, and no text stays in memory after it.
 */
const memories: Map<string, unknown>[] = [];
let isWriting = false;

export function whileWriting<Result>(write: () => Result): Result {
  if (isWriting) return write();
  isWriting = true;
  try {
    return write();
  } finally {
    isWriting = false;
    for (const memory of memories) memory.clear();
  }
}

/** The same function, whose results must not be changed. */
export function rememberWhileWriting<Result>(read: (text: string) => Result): (text: string) => Result {
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
