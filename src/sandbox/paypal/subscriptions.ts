/** The calls of PayPal's API about subscriptions, simulated. */
import { activate, cancel, sendUpdate, suspend } from './billing.ts';
import { approveLink, plainView, subscriptionObject, transactionObject } from './objects.ts';
import {
  parse,
  reasonGiven,
  subscriptionActivate,
  subscriptionCreate,
  subscriptionQuery,
  subscriptionRevise,
  transactionsQuery,
} from './requests.ts';
import {
  type ApiCall,
  type ApiEndpoint,
  type ApiResponse,
  type Approval,
  applyPreferHeader,
  getOrNotFound,
  getPlan,
  getPrice,
  getTransactions,
  link,
  type SandboxState,
  type StoredPlan,
  type StoredSubscription,
} from './state.ts';
import { invalid, newId, unprocessable } from './wire.ts';

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
    methodFails: false,
    suspendedByFailures: false,
    transactionIds: [],
  };
  sandbox.data.subscriptions[subscription.id] = subscription;
  sendUpdate(sandbox, subscription, 'CREATED');
  return { status: 201, body: applyPreferHeader(prefer, subscriptionObject(sandbox, subscription)) };
}

function readSubscription({ sandbox, id, query }: ApiCall): ApiResponse {
  const { fields = '' } = parse(subscriptionQuery, query, 'query');
  const wanted = fields.split(',');
  const view = {
    ...plainView,
    plan: wanted.includes('plan'),
    lastFailedPayment: wanted.includes('last_failed_payment'),
  };
  return {
    status: 200,
    body: subscriptionObject(sandbox, getOrNotFound(sandbox.data.subscriptions, id), view),
  };
}

function cancelSubscription({ sandbox, id, body }: ApiCall): ApiResponse {
  const { reason } = parse(reasonGiven, body);
  cancel(sandbox, getOrNotFound(sandbox.data.subscriptions, id), reason);
  return { status: 204 };
}

function suspendSubscription({ sandbox, id, body }: ApiCall): ApiResponse {
  const { reason } = parse(reasonGiven, body);
  suspend(sandbox, getOrNotFound(sandbox.data.subscriptions, id), reason);
  return { status: 204 };
}

function activateSubscription({ sandbox, id, body }: ApiCall): ApiResponse {
  const { reason } = parse(subscriptionActivate, body);
  activate(sandbox, getOrNotFound(sandbox.data.subscriptions, id), reason);
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

const path = '/v1/billing/subscriptions';

export const subscriptionEndpoints: ApiEndpoint[] = [
  { method: 'POST', path, run: createSubscription },
  { method: 'GET', path: `${path}/:id`, run: readSubscription },
  { method: 'POST', path: `${path}/:id/cancel`, run: cancelSubscription },
  { method: 'POST', path: `${path}/:id/suspend`, run: suspendSubscription },
  { method: 'POST', path: `${path}/:id/activate`, run: activateSubscription },
  { method: 'POST', path: `${path}/:id/revise`, run: reviseSubscription },
  { method: 'GET', path: `${path}/:id/transactions`, run: listTransactions },
];
