import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Access } from '#shared/contract/endpoint.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isAdmin } from '../users.ts';
import { findLiveSession } from './sessions.ts';
import { type AccessTokenDeps, parseAccessToken } from './tokens.ts';

/** The signed-in caller. */
export interface User {
  id: string;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of every endpoint that is not public. */
    user?: User;
  }
}

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const maxHeaderLength = 2_048;

/** Looks up the token's session on every call, so a revocation takes effect immediately. */
async function findSession(deps: AccessTokenDeps & { db: Db }, header: string | undefined) {
  const token = header && header.length <= maxHeaderLength ? bearerPattern.exec(header)?.[1] : undefined;
  const claims = token && (await parseAccessToken(deps, token));
  return claims ? findLiveSession(deps.db, claims, deps.now()) : undefined;
}

/**
 * Checks that run before the body is read, by kind of access. For subscribers, `requireSubscriber` checks the
 * subscription later.
 */
export function createGuards(
  deps: AccessTokenDeps & { db: Db },
): Record<Access, onRequestAsyncHookHandler[]> {
  const requireUser = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await findSession(deps, request.headers.authorization);
    if (!session) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorized');
    }
    request.user = { id: session.userId, sessionId: session.id };
  };
  const requireAdmin = async ({ user }: FastifyRequest) => {
    if (!user || !(await isAdmin(deps.db, user.id))) throw new AppError('forbidden');
  };
  return {
    public: [],
    user: [requireUser],
    subscriber: [requireUser],
    admin: [requireUser, requireAdmin],
  };
}
