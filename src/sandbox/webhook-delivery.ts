/** Sends the webhooks of a simulated payment provider, and retries them as a real one does. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Pauses before each attempt; after the last one the event has failed. Real providers wait for hours. */
const pausesMs = [0, 250, 1_000, 4_000, 15_000, 60_000];
/** How long the receiver may take to answer. */
const answerLimitMs = 10_000;
/** Concurrent deliveries; moving the clock can create hundreds of events. */
const maxConcurrent = 16;
/** The panel shows this many of the latest events. */
const loggedEvents = 50;

export interface OutgoingEvent {
  id: string;
  type: string;
  /** JSON text: the exact bytes that are signed and sent. */
  payload: string;
  createdAt: string;
}

export interface LoggedEvent {
  id: string;
  type: string;
  /** When it entered this state. */
  at: string;
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** How often the receiver accepted it. */
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
  /** Applies to events and retries from now on; held events stay held until released. */
  setMode(mode: DeliveryMode): void;
  /** Sends what is held, one after the other. */
  release(order: ReleaseOrder): void;
}

export interface DelivererOptions {
  url: string;
  /** The provider's signature headers for the payload. */
  sign(payload: string): Promise<Record<string, string>> | Record<string, string>;
  /** The list in the provider's state file, which is changed in place. Events that it holds at the start are sent. */
  undelivered: OutgoingEvent[];
  /** Writes the state file. Awaited before an event is sent: after a crash, no receiver may know of a lost change. */
  save(): Promise<void>;
  now(): Date;
}

interface Entry {
  event: OutgoingEvent;
  at: string;
  state: LoggedEvent['state'];
  deliveries: number;
}

interface DeliveryQueue {
  options: DelivererOptions;
  /** Oldest first. */
  entries: Entry[];
  mode: DeliveryMode;
  stopping: AbortSignal;
  deliveries: PQueue;
}

async function tryOnce({ options, stopping }: DeliveryQueue, { payload }: OutgoingEvent): Promise<boolean> {
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
    // Not reachable; retried later.
    return false;
  }
}

function setState({ options }: DeliveryQueue, entry: Entry, state: Entry['state']): void {
  entry.state = state;
  entry.at = options.now().toISOString();
}

/** Removes the event from the state file; waiting and held events stay there for the next start. */
async function finish(
  queue: DeliveryQueue,
  entry: Entry,
  state: 'delivered' | 'dropped' | 'failed',
): Promise<void> {
  setState(queue, entry, state);
  const { undelivered, save } = queue.options;
  const index = undelivered.findIndex(({ id }) => id === entry.event.id);
  if (index >= 0) undelivered.splice(index, 1);
  await save();
}

/** True if the entry must not be sent now. */
async function isStopped(queue: DeliveryQueue, entry: Entry, forced: boolean): Promise<boolean> {
  if (queue.stopping.aborted) return true;
  if (forced || queue.mode === 'deliver') return false;
  if (queue.mode === 'hold') setState(queue, entry, 'held');
  else await finish(queue, entry, 'dropped');
  return true;
}

async function tryAt(queue: DeliveryQueue, entry: Entry, forced: boolean, pauseMs: number): Promise<boolean> {
  await pause(pauseMs, undefined, { signal: queue.stopping, ref: false });
  return queue.deliveries.add(async () => {
    if (await isStopped(queue, entry, forced)) return true;
    if (!(await tryOnce(queue, entry.event))) return queue.stopping.aborted;
    entry.deliveries++;
    await finish(queue, entry, 'delivered');
    return true;
  });
}

/** Resolves after the first attempt; retries continue in the background. */
async function deliver(queue: DeliveryQueue, entry: Entry, forced: boolean): Promise<void> {
  const [first = 0, ...further] = pausesMs;
  if (await tryAt(queue, entry, forced, first)) return;
  const retry = async () => {
    for (const pauseMs of further) if (await tryAt(queue, entry, forced, pauseMs)) return;
    await finish(queue, entry, 'failed');
  };
  // Stopping aborts the pauses with an error; undelivered events stay in the state file.
  retry().catch(() => undefined);
}

function keep({ options: { undelivered } }: DeliveryQueue, event: OutgoingEvent): void {
  if (!undelivered.some(({ id }) => id === event.id)) undelivered.push(event);
}

async function begin(queue: DeliveryQueue, entry: Entry, forced: boolean): Promise<void> {
  setState(queue, entry, 'waiting');
  keep(queue, entry.event);
  await deliver(queue, entry, forced).catch(() => undefined);
}

function addEntry(queue: DeliveryQueue, event: OutgoingEvent): Entry {
  const entry: Entry = { event, at: event.createdAt, state: 'waiting', deliveries: 0 };
  queue.entries.push(entry);
  const surplus = queue.entries.length - loggedEvents;
  if (surplus > 0)
    queue.entries = queue.entries.filter(
      ({ state }, index) => index >= surplus || state === 'waiting' || state === 'held',
    );
  return entry;
}

function sendNew(queue: DeliveryQueue, event: OutgoingEvent): void {
  const entry = addEntry(queue, event);
  if (queue.mode === 'deliver') begin(queue, entry, false);
  else setState(queue, entry, queue.mode === 'hold' ? 'held' : 'dropped');
  if (queue.mode === 'hold') keep(queue, event);
}

function inOrder(entries: Entry[], order: ReleaseOrder): Entry[] {
  if (order === 'as-sent') return entries;
  if (order === 'reversed') return entries.toReversed();
  const remaining = [...entries];
  return entries.flatMap(() => remaining.splice(randomInt(remaining.length), 1));
}

/** Sends events in the background, in no guaranteed order, and retries until they are accepted. */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const stop = new AbortController();
  const deliveries = new PQueue({ concurrency: maxConcurrent });
  const queue: DeliveryQueue = { options, entries: [], mode: 'deliver', stopping: stop.signal, deliveries };
  for (const event of [...options.undelivered]) sendNew(queue, event);
  return {
    send: (event) => sendNew(queue, event),
    stop: () => stop.abort(),
    log: () =>
      queue.entries
        .slice(-loggedEvents)
        .reverse()
        .map(({ event: { id, type }, at, state, deliveries }) => ({ id, type, at, state, deliveries })),
    repeat: (eventId) => {
      const entry = queue.entries.find(({ event }) => event.id === eventId);
      if (!entry) throw new Error('This event is no longer in the log.');
      begin(queue, entry, true);
    },
    mode: () => queue.mode,
    setMode: (mode) => {
      queue.mode = mode;
    },
    release: async (order) => {
      const heldEntries = inOrder(
        queue.entries.filter(({ state }) => state === 'held'),
        order,
      );
      for (const entry of heldEntries) setState(queue, entry, 'waiting');
      for (const entry of heldEntries) await begin(queue, entry, true);
    },
  };
}
