/**
 * The clock of the sandbox, which can be moved forward to make renewals and reminders happen. The sandbox simulates outside
 * services (payments, mail, sign-in) for a server that has no settings for the real ones.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readIfThere, writeAtomically } from './state-file.ts';

/** Work that is due at a certain time, e.g. renewals. */
export interface DueWork {
  nextDue(): Date | undefined;
  /** Does what is due at `now`. Afterwards `nextDue` is later than `now`, or undefined. */
  runDue(now: Date): Promise<void>;
}

export interface SandboxClock {
  now(): Date;
  /** Forward only. Work that falls due on the way runs in order, each piece at its due time. */
  moveTo(at: Date): Promise<void>;
  addWork(work: DueWork): void;
  /** For what otherwise runs by a timer, e.g. hourly. If the listener fails, `moveTo` fails. */
  afterMove(listener: () => Promise<void>): void;
  /** Looks for due work every second, since real time passes too. */
  start(): void;
  stop(): void;
}

const pollMs = 1_000;

async function readOffsetMs(file: string): Promise<number> {
  const text = await readIfThere(file);
  if (text === undefined) return 0;
  const { offsetMs } = JSON.parse(text) as { offsetMs: unknown };
  if (typeof offsetMs !== 'number' || !Number.isFinite(offsetMs))
    throw new Error('sandbox/clock.json contains no valid offset');
  return offsetMs;
}

/** The work that is due first, if it is due by `until`. */
function firstDue(works: DueWork[], until: Date): { work: DueWork; due: Date } | undefined {
  const all = works.flatMap((work) => {
    const due = work.nextDue();
    return due && due <= until ? [{ work, due }] : [];
  });
  return all.sort((one, other) => one.due.getTime() - other.due.getTime())[0];
}

/** Runs what is due by `until`, in order. `moveClock` sets the clock to the time of each piece before it runs. */
async function runUntil(works: DueWork[], until: Date, moveClock: (due: Date) => void): Promise<void> {
  for (let next = firstDue(works, until); next; next = firstDue(works, until)) {
    moveClock(next.due);
    await next.work.runDue(next.due);
    // Keeps the process responsive during a long move.
    await nextTurn();
  }
}

/** Runs tasks one after the other; a failing task does not stop the next. */
function createQueue(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
}

/** The real time plus an offset that is kept in `sandbox/clock.json` of the data folder. */
export async function openSandboxClock(options: {
  dataDir: string;
  realNow?: () => Date;
}): Promise<SandboxClock> {
  const realNow = options.realNow ?? (() => new Date());
  const folder = join(options.dataDir, 'sandbox');
  const file = join(folder, 'clock.json');
  await mkdir(folder, { recursive: true });
  let offsetMs = await readOffsetMs(file);
  let timer: NodeJS.Timeout | undefined;
  const works: DueWork[] = [];
  const listeners: (() => Promise<void>)[] = [];
  const inTurn = createQueue();
  const now = () => new Date(realNow().getTime() + offsetMs);
  const setForward = (at: Date) => {
    offsetMs = Math.max(offsetMs, at.getTime() - realNow().getTime());
  };
  return {
    now,
    addWork: (work) => void works.push(work),
    afterMove: (listener) => void listeners.push(listener),
    moveTo: (at) =>
      inTurn(async () => {
        if (Number.isNaN(at.getTime())) throw new Error('That is not a date.');
        if (at < now()) throw new Error('The clock only moves forward.');
        // Written first: after a crash during the move, the next start runs the rest.
        await writeAtomically(file, JSON.stringify({ offsetMs: at.getTime() - realNow().getTime() }));
        await runUntil(works, at, setForward);
        setForward(at);
        for (const listener of listeners) await listener();
      }),
    start: () => {
      // Work that failed is still due at the next poll. The time is not moved: it has passed already.
      const poll = () => void inTurn(() => runUntil(works, now(), () => undefined)).catch(() => undefined);
      timer ??= setInterval(poll, pollMs).unref();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** Runs the work by the sandbox's clock or, without one, by real time. Returns a function that stops it. */
export function startDueWork(work: DueWork, clock: SandboxClock | undefined, now: () => Date): () => void {
  if (clock) {
    clock.addWork(work);
    return () => undefined;
  }
  const poll = () => {
    const due = work.nextDue();
    // Work that failed is still due at the next poll.
    if (due && due <= now()) work.runDue(now()).catch(() => undefined);
  };
  const timer = setInterval(poll, pollMs).unref();
  return () => clearInterval(timer);
}
