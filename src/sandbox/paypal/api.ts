/**
 * The simulated PayPal's API. First its HTTP side: access tokens, idempotency and errors; then the endpoints of
 * products and plans, and of subscriptions.
 */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  activateSubscription,
  cancelSubscription,
  sendSubscriptionWebhook,
  suspendSubscription,
} from './billing.ts';
import { approveLink, defaultView, subscriptionObject, transactionObject } from './objects.ts';
import { paymentEndpoints } from './payments.ts';
import { certificatePath, certificatePem } from './signature.ts';
import {
  type ApiCall,
  type ApiEndpoint,
  type ApiResponse,
  type Approval,
  applyPreferHeader,
  findById,
  getOrNotFound,
  getPlan,
  getPrice,
  getTransactions,
  link,
  type SandboxState,
  type StoredPlan,
  type StoredProduct,
  type StoredSubscription,
} from './state.ts';
import {
  emptyQuery,
  errorBody,
  invalid,
  newId,
  notFound,
  PaypalError,
  parse,
  parseCents,
  planCreate,
  productCreate,
  reasonGiven,
  subscriptionActivate,
  subscriptionCreate,
  subscriptionQuery,
  subscriptionRevise,
  toWireTime,
  transactionsQuery,
  unprocessable,
} from './wire.ts';

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

