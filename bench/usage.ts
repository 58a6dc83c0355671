/** What a measured process has used, told to its parent when that asks. */
export function answerUsage(): void {
  process.on('message', (question) => {
    const { user, system } = process.cpuUsage();
    // A collection costs processor time, which must not stand in the time that is measured.
    if (question === 'memory') globalThis.gc?.();
    process.send?.({ cpuUs: user + system, rssBytes: process.memoryUsage.rss() });
  });
  process.on('disconnect', () => process.exit(0));
}
