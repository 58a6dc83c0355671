/** Limits how often a network or a user may make a call. */

import { createHmac } from 'node:crypto';
import { callLimits, type LimitName } from '#shared/contract/endpoint.ts';
import { AppError } from './app-error.ts';
import { findWideNetwork, getNetwork, isLoopback } from './request.ts';

const dayMs = 24 * 3_600_000;

/** Limits that apply to a local trial, too: scripts stay far below them. */
const enforcedOnLoopback = new Set<LimitName>(['orders', 'confirms', 'lookups']);

/** Email addresses for which one network may request codes. */
const emailAddressesPerDay = 20;
/** A /48 may be a neighbourhood or one owner with 65,536 networks, so it may use four times a network's limit. */
const wideNetworkFactor = 4;

export interface Limiter {
  /** The network of an IP address; undefined if it is exempt from limits. */
  findLimitedNetwork(ip: string | undefined): string | undefined;
  /**
   * Counts a call for a subject, e.g. an email address. Throws `too_many_requests` above the limit; ignores an undefined
   * subject.
   */
  limitSubject(rule: LimitName, subject: string | undefined): Promise<void>;
  /** Counts a call for the caller's network and its /48, or for the signed-in user. Throws `too_many_requests`. */
  limitCall(rule: LimitName, call: { ip: string }, userId?: string): Promise<void>;
  /**
   * Counts the email addresses that a network uses in a day, against trying lists of them. Throws `too_many_requests`.
   */
  limitEmailAddresses(ip: string | undefined, email: string): Promise<void>;
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
  const isExempt = (ip: string | undefined) => loopbackExempt && isLoopback(ip);

  async function limitSubject(rule: LimitName, subject: string | undefined, factor = 1): Promise<void> {
    if (subject === undefined) return;
    for (const { max, windowMs } of callLimits[rule]) {
      const { count, resetMs } = await counters.hit(`${rule}:${windowMs}:${hashSubject(subject)}`, windowMs);
      if (count > max * factor) throw tooMany(resetMs);
    }
  }
  /** Remembers that a network used an email address. Throws if it was one too many. */
  async function countEmailAddress(network: string, email: string, factor = 1): Promise<void> {
    const { rank, resetMs } = await counters.rank(
      `addresses:${hashSubject(network)}`,
      hashSubject(email),
      dayMs,
    );
    if (rank >= emailAddressesPerDay * factor) throw tooMany(resetMs);
  }
  const findLimitedNetwork = (ip: string | undefined) => (isExempt(ip) ? undefined : getNetwork(ip));
  return {
    findLimitedNetwork,
    limitSubject,
    limitCall: async (rule, { ip }, userId) => {
      if (isExempt(ip) && !enforcedOnLoopback.has(rule)) return;
      await limitSubject(rule, userId ?? getNetwork(ip));
      const wide = userId === undefined && findWideNetwork(ip);
      if (wide) await limitSubject(rule, wide, wideNetworkFactor);
    },
    limitEmailAddresses: async (ip, email) => {
      const network = findLimitedNetwork(ip);
      if (network === undefined) return;
      await countEmailAddress(network, email);
      const wide = findWideNetwork(ip);
      if (wide) await countEmailAddress(wide, email, wideNetworkFactor);
    },
    close: () => counters.close(),
  };
}

// ---- The counters behind the limits, in this process or shared with others

export interface Count {
  count: number;
  /** Until the window ends and the count is reset. */
  resetMs: number;
}

/** Fixed-window counters: a window begins with its first hit. Kept in this process or in Redis. */
export interface Counters {
  hit(key: string, windowMs: number): Promise<Count>;
  /** Remembers `member` for `windowMs` and returns its rank among the remembered ones: 0 for the oldest. */
  rank(key: string, member: string, windowMs: number): Promise<{ rank: number; resetMs: number }>;
  close(): Promise<void>;
}

interface Window {
  count: number;
  /** Unix time, ms. Shows whether the clock was set back: a window must not last longer because of it. */
  startedAt: number;
  endsAt: number;
}

interface Members {
  /** When each member was first seen (Unix time, ms), oldest first. */
  seen: Map<string, number>;
  endsAt: number;
}

/** Limits the memory for many callers; the oldest windows are dropped. */
const maxKeys = 100_000;
/** Calls between two removals of what has ended. */
const sweepEvery = 1_000;

function sweep(map: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of map) if (endsAt <= now) map.delete(key);
  for (const key of map.keys()) {
    if (map.size <= maxKeys) return;
    map.delete(key);
  }
}

export function createMemoryCounters(now: () => Date): Counters {
  const windows = new Map<string, Window>();
  const membersByKey = new Map<string, Members>();
  let calls = 0;
  /** Returns the time of a call, and removes what has ended every thousand calls. */
  const beginCall = () => {
    const at = now().getTime();
    calls += 1;
    if (calls % sweepEvery === 0) for (const map of [windows, membersByKey]) sweep(map, at);
    return at;
  };
  /** The key's window, if it has begun and not ended. */
  const findWindow = (key: string, at: number) => {
    const window = windows.get(key);
    return window && window.startedAt <= at && window.endsAt > at ? window : undefined;
  };
  return {
    hit: async (key, windowMs) => {
      const at = beginCall();
      const window = findWindow(key, at) ?? { count: 0, startedAt: at, endsAt: at + windowMs };
      window.count += 1;
      windows.set(key, window);
      return { count: window.count, resetMs: window.endsAt - at };
    },
    rank: async (key, member, windowMs) => {
      const at = beginCall();
      const { seen } = membersByKey.get(key) ?? { seen: new Map<string, number>() };
      for (const [known, since] of seen) if (since + windowMs <= at || since > at) seen.delete(known);
      if (!seen.has(member)) seen.set(member, at);
      membersByKey.set(key, { seen, endsAt: at + windowMs });
      const [oldest = at] = seen.values();
      return { rank: [...seen.keys()].indexOf(member), resetMs: oldest + windowMs - at };
    },
    close: async () => {},
  };
}

/**
 * Counts in both `shared` and `own` and uses the higher count: limits survive a store that fails or comes back empty.
 */
export function createFallbackCounters(shared: Counters, own: Counters): Counters {
  const orUndefined = <T>(count: Promise<T>): Promise<T | undefined> => count.catch(() => undefined);
  return {
    hit: async (...input) => {
      const [here, everywhere] = await Promise.all([own.hit(...input), orUndefined(shared.hit(...input))]);
      return everywhere && everywhere.count >= here.count ? everywhere : here;
    },
    rank: async (...input) => {
      const [here, everywhere] = await Promise.all([own.rank(...input), orUndefined(shared.rank(...input))]);
      return everywhere && everywhere.rank >= here.rank ? everywhere : here;
    },
    close: () => shared.close(),
  };
}
