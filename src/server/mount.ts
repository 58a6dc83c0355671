/** Creates the routes of the endpoint table and enforces each entry's access, limits and idempotency. */
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import {
  type EndpointName,
  type EndpointTable,
  endpoints,
  type ResponseBody,
  type Validated,
} from '#shared/contract/endpoints.ts';
import { type AuditDeps, logRateLimited } from './auth/audit.ts';
import { type CurrentUser, createGuards } from './auth/sessions/require-user.ts';
import type { AccessTokenDeps } from './auth/sessions/tokens.ts';
import { type Participant, requireParticipant } from './billing/subscriptions.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import { parseIdempotencyKey, type ResponseCipher, withIdempotency } from './http/idempotency.ts';
import type { Limiter } from './http/limiter.ts';
import { aadContext, rowNames } from './privacy/user-cipher.ts';
import type { UserKeyStore } from './privacy/user-keys.ts';

/** Who calls, as checked before the handler runs, by the `access` of the endpoint. */
interface CallerByAccess {
  public: object;
  user: { user: CurrentUser };
  participant: { user: CurrentUser; participant: Participant };
  admin: { user: CurrentUser };
}

/** For handlers with `idempotent: 'by handler'`, which decide themselves what a repeated call gets. */
interface HandlerIdempotency {
  idempotencyKey: string | undefined;
  /** Runs once per key, stores the result of `run` and returns it to repeated calls. */
  once<T extends object>(run: () => Promise<T>): Promise<T>;
}

/** What a handler receives: validated input, the caller, and request and reply for headers and streams. */
export type Call<N extends EndpointName> = Validated<N> &
  CallerByAccess[EndpointTable[N]['access']] &
  (EndpointTable[N] extends { idempotent: 'by handler' } ? HandlerIdempotency : object) & {
    request: FastifyRequest;
    reply: FastifyReply;
  };

type Handler<N extends EndpointName> = (call: Call<N>) => Promise<ResponseBody<N> | FastifyReply>;
export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> };

/** Not `Deps` from deps.ts, because that import would be a cycle. */
interface MountDeps extends AccessTokenDeps {
  db: Db;
  billingNow: () => Date;
  config: AccessTokenDeps['config'] & Pick<Config, 'offers'>;
  keys: AccessTokenDeps['keys'] & AuditDeps['keys'];
  limiter: Limiter;
  keyStore: UserKeyStore;
}

/** Hooks that count a call against its limits: before sign-in for its network, after it for the user. */
function createLimitHooks(name: EndpointName, deps: MountDeps) {
  const { limit }: Endpoint = endpoints[name];
  // `reads`: a call that only shows data of this server has no limit.
  const { network, user } = limit === 'reads' ? {} : limit;
  const limitNetwork: onRequestAsyncHookHandler = async (request) => {
    if (!network) return;
    try {
      await deps.limiter.limitCall(network, request);
    } catch (error) {
      logRateLimited(deps, request, name);
      throw error;
    }
  };
  const limitUser: onRequestAsyncHookHandler = async (request) => {
    if (user) await deps.limiter.limitCall(user, request, request.user?.id);
  };
  return { network: network ? [limitNetwork] : [], user: user ? [limitUser] : [] };
}

/** Stored responses hold personal texts, so they are encrypted with the user's key. */
async function createResponseCipher(keyStore: UserKeyStore, userId: string): Promise<ResponseCipher> {
  const cipher = await keyStore.getCipher(userId);
  const createContext = (key: string) =>
    aadContext('idempotency_keys', rowNames.idempotency_keys({ key }), 'response');
  return {
    mac: cipher.mac,
    encrypt: (key, text) => cipher.encrypt(createContext(key), text),
    decrypt: (key, ciphertext) => cipher.decrypt(createContext(key), ciphertext),
  };
}

/** Creates the function that runs a call once per `Idempotency-Key`; without a signed-in user, it just runs it. */
function createOnce(
  deps: MountDeps,
  name: EndpointName,
  { headers, params, body, user, log }: FastifyRequest,
) {
  return <T extends object>(run: () => Promise<T>): Promise<T> => {
    if (!user) return run();
    const { db, now, keyStore } = deps;
    const getCipher = (userId: string) => createResponseCipher(keyStore, userId);
    // Path parameters are part of the request that the key belongs to.
    const call = { userId: user.id, key: headers['idempotency-key'], endpoint: name, body: { params, body } };
    return withIdempotency({ db, now, getCipher, log }, call, run);
  };
}

/** The caller, for the handler. Throws `subscription_required` if they may not take part in dialogues. */
async function requireCaller(deps: MountDeps, name: EndpointName, { user, body, params }: FastifyRequest) {
  if (endpoints[name].access !== 'participant') return { user };
  const { sessionId } = { ...(params as object), ...(body as object) } as { sessionId?: string };
  const call = { userId: user?.id ?? '', sessionId, starts: name === 'startDialogue' };
  return { user, participant: await requireParticipant(deps, call) };
}

function mountEndpoint(
  app: FastifyInstance,
  deps: MountDeps,
  guards: ReturnType<typeof createGuards>,
  name: EndpointName,
  handler: Handler<EndpointName>,
) {
  const { method, path, access, idempotent, summary, params, query, body, response }: Endpoint =
    endpoints[name];
  const limits = createLimitHooks(name, deps);
  app.route({
    method,
    url: path,
    schema: {
      operationId: name,
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response },
    },
    // Before the body is parsed: unauthorized callers learn nothing about its shape, and a flood costs little.
    onRequest: [...limits.network, ...guards[access], ...limits.user],
    handler: async (request, reply) => {
      const once = createOnce(deps, name, request);
      const key = request.headers['idempotency-key'];
      const call = {
        body: request.body,
        params: request.params,
        query: request.query,
        request,
        reply,
        ...(await requireCaller(deps, name, request)),
        ...(idempotent === 'by handler' && {
          idempotencyKey: key === undefined ? undefined : parseIdempotencyKey(key),
          once,
        }),
      } as Call<EndpointName>;
      return idempotent === true ? once(() => handler(call) as Promise<object>) : handler(call);
    },
  });
}

/** Creates a route for every endpoint of the table. A missing handler is a type error. */
export function mountEndpoints(app: FastifyInstance, deps: MountDeps, handlers: Handlers): void {
  const guards = createGuards(deps);
  for (const name of Object.keys(endpoints) as EndpointName[])
    mountEndpoint(app, deps, guards, name, handlers[name] as Handler<EndpointName>);
}

declare module 'fastify' {
  interface FastifySchema {
    operationId?: string;
    summary?: string;
  }
}
