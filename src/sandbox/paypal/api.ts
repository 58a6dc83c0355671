/** The HTTP side of the simulated PayPal's API: tokens, repeated requests and errors. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { catalogEndpoints } from './catalog.ts';
import { paymentEndpoints } from './payments.ts';
import { certificatePath, certificatePem } from './signature.ts';
import { type ApiCall, type ApiEndpoint, find, type SandboxState } from './state.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { errorBody, newId, notFound, PaypalError, unprocessable } from './wire.ts';

/** Nine hours, as at PayPal. */
const tokenLifeS = 32_400;
/** How long a `PayPal-Request-Id`, PayPal's idempotency key, is remembered. */
const responseLifetimeMs = 72 * 3_600_000;
/** A longer one is refused. */
const maxRequestIdLength = 108;

type Save = () => Promise<void>;

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares secrets without revealing by its duration where they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function newToken({ data, now }: SandboxState): object {
  const at = now().getTime();
  for (const [token, expiresAt] of Object.entries(data.tokens))
    if (expiresAt <= at) delete data.tokens[token];
  const token = `A21AA${randomBytes(48).toString('base64url')}`;
  data.tokens[token] = at + tokenLifeS * 1_000;
  return {
    scope: 'https://uri.paypal.com/services/subscriptions https://uri.paypal.com/services/payments/refund',
    access_token: token,
    token_type: 'Bearer',
    app_id: 'APP-80W284485P519543T',
    expires_in: tokenLifeS,
    nonce: `${now().toISOString()}${newId.token()}`,
  };
}

/** The token endpoint answers errors in OAuth's format. */
function mountToken(api: FastifyInstance, sandbox: SandboxState, save: Save): void {
  api.post('/v1/oauth2/token', async (request, reply) => {
    const { clientId, clientSecret } = sandbox.data;
    const wanted = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (!isSame(request.headers.authorization ?? '', wanted))
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    if (form.get('grant_type') !== 'client_credentials')
      return reply
        .code(400)
        .send({ error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' });
    const answer = newToken(sandbox);
    await save();
    return reply.send(answer);
  });
}

/** Undefined when the token is good. */
function tokenProblem({ data, now }: SandboxState, request: FastifyRequest): object | undefined {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token) return errorBody(new PaypalError(401));
  const expiresAt = find(data.tokens, token);
  if (expiresAt !== undefined && expiresAt > now().getTime()) return undefined;
  return { error: 'invalid_token', error_description: 'Access Token not found in cache' };
}

function readBody(request: FastifyRequest): unknown {
  if (request.method === 'GET' || typeof request.body !== 'string' || request.body === '') return undefined;
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new PaypalError(415);
  try {
    return JSON.parse(request.body);
  } catch {
    const description = 'The request JSON is not well formed.';
    throw new PaypalError(400, [{ issue: 'MALFORMED_REQUEST_JSON', description, location: 'body' }]);
  }
}

function toApiCall(sandbox: SandboxState, request: FastifyRequest): ApiCall {
  const { id = '' } = request.params as { id?: string };
  const prefer = request.headers.prefer === 'return=representation' ? 'representation' : 'minimal';
  return { sandbox, id, query: request.query, body: readBody(request), prefer };
}

interface SentAnswer {
  status: number;
  body: string;
}

function findRequestId({ headers }: FastifyRequest): string | undefined {
  const id = headers['paypal-request-id'];
  if (typeof id !== 'string') return undefined;
  if (id === '' || id.length > maxRequestIdLength)
    throw new PaypalError(400, [
      {
        field: 'PayPal-Request-Id',
        issue: id === '' ? 'INVALID_STRING_MIN_LENGTH' : 'INVALID_STRING_MAX_LENGTH',
        description: 'The length of a field is invalid.',
      },
    ]);
  return id;
}

function forgetOldResponses({ data, now }: SandboxState): void {
  const oldest = now().getTime() - responseLifetimeMs;
  for (const [id, { createdAtMs }] of Object.entries(data.responses))
    if (createdAtMs < oldest) delete data.responses[id];
}

/** A repeated request id returns the first response; a refused request is not remembered. */
function answerOnce(sandbox: SandboxState, endpoint: ApiEndpoint, request: FastifyRequest): SentAnswer {
  const requestId = request.method === 'POST' ? findRequestId(request) : undefined;
  forgetOldResponses(sandbox);
  const requestHash = sha256(`${request.method} ${request.url} ${request.body ?? ''}`).toString('hex');
  const first = requestId && find(sandbox.data.responses, requestId);
  if (first && first.requestHash !== requestHash)
    throw unprocessable(
      'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
      'The PayPal-Request-Id header has already been used with another request.',
    );
  if (first) return first;
  const { status, body } = endpoint.run(toApiCall(sandbox, request));
  const answer = { status, body: body === undefined ? '' : JSON.stringify(body) };
  if (requestId)
    sandbox.data.responses[requestId] = { ...answer, requestHash, createdAtMs: sandbox.now().getTime() };
  return answer;
}

function mountEndpoint(api: FastifyInstance, sandbox: SandboxState, save: Save, endpoint: ApiEndpoint): void {
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const problem = tokenProblem(sandbox, request);
      if (problem) return reply.code(401).send(problem);
      const { status, body } = answerOnce(sandbox, endpoint, request);
      if (request.method === 'POST') await save();
      if (body !== '') reply.type('application/json');
      return reply.code(status).send(body === '' ? undefined : body);
    },
  });
}

function toPaypalError(error: FastifyError | PaypalError): PaypalError {
  if (error instanceof PaypalError) return error;
  return new PaypalError(error.statusCode !== undefined && error.statusCode < 500 ? 400 : 500);
}

async function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const paypalError = toPaypalError(error);
  return reply.code(paypalError.status).send(errorBody(paypalError));
}

/** Serves the API on its own loopback port, as the real API has its own host. */
export async function serveApi(
  sandbox: SandboxState,
  save: Save,
): Promise<{ apiBase: string; close(): Promise<void> }> {
  const api = Fastify({ logger: false, forceCloseConnections: true });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('paypal-debug-id', newId.debug());
    // Clients read PayPal's time from this header.
    reply.header('date', sandbox.now().toUTCString());
  });
  api.setErrorHandler(sendError);
  api.setNotFoundHandler(() => {
    throw notFound();
  });
  mountToken(api, sandbox, save);
  // Public, as at PayPal.
  api.get(certificatePath(sandbox.data), async (_request, reply) =>
    reply.type('application/x-pem-file').send(certificatePem(sandbox.data)),
  );
  for (const endpoint of [...catalogEndpoints, ...subscriptionEndpoints, ...paymentEndpoints])
    mountEndpoint(api, sandbox, save, endpoint);
  const apiBase = await api.listen({ host: '127.0.0.1', port: 0 });
  return { apiBase, close: () => api.close() };
}
