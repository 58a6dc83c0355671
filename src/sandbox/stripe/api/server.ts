/** The HTTP side of the simulated Stripe's API: API keys, idempotency and errors. */
import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { runDueWork } from '../lifecycle/due.ts';
import { findById, type SandboxState, type StripeData } from '../state.ts';
import { apiVersion, createId, errorBody, StripeError } from '../wire.ts';
import type { ApiEndpoint } from './endpoint.ts';
import { checkoutEndpoints, paymentEndpoints, subscriptionEndpoints } from './endpoints.ts';

/** Everything that the sandbox supports; any other path is a 404. */
const apiEndpoints: ApiEndpoint[] = [...checkoutEndpoints, ...subscriptionEndpoints, ...paymentEndpoints];

/** Stripe may forget an idempotency key after a day. */
const responseLifetimeMs = 24 * 3_600_000;

interface ApiResponse {
  status: number;
  body: string;
  /** Whether it is the stored response to an earlier request with the same idempotency key. */
  replayed: boolean;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function requireApiKey(data: StripeData, request: FastifyRequest): void {
  const authorization = request.headers.authorization ?? '';
  // Hashed, because `timingSafeEqual` requires equal lengths.
  if (!timingSafeEqual(sha256(authorization), sha256(`Bearer ${data.secretKey}`)))
    throw new StripeError('Invalid API Key provided', { status: 401 });
}

function requireVersion(request: FastifyRequest): void {
  const version = request.headers['stripe-version'] ?? apiVersion;
  if (version !== apiVersion)
    throw new StripeError(`Invalid Stripe API version: the sandbox speaks ${apiVersion}`);
}

/** The parameters as form-encoded text: the body of a POST, otherwise the query. */
function getFormText(request: FastifyRequest): string {
  if (request.method === 'POST') return typeof request.body === 'string' ? request.body : '';
  return request.url.split('?')[1] ?? '';
}

function forgetOldResponses({ data, now }: SandboxState): void {
  const oldest = now().getTime() - responseLifetimeMs;
  for (const [key, { createdAtMs }] of Object.entries(data.responses))
    if (createdAtMs < oldest) delete data.responses[key];
}

/**
 * A declined card (402) is a response, which is stored for the idempotency key. Other errors are thrown and not stored,
 * like those of a request that Stripe refuses before it does anything.
 */
function runEndpoint(
  sandbox: SandboxState,
  endpoint: ApiEndpoint,
  id: string,
  form: string,
): Omit<ApiResponse, 'replayed'> {
  try {
    return { status: 200, body: JSON.stringify(endpoint.run(sandbox, id, form), null, 2) };
  } catch (error) {
    if (!(error instanceof StripeError) || error.status !== 402) throw error;
    return { status: 402, body: JSON.stringify(errorBody(error), null, 2) };
  }
}

/** The idempotency key of a POST. Like Stripe, ignores the key of any other request. */
function getIdempotencyKey({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' ? key : undefined;
}

/** Runs the endpoint, or returns the first response to the same idempotency key. */
function answerOnce(sandbox: SandboxState, endpoint: ApiEndpoint, request: FastifyRequest): ApiResponse {
  const form = getFormText(request);
  // Empty if the path has no id.
  const { id = '' } = request.params as { id?: string };
  const key = getIdempotencyKey(request);
  const requestHash = sha256(`${request.method} ${request.url} ${form}`).toString('hex');
  const first = key === undefined ? undefined : findById(sandbox.data.responses, key);
  if (first && first.requestHash !== requestHash)
    throw new StripeError(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
  if (first) return { status: first.status, body: first.body, replayed: true };
  const result = runEndpoint(sandbox, endpoint, id, form);
  if (key !== undefined) {
    forgetOldResponses(sandbox);
    sandbox.data.responses[key] = { requestHash, ...result, createdAtMs: sandbox.now().getTime() };
  }
  return { ...result, replayed: false };
}

function toStripeError(error: FastifyError | StripeError): StripeError {
  if (error instanceof StripeError) return error;
  const isClientError = error.statusCode !== undefined && error.statusCode < 500;
  return isClientError
    ? new StripeError('Invalid request: the body must be form-encoded')
    : new StripeError('The sandbox could not answer', { status: 500 });
}

async function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const stripeError = toStripeError(error);
  return reply.code(stripeError.status).send(errorBody(stripeError));
}

/** `save` writes the sandbox's data to its file. */
function mountEndpoint(
  api: FastifyInstance,
  sandbox: SandboxState,
  save: () => Promise<void>,
  endpoint: ApiEndpoint,
) {
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      requireApiKey(sandbox.data, request);
      requireVersion(request);
      // A timer does due work, such as renewals, every second; a call must not miss what became due since. Saved even
      // if the call fails.
      if (runDueWork(sandbox)) await save();
      const { status, body, replayed } = answerOnce(sandbox, endpoint, request);
      if (request.method !== 'GET') await save();
      if (replayed) reply.header('idempotent-replayed', 'true');
      return reply.code(status).type('application/json').send(body);
    },
  });
}

/** Serves the API on its own loopback port: the official library can be given a host but no path. */
export async function serveApi(
  sandbox: SandboxState,
  save: () => Promise<void>,
): Promise<{ apiBase: string; close(): Promise<void> }> {
  const api = Fastify({ logger: false, forceCloseConnections: true });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  api.addHook('onRequest', async (_request, reply) => void reply.header('request-id', createId('req', 14)));
  api.setErrorHandler(sendError);
  api.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0];
    throw new StripeError(`Unrecognized request URL (${request.method}: ${path}).`, { status: 404 });
  });
  for (const endpoint of apiEndpoints) mountEndpoint(api, sandbox, save, endpoint);
  const apiBase = await api.listen({ host: '127.0.0.1', port: 0 });
  return { apiBase, close: () => api.close() };
}
