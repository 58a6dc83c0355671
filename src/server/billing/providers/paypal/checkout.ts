/**
 * Opens PayPal's page on which the payer approves a subscription, and reads its state; creates products and plans.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { localeFacts } from '#shared/locales.ts';
import type { PlanId } from '#shared/plans.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Checkout, CheckoutRequest, PlanToSell, ProviderPlan } from '../provider.ts';
import {
  isNotFound,
  listIssues,
  type PaypalClient,
  type PaypalResponse,
  readResponse,
  readUnlessMissing,
} from './client.ts';
import {
  approvalLink,
  createdPlan,
  createdSubscription,
  type Money,
  type PaypalSubscription,
  planResponse,
  productResponse,
  subscriptionResponse,
  toMoney,
} from './responses.ts';

/** How long PayPal accepts the payer's approval. */
const approvalMs = 3 * 3_600_000;
const maxBrandLength = 127;

/** The tax that the price includes. It is set for each subscription: plans are the same for all countries. */
export function taxesOf({ taxRate }: Pick<CheckoutRequest, 'taxRate'>): { plan?: object } {
  return taxRate === null ? {} : { plan: { taxes: { percentage: taxRate, inclusive: true } } };
}

function createBody(request: CheckoutRequest): object {
  return {
    plan_id: request.providerPlanId,
    ...taxesOf(request),
    custom_id: request.orderId,
    subscriber: { email_address: request.email },
    application_context: {
      brand_name: request.productName.slice(0, maxBrandLength),
      locale: localeFacts[request.locale].region,
      user_action: 'SUBSCRIBE_NOW',
      shipping_preference: 'NO_SHIPPING',
      return_url: request.successUrl,
      cancel_url: request.cancelUrl,
    },
  };
}

/** PayPal has no checkout object: it is a subscription awaiting the payer's approval. */
export async function openCheckout(
  client: PaypalClient,
  request: CheckoutRequest,
): Promise<Checkout | { unknown: 'plan' }> {
  const body = createBody(request);
  const response = await client({
    method: 'POST',
    path: '/v1/billing/subscriptions',
    body,
    // The body names the order and the plan: with a plan that was created again, this is a new request.
    requestId: requestIdFor('checkout', body),
  });
  // The request refers to nothing else at PayPal, so the plan is what is missing.
  if (isNotFound(response)) return { unknown: 'plan' };
  const { id, links } = readResponse(response, createdSubscription);
  return { id, state: 'open', url: approvalLink(links), subscriptionId: null };
}

/** Compares two times of PayPal's clock, since its responses do not report an expired approval. */
function isTooLate({ create_time }: PaypalSubscription, { at }: PaypalResponse): boolean {
  return at !== undefined && at.getTime() - create_time.getTime() > approvalMs;
}

function wasPaid({ billing_info }: PaypalSubscription): boolean {
  return billing_info?.last_payment?.time !== undefined;
}

function toCheckoutState(subscription: PaypalSubscription, response: PaypalResponse): Checkout['state'] {
  switch (subscription.status) {
    case 'APPROVAL_PENDING':
      return isTooLate(subscription, response) ? 'expired' : 'open';
    case 'APPROVED':
    case 'ACTIVE':
      return 'complete';
    default:
      return wasPaid(subscription) ? 'complete' : 'expired';
  }
}

export async function findCheckout(client: PaypalClient, id: string): Promise<Checkout | null> {
  const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
  const response = await client({ method: 'GET', path });
  const subscription = readUnlessMissing(response, subscriptionResponse);
  if (!subscription) return null;
  const state = toCheckoutState(subscription, response);
  return {
    id,
    state,
    url: state === 'open' ? approvalLink(subscription.links) : null,
    subscriptionId: state === 'complete' ? id : null,
  };
}

// ---- Products and plans at PayPal: creates them, and reads the terms of a plan

/** PayPal suspends a subscription after this many failed charges, five days apart. */
const maxFailures = 3;
const maxNameLength = 127;
/** Far more than we sell: two plans in five currencies, and some more after a change of price or for an offer. */
const maxCached = 100;

/** An idempotency key made from the body: for a repeated key, PayPal returns the first response, whatever the body is. */
function requestIdFor(what: string, body: object): string {
  return `${what}-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16)}`;
}

async function createProduct(client: PaypalClient, name: string): Promise<string> {
  const body = { name: name.slice(0, maxNameLength), type: 'SERVICE' };
  const response = await client({
    method: 'POST',
    path: '/v1/catalogs/products',
    body,
    requestId: requestIdFor('product', body),
  });
  return readResponse(response, productResponse).id;
}

