/** Hashes and verifies passwords. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createWorkGate, type GateState, type WorkGateLimits } from '../../http/work-gate.ts';

/** Parameters from OWASP's password storage cheat sheet. The package's default algorithm is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** At most two hashes at a time, because hashing shares its thread pool with file access and DNS. */
const gateLimits: WorkGateLimits = { concurrency: 2, queue: 32, waitMs: 2_000, perCaller: 3 };

export interface Passwords {
  /**
   * Returns a PHC string (hash, salt and parameters in one text); throws `busy` when too many calls wait. `network`: the
   * caller's, for a fair share of the queue.
   */
  hash(password: string, network?: string): Promise<string>;
  /** `null` (no such account) takes as long as a real hash, because timing must not reveal accounts. */
  verify(stored: string | null, password: string, network?: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than the current ones. */
  isOutdated(stored: string): boolean;
  /** How many hashes are running and waiting. */
  waiting(): GateState;
}

export interface Argon2 {
  hash: typeof hash;
  verify: typeof verify;
}

/** A hash of the right form that no password matches. */
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
