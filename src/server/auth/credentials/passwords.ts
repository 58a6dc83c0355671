import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createWorkGate, type GateState, type WorkGateLimits } from '../../http/work-gate.ts';

/** Argon2id of the OWASP password storage sheet; the package's own algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Two at a time: hashing shares its threads with files and name look-ups, which must not starve. */
const gateLimits: WorkGateLimits = { concurrency: 2, queue: 32, waitMs: 2_000, perCaller: 3 };

export interface Passwords {
  /** A PHC string; throws `busy` when too many wait. `network`: who asks, for a fair share of the queue. */
  hash(password: string, network?: string): Promise<string>;
  /** Does the same work for an account that does not exist (`null`): timing must not reveal it. */
  verify(stored: string | null, password: string, network?: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
  /** How many hashes are being made and waited for. */
  waiting(): GateState;
}

export interface Argon2 {
  hash: typeof hash;
  verify: typeof verify;
}

/** A well-formed hash that no password has. */
function createDecoy(): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `${currentPrefix}${part(16)}$${part(32)}`;
}

export function createPasswords(argon2: Argon2 = { hash, verify }, limits = gateLimits): Passwords {
  const gate = createWorkGate(limits);
  const decoy = createDecoy();
  return {
    hash: (password, network) => gate(() => argon2.hash(password, cost), network),
    verify: async (stored, password, network) => {
      const matches = await gate(() => argon2.verify(stored ?? decoy, password), network);
      return matches && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
    waiting: gate.state,
  };
}
