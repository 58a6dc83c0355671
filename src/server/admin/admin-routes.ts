/** The calls of the admin page. Each that shows or changes something of a user is logged. */
import type { FastifyRequest } from 'fastify';
import type { adminEndpoints } from '#shared/contract/admin.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { toCents } from '#shared/plans.ts';
import { hashTraces } from '../auth/audit.ts';
import type { CurrentUser } from '../auth/sessions/require-user.ts';
import { findEmail } from '../auth/users.ts';
import { listOperatorLog, listPaymentsOf, refundPayment } from '../billing/manage/operator.ts';
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
  lastDays,
  listCareCounts,
  listGuideQuality,
  maxSteps,
  readFunnel,
} from './figures.ts';
import { getPerson, listPeople } from './people.ts';
import { listRevenue } from './revenue.ts';

/** How many failed jobs the page lists. */
const maxFailedShown = 100;

/** Logs which administrator saw or changed what, using ids and the hashes of auth/audit.ts. */
async function audit(
  deps: Deps,
  { request, user: { id: by } }: { request: FastifyRequest; user: CurrentUser },
  action: string,
  ids: Record<string, unknown>,
): Promise<void> {
  const trace = hashTraces(deps, request, await findEmail(deps.db, by));
  request.log.info({ audit: action, by, ...trace, ...ids }, 'an administrator looked or acted');
}

function parseJobName(name: string | undefined): JobName {
  const jobName = jobNames.find((one) => one === name);
  if (!jobName) throw new AppError('not_found');
  return jobName;
}

/** Every queue, including empty ones. */
async function listQueues({ db }: Pick<Deps, 'db'>): Promise<ResponseBody<'adminOverview'>['queues']> {
  const states = await listQueueStates(db);
  return jobNames.map((name) => {
    const { waiting = 0, running = 0, failed = 0 } = states.find((state) => state.name === name) ?? {};
    return { name, waiting, running, failed };
  });
}

/** Queries run one after another, to leave connections for other calls. */
async function readOverview(deps: Deps, days: number): Promise<ResponseBody<'adminOverview'>> {
  const { db, config, now, billingNow } = deps;
  const period = lastDays(days, now());
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    people: await countPeople(db),
    revenue: await listRevenue(db, config.prices, lastDays(days, billingNow())),
    funnel: await readFunnel(db, period),
    checkIns: await countCheckIns(db, billingNow()),
    guide: await listGuideQuality(db, period),
    guideSteps: maxSteps,
    care: await listCareCounts(db, period),
    queues: await listQueues(deps),
  };
}

export function adminRoutes(deps: Deps): Handlers<keyof typeof adminEndpoints> {
  return {
    adminOverview: async ({ query }) => readOverview(deps, query.days),
    adminPeople: async ({ body, ...caller }) => {
      const page = await listPeople(deps, body);
      await audit(deps, caller, 'admin_saw_people', { people: page.people.map(({ id }) => id) });
      return page;
    },
    adminPerson: async ({ params, ...caller }) => {
      const person = await getPerson(deps.db, params.userId);
      await audit(deps, caller, 'admin_saw_person', { people: [person.id] });
      return person;
    },
    adminPayments: async ({ params, ...caller }) => {
      await audit(deps, caller, 'admin_saw_payments', { people: [params.userId] });
      return listPaymentsOf(deps.db, params.userId);
    },
    adminRefund: async ({ params, body, ...caller }) => {
      await audit(deps, caller, 'admin_refunded', { payment: params.paymentId });
      return refundPayment(deps, {
        adminId: caller.user.id,
        paymentId: params.paymentId,
        amountCents: toCents(body.amount),
        refundedBeforeCents: toCents(body.refundedBefore),
        subscription: body.subscription,
        reason: body.reason.trim(),
      });
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
      await audit(deps, caller, 'admin_retried_job', { jobId, queue });
      await deps.jobs.retry(queue, [jobId]);
      return { success: true };
    },
    adminRetryQueue: async ({ params, ...caller }) => {
      const queue = parseJobName(params.queue);
      await audit(deps, caller, 'admin_retried_queue', { queue });
      const ids = await listFailedIds(deps.db, queue);
      await deps.jobs.retry(queue, ids);
      return { retried: ids.length };
    },
  };
}
