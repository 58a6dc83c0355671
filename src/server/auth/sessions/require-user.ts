/** Checks who may make a call, before its body is read. */
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Access } from '#shared/contract/endpoint.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isAdmin } from '../users.ts';
import { createSessionCheck } from './sessions.ts';
import { type AccessTokenDeps, createTokenReader } from './tokens.ts';

/** The signed-in user who makes the call. */
export interface CurrentUser {
  id: string;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of every endpoint that is not public. */
    user?: CurrentUser;
  }
}

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const maxHeaderLength = 2_048;

/**
 * Looks up the token's session on every call, so a revocation takes effect immediately. Calls that arrive at the same
 * moment share one query: 50 callers at once cost half as much.
 */
function createSignInCheck(deps: AccessTokenDeps & { db: Db }) {
  const readToken = createTokenReader(deps);
  const isLive = createSessionCheck(deps, setImmediate);
  return async (header: string | undefined): Promise<CurrentUser | undefined> => {
    const token = header && header.length <= maxHeaderLength ? bearerPattern.exec(header)?.[1] : undefined;
    const claims = token && (await readToken(token));
    if (!claims || !(await isLive(claims))) return undefined;
    return { id: claims.userId, sessionId: claims.sessionId };
  };
}

/**
 * The checks for each kind of access. `participant`: takes part in a dialogue. Here this is any signed-in user; the
 * subscription, or the free first dialogue, is checked once the body is read (`requireParticipant`).
 */
export function createGuards(
  deps: AccessTokenDeps & { db: Db },
): Record<Access, onRequestAsyncHookHandler[]> {
  const findUser = createSignInCheck(deps);
  const requireUser = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await findUser(request.headers.authorization);
    if (!user) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorized');
    }
    request.user = user;
  };
  const requireAdmin = async ({ user }: FastifyRequest) => {
    if (!user || !(await isAdmin(deps.db, user.id))) throw new AppError('forbidden');
  };
  return {
    public: [],
    user: [requireUser],
    participant: [requireUser],
    admin: [requireUser, requireAdmin],
  };
}
