import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { seal, unseal } from '../sessions/sign-in-cookies.ts';
import type { Proof } from './identities.ts';

const lifeMs = 600_000;

const transactionSchema = z.strictObject({
  id: z.string(),
  /** The browser tab's own secret; it takes no answer without it. */
  tabState: z.string(),
  target: z.string().optional(),
  redirectUri: z.string(),
  endsAtMs: z.number(),
});

/** One way to Apple and back; all of it is in the sealed cookie. */
export type AppleTransaction = z.output<typeof transactionSchema>;

export function createTransaction(
  input: Pick<AppleTransaction, 'tabState' | 'target' | 'redirectUri'>,
  now: Date,
): AppleTransaction {
  return { ...input, id: randomBytes(32).toString('base64url'), endsAtMs: now.getTime() + lifeMs };
}

/** What Apple is told differs from what the cookie holds, so that neither can be made of the other. */
const derive = (key: Uint8Array, purpose: string, { id }: AppleTransaction) =>
  createHmac('sha256', key).update(`apple ${purpose} ${id}`).digest('base64url');

export const stateOf = (key: Uint8Array, transaction: AppleTransaction) => derive(key, 'state', transaction);
export const nonceOf = (key: Uint8Array, transaction: AppleTransaction) => derive(key, 'nonce', transaction);

export function sealTransaction(key: Uint8Array, transaction: AppleTransaction): string {
  return seal(key, transaction);
}

/** Throws `identity_refused` without a cookie of ours, or when its ten minutes are over. */
export function requireTransaction(key: Uint8Array, cookie: string | undefined, now: Date): AppleTransaction {
  const parsed = transactionSchema.safeParse(cookie && unseal(key, cookie));
  if (!parsed.success || parsed.data.endsAtMs <= now.getTime()) throw new AppError('identity_refused');
  return parsed.data;
}

/** Each transaction is answered once, whatever the browser keeps. */
export function proofOfTransaction({ id, endsAtMs }: AppleTransaction): Proof {
  const hash = createHash('sha256').update(`apple transaction ${id}`).digest('hex');
  return { hash, endsAt: new Date(endsAtMs) };
}
