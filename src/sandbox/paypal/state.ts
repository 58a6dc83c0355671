/**
 * What the simulated PayPal stores, and how its parts read and change it. Times are ISO 8601 unless a name says
 * otherwise.
 */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { OutgoingEvent } from '../webhook-delivery.ts';
import { type CertificateChain, createCertificateChain } from './signature.ts';
import { newId, notFound, parseCents, type planCreate, type productCreate, type WireLink } from './wire.ts';

export type StoredProduct = z.output<typeof productCreate> & { id: string; createdAt: string };

export type StoredPlan = z.output<typeof planCreate> & { id: string; createdAt: string };

export type SubscriptionStatus = 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

/** A page on which the payer agrees to something. */
export interface Approval {
  token: string;
  /** Three hours after the request. */
  until: string;
  returnUrl: string;
  cancelUrl: string;
}

export interface StoredRefund {
  id: string;
  cents: number;
  at: string;
}

export interface StoredTransaction {
  id: string;
  subscriptionId: string;
  cents: number;
  currency: string;
  /** The part of the amount that is tax. */
  taxCents?: number;
  at: string;
  declined: boolean;
  /** Oldest first. */
  refunds: StoredRefund[];
  disputeId: string | null;
}

export interface StoredDispute {
  id: string;
  transactionId: string;
  at: string;
}

export interface StoredSubscription {
  id: string;
  planId: string;
  /** Percent of tax that the price includes, if the subscription overrides its plan's. */
  taxRate?: string | undefined;
  customId: string | null;
  brandName: string | null;
  email: string;
  payerId: string;
  status: SubscriptionStatus;
  statusNote: string | null;
  statusAt: string;
  createdAt: string;
  updatedAt: string;
  startedAt: string | null;
  approval: Approval;
  /** The last requested change of plan, whether agreed or not. */
  revision: (Approval & { planId: string; taxRate?: string | undefined; agreed: boolean }) | null;
  cyclesCompleted: number;
  /** Of the plan's trial, free or at a lower price. */
  trialsCompleted?: number;
  /** Kept while suspended, though the API does not show it then. */
  nextBillingAt: string | null;
  /** Day of the month on which it is billed; a shorter month is billed on its last day. */
  billingDay: number;
  /** What failed charges left unpaid. */
  outstandingCents: number;
  /** Failed charges since the last one that succeeded. */
  failedCount: number;
  lastFailed: { cents: number; at: string; retryAt: string | null } | null;
  /** Charges are declined until the payment method is fixed. */
  paymentMethodFails: boolean;
  /** Suspended by PayPal after too many failures, not by the merchant. */
  suspendedByFailures: boolean;
  /** Oldest first. */
  transactionIds: string[];
}

/** The first response to a `PayPal-Request-Id`, PayPal's idempotency key. */
export interface StoredResponse {
  /** Hash of method, URL and body: another request with the same id is an error. */
  requestHash: string;
  status: number;
  body: string;
  createdAtMs: number;
}

export interface PaypalData {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  certificateId: string;
  certificates: CertificateChain;
  /** Access tokens and when they expire, in epoch milliseconds. */
  tokens: Record<string, number>;
  products: Record<string, StoredProduct>;
  plans: Record<string, StoredPlan>;
  subscriptions: Record<string, StoredSubscription>;
  transactions: Record<string, StoredTransaction>;
  disputes: Record<string, StoredDispute>;
  /** By `PayPal-Request-Id`. */
  responses: Record<string, StoredResponse>;
  undeliveredWebhooks: OutgoingEvent[];
}

/** Keys and certificates are made at the first start of a data folder. */
export async function completeState(stored: Partial<PaypalData>, now: Date): Promise<PaypalData> {
  return {
    clientId: stored.clientId ?? `A${randomBytes(40).toString('base64url')}`,
    clientSecret: stored.clientSecret ?? `E${randomBytes(40).toString('base64url')}`,
    webhookId: stored.webhookId ?? newId.webhook(),
    certificateId: stored.certificateId ?? newId.certificate(),
    certificates: stored.certificates ?? (await createCertificateChain(now)),
    tokens: stored.tokens ?? {},
    products: stored.products ?? {},
    plans: stored.plans ?? {},
    subscriptions: stored.subscriptions ?? {},
    transactions: stored.transactions ?? {},
    disputes: stored.disputes ?? {},
    responses: stored.responses ?? {},
    undeliveredWebhooks: stored.undeliveredWebhooks ?? [],
  };
}

/** Deletes everything except keys, access tokens, products and plans: also webhooks that wait to be sent. */
export function forgetSales(data: PaypalData): void {
  Object.assign(data, { subscriptions: {}, transactions: {}, disputes: {}, responses: {} });
  // Emptied in place, because the webhook sender holds this array.
  data.undeliveredWebhooks.splice(0);
}