/** The cycles before the regular ones. All free months are one cycle; a lower price has one cycle for each charge. */
function trialCycles({ plan, currency, introduction }: PlanToSell): object[] {
  if (!introduction) return [];
  const { freeMonths, charges, cents } = introduction;
  const frequency = freeMonths
    ? { interval_unit: 'MONTH', interval_count: freeMonths }
    : { interval_unit: plan === 'annual' ? 'YEAR' : 'MONTH', interval_count: 1 };
  return [
    {
      frequency,
      tenure_type: 'TRIAL',
      sequence: 1,
      total_cycles: freeMonths ? 1 : charges,
      pricing_scheme: { fixed_price: toMoney(freeMonths ? 0 : cents, currency) },
    },
  ];
}

function planBody(wanted: PlanToSell, productId: string): object {
  return {
    product_id: productId,
    name: wanted.name.slice(0, maxNameLength),
    status: 'ACTIVE',
    billing_cycles: [
      ...trialCycles(wanted),
      {
        frequency: { interval_unit: wanted.plan === 'annual' ? 'YEAR' : 'MONTH', interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: wanted.introduction ? 2 : 1,
        // 0 means without end. PayPal's default is a single charge.
        total_cycles: 0,
        pricing_scheme: { fixed_price: toMoney(wanted.amountCents, wanted.currency) },
      },
    ],
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: maxFailures },
  };
}

async function sendPlan(
  client: PaypalClient,
  wanted: PlanToSell,
  productId: string,
): Promise<PaypalResponse> {
  const body = planBody(wanted, productId);
  const requestId = requestIdFor(`plan-${wanted.plan}-${wanted.currency}`, body);
  return client({ method: 'POST', path: '/v1/billing/plans', body, requestId });
}

function isUnknownProduct(response: PaypalResponse): boolean {
  return isNotFound(response) || listIssues(response).includes('INVALID_RESOURCE_ID');
}

/** Reuses the product of the other plans, unless PayPal does not know it, e.g. after a change of account. */
export async function createPlan(client: PaypalClient, plan: PlanToSell): Promise<ProviderPlan> {
  if (plan.productId) {
    const response = await sendPlan(client, plan, plan.productId);
    if (!isUnknownProduct(response))
      return { productId: plan.productId, providerPlanId: readResponse(response, createdPlan).id };
  }
  const productId = await createProduct(client, plan.productName);
  return { productId, providerPlanId: readResponse(await sendPlan(client, plan, productId), createdPlan).id };
}

/** What a plan at PayPal charges. */
export interface PlanTerms {
  plan: PlanId;
  price: Money;
  /** Cycles of `months` at another price, before the regular one. Free time has a price of 0. */
  trial?: { price: Money; cycles: number; months: number } | undefined;
}

export type PlanReader = (providerPlanId: string) => Promise<PlanTerms>;

function planOfInterval(unit: string, count: number): PlanId | undefined {
  if (unit === 'YEAR' || (unit === 'MONTH' && count === 12)) return 'annual';
  return unit === 'MONTH' && count === 1 ? 'monthly' : undefined;
}

function parseTrial({ billing_cycles }: z.output<typeof planResponse>, price: Money): PlanTerms['trial'] {
  const cycle = billing_cycles.find(({ tenure_type }) => tenure_type === 'TRIAL');
  if (!cycle) return undefined;
  const { interval_unit: unit, interval_count: count } = cycle.frequency;
  return {
    // PayPal may leave out the price of free time.
    price: cycle.pricing_scheme?.fixed_price ?? { ...price, cents: 0 },
    cycles: cycle.total_cycles,
    months: unit === 'YEAR' ? 12 * count : count,
  };
}

function parseTerms(response: z.output<typeof planResponse>): PlanTerms {
  const { billing_cycles } = response;
  const cycle = billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');
  const price = cycle?.pricing_scheme?.fixed_price;
  const plan = cycle && planOfInterval(cycle.frequency.interval_unit, cycle.frequency.interval_count);
  if (price && plan) return { plan, price, trial: parseTrial(response, price) };
  throw new AppError('provider_failed', { cause: new Error('PayPal has a plan that is none of ours') });
}

/** Reads each plan's terms once: nobody but us can change them at PayPal, and we do not. */
export function createPlanReader(client: PaypalClient): PlanReader {
  const cache = new Map<string, PlanTerms>();
  return async (providerPlanId) => {
    const cached = cache.get(providerPlanId);
    if (cached) return cached;
    const path = `/v1/billing/plans/${encodeURIComponent(providerPlanId)}`;
    const terms = parseTerms(readResponse(await client({ method: 'GET', path }), planResponse));
    if (cache.size >= maxCached) cache.clear();
    cache.set(providerPlanId, terms);
    return terms;
  };
}
