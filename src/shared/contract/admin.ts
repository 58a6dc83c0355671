/** Schemas of what administrators can see: figures and states, never texts of dialogues. */
import { z } from 'zod';
import { paymentProviders } from '../payment-providers.ts';
import { orderTypes } from '../plan-codec.ts';
import type { Endpoints } from './endpoint.ts';
import {
  amount,
  emptyBody,
  isUuid,
  nonBlankText,
  postBody,
  successResponse,
  text,
  time,
  uuid,
} from './shapes.ts';

const count = z.number().int().nonnegative();
const day = z.iso.date().describe('in UTC');

const revenue = z.object({
  provider: z.enum(paymentProviders),
  currency: z.string().describe('ISO 4217; empty if a failed charge belongs to no known subscription'),
  payments: count,
  gross: amount,
  refunds: amount.describe('refunds of payments made in the period, whenever they were refunded'),
  tax: amount.describe('the tax that the gross amount includes, before refunds'),
  fees: amount.describe('what the provider keeps, as far as it has said so'),
  disputes: count,
  disputed: amount.describe('disputed payments minus refunds'),
  net: amount,
  failedCharges: count,
  activeMonthly: count.describe('with access now'),
  activeAnnual: count,
  ending: count.describe('active subscriptions that will not renew'),
  mrr: amount.describe('next charges of renewing subscriptions, per month'),
  activeAtStart: count.describe('paid when the period began'),
  lost: count.describe('those active at the start that have ended'),
  ended: count.describe('subscriptions whose paid time ended in the period'),
});

const funnel = z.object({
  registered: count.describe(
    'people who registered in the period; each step counts people who reached the one before',
  ),
  ordered: count,
  paid: count,
  begun: count.describe('started a dialogue'),
  summarised: count.describe('reached a summary'),
  freeBegun: count.describe('of those who registered, had a free reflection, whether they paid or not'),
  freeSummarised: count.describe('of those, reached its summary'),
  freePaid: count.describe('of those with a free reflection, paid'),
});

const checkInCounts = z.object({
  planned: count.describe('open, their day has not come'),
  due: count.describe('open, on or after their day'),
  answered: count,
  reminded: count.describe('for which a reminder was sent'),
  stopped: count.describe('for which the reminder was stopped before it was sent'),
});

const guideQuality = z.object({
  model: z.string().nullable().describe('null if the built-in guide wrote without calling a model'),
  promptVersion: z.string().nullable(),
  rounds: count,
  summaries: count,
  firstTry: count,
  laterTry: count,
  fallbacks: count.describe('written by the built-in guide instead of the model'),
  repaired: count.describe('steps for which the JSON of the model had to be repaired'),
  fallbackReasons: z.array(z.object({ reason: z.string(), count })),
  failedChecks: z.array(z.object({ check: z.string(), count })).describe('most frequent first'),
  heldBack: count.describe('sentences of the model that the checks kept from the user'),
  inputTokens: count,
  outputTokens: count,
  firstEventP50Ms: z.number().nullable().describe('median time until the first text'),
  firstEventP95Ms: z.number().nullable().describe('95th percentile'),
  dialogues: count,
  costUsd: z.number().nullable().describe('at list price; null if the price is unknown'),
});

const careCount = z.object({ day, level: z.enum(['low', 'high']), kind: z.string(), count });

const queue = z.object({ name: z.string(), waiting: count, running: count, failed: count });

const failedJob = z.object({
  id: uuid,
  name: z.string(),
  createdAt: time,
  failedAt: time,
  tries: count,
  error: z.string().describe('kind of the error, never its message'),
});

const person = z.object({
  id: uuid,
  address: z.string().describe('masked; adminPerson returns it in full'),
  name: z.string().describe('first letter only'),
  createdAt: time,
  signIn: z.array(z.enum(['password', 'google', 'apple'])),
  role: z.enum(['USER', 'ADMIN']),
  subscription: z
    .object({
      plan: z.enum(orderTypes),
      provider: z.enum(paymentProviders),
      status: z.enum(['pending', 'active', 'past_due', 'requires_action', 'paused', 'ended']),
      hasAccess: z.boolean(),
      paidThrough: time.nullable(),
      cancelPending: z.boolean(),
    })
    .nullable(),
  reflections: count,
  lastActiveDay: day.nullable(),
});

const operatorPayment = z.object({
  id: uuid,
  provider: z.enum(paymentProviders),
  reference: z.string(),
  plan: z.enum(orderTypes),
  amount,
  refunded: amount,
  currency: z.string(),
  status: z.enum(['paid', 'partially_refunded', 'refunded', 'disputed']),
  paidAt: time,
  periodEnd: time,
  subscriptionEnded: z.boolean(),
  disputeUrl: z.string().nullable().describe("the provider's page where the dispute can be answered"),
});