/** Compares secrets in constant time. */
function isEqualSecret(one: string, other: string): boolean {
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
    if (!isEqualSecret(request.headers.authorization ?? '', wanted))
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

/** The error for a missing or unknown access token; undefined when the token is valid. */
function findTokenError({ data, now }: SandboxState, request: FastifyRequest): object | undefined {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token) return errorBody(new PaypalError(401));
  const expiresAt = findById(data.tokens, token);
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

interface TextResponse {
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

/** Idempotency: a repeated request id returns the first response; a refused request is not remembered. */
function answerOnce(sandbox: SandboxState, endpoint: ApiEndpoint, request: FastifyRequest): TextResponse {
  const requestId = request.method === 'POST' ? findRequestId(request) : undefined;
  forgetOldResponses(sandbox);
  const requestHash = sha256(`${request.method} ${request.url} ${request.body ?? ''}`).toString('hex');
  const first = requestId && findById(sandbox.data.responses, requestId);
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
      const tokenError = findTokenError(sandbox, request);
      if (tokenError) return reply.code(401).send(tokenError);
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

// ---- Products and plans of the simulated PayPal

/** PayPal's currencies with two decimals; the sandbox supports no others. */
const currencies = new Set(
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' '),
);
/** The longest billing cycle, in each unit: a year. */
const maxIntervals = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 };

function productObject(sandbox: SandboxState, { createdAt, ...product }: StoredProduct) {
  const at = toWireTime(new Date(createdAt));
  const path = `/v1/catalogs/products/${product.id}`;
  const links = [link(sandbox, path, 'self'), link(sandbox, path, 'edit', 'PATCH')];
  return { ...product, create_time: at, update_time: at, links };
}

function createProduct({ sandbox, body, prefer }: ApiCall): ApiResponse {
  const input = parse(productCreate, body);
  if (input.id?.startsWith('PROD-'))
    throw invalid('/id', 'INVALID_PARAMETER_SYNTAX', 'Input identifier must not use system prefix(PROD-).');
  if (input.id && findById(sandbox.data.products, input.id))
    throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER', 'Identifier must be unique.');
  const product: StoredProduct = {
    ...input,
    id: input.id ?? newId.product(),
    createdAt: sandbox.now().toISOString(),
  };
  sandbox.data.products[product.id] = product;
  return { status: 201, body: applyPreferHeader(prefer, productObject(sandbox, product)) };
}

function readProduct({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  return { status: 200, body: productObject(sandbox, getOrNotFound(sandbox.data.products, id)) };
}

function planObject(sandbox: SandboxState, { createdAt, ...plan }: StoredPlan) {
  const at = toWireTime(new Date(createdAt));
  const path = `/v1/billing/plans/${plan.id}`;
  return {
    ...plan,
    quantity_supported: false,
    create_time: at,
    update_time: at,
    links: [
      link(sandbox, path, 'self'),
      link(sandbox, path, 'edit', 'PATCH'),
      link(sandbox, `${path}/deactivate`, 'deactivate', 'POST'),
      link(sandbox, `${path}/update-pricing-schemes`, 'edit', 'POST'),
    ],
  };
}

/** Throws PayPal's error for a billing cycle that is too long, or whose price is not valid. */
function requireValidCycle(
  { frequency, pricing_scheme, tenure_type }: StoredPlan['billing_cycles'][number],
  index: number,
) {
  const field = `/billing_cycles/${index}/frequency/interval_count`;
  if (frequency.interval_count > maxIntervals[frequency.interval_unit])
    throw invalid(field, 'INVALID_INTEGER_MAX_VALUE', 'The integer value of a field is too large.');
  const { currency_code, value } = pricing_scheme.fixed_price;
  if (!currencies.has(currency_code))
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency is not supported.');
  const cents = parseCents(value);
  if (cents === null || (cents === 0 && tenure_type === 'REGULAR'))
    throw invalid(
      `/billing_cycles/${index}/pricing_scheme/fixed_price/value`,
      'INVALID_PARAMETER_VALUE',
      'The value of a field is invalid.',
    );
}

function createPlan({ sandbox, body, prefer }: ApiCall): ApiResponse {
  const input = parse(planCreate, body);
  getOrNotFound(sandbox.data.products, input.product_id);
  input.billing_cycles.forEach(requireValidCycle);
  const plan: StoredPlan = { ...input, id: newId.plan(), createdAt: sandbox.now().toISOString() };
  sandbox.data.plans[plan.id] = plan;
  return { status: 201, body: applyPreferHeader(prefer, planObject(sandbox, plan)) };
}

function readPlan({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  return { status: 200, body: planObject(sandbox, getOrNotFound(sandbox.data.plans, id)) };
}

const catalogEndpoints: ApiEndpoint[] = [
  { method: 'POST', path: '/v1/catalogs/products', run: createProduct },
  { method: 'GET', path: '/v1/catalogs/products/:id', run: readProduct },
  { method: 'POST', path: '/v1/billing/plans', run: createPlan },
  { method: 'GET', path: '/v1/billing/plans/:id', run: readPlan },
];

// ---- Subscriptions of the simulated PayPal

/** How long the payer can agree to a subscription or a change of it. */
const approvalMs = 3 * 3_600_000;

function newApproval(sandbox: SandboxState, context: { return_url: string; cancel_url: string }): Approval {
  return {
    token: newId.approval(),
    until: new Date(sandbox.now().getTime() + approvalMs).toISOString(),
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
  };
}

function getActivePlan(sandbox: SandboxState, planId: string): StoredPlan {
  const plan = getOrNotFound(sandbox.data.plans, planId);
  if (plan.status !== 'ACTIVE')
    throw unprocessable(
      'PLAN_STATUS_INVALID',
      'Invalid plan status for subscription creation; plan status should be active.',
    );
  return plan;
}

function createSubscription({ sandbox, body, prefer }: ApiCall): ApiResponse {
  const input = parse(subscriptionCreate, body);
  const plan = getActivePlan(sandbox, input.plan_id);
  const at = sandbox.now().toISOString();
  const subscription: StoredSubscription = {
    id: newId.subscription(),
    planId: plan.id,
    taxRate: input.plan?.taxes.percentage,
    customId: input.custom_id ?? null,
    brandName: input.application_context.brand_name ?? null,
    // The payer may use another account than the shop expects.
    email: input.subscriber?.email_address ?? 'sandbox-customer@example.com',
    payerId: newId.payer(),
    status: 'APPROVAL_PENDING',
    statusNote: null,
    statusAt: at,
    createdAt: at,
    updatedAt: at,
    startedAt: null,
    approval: newApproval(sandbox, input.application_context),
    revision: null,
    cyclesCompleted: 0,
    nextBillingAt: null,
    billingDay: 1,
    outstandingCents: 0,
    failedCount: 0,
    lastFailed: null,
    paymentMethodFails: false,
    suspendedByFailures: false,
    transactionIds: [],
  };
  sandbox.data.subscriptions[subscription.id] = subscription;
  sendSubscriptionWebhook(sandbox, subscription, 'CREATED');
  return { status: 201, body: applyPreferHeader(prefer, subscriptionObject(sandbox, subscription)) };
}

function readSubscription({ sandbox, id, query }: ApiCall): ApiResponse {
  const { fields = '' } = parse(subscriptionQuery, query, 'query');
  const wanted = fields.split(',');
  const view = {
    ...defaultView,
    plan: wanted.includes('plan'),
    lastFailedPayment: wanted.includes('last_failed_payment'),
  };
  return {
    status: 200,
    body: subscriptionObject(sandbox, getOrNotFound(sandbox.data.subscriptions, id), view),
  };
}

function cancelById({ sandbox, id, body }: ApiCall): ApiResponse {
  const { reason } = parse(reasonGiven, body);
  cancelSubscription(sandbox, getOrNotFound(sandbox.data.subscriptions, id), reason);
  return { status: 204 };
}

function suspendById({ sandbox, id, body }: ApiCall): ApiResponse {
  const { reason } = parse(reasonGiven, body);
  suspendSubscription(sandbox, getOrNotFound(sandbox.data.subscriptions, id), reason);
  return { status: 204 };
}

function activateById({ sandbox, id, body }: ApiCall): ApiResponse {
  const { reason } = parse(subscriptionActivate, body);
  activateSubscription(sandbox, getOrNotFound(sandbox.data.subscriptions, id), reason);
  return { status: 204 };
}

function reviseSubscription({ sandbox, id, body }: ApiCall): ApiResponse {
  const input = parse(subscriptionRevise, body);
  const subscription = getOrNotFound(sandbox.data.subscriptions, id);
  const currentPlan = getPlan(sandbox, subscription);
  const plan = getActivePlan(sandbox, input.plan_id);
  if (plan.product_id !== currentPlan.product_id)
    throw unprocessable(
      'PLAN_PRODUCT_NOT_COMPATIBLE',
      'The old and the new plans should be for the same product.',
    );
  if (getPrice(plan).currency !== getPrice(currentPlan).currency)
    throw unprocessable('CURRENCY_MISMATCH', "The currency code is different from the plan's currency code.");
  if (subscription.status !== 'ACTIVE')
    throw unprocessable(
      'SUBSCRIPTION_STATUS_INVALID',
      'Invalid subscription status for revise action; subscription status should be active.',
    );
  const revision = {
    ...newApproval(sandbox, input.application_context),
    planId: plan.id,
    taxRate: input.plan?.taxes.percentage,
    agreed: false,
  };
  subscription.revision = revision;
  const path = `/v1/billing/subscriptions/${id}`;
  const links = [
    approveLink('revise', revision.token, revision.returnUrl),
    link(sandbox, path, 'edit', 'PATCH'),
    link(sandbox, path, 'self'),
  ];
  return { status: 200, body: { plan_id: plan.id, plan_overridden: input.plan !== undefined, links } };
}

function listTransactions({ sandbox, id, query }: ApiCall): ApiResponse {
  const { start_time, end_time } = parse(transactionsQuery, query, 'query');
  const subscription = getOrNotFound(sandbox.data.subscriptions, id);
  const [from, until] = [Date.parse(start_time), Date.parse(end_time)];
  if (from > until) throw invalid('end_time', 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
  const transactions = getTransactions(sandbox, subscription)
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= until)
    .reverse()
    .map((transaction) => transactionObject(transaction, subscription.email));
  const path = `/v1/billing/subscriptions/${id}/transactions`;
  const search = new URLSearchParams({ start_time, end_time });
  return { status: 200, body: { transactions, links: [link(sandbox, `${path}?${search}`, 'self')] } };
}

const subscriptionsPath = '/v1/billing/subscriptions';

const subscriptionEndpoints: ApiEndpoint[] = [
  { method: 'POST', path: subscriptionsPath, run: createSubscription },
  { method: 'GET', path: `${subscriptionsPath}/:id`, run: readSubscription },
  { method: 'POST', path: `${subscriptionsPath}/:id/cancel`, run: cancelById },
  { method: 'POST', path: `${subscriptionsPath}/:id/suspend`, run: suspendById },
  { method: 'POST', path: `${subscriptionsPath}/:id/activate`, run: activateById },
  { method: 'POST', path: `${subscriptionsPath}/:id/revise`, run: reviseSubscription },
  { method: 'GET', path: `${subscriptionsPath}/:id/transactions`, run: listTransactions },
];
