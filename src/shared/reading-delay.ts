/**
 * How long the waiting screen stays after the last event of a turn: `baseMs`, and for each character of the guide's text
 * on it between `fastMs` and `slowMs`, but at least `minMs` and at most `maxMs`. Within these bounds it stays as close to
 * `aimMs` as possible, the time that is best for reading (docs/decisions/0028-the-wait.md).
 */
const delay = { baseMs: 2_000, fastMs: 30, slowMs: 60, minMs: 3_000, maxMs: 8_000, aimMs: 3_600 };

/** How long the waiting screen stays after the last event, so that the guide's text on it can be read. */
export function readingDelayMs({ length }: string): number {
  const perChar = Math.min(delay.slowMs, Math.max(delay.fastMs, (delay.aimMs - delay.baseMs) / length));
  return Math.min(delay.maxMs, Math.max(delay.minMs, delay.baseMs + length * perChar));
}
