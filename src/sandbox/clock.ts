import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readIfThere, writeAtomically } from './state-file.ts';

/** Something that happens by itself when its time comes, e.g. renewals. */
export interface DueWork {
  nextDue(): Date | undefined;
  /** Does what is due at `now`; afterwards the next due time is later, or there is none. */
  runDue(now: Date): Promise<void>;
}

export interface SandboxClock {
  now(): Date;
  /** Forward only; due work of all parts runs in its order, each at its own time. */
  moveTo(at: Date): Promise<void>;
  join(work: DueWork): void;
  /** For what only real time brings about otherwise, e.g. an hourly look; a failure is the move's. */
  afterMove(listener: () => Promise<void>): void;
  /** Real time passes too: looks for due work every second. */
  start(): void;
  stop(): void;
}

const lookEveryMs = 1_000;

async function readOffsetMs(file: string): Promise<number> {
  const text = await readIfThere(file);
  if (text === undefined) return 0;
  const { offsetMs } = JSON.parse(text) as { offsetMs: unknown };
  if (typeof offsetMs !== 'number' || !Number.isFinite(offsetMs))
    throw new Error('sandbox/clock.json contains no valid offset');
  return offsetMs;
}

/** What is due first, at the latest at `until`. */
function firstDue(works: DueWork[], until: Date): { work: DueWork; due: Date } | undefined {
  const all = works.flatMap((work) => {
    const due = work.nextDue();
    return due && due <= until ? [{ work, due }] : [];
  });
  return all.sort((one, other) => one.due.getTime() - other.due.getTime())[0];
}

async function runUntil(works: DueWork[], until: Date, reach: (due: Date) => void): Promise<void> {
  for (let next = firstDue(works, until); next; next = firstDue(works, until)) {
    reach(next.due);
    await next.work.runDue(next.due);
    // A long move must not keep the process from answering.
    await nextTurn();
  }
}

/** One call after the other; one that fails does not stop those behind it. */
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
    join: (work) => void works.push(work),
    afterMove: (listener) => void listeners.push(listener),
    moveTo: (at) =>
      inTurn(async () => {
        if (Number.isNaN(at.getTime())) throw new Error('That is not a date.');
        if (at < now()) throw new Error('The clock only moves forward.');
        // The aim is written first: after a crash in between, the next start does the rest.
        await writeAtomically(file, JSON.stringify({ offsetMs: at.getTime() - realNow().getTime() }));
        await runUntil(works, at, setForward);
        setForward(at);
        for (const listener of listeners) await listener();
      }),
    start: () => {
      // What fails now is due again at the next look.
      const look = () => void inTurn(() => runUntil(works, now(), () => undefined)).catch(() => undefined);
      timer ??= setInterval(look, lookEveryMs).unref();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
