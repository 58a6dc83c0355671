/**
 * Logs what happens to accounts, with keyed hashes of account and network: an attack can be traced without email or IP
 * addresses in the log. `npm run operate -- trace …` prints the hash of an email address or a network.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { getNetwork } from '../http/request.ts';

export interface AuditDeps {
  keys: { audit: Uint8Array };
}

/** 96 bits: enough that no two accounts have the same hash. */
const hashChars = 16;

/**
 * The hash of an account, by its email address, or of a network. Without the key, it cannot be found by trying
 * addresses. `value`: the address as it is stored (normalized), or the network as `getNetwork` returns it.
 */
export function auditHash({ keys }: AuditDeps, kind: 'account' | 'network', value: string): string {
  return createHmac('sha256', keys.audit)
    .update(JSON.stringify([kind, value]))
    .digest('base64url')
    .slice(0, hashChars);
}

/**
 * Hashes of the account's email address, if it is known, and of the caller's network (an IPv4 address or an IPv6 /64),
 * for a log line.
 */
export function hashAccountAndNetwork(
  deps: AuditDeps,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string | undefined,
) {
  return {
    ...(email !== undefined && { account: auditHash(deps, 'account', email) }),
    network: auditHash(deps, 'network', getNetwork(ip)),
  };
}

/**
 * As logged. `code_to_…`: a code was requested by mail; `end_session`, `end_other_sessions`: the user signs
 * out one device or all others in the settings.
 */
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

const toErrorCode = (error: unknown) => (error instanceof AppError ? error.code : 'internal');

/** Runs `work` and logs its outcome: `done` or an error code, which is `internal` for an unexpected error. */
export async function withAuditLog<T>(
  deps: AuditDeps,
  about: { request: FastifyRequest; event: AccountEvent; email?: string | undefined },
  work: () => Promise<T>,
  /** The account's email address, if only the result of `work` has it. */
  getEmail?: (result: T) => string,
): Promise<T> {
  const { request, event } = about;
  const log = (outcome: string, email: string | undefined) =>
    request.log.info(
      { audit: event, outcome, ...hashAccountAndNetwork(deps, request, email) },
      'account event',
    );
  try {
    const result = await work();
    log('done', getEmail?.(result) ?? about.email);
    return result;
  } catch (error) {
    log(toErrorCode(error), about.email);
    throw error;
  }
}

/**
 * Logs a call of an endpoint that was refused because its network makes too many calls. The body, and so the email
 * address, has not been read yet. `endpoint`: its name.
 */
export function logRateLimited(deps: AuditDeps, request: FastifyRequest, endpoint: string): void {
  request.log.info(
    { audit: 'limited', call: endpoint, ...hashAccountAndNetwork(deps, request, undefined) },
    'a call was refused: too many calls from this network',
  );
}
