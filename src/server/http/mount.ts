import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { contract, type ResponseBody, type Shape, type Validated } from '#shared/contract/contract.ts';
import { endpointSummaries } from '#shared/contract/endpoint-summaries.ts';
import { type Access, type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { endpointLimits } from './endpoint-limits.ts';
import type { Limiter } from './limiter.ts';

/** What a handler is given: the validated input, and the request and reply for headers and streams. */
export type Call<N extends EndpointName> = Validated<N> & {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Id of the signed-in person; empty where the endpoint's access is `public`. */
  userId: string;
};

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<ResponseBody<N> | FastifyReply>;
export type Mount = <N extends EndpointName>(name: N, handler: Handler<N>) => void;

/** The checks before a handler, by the access that the endpoint table names. */
export type Guards = Record<Access, onRequestAsyncHookHandler[]>;

/** Called for a call that its network made too often. */
export type OnLimited = (request: FastifyRequest, name: EndpointName) => void;

/** The person is known only after the guard has said who it is. */
function limitsOf(
  name: EndpointName,
  limiter: Limiter,
  onLimited: OnLimited,
): Record<'network' | 'person', onRequestAsyncHookHandler[]> {
  const limit = endpointLimits[name];
  const { network, person } = limit === 'reads' ? {} : limit;
  return {
    network: network
      ? [
          async (request) => {
            try {
              await limiter.spendOnCall(network, request);
            } catch (error) {
              onLimited(request, name);
              throw error;
            }
          },
        ]
      : [],
    person: person ? [(request) => limiter.spendOnCall(person, request, request.userId)] : [],
  };
}

/**
 * Mounts endpoints of the table by name: method, path, schemas and guards come from there, so that no route
 * can exist without them. `mounted` collects the names, for the test that every endpoint is served.
 */
export function createMount(
  app: FastifyInstance,
  guards: Guards,
  limiter: Limiter,
  mounted: Set<EndpointName>,
  onLimited: OnLimited,
): Mount {
  return (name, handler) => {
    const { method, path, access } = endpoints[name];
    const shape: Shape = contract[name];
    const limits = limitsOf(name, limiter, onLimited);
    mounted.add(name);
    app.route({
      method,
      url: path,
      schema: {
        operationId: name,
        summary: endpointSummaries[name],
        ...(shape.params && { params: shape.params }),
        ...(shape.query && { querystring: shape.query }),
        ...(shape.body && { body: shape.body }),
        response: { 200: shape.response },
      },
      // Before the body is even read: a stranger learns nothing about shapes, a flood costs little.
      onRequest: [...limits.network, ...guards[access], ...limits.person],
      handler: (request, reply) =>
        handler({
          body: request.body,
          params: request.params,
          query: request.query,
          request,
          reply,
          userId: request.userId ?? '',
        } as Call<typeof name>),
    });
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of `user` and `subscriber` endpoints. */
    userId?: string;
    /** The signed-in session, set with `userId`. */
    authSessionId?: string;
  }
  interface FastifySchema {
    operationId?: string;
    summary?: string;
  }
}
