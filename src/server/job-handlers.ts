import { createBillingJobs } from './billing/sync/jobs.ts';
import { sendDueReminders } from './chat/check-ins/reminders.ts';
import type { Deps } from './deps.ts';
import type { JobHandlers } from './jobs/jobs.ts';

/** What each queue runs. */
export function createJobHandlers(deps: Deps): JobHandlers {
  return { ...createBillingJobs(deps), remind: () => sendDueReminders(deps) };
}