const afterRefund = z.enum(['keep', 'end-later', 'end-now']);

const logEntry = z.object({
  id: z.number().int(),
  at: time,
  adminId: uuid,
  step: z.enum(['asked', 'refunded', 'done', 'failed']),
  userId: uuid,
  provider: z.enum(paymentProviders),
  payment: z.string(),
  amount,
  currency: z.string(),
  subscription: afterRefund,
  reason: z.string(),
  error: z.string().nullable(),
});

export const adminEndpoints = {
  adminPayments: {
    method: 'GET',
    path: '/api/admin/people/:userId/payments',
    access: 'admin',
    limit: 'reads',
    summary: 'Payments of one user; every call is logged',
    params: z.strictObject({ userId: uuid }),
    response: z.object({ payments: z.array(operatorPayment) }),
  },
  adminRefund: {
    method: 'POST',
    path: '/api/admin/payments/:paymentId/refund',
    access: 'admin',
    idempotent: true,
    limit: { user: 'operating' },
    summary: 'Refund a payment in full or in part, and end or keep its subscription',
    params: z.strictObject({ paymentId: uuid }),
    body: postBody({
      amount: amount.describe('0 to refund nothing'),
      refundedBefore: amount.describe('as shown; 409 refund_changed if it has changed'),
      subscription: afterRefund.describe('end-later: at the end of the paid period'),
      reason: nonBlankText(500).describe('for the log; the user does not see it'),
    }),
    response: z.object({
      done: z.boolean(),
      error: z.string().nullable().describe("the provider's codes, if it refused"),
    }),
  },
  adminLog: {
    method: 'GET',
    path: '/api/admin/log',
    access: 'admin',
    limit: 'reads',
    summary: 'What operators did about payments, newest first',
    response: z.object({ entries: z.array(logEntry) }),
  },
  adminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    limit: 'reads',
    summary: 'Revenue, funnel, quality of the guide, help cards and job queues',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    response: z.object({
      from: time,
      to: time,
      people: count.describe('with an account now'),
      revenue: z.array(revenue),
      funnel,
      checkIns: checkInCounts.describe('all that exist now'),
      guide: z.array(guideQuality),
      guideSteps: count.describe('limit on the number of latest steps that are counted'),
      care: z.array(careCount),
      queues: z.array(queue),
    }),
  },
  adminPeople: {
    method: 'POST',
    path: '/api/admin/people',
    access: 'admin',
    limit: { user: 'operating' },
    summary: 'People and their subscriptions, newest first, without their texts',
    body: postBody({
      cursor: z
        .string()
        .max(100)
        .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/)
        .refine((value) => !Number.isNaN(Date.parse(value.slice(0, 24))) && isUuid(value.slice(25)))
        .optional(),
      search: text(254).optional().describe('part of an address, or an id'),
    }),
    response: z.object({ people: z.array(person), nextCursor: z.string().nullable() }),
  },
  adminPerson: {
    method: 'GET',
    path: '/api/admin/people/:userId',
    access: 'admin',
    limit: 'reads',
    summary: 'Name and address of one user; every call is logged',
    params: z.strictObject({ userId: uuid }),
    response: z.object({ id: uuid, address: z.string(), name: z.string() }),
  },
  adminFailedJobs: {
    method: 'GET',
    path: '/api/admin/jobs/failed',
    access: 'admin',
    limit: 'reads',
    summary: 'Jobs that failed all attempts',
    response: z.object({ jobs: z.array(failedJob) }),
  },
  adminRetryJob: {
    method: 'POST',
    path: '/api/admin/jobs/:jobId/retry',
    access: 'admin',
    limit: { user: 'operating' },
    summary: 'Run a failed job again',
    params: z.strictObject({ jobId: uuid }),
    body: emptyBody,
    response: successResponse,
  },
  adminRetryQueue: {
    method: 'POST',
    path: '/api/admin/queues/:queue/retry',
    access: 'admin',
    limit: { user: 'operating' },
    summary: 'Run every failed job of a queue again',
    params: z.strictObject({ queue: text(50) }),
    body: emptyBody,
    response: z.object({ retried: count }),
  },
} as const satisfies Endpoints;

export type AdminPayment = z.output<typeof operatorPayment>;
export type AdminLogEntry = z.output<typeof logEntry>;
export type AdminRevenue = z.output<typeof revenue>;
export type AdminGuideQuality = z.output<typeof guideQuality>;
export type AdminPerson = z.output<typeof person>;
export type AdminFailedJob = z.output<typeof failedJob>;
export type AdminCheckIns = z.output<typeof checkInCounts>;
export type AdminFunnel = z.output<typeof funnel>;
export type AdminCareCount = z.output<typeof careCount>;
export type AdminQueue = z.output<typeof queue>;
