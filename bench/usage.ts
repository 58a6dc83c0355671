/** What a measured process has used, told to its parent when that asks. */
export function answerUsage(): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuUs: user + system, rssBytes: process.memoryUsage.rss() });
  });
  process.on('disconnect', () => process.exit(0));
}
