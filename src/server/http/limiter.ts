import { createHmac } from 'node:crypto';
import { AppError } from './app-error.ts';
import type { Counters } from './counters.ts';
import { isLoopback, networkOf, wideNetworkOf } from './network.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Limit {
  max: number;
  windowMs: number;
}

/** The table of docs/security.md. */
const rules = {
  login: [
    { max: 5, windowMs: minute },
    { max: 30, windowMs: hour },
  ],
  identity: [
    { max: 20, windowMs: minute },
    { max: 120, windowMs: hour },
  ],
  codes: [{ max: 10, windowMs: hour }],
  codeEntry: [{ max: 60, windowMs: hour }],
  reading: [{ max: 60, windowMs: minute }],
  reports: [{ max: 60, windowMs: minute }],
  refresh: [{ max: 30, windowMs: minute }],
  /** Many people may share a network; what is guessed or made up ends here. */
  refreshes: [{ max: 300, windowMs: minute }],
  turns: [{ max: 60, windowMs: hour }],
  passwordChange: [{ max: 10, windowMs: hour }],
  deletion: [{ max: 10, windowMs: hour }],
  exports: [{ max: 20, windowMs: hour }],
  /** Each of these calls asks a payment provider, mostly more than once. */
  payments: [
    { max: 20, windowMs: minute },
    { max: 120, windowMs: hour },
  ],
  /** Each makes a row that is kept for good. */
  orders: [
    { max: 20, windowMs: minute },
    { max: 100, windowMs: hour },
  ],
  /** The page after the payment asks every few seconds, and each time the provider is asked. */
  confirms: [
    { max: 60, windowMs: minute },
    { max: 300, windowMs: hour },
  ],
  /** Each may ask the location services. */
  lookups: [
    { max: 60, windowMs: minute },
    { max: 600, windowMs: hour },
  ],
  /** Small changes of what a person has. */
  edits: [{ max: 120, windowMs: minute }],
  operating: [{ max: 120, windowMs: minute }],
  /** A provider whose event is refused for now sends it again. */
  webhooks: [{ max: 1_200, windowMs: minute }],
} satisfies Record<string, Limit[]>;

export type RuleName = keyof typeof rules;

/** These hold while the product is tried out as well: nothing that scripts need comes near them. */
const heldOnLoopback = new Set<RuleName>(['orders', 'confirms', 'lookups']);

const addressesPerDay = 20;
/** A /48 may be a street or one owner who has 65,536 networks in it: it has the limits of so many networks. */
const networksOfWide = 4;

export interface Limiter {
  /** The caller's network, or undefined for one that these limits leave alone. */
  networkOf(address: string | undefined): string | undefined;
  /** Throws `too_many_requests` when a subject has used up a rule; an undefined subject is left alone. */
  spend(rule: RuleName, subject: string | undefined): Promise<void>;
  /** The same for a call: its network and the /48 around it are counted, or the person who makes it. */
  spendOnCall(rule: RuleName, call: { ip: string }, userId?: string): Promise<void>;
  /** Throws for the 21st distinct mail address of a network and day, so that nobody can try a list of them. */
  requireFewAddresses(address: string | undefined, email: string): Promise<void>;
  close(): Promise<void>;
}

export interface LimiterOptions {
  counters: Counters;
  /** Subjects are stored only as keyed hashes. */
  key: Uint8Array;
  /** While the product is tried out on one machine: its own scripts are not throttled. */
  loopbackExempt: boolean;
}

const tooMany = (resetMs: number) =>
  new AppError('too_many_requests', { retryAfterS: Math.max(1, resetMs / 1_000) });

export function createLimiter({ counters, key, loopbackExempt }: LimiterOptions): Limiter {
  const hidden = (subject: string) =>
    createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
  const isExempt = (address: string | undefined) => loopbackExempt && isLoopback(address);

  async function spend(rule: RuleName, subject: string | undefined, times = 1): Promise<void> {
    if (subject === undefined) return;
    for (const { max, windowMs } of rules[rule]) {
      const { count, resetMs } = await counters.hit(`${rule}:${windowMs}:${hidden(subject)}`, windowMs);
      if (count > max * times) throw tooMany(resetMs);
    }
  }
  async function placeAddress(from: string, email: string, times = 1): Promise<void> {
    const { place, resetMs } = await counters.place(`addresses:${hidden(from)}`, hidden(email), day);
    if (place >= addressesPerDay * times) throw tooMany(resetMs);
  }
  const network = (address: string | undefined) => (isExempt(address) ? undefined : networkOf(address));
  return {
    networkOf: network,
    spend,
    spendOnCall: async (rule, { ip }, userId) => {
      if (isExempt(ip) && !heldOnLoopback.has(rule)) return;
      await spend(rule, userId ?? networkOf(ip));
      const wide = userId === undefined && wideNetworkOf(ip);
      if (wide) await spend(rule, wide, networksOfWide);
    },
    requireFewAddresses: async (address, email) => {
      const from = network(address);
      if (from === undefined) return;
      await placeAddress(from, email);
      const wide = wideNetworkOf(address);
      if (wide) await placeAddress(wide, email, networksOfWide);
    },
    close: () => counters.close(),
  };
}