/** The simulated PayPal's stored data, clock and webhook sender. */
export interface SandboxState {
  data: PaypalData;
  now: () => Date;
  /** The API's origin; links and the certificate's address start with it. */
  apiBase: string;
  /** Sends a webhook in the background. */
  send(event: OutgoingEvent): void;
}

/** Ignores inherited properties, because `__proto__` can be sent as an id. */
export function findById<T>(record: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** Throws PayPal's 404. */
export function getOrNotFound<T>(record: Record<string, T>, id: string): T {
  const found = findById(record, id);
  if (!found) throw notFound();
  return found;
}

export function link(
  sandbox: SandboxState,
  path: string,
  rel: string,
  method: WireLink['method'] = 'GET',
): WireLink {
  return { href: `${sandbox.apiBase}${path}`, rel, method };
}

export interface WebhookEvent {
  type: string;
  resourceType: 'subscription' | 'sale' | 'refund' | 'dispute';
  summary: string;
  resource: object;
}

/** Sends a webhook with the resource as it is now. */
export function sendWebhook(
  sandbox: SandboxState,
  { type, resourceType, summary, resource }: WebhookEvent,
): void {
  const id = newId.event();
  const createdAt = sandbox.now().toISOString();
  const path = `/v1/notifications/webhooks-events/${id}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: createdAt,
    resource_type: resourceType,
    ...(resourceType === 'subscription' && { resource_version: '2.0' }),
    event_type: type,
    summary,
    resource,
    links: [link(sandbox, path, 'self'), link(sandbox, `${path}/resend`, 'resend', 'POST')],
  };
  sandbox.send({ id, type, payload: JSON.stringify(event), createdAt });
}

/** What one billing cycle costs; a cycle lasts `count` times `unit`. */
export interface Price {
  cents: number;
  currency: string;
  unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  count: number;
}

export function getPlan(sandbox: SandboxState, { planId }: Pick<StoredSubscription, 'planId'>): StoredPlan {
  return getOrNotFound(sandbox.data.plans, planId);
}

type Cycle = StoredPlan['billing_cycles'][number];

export function regularCycle({ id, billing_cycles }: StoredPlan): Cycle {
  const cycle = billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');
  if (!cycle) throw new Error(`plan ${id} has no regular cycle`);
  return cycle;
}

/** The trial, while it has cycles left. */
export function currentTrialCycle(
  { billing_cycles }: StoredPlan,
  { trialsCompleted = 0 }: Pick<StoredSubscription, 'trialsCompleted'>,
): Cycle | undefined {
  return billing_cycles.find(
    ({ tenure_type, total_cycles }) => tenure_type === 'TRIAL' && trialsCompleted < total_cycles,
  );
}

/** What one billing cycle costs, and how long it is; by default the plan's regular one. */
export function getPrice(plan: StoredPlan, cycle: Cycle = regularCycle(plan)): Price {
  const { currency_code: currency, value } = cycle.pricing_scheme.fixed_price;
  const { interval_unit: unit, interval_count: count } = cycle.frequency;
  return { cents: parseCents(value) ?? Number.NaN, currency, unit, count };
}

/** Oldest first. */
export function getTransactions(
  sandbox: SandboxState,
  subscription: StoredSubscription,
): StoredTransaction[] {
  return subscription.transactionIds.map((id) => getOrNotFound(sandbox.data.transactions, id));
}

export function refundedCents({ refunds }: StoredTransaction): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** The last payment that went through. */
export function lastPaid(
  sandbox: SandboxState,
  subscription: StoredSubscription,
): StoredTransaction | undefined {
  return getTransactions(sandbox, subscription).findLast(({ declined }) => !declined);
}

export interface ApiCall {
  sandbox: SandboxState;
  /** The id in the path; empty where the path has none. */
  id: string;
  query: unknown;
  /** Undefined for an empty body. */
  body: unknown;
  prefer: 'minimal' | 'representation';
}

export interface ApiResponse {
  status: 200 | 201 | 204;
  body?: object;
}

export interface ApiEndpoint {
  method: 'GET' | 'POST';
  path: string;
  run(call: ApiCall): ApiResponse;
}

/** The complete object in a response. */
interface Representation {
  id: string;
  status?: string;
  links: object[];
}

/** Without `Prefer: return=representation`, a call that creates something returns only id, status and links. */
export function applyPreferHeader(prefer: ApiCall['prefer'], representation: Representation): object {
  if (prefer === 'representation') return representation;
  const { id, status, links } = representation;
  return { id, ...(status !== undefined && { status }), links };
}
