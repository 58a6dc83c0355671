/**
 * Logs what happens to accounts, with keyed hashes of account and network: an attack can be traced without addresses in
 * the log. `npm run operate -- trace …` prints the hash of an address or a network.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { getNetwork } from '../http/request.ts';

export interface AuditDeps {
  keys: { audit: Uint8Array };
}

/** The hash of an email address or a network. Without the key, it cannot be found by trying addresses. */
export function auditHash({ keys }: AuditDeps, what: 'account' | 'network', value: string): string {
  return createHmac('sha256', keys.audit)
    .update(JSON.stringify([what, value]))
    .digest('base64url')
    .slice(0, 16);
}

/** Hashes of the account's email address and of the caller's network, for a log line. */
export function hashTraces(deps: AuditDeps, { ip }: Pick<FastifyRequest, 'ip'>, email: string | undefined) {
  return {
    ...(email !== undefined && { account: auditHash(deps, 'account', email) }),
    network: auditHash(deps, 'network', getNetwork(ip)),
  };
}

export type AccountEvent =
  | 'code_to_register'
  | 'code_to_reset'
  | 'register'
  | 'login'
  | 'login_google'
  | 'login_apple'
  | 'reset_password'
  | 'change_password'
  | 'end_session'
  | 'end_other_sessions'
  | 'delete_account';

const toOutcome = (error: unknown) => (error instanceof AppError ? error.code : 'internal');

/** Runs `work` and logs its outcome: `done` or an error code. */
export async function withAuditLog<T>(
  deps: AuditDeps,
  about: { request: FastifyRequest; event: AccountEvent; email?: string | undefined },
  work: () => Promise<T>,
  /** The account's email address, if only the result of `work` has it. */
  getEmail?: (done: T) => string,
): Promise<T> {
  const { request, event } = about;
  const log = (outcome: string, email: string | undefined) =>
    request.log.info({ audit: event, outcome, ...hashTraces(deps, request, email) }, 'account event');
  try {
    const done = await work();
    log('done', getEmail?.(done) ?? about.email);
    return done;
  } catch (error) {
    log(toOutcome(error), about.email);
    throw error;
  }
}

/**
 * Logs a call that was refused because its network makes too many calls. Its body, and so the email address, is not
 * read.
 */
export function logLimited(deps: AuditDeps, request: FastifyRequest, call: string): void {
  request.log.info(
    { audit: 'limited', call, ...hashTraces(deps, request, undefined) },
    'calls of a network limited',
  );
}
