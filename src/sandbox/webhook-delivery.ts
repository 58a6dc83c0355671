/** Sends the webhooks of a simulated payment provider, and retries them as a real one does. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Pauses before each attempt; after the last one the event has failed. Real providers wait for hours. */
const pausesMs = [0, 250, 1_000, 4_000, 15_000, 60_000];
/** How long the receiver may take to answer. */
const responseTimeoutMs = 10_000;
/** Concurrent deliveries; moving the clock can create hundreds of events. */
const maxConcurrent = 16;
/** The panel shows this many of the latest events. */
const maxLoggedEvents = 50;

export interface OutgoingEvent {
  id: string;
  type: string;
  /** JSON text: the exact bytes that are signed and sent. */
  payload: string;
  createdAt: string;
}

/**
 * - waiting: will be sent, or sent again, by itself
 * - held: waits for `release`
 * - delivered: the receiver accepted it
 * - dropped: was never sent, because of the mode
 * - failed: the receiver did not accept any attempt
 */
type DeliveryState = 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';

/** An event as the panel shows it. */
export interface LoggedEvent {
  id: string;
  type: string;
  /** When it entered this state. */
  at: string;
  state: DeliveryState;
  /** How often the receiver accepted it. */
  deliveries: number;
}

/** What happens to an event when it is due to be sent: it is sent, kept for `release`, or lost. */
export type DeliveryMode = 'deliver' | 'hold' | 'drop';
export type ReleaseOrder = 'as-sent' | 'reversed' | 'shuffled';

export interface WebhookSender {
  /** Sends an event in the background. */
  send(event: OutgoingEvent): void;
  /** Ends all attempts. Events that were not delivered stay in the state file for the next start. */
  stop(): void;
  /** Newest first, the last 50. */
  log(): LoggedEvent[];
  /** Sends an event once more, in any mode. Throws for an event that is not in the log. */
  resend(eventId: string): void;
  mode(): DeliveryMode;
  /** Applies to events and retries from now on; held events stay held until released. */
  setMode(mode: DeliveryMode): void;
  /**
   * Sends the held events in any mode. The first attempts run one after the other, so that the receiver gets them in
   * this order; retries run in the background.
   */
  release(order: ReleaseOrder): void;
}

export interface WebhookSenderOptions {
  url: string;
  /** The provider's signature headers for the payload. */
  sign(payload: string): Promise<Record<string, string>> | Record<string, string>;
  /** The list in the provider's state file, which is changed in place. Events that it holds at the start are sent. */
  undelivered: OutgoingEvent[];
  /** Writes the state file. Awaited before an event is sent: after a crash, no receiver may know of a lost change. */
  save(): Promise<void>;
  now(): Date;
}

/** A logged event with what is sent. */
interface Entry extends Omit<LoggedEvent, 'id' | 'type'> {
  event: OutgoingEvent;
}

interface DeliveryQueue {
  options: WebhookSenderOptions;
  /** The log, oldest first. */
  entries: Entry[];
  mode: DeliveryMode;
  stopping: AbortSignal;
  /** Runs the attempts, a few at the same time. */
  attempts: PQueue;
}

