import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createId,
  type Purchase,
  type WireCustomer,
  type WireInvoice,
  type WireSession,
  type WireSubscription,
} from './stripe-wire.ts';

export interface SandboxEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** The first answer to an `Idempotency-Key`. */
export interface Replay {
  request: string;
  body: string;
  at: number;
}

export interface StripeState {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  customers: Record<string, WireCustomer>;
  sessions: Record<string, { session: WireSession; purchase: Purchase }>;
  subscriptions: Record<string, WireSubscription>;
  invoices: Record<string, WireInvoice>;
  replays: Record<string, Replay>;
  undelivered: SandboxEvent[];
}

export interface StateFile {
  state: StripeState;
  /** Resolves when everything changed before the call is on disk. */
  save(): Promise<void>;
}

function firstState(): StripeState {
  return {
    secretKey: createId('sk_test', 40),
    publishableKey: createId('pk_test', 40),
    webhookSecret: `whsec_${randomBytes(32).toString('hex')}`,
    customers: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    replays: {},
    undelivered: [],
  };
}

async function readState(file: string): Promise<StripeState> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? firstState() : { ...firstState(), ...JSON.parse(text) };
}

/** Whole or not at all: a crash leaves the old file or the new one. */
async function writeWhole(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}.new`;
  const handle = await open(partial, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

/** Opens `sandbox/stripe.json` in the data folder; many changes at once share one write. */
export async function openStateFile(dataDir: string): Promise<StateFile> {
  const folder = join(dataDir, 'sandbox');
  const file = join(folder, 'stripe.json');
  await mkdir(folder, { recursive: true });
  const state = await readState(file);
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const save = () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = writeWhole(file, JSON.stringify(state));
        return running;
      });
    return waiting;
  };
  await save();
  return { state, save };
}
