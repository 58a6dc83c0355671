import { timing } from '#shared/timing.ts';
import { localStore } from '../../../lib/storage.ts';

/** A deadline per visitor that a reload does not restart; `0` when the person hid the line. */
const deadlineKey = 'offerDeadline';

/** The visitor's deadline in epoch milliseconds, set at the first visit. */
export function offerDeadline(now: number): number {
  const stored = Number(localStore.read(deadlineKey) ?? Number.NaN);
  if (Number.isFinite(stored)) return stored;
  const deadline = now + timing.offerCountdownS * 1_000;
  localStore.write(deadlineKey, String(deadline));
  return deadline;
}

export function hideOffer(): void {
  localStore.write(deadlineKey, '0');
}

/** `mm:ss`, or undefined at 00:00, when the line disappears. */
export function offerTime(seconds: number): string | undefined {
  if (seconds <= 0) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