/** One request. Returns whether the receiver accepted the event. */
async function tryOnce({ options, stopping }: DeliveryQueue, { payload }: OutgoingEvent): Promise<boolean> {
  try {
    await options.save();
    const answer = await fetch(options.url, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json; charset=utf-8', ...(await options.sign(payload)) },
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(responseTimeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Not reachable; retried later.
    return false;
  }
}

function setState({ options }: DeliveryQueue, entry: Entry, state: DeliveryState): void {
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

/** Holds or drops the entry as the mode says. Returns whether it did, so that the entry must not be sent. */
async function holdOrDrop(queue: DeliveryQueue, entry: Entry): Promise<boolean> {
  if (queue.mode === 'deliver') return false;
  if (queue.mode === 'hold') setState(queue, entry, 'held');
  else await finish(queue, entry, 'dropped');
  return true;
}

/**
 * One attempt after a pause. `ignoresMode`: the panel asked for this event, so it is sent in any mode. Returns true if no
 * other attempt must follow: the event was delivered, held or dropped, or everything stops.
 */
async function attemptAfter(
  queue: DeliveryQueue,
  entry: Entry,
  ignoresMode: boolean,
  pauseMs: number,
): Promise<boolean> {
  // A pause does not keep the process alive: the event is in the state file.
  await pause(pauseMs, undefined, { signal: queue.stopping, ref: false });
  return queue.attempts.add(async () => {
    if (queue.stopping.aborted) return true;
    if (!ignoresMode && (await holdOrDrop(queue, entry))) return true;
    // An attempt that was aborted by `stop` did not fail, and is not repeated.
    if (!(await tryOnce(queue, entry.event))) return queue.stopping.aborted;
    entry.deliveries++;
    await finish(queue, entry, 'delivered');
    return true;
  });
}

/** Resolves after the first attempt, so that `release` keeps its order; retries continue in the background. */
async function deliver(
  queue: DeliveryQueue,
  entry: Entry,
  { ignoresMode }: { ignoresMode: boolean },
): Promise<void> {
  const [firstPauseMs = 0, ...retryPausesMs] = pausesMs;
  if (await attemptAfter(queue, entry, ignoresMode, firstPauseMs)) return;
  const retry = async () => {
    for (const pauseMs of retryPausesMs) if (await attemptAfter(queue, entry, ignoresMode, pauseMs)) return;
    await finish(queue, entry, 'failed');
  };
  // Stopping aborts the pauses with an error; undelivered events stay in the state file.
  retry().catch(() => undefined);
}

/** Adds an event to the list in the state file, for the next start. */
function rememberUndelivered({ options: { undelivered } }: DeliveryQueue, event: OutgoingEvent): void {
  if (!undelivered.some(({ id }) => id === event.id)) undelivered.push(event);
}

/** Never rejects: what could not be delivered is retried, or sent by the next start. */
async function startDelivery(
  queue: DeliveryQueue,
  entry: Entry,
  { ignoresMode }: { ignoresMode: boolean },
): Promise<void> {
  setState(queue, entry, 'waiting');
  rememberUndelivered(queue, entry.event);
  await deliver(queue, entry, { ignoresMode }).catch(() => undefined);
}

/** Adds an event to the log and removes the oldest ones, except those that are not decided yet. */
function addEntry(queue: DeliveryQueue, event: OutgoingEvent): Entry {
  const entry: Entry = { event, at: event.createdAt, state: 'waiting', deliveries: 0 };
  queue.entries.push(entry);
  const surplus = queue.entries.length - maxLoggedEvents;
  if (surplus > 0)
    queue.entries = queue.entries.filter(
      ({ state }, index) => index >= surplus || state === 'waiting' || state === 'held',
    );
  return entry;
}

/** A dropped event is not put into the state file: it is lost, as the mode says. */
function sendNew(queue: DeliveryQueue, event: OutgoingEvent): void {
  const entry = addEntry(queue, event);
  if (queue.mode === 'deliver') startDelivery(queue, entry, { ignoresMode: false });
  else setState(queue, entry, queue.mode === 'hold' ? 'held' : 'dropped');
  if (queue.mode === 'hold') rememberUndelivered(queue, event);
}

function inOrder(entries: Entry[], order: ReleaseOrder): Entry[] {
  if (order === 'as-sent') return entries;
  if (order === 'reversed') return entries.toReversed();
  const remaining = [...entries];
  return entries.flatMap(() => remaining.splice(randomInt(remaining.length), 1));
}

/** Sends events in the background, in no guaranteed order, and retries until they are accepted. */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const stop = new AbortController();
  const attempts = new PQueue({ concurrency: maxConcurrent });
  const queue: DeliveryQueue = { options, entries: [], mode: 'deliver', stopping: stop.signal, attempts };
  for (const event of [...options.undelivered]) sendNew(queue, event);
  return {
    send: (event) => sendNew(queue, event),
    stop: () => stop.abort(),
    log: () =>
      queue.entries
        .slice(-maxLoggedEvents)
        .reverse()
        .map(({ event: { id, type }, at, state, deliveries }) => ({ id, type, at, state, deliveries })),
    resend: (eventId) => {
      const entry = queue.entries.find(({ event }) => event.id === eventId);
      if (!entry) throw new Error('This event is no longer in the log.');
      startDelivery(queue, entry, { ignoresMode: true });
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
      for (const entry of heldEntries) await startDelivery(queue, entry, { ignoresMode: true });
    },
  };
}
