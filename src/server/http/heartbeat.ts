/** Running work reports at this interval. Work that has been silent for `crashedAfterMs` counts as crashed. */
const beatMs = 4_000;
export const crashedAfterMs = 15_000;

/** Calls `beat` every few seconds, one after another; the returned function ends it when the last one is over. */
export function startHeartbeat(beat: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A database that is away for a moment misses a beat, no more.
    last = last.then(beat).catch(() => undefined);
  }, beatMs).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
