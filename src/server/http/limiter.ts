/** Limits how often a network or a user may make a call. */
import { createHmac } from 'node:crypto';
import { callLimits, type LimitName } from '#shared/contract/endpoint.ts';
import { AppError } from './app-error.ts';
import type { Counters } from './counters.ts';
import { findWideNetwork, getNetwork, isLoopback } from './network.ts';

const dayMs = 24 * 3_600_000;

/** Limits that apply to a local trial, too: scripts stay far below them. */
const enforcedOnLoopback = new Set<LimitName>(['orders', 'confirms', 'lookups']);

/** Email addresses that one network may name. */
const addressesPerDay = 20;
/** A /48 may be a neighbourhood or one owner with 65,536 networks, so it may use four times a network's limit. */
const wideNetworkFactor = 4;

export interface Limiter {
  /** The caller's network; undefined if it is exempt from limits. */
  getNetwork(address: string | undefined): string | undefined;
  /**
   * Counts a call for a subject, e.g. an email address. Throws `too_many_requests` above the limit; ignores an undefined
   * subject.
   */
  spend(rule: LimitName, subject: string | undefined): Promise<void>;
  /** Counts a call for the caller's network and its /48, or for the signed-in user. */
  spendOnCall(rule: LimitName, call: { ip: string }, userId?: string): Promise<void>;
  /** Throws for too many distinct email addresses of a network in a day, against trying lists of addresses. */
  requireFewAddresses(address: string | undefined, email: string): Promise<void>;
  close(): Promise<void>;
}

export interface LimiterOptions {
  counters: Counters;
  /** Subjects are stored only as keyed hashes. */
  key: Uint8Array;
  /** Exempts loopback, so that scripts are not throttled in a local trial. */
  loopbackExempt: boolean;
}

const tooMany = (resetMs: number) =>
  new AppError('too_many_requests', { retryAfterS: Math.max(1, resetMs / 1_000) });

export function createLimiter({ counters, key, loopbackExempt }: LimiterOptions): Limiter {
  // 22 characters of Base64 are 132 bits: no two subjects share them.
  const hashSubject = (subject: string) =>
    createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
  const isExempt = (address: string | undefined) => loopbackExempt && isLoopback(address);

  async function spend(rule: LimitName, subject: string | undefined, factor = 1): Promise<void> {
    if (subject === undefined) return;
    for (const { max, windowMs } of callLimits[rule]) {
      const { count, resetMs } = await counters.hit(`${rule}:${windowMs}:${hashSubject(subject)}`, windowMs);
      if (count > max * factor) throw tooMany(resetMs);
    }
  }
  /** Remembers that a network named an email address. Throws if it was one too many. */
  async function placeAddress(from: string, email: string, factor = 1): Promise<void> {
    const { place, resetMs } = await counters.place(
      `addresses:${hashSubject(from)}`,
      hashSubject(email),
      dayMs,
    );
    if (place >= addressesPerDay * factor) throw tooMany(resetMs);
  }
  const network = (address: string | undefined) => (isExempt(address) ? undefined : getNetwork(address));
  return {
    getNetwork: network,
    spend,
    spendOnCall: async (rule, { ip }, userId) => {
      if (isExempt(ip) && !enforcedOnLoopback.has(rule)) return;
      await spend(rule, userId ?? getNetwork(ip));
      const wide = userId === undefined && findWideNetwork(ip);
      if (wide) await spend(rule, wide, wideNetworkFactor);
    },
    requireFewAddresses: async (address, email) => {
      const from = network(address);
      if (from === undefined) return;
      await placeAddress(from, email);
      const wide = findWideNetwork(address);
      if (wide) await placeAddress(wide, email, wideNetworkFactor);
    },
    close: () => counters.close(),
  };
}
