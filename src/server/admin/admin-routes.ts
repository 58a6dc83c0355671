/**
 * The endpoints of the admin page. Each call that shows or changes something of a user is logged. The lists of the
 * operator's own actions and of failed jobs contain ids only.
 */
import type { FastifyRequest } from 'fastify';
import type { adminEndpoints } from '#shared/contract/admin.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { toCents } from '#shared/plans.ts';
import { hashAccountAndNetwork } from '../auth/audit.ts';
import type { CurrentUser } from '../auth/sessions/require-user.ts';
import { findEmailById } from '../auth/users.ts';
import { listOperatorLog, listPaymentsOfUser, refundPayment } from '../billing/manage/operator.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import {
  findQueue,
  type JobName,
  jobNames,
  listFailedIds,
  listFailedJobs,
  listQueueStates,
} from '../jobs/jobs.ts';
import type { Handlers } from '../mount.ts';
import {
  countCheckIns,
  countPeople,
  getLastDays,
  listCareCounts,
  listGuideQuality,
  maxQualitySteps,
  readFunnel,
} from './figures.ts';
import { getPerson, listPeople } from './people.ts';
import { listRevenue } from './revenue.ts';

/** How many failed jobs the page lists. */
const maxFailedShown = 100;

type AdminAction =
  | 'admin_saw_people'
  | 'admin_saw_person'
  | 'admin_saw_payments'
  | 'admin_refunded'
  | 'admin_refund_failed'
  | 'admin_retried_job'
  | 'admin_retried_queue';

/**
 * Logs which administrator saw or changed what: ids, and hashes of the administrator's account (whose email address it
 * reads from the database) and network.
 */
async function logAdminAction(
  deps: Deps,
  { request, user: { id: adminId } }: { request: FastifyRequest; user: CurrentUser },
  action: AdminAction,
  ids: Record<string, unknown>,
): Promise<void> {
  const hashes = hashAccountAndNetwork(deps, request, await findEmailById(deps.db, adminId));
  request.log.info({ audit: action, by: adminId, ...hashes, ...ids }, 'an administrator looked or acted');
}

function parseJobName(name: string | undefined): JobName {
  const jobName = jobNames.find((known) => known === name);
  if (!jobName) throw new AppError('not_found');
  return jobName;
}

/** Every queue, including empty ones. Each kind of job has a queue of its name. */
async function listQueues({ db }: Pick<Deps, 'db'>): Promise<ResponseBody<'adminOverview'>['queues']> {
  const states = await listQueueStates(db);
  return jobNames.map((name) => {
    const { waiting = 0, running = 0, failed = 0 } = states.find((state) => state.name === name) ?? {};
    return { name, waiting, running, failed };
  });
}

/**
 * Queries run one after another, to leave connections for other calls. Payments and check-ins follow the billing clock,
 * which a sandbox can move forward; users and the guide follow real time.
 */
async function readOverview(deps: Deps, days: number): Promise<ResponseBody<'adminOverview'>> {
  const { db, config, now, billingNow } = deps;
  const period = getLastDays(days, now());
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    people: await countPeople(db),
    revenue: await listRevenue(db, config.prices, getLastDays(days, billingNow())),
    funnel: await readFunnel(db, period),
    checkIns: await countCheckIns(db, billingNow()),
    guide: await listGuideQuality(db, period),
    guideSteps: maxQualitySteps,
    care: await listCareCounts(db, period),
    queues: await listQueues(deps),
  };
}

/** `caller`: the request and the signed-in administrator. */
export function adminRoutes(deps: Deps): Handlers<keyof typeof adminEndpoints> {
  return {
    adminOverview: async ({ query }) => readOverview(deps, query.days),
    adminPeople: async ({ body, ...caller }) => {
      const page = await listPeople(deps, body);
      await logAdminAction(deps, caller, 'admin_saw_people', { people: page.people.map(({ id }) => id) });
      return page;
    },
    adminPerson: async ({ params, ...caller }) => {
      const person = await getPerson(deps.db, params.userId);
      await logAdminAction(deps, caller, 'admin_saw_person', { people: [person.id] });
      return person;
    },
    adminPayments: async ({ params, ...caller }) => {
      await logAdminAction(deps, caller, 'admin_saw_payments', { people: [params.userId] });
      return listPaymentsOfUser(deps.db, params.userId);
    },
    adminRefund: async ({ params, body, ...caller }) => {
      const result = await refundPayment(deps, {
        adminId: caller.user.id,
        paymentId: params.paymentId,
        amountCents: toCents(body.amount),
        refundedBeforeCents: toCents(body.refundedBefore),
        subscription: body.subscription,
        reason: body.reason.trim(),
      });
      const action = result.done ? 'admin_refunded' : 'admin_refund_failed';
      await logAdminAction(deps, caller, action, { payment: params.paymentId });
      return result;
    },
    adminLog: () => listOperatorLog(deps.db),
    adminFailedJobs: async () => {
      const jobs = await listFailedJobs(deps.db, jobNames, maxFailedShown);
      return {
        jobs: jobs.map(({ createdAt, failedAt, ...job }) => ({
          ...job,
          createdAt: createdAt.toISOString(),
          failedAt: failedAt.toISOString(),
        })),
      };
    },
    adminRetryJob: async ({ params: { jobId }, ...caller }) => {
      const queue = parseJobName(await findQueue(deps.db, jobId));
      await deps.jobs.retry(queue, [jobId]);
      await logAdminAction(deps, caller, 'admin_retried_job', { jobId, queue });
      return { success: true };
    },
    adminRetryQueue: async ({ params, ...caller }) => {
      const queue = parseJobName(params.queue);
      const ids = await listFailedIds(deps.db, queue);
      await deps.jobs.retry(queue, ids);
      await logAdminAction(deps, caller, 'admin_retried_queue', { queue });
      return { retried: ids.length };
    },
  };
}
