import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Pauses before the first try and each further one; after the last, the real providers give up too. */
const pausesMs = [0, 250, 1_000, 4_000, 15_000, 60_000];
const answerLimitMs = 10_000;
/** So many are on their way at once; a moved clock can make hundreds in a moment. */
const atOnce = 16;
const loggedEvents = 50;

export interface OutgoingEvent {
  id: string;
  type: string;
  /** JSON text: the very bytes that are signed and sent. */
  payload: string;
  createdAt: string;
}

export interface LoggedEvent {
  id: string;
  type: string;
  /** When it came into this state. */
  at: string;
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** How often the receiver took it. */
  deliveries: number;
}

export type DeliveryMode = 'deliver' | 'hold' | 'drop';
export type ReleaseOrder = 'as-sent' | 'reversed' | 'shuffled';

export interface Deliverer {
  send(event: OutgoingEvent): void;
  stop(): void;
  /** Newest first, the last 50. */
  log(): LoggedEvent[];
  /** Sends it once more, in any mode. Throws for an event that is not in the log. */
  repeat(eventId: string): void;
  mode(): DeliveryMode;
  /** For what is sent or tried from now on; what is held stays so until its release. */
  setMode(mode: DeliveryMode): void;
  /** Sends what is held, one after the other. */
  release(order: ReleaseOrder): void;
}

export interface DelivererOptions {
  url: string;
  /** The provider's own headers for these bytes. */
  sign(payload: string): Promise<Record<string, string>> | Record<string, string>;
  /** The list in the provider's state file. It is changed in place; what it holds at the start is sent. */
  undelivered: OutgoingEvent[];
  /** Writes the state file; awaited before an event goes out, so that nobody hears of what a crash undoes. */
  save(): Promise<void>;
  now(): Date;
}

interface Entry {
  event: OutgoingEvent;
  at: string;
  state: LoggedEvent['state'];
  deliveries: number;
}

interface Desk {
  options: DelivererOptions;
  /** Oldest first. */
  entries: Entry[];
  mode: DeliveryMode;
  stopping: AbortSignal;
  throughGate<T>(task: () => Promise<T>): Promise<T>;
}

function createGate(limit: number): Desk['throughGate'] {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

async function tryOnce({ options, stopping }: Desk, { payload }: OutgoingEvent): Promise<boolean> {
  try {
    await options.save();
    const answer = await fetch(options.url, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json; charset=utf-8', ...(await options.sign(payload)) },
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerLimitMs)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Not reachable now: that is what the further tries are for.
    return false;
  }
}

function setState({ options }: Desk, entry: Entry, state: Entry['state']): void {
  entry.state = state;
  entry.at = options.now().toISOString();
}

/** What is over leaves the state file; what waits or is held stays there for the next start. */
async function finish(desk: Desk, entry: Entry, state: 'delivered' | 'dropped' | 'failed'): Promise<void> {
  setState(desk, entry, state);
  const { undelivered, save } = desk.options;
  const index = undelivered.findIndex(({ id }) => id === entry.event.id);
  if (index >= 0) undelivered.splice(index, 1);
  await save();
}

/** True when the entry goes no further now. */
async function isStopped(desk: Desk, entry: Entry, forced: boolean): Promise<boolean> {
  if (desk.stopping.aborted) return true;
  if (forced || desk.mode === 'deliver') return false;
  if (desk.mode === 'hold') setState(desk, entry, 'held');
  else await finish(desk, entry, 'dropped');
  return true;
}

async function tryAt(desk: Desk, entry: Entry, forced: boolean, pauseMs: number): Promise<boolean> {
  await pause(pauseMs, undefined, { signal: desk.stopping, ref: false });
  return desk.throughGate(async () => {
    if (await isStopped(desk, entry, forced)) return true;
    if (!(await tryOnce(desk, entry.event))) return desk.stopping.aborted;
    entry.deliveries++;
    await finish(desk, entry, 'delivered');
    return true;
  });
}

/** Resolves after the first try; the further ones go on beside. */
async function deliver(desk: Desk, entry: Entry, forced: boolean): Promise<void> {
  const [first = 0, ...further] = pausesMs;
  if (await tryAt(desk, entry, forced, first)) return;
  const goOn = async () => {
    for (const pauseMs of further) if (await tryAt(desk, entry, forced, pauseMs)) return;
    await finish(desk, entry, 'failed');
  };
  // A stop ends the pauses by an error; what was not delivered stands in the file for the next start.
  goOn().catch(() => undefined);
}

function keep({ options: { undelivered } }: Desk, event: OutgoingEvent): void {
  if (!undelivered.some(({ id }) => id === event.id)) undelivered.push(event);
}

async function begin(desk: Desk, entry: Entry, forced: boolean): Promise<void> {
  setState(desk, entry, 'waiting');
  keep(desk, entry.event);
  await deliver(desk, entry, forced).catch(() => undefined);
}

function addEntry(desk: Desk, event: OutgoingEvent): Entry {
  const entry: Entry = { event, at: event.createdAt, state: 'waiting', deliveries: 0 };
  desk.entries.push(entry);
  const surplus = desk.entries.length - loggedEvents;
  if (surplus > 0)
    desk.entries = desk.entries.filter(
      ({ state }, index) => index >= surplus || state === 'waiting' || state === 'held',
    );
  return entry;
}

function sendNew(desk: Desk, event: OutgoingEvent): void {
  const entry = addEntry(desk, event);
  if (desk.mode === 'deliver') begin(desk, entry, false);
  else setState(desk, entry, desk.mode === 'hold' ? 'held' : 'dropped');
  if (desk.mode === 'hold') keep(desk, event);
}

function inOrder(entries: Entry[], order: ReleaseOrder): Entry[] {
  if (order === 'as-sent') return entries;
  if (order === 'reversed') return entries.toReversed();
  const left = [...entries];
  return entries.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** Sends events beside the answers of the API, in no promised order, each again until it is taken. */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const stop = new AbortController();
  const throughGate = createGate(atOnce);
  const desk: Desk = { options, entries: [], mode: 'deliver', stopping: stop.signal, throughGate };
  for (const event of [...options.undelivered]) sendNew(desk, event);
  return {
    send: (event) => sendNew(desk, event),
    stop: () => stop.abort(),
    log: () =>
      desk.entries
        .slice(-loggedEvents)
        .reverse()
        .map(({ event: { id, type }, at, state, deliveries }) => ({ id, type, at, state, deliveries })),
    repeat: (eventId) => {
      const entry = desk.entries.find(({ event }) => event.id === eventId);
      if (!entry) throw new Error('This event is no longer in the log.');
      begin(desk, entry, true);
    },
    mode: () => desk.mode,
    setMode: (mode) => {
      desk.mode = mode;
    },
    release: async (order) => {
      const held = inOrder(
        desk.entries.filter(({ state }) => state === 'held'),
        order,
      );
      for (const entry of held) setState(desk, entry, 'waiting');
      for (const entry of held) await begin(desk, entry, true);
    },
  };
}
