import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import type { Counters } from './counters.ts';
import { isLoopback, networkOf } from './network.ts';

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
  /** Of one mail address, from wherever; before anything is looked up. */
  codesOfAddress: [{ max: 10, windowMs: hour }],
  codeEntry: [{ max: 60, windowMs: hour }],
  reading: [{ max: 60, windowMs: minute }],
  reports: [{ max: 60, windowMs: minute }],
  refresh: [{ max: 30, windowMs: minute }],
  /** Many people may share a network; what is guessed or made up ends here. */
  refreshes: [{ max: 300, windowMs: minute }],
  turns: [{ max: 60, windowMs: hour }],
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
  /** A provider that is told to come later sends an event again. */
  webhooks: [{ max: 1_200, windowMs: minute }],
} satisfies Record<string, Limit[]>;

export type RuleName = keyof typeof rules;

/** These hold while the product is tried out as well: nothing that scripts need comes near them. */
const heldOnLoopback = new Set<RuleName>(['orders', 'confirms', 'lookups']);

const addressesPerDay = 20;
const freeFailures = 10;
const failureWindowMs = 15 * minute;
const longestDelayMs = 8_000;

export interface Limiter {
  /** The caller's network, or undefined for one that these limits leave alone. */
  networkOf(address: string | undefined): string | undefined;
  /** Throws `too_many_requests` when a subject has used up a rule; an undefined subject is left alone. */
  spend(rule: RuleName, subject: string | undefined): Promise<void>;
  /** The same for a call: its network is counted, or the person who makes it. */
  spendOnCall(rule: RuleName, call: { ip: string }, userId?: string): Promise<void>;
  /** Throws for the 21st distinct mail address of a network and day, so that nobody can try a list of them. */
  requireFewAddresses(network: string | undefined, email: string): Promise<void>;
  /** Waits longer with every failed sign-in beyond ten; never refuses, so that nobody can lock others out. */
  pauseAfterFailures(email: string): Promise<void>;
  countFailure(email: string): Promise<void>;
  forgetFailures(email: string): Promise<void>;
  close(): Promise<void>;
}

export interface LimiterOptions {
  counters: Counters;
  /** Subjects are stored only as keyed hashes. */
  key: Uint8Array;
  /** While the product is tried out on one machine: its own scripts are not throttled. */
  loopbackExempt: boolean;
  pause?: (ms: number) => Promise<unknown>;
}

/** Milliseconds before the next try is looked at. */
export function delayAfter(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(longestDelayMs, 1_000 * 2 ** (failures - freeFailures));
}

const tooMany = (resetMs: number) =>
  new AppError('too_many_requests', { retryAfterS: Math.max(1, resetMs / 1_000) });

export function createLimiter({ counters, key, loopbackExempt, pause = wait }: LimiterOptions): Limiter {
  const hidden = (subject: string) =>
    createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
  const failureKey = (email: string) => `failures:${hidden(email)}`;
  const isExempt = (address: string | undefined) => loopbackExempt && isLoopback(address);

  async function spend(rule: RuleName, subject: string | undefined): Promise<void> {
    if (subject === undefined) return;
    for (const { max, windowMs } of rules[rule]) {
      const { count, resetMs } = await counters.hit(`${rule}:${windowMs}:${hidden(subject)}`, windowMs);
      if (count > max) throw tooMany(resetMs);
    }
  }
  const network = (address: string | undefined) => (isExempt(address) ? undefined : networkOf(address));
  return {
    networkOf: network,
    spend,
    spendOnCall: async (rule, { ip }, userId) => {
      if (!isExempt(ip) || heldOnLoopback.has(rule)) await spend(rule, userId ?? networkOf(ip));
    },
    requireFewAddresses: async (from, email) => {
      if (from === undefined) return;
      const { place, resetMs } = await counters.place(`addresses:${hidden(from)}`, hidden(email), day);
      if (place >= addressesPerDay) throw tooMany(resetMs);
    },
    pauseAfterFailures: async (email) => {
      const delayMs = delayAfter(await counters.peek(failureKey(email)));
      if (delayMs > 0) await pause(delayMs);
    },
    countFailure: async (email) => void (await counters.hit(failureKey(email), failureWindowMs)),
    forgetFailures: (email) => counters.clear(failureKey(email)),
    close: () => counters.close(),
  };
}
