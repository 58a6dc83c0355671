import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Guards } from '../../http/mount.ts';
import { isAdmin } from '../users.ts';
import { findLiveSession } from './sessions.ts';
import { type AccessTokenDeps, parseAccessToken } from './tokens.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const longestHeader = 2_048;

/** The token is only a pointer: the session is looked up at every call, so that a revocation works at once. */
async function findCaller(deps: AccessTokenDeps & { db: Db }, header: string | undefined) {
  const token = header && header.length <= longestHeader ? bearer.exec(header)?.[1] : undefined;
  const claims = token && (await parseAccessToken(deps, token));
  return claims ? findLiveSession(deps.db, claims, deps.now()) : undefined;
}

/** The checks by access. A subscription is asked for inside the chat, which cannot go on without one. */
export function createGuards(deps: AccessTokenDeps & { db: Db }): Guards {
  const requireUser = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await findCaller(deps, request.headers.authorization);
    if (!session) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorized');
    }
    request.userId = session.userId;
    request.authSessionId = session.id;
  };
  const requireAdmin = async (request: FastifyRequest) => {
    if (!(await isAdmin(deps.db, request.userId ?? ''))) throw new AppError('forbidden');
  };
  return {
    public: [],
    user: [requireUser],
    subscriber: [requireUser],
    admin: [requireUser, requireAdmin],
  };
}
